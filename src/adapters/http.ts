/**
 * Talks to a backend through its contract: adds the sign-in token, times out, retries once with a fresh token when
 * the old one is refused, and turns every failure into one error with a message for people. It knows no operation
 * of any backend. The library behind it is loaded with the first request, since most first pages make none.
 */
import type { Client } from 'openapi-fetch';
import { withReference } from '../events/shared/reference.ts';

/** The ID token of the signed-in person, or null. `fresh` asks for a newly issued one. */
export type TokenProvider = (options: { fresh: boolean }) => Promise<string | null>;

export interface HttpOptions {
  /** URL prefix of the contract's paths. */
  readonly baseUrl: string;
  readonly token: TokenProvider;
  /** Milliseconds until a request times out. */
  readonly timeout?: number;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** A request that did not succeed. `message` is for people; after a server failure it ends with the reference to quote. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  /** 0 when no answer came. */
  readonly status: number;
  /** A stable name: the server's, or `offline`, `timeout`, `unreadable`. */
  readonly reason: string;
  /** The field that is the cause, when one is. */
  readonly field: string | undefined;
  /** Seconds after which the same request may succeed; undefined where the server gave none. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    reason: string,
    message: string,
    field?: string,
    cause?: unknown,
    retryAfterSeconds?: number,
  ) {
    super(message, { cause });
    this.status = status;
    this.reason = reason;
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;
export type HttpClient<Paths extends object> = Pick<Client<Paths>, (typeof methods)[number]>;

export function httpClient<Paths extends object>({
  baseUrl,
  token,
  timeout = 20_000,
  fetch = (request) => globalThis.fetch(request),
}: HttpOptions): HttpClient<Paths> {
  const send = async (request: Request, fresh: boolean): Promise<{ answer: Response; signedIn: boolean }> => {
    const current = await token({ fresh });
    const headers = new Headers(request.headers);
    if (current) headers.set('authorization', `Bearer ${current}`);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
    const answer = await fetch(new Request(request, { headers, signal }));
    return { answer, signedIn: current !== null };
  };
  const open = async (): Promise<Client<Paths>> => {
    const { default: createClient } = await import('openapi-fetch');
    return createClient<Paths>({
      baseUrl,
      fetch: async (request) => {
        const retry = request.clone();
        const { answer, signedIn } = await send(request, false);
        if (answer.status !== 401 || !signedIn) return answer;
        return (await send(retry, true)).answer;
      },
    });
  };
  let opened: Promise<Client<Paths>> | null = null;
  const client = () =>
    (opened ??= open().catch((error: unknown) => {
      // Without a network the library cannot be loaded either; the next request tries again.
      opened = null;
      throw error;
    }));
  type Call = (...args: readonly unknown[]) => Promise<unknown>;
  const calls = methods.map((method) => {
    const call: Call = async (...args) => ((await client())[method] as unknown as Call)(...args);
    return [method, call] as const;
  });
  return Object.fromEntries(calls) as unknown as HttpClient<Paths>;
}

interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The data of an answer; undefined where the contract says that there is none.
 * @throws HttpProblem
 */
export async function dataOf<Data>(answering: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answering.catch(throwReadable);
  if (!response.ok) throw problemOf(response, error);
  return data as Data;
}

function throwReadable(error: unknown): never {
  const { name } = error as { name?: unknown };
  if (name === 'TimeoutError') {
    throw new HttpProblem(0, 'timeout', 'The server takes too long to answer. Try again.', undefined, error);
  }
  if (error instanceof SyntaxError) {
    const message = 'The server gave an answer that makes no sense. Try again later.';
    throw new HttpProblem(0, 'unreadable', message, undefined, error);
  }
  if (error instanceof TypeError) {
    const message = 'The server cannot be reached. Check your connection and try again.';
    throw new HttpProblem(0, 'offline', message, undefined, error);
  }
  throw error;
}

const defaultMessages: Readonly<Record<number, string>> = {
  401: 'Log in again to continue.',
  403: 'You may not do this.',
  404: 'This was not found.',
  413: 'This is too large.',
  429: 'That was too often. Wait a minute and try again.',
  503: 'The server is not ready. Try again in a moment.',
};

function problemOf({ status, headers }: Response, body: unknown): HttpProblem {
  const { reason, message, field } = problemFields(body);
  const serverMessage = typeof message === 'string' && typeof reason === 'string' ? message : undefined;
  const seconds = secondsOf(headers.get('retry-after'));
  return new HttpProblem(
    status,
    typeof reason === 'string' ? reason : `http-${status}`,
    withReference(
      waitMessage(status, serverMessage, seconds) ??
        serverMessage ??
        defaultMessages[status] ??
        'Something went wrong on the server. Try again later.',
      // A refusal explains itself; a server failure has to be looked up in the server's log.
      status >= 500 ? headers.get('x-request-id') : null,
    ),
    typeof field === 'string' ? field : undefined,
    undefined,
    seconds,
  );
}

/** `Retry-After`: seconds, or a date, as a proxy in front may write it. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(seconds, 1) : undefined;
}

/** Says how long to wait, where the server gave a time; a 503 with a message of its own keeps that message. */
function waitMessage(
  status: number,
  serverMessage: string | undefined,
  seconds: number | undefined,
): string | undefined {
  if (seconds === undefined) return undefined;
  if (status === 429) return `Too many requests. Try again in ${waitTime(seconds)}.`;
  return status === 503 && serverMessage === undefined
    ? `The server is not ready. Try again in ${waitTime(seconds)}.`
    : undefined;
}

function waitTime(seconds: number): string {
  const inMinutes = seconds > 90;
  const count = inMinutes ? Math.ceil(seconds / 60) : seconds;
  return `${count} ${inMinutes ? 'minute' : 'second'}${count === 1 ? '' : 's'}`;
}

/** Our backends answer `{reason, message, field}`; the second one (FastAPI) `{detail}`. */
function problemFields(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null) return {};
  const { detail } = body as { detail?: unknown };
  if (typeof detail === 'string') return { reason: 'refused', message: detail };
  if (!Array.isArray(detail)) return body as Record<string, unknown>;
  const [first] = detail as readonly { type?: unknown; loc?: readonly unknown[]; msg?: unknown }[];
  return { reason: first?.type, message: first?.msg, field: first?.loc?.at(-1) };
}
