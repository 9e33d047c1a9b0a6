/**
 * Answers refusals as FastAPI does: `{detail}` with a sentence or, if certain fields of the request are the cause, with a
 * list of what is wrong in each, in pydantic's terms.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../errors.ts';
import { IdentityError } from '../common/identity-error.ts';
import { invalidField } from '../common/refusals.ts';
import { inputAt } from './input.ts';
import { Problem } from '../problem.ts';

interface Detail {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  /** What was sent there; absent where `inputAt` gives nothing. */
  readonly input?: unknown;
}

type ValidationError = NonNullable<FastifyError['validation']>[number];

export function addDetailErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(asProblem(error), request, reply));
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  });
}

function answer(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const details = detailsOf(error, request);
  if (!details) return answerError(error as FastifyError, request, reply);
  request.log.debug({ err: error }, 'request refused');
  return reply
    .code(error instanceof Problem ? error.statusCode : 422)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({ detail: details });
}

/** Translates errors of the rules shared with Patina's own accounts: passwords and numbers of attempts. */
function asProblem(error: FastifyError): FastifyError | Problem {
  if (!((error as Error) instanceof IdentityError)) return error;
  const { code, message } = error as unknown as IdentityError;
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
    const words = 'Too many attempts. Wait a few minutes, then try again.';
    const { retryAfterSeconds } = error as unknown as IdentityError;
    return new Problem(429, 'too-often', words, undefined, retryAfterSeconds);
  }
  const [, why = 'Choose another password'] = message.split(' : ');
  return code === 'WEAK_PASSWORD' ? invalidField('password', `${why}.`) : error;
}

function detailsOf(error: FastifyError | Problem, request: FastifyRequest): readonly Detail[] | null {
  if (error instanceof Problem) {
    const { field, reason, message } = error;
    if (field === undefined) return null;
    return [withInput({ type: reason, loc: ['body', field], msg: message }, request)];
  }
  if (error.validation)
    return error.validation.map((issue) => withInput(detailOf(issue, error.validationContext), request));
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return [{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }];
  }
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return [{ type: 'json_invalid', loc: ['body'], msg: 'JSON decode error', input: {} }];
  }
  return null;
}

/** Adds the `input` of pydantic: the value that is wrong, or for a missing field the object that lacks it. */
function withInput(detail: Detail, request: FastifyRequest): Detail {
  const input = inputAt(detail, request);
  return input === undefined ? detail : { ...detail, input };
}

const places: Readonly<Record<string, string>> = { querystring: 'query', params: 'path', headers: 'header' };

function detailOf({ instancePath, keyword, message, params }: ValidationError, context = 'body'): Detail {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const within = params as Readonly<Record<string, string | number>>;
  const named = within.missingProperty ?? within.additionalProperty;
  const { type, msg } = pydantic(keyword, within, message);
  return { type, msg, loc: [places[context] ?? context, ...path, ...(named === undefined ? [] : [named])] };
}

function pydantic(
  keyword: string,
  { limit, type: wanted }: Readonly<Record<string, string | number>>,
  message = 'Input is not valid',
): { type: string; msg: string } {
  switch (keyword) {
    case 'required':
      return { type: 'missing', msg: 'Field required' };
    case 'additionalProperties':
      return { type: 'extra_forbidden', msg: 'Extra inputs are not permitted' };
    case 'minLength':
      return { type: 'string_too_short', msg: `String should have at least ${limit} characters` };
    case 'maxLength':
      return { type: 'string_too_long', msg: `String should have at most ${limit} characters` };
    case 'minimum':
      return { type: 'greater_than_equal', msg: `Input should be greater than or equal to ${limit}` };
    case 'maximum':
      return { type: 'less_than_equal', msg: `Input should be less than or equal to ${limit}` };
    case 'pattern':
      return { type: 'string_pattern_mismatch', msg: 'String should match the pattern' };
    case 'enum':
    case 'const':
      return { type: 'literal_error', msg: message };
    case 'type':
      return { type: `${String(wanted).split(',')[0]}_type`, msg: `Input should be a valid ${wanted}` };
    default:
      return { type: 'value_error', msg: message };
  }
}
