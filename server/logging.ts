/**
 * The server's log: JSON lines that never contain a token, a query string, a header or a body. The logged fields are
 * listed here, so that nothing else gets in by being attached to a request or an error.
 */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** The path without the query, which may contain a code or a name that somebody searched for. */
export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

/** Removes the values of a query, which Drizzle and the drivers put into their messages. */
const withoutValues = (text: string) =>
  text
    .split(/\n\s*params:/i, 1)[0]!
    .split('\n', 1)[0]!
    .slice(0, 500);

const frames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

export interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
}

function loggedError(error: Error & { code?: unknown }): LoggedError {
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
    stack: frames(error.stack),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  };
}

export function loggerFor(
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: pathOf(url), ip }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: loggedError,
    },
    ...(stream ? { stream } : {}),
  };
}
