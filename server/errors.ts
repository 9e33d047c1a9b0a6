/**
 * Error responses: the message of a Problem, a plain sentence for an invalid request, and only "Something went wrong"
 * for everything else. Details go to the log.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { unavailabilityOf } from './unavailable.ts';

interface Shown {
  readonly status: number;
  readonly reason: string;
  readonly message: string;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
}

const messages: Readonly<Record<number, { reason: string; message: string }>> = {
  400: { reason: 'bad-request', message: 'The request is not understood.' },
  401: { reason: 'signed-out', message: 'Log in to do this.' },
  403: { reason: 'not-allowed', message: 'You may not do this.' },
  404: { reason: 'not-found', message: 'There is nothing here.' },
  405: { reason: 'bad-method', message: 'This cannot be done here.' },
  408: { reason: 'timeout', message: 'The request took too long to arrive.' },
  413: { reason: 'too-large', message: 'This is larger than the server accepts.' },
  414: { reason: 'too-large', message: 'The address is too long.' },
  415: { reason: 'bad-type', message: 'The server does not accept this kind of content here.' },
  429: { reason: 'too-often', message: 'That was too often. Wait a minute and try again.' },
  503: { reason: 'unavailable', message: 'The server is not ready. Try again in a moment.' },
};
const failed = {
  status: 500,
  reason: 'failed',
  message: 'Something went wrong on the server. Try again later.',
};

export function shownOf(error: FastifyError | Problem): Shown {
  if (error instanceof Problem) {
    const { statusCode: status, reason, message, field, retryAfterSeconds } = error;
    const about = { ...(field === undefined ? {} : { field }) };
    return {
      status,
      reason,
      message,
      ...about,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    };
  }
  if ('validation' in error && error.validation) return invalid(error);
  const unavailability = unavailabilityOf(error);
  if (unavailability) return { status: 503, ...unavailability };
  const status = error.statusCode ?? 500;
  const known = messages[status];
  return known ? { status, ...known } : failed;
}

/** Schema validation errors name a field and a rule; both are safe to show, since the API schema is public. */
function invalid({ validation = [], validationContext = 'body' }: FastifyError): Shown {
  const violations = validation.map(({ instancePath, keyword, message, params }) => {
    const extra = keyword === 'additionalProperties' ? `: ${String(params.additionalProperty)}` : '';
    const place = instancePath.slice(1).replaceAll('/', '.');
    return { place, text: `${place || validationContext} ${message ?? 'is not valid'}${extra}` };
  });
  const field = violations.find(({ place }) => place !== '')?.place;
  return {
    status: 400,
    reason: 'bad-request',
    message: [...new Set(violations.map(({ text }) => text))].join('; ').slice(0, 1000),
    ...(field === undefined ? {} : { field }),
  };
}

/** Paths used by the Firebase SDK, which understands only its own shape of error. */
const firebasePaths = /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|v1)\//;

/** Paths of the second backend, which uses FastAPI's shape of error. */
const fastApiPaths = /^\/api\/py(\/|$)/;

export function bodyOf(path: string, { status, retryAfterSeconds: _, ...problem }: Shown): object {
  if (fastApiPaths.test(path)) return { detail: problem.message };
  return firebasePaths.test(path)
    ? { error: { code: status, message: problem.reason.replaceAll('-', '_').toUpperCase() } }
    : problem;
}

export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

/** For refusals (429) that state no time. */
const usualWaitSeconds = 60;

/** Sets `Retry-After` where trying again later helps. */
export function sayWhen(reply: FastifyReply, refusal: object, status: number): void {
  const stated = 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : undefined;
  const seconds = stated ?? (status === 429 ? usualWaitSeconds : undefined);
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds));
}

/** The client hung up before the request was complete: nobody reads the response, and the server is not at fault. */
export const hungUp = ({ raw }: Pick<FastifyRequest, 'raw'>) => raw.destroyed && !raw.complete;

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shown = hungUp(request) ? { status: 400, ...messages[400]! } : shownOf(error);
  if (shown.status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ err: error }, 'request refused');
  sayWhen(reply, shown.retryAfterSeconds === undefined ? error : shown, shown.status);
  return reply
    .code(shown.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(bodyOf(request.url, shown));
}
