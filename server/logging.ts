/**
 * The server's own log: JSON lines that never hold a token, a query string, a header or a body. What goes in is
 * listed here, so that nothing gets in by being attached to a request or an error.
 */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** The path without the query, which may hold a code or a name that somebody looked for. */
export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

/** Drizzle and the drivers put the values of a query into their messages. */
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
