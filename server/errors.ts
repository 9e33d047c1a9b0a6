/**
 * What a client gets to see when something fails: the words of a Problem, a plain sentence for a request that
 * is wrong, and nothing but "went wrong" for everything else. What really happened goes to the log.
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

const plainWords: Readonly<Record<number, { reason: string; message: string }>> = {
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
  message: 'Something went wrong on the server. Try again in a while.',
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
  const known = plainWords[status];
  return known ? { status, ...known } : failed;
}

/** The contract's own complaints name a place and a rule, both of which the contract publishes. */
function invalid({ validation = [], validationContext = 'body' }: FastifyError): Shown {
  const complaints = validation.map(({ instancePath, keyword, message, params }) => {
    const extra = keyword === 'additionalProperties' ? `: ${String(params.additionalProperty)}` : '';
    const place = instancePath.slice(1).replaceAll('/', '.');
    return { place, text: `${place || validationContext} ${message ?? 'is not valid'}${extra}` };
  });
  const field = complaints.find(({ place }) => place !== '')?.place;
  return {
    status: 400,
    reason: 'bad-request',
    message: [...new Set(complaints.map(({ text }) => text))].join('; ').slice(0, 1000),
    ...(field === undefined ? {} : { field }),
  };
}

/** Paths on which the Firebase SDK listens, and understands no other shape of error. */
const firebasePaths = /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|v1)\//;

/** The second backend answers as FastAPI does. */
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

/** What else is refused for now is refused for a minute at most. */
const usualWaitSeconds = 60;

/** `Retry-After`, wherever trying again later helps. */
export function sayWhen(reply: FastifyReply, refusal: object, status: number): void {
  const stated = 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : undefined;
  const seconds = stated ?? (status === 429 ? usualWaitSeconds : undefined);
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds));
}

/** Nobody reads the answer to a request that was never sent whole, and it is no fault of ours either. */
export const hungUp = ({ raw }: Pick<FastifyRequest, 'raw'>) => raw.destroyed && !raw.complete;

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shown = hungUp(request) ? { status: 400, ...plainWords[400]! } : shownOf(error);
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
