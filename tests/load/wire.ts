/** Requests from one address, each timed from when it was due to the last byte of its answer. */
import type { Samples } from './samples.ts';

/** The answer was not what the page needs to go on; it is noted already. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

export interface Sent {
  /** Its name in the report. */
  readonly operation: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  /** A plain object is sent as JSON. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly headers: Headers;
  readonly text: string;
}

export interface Wire {
  readonly address: string;
  /** Server of the next request, as a proxy in front of several servers would choose it. */
  origin(): string;
  /** The next request is timed from `dueAt`, so that the time it waited for a stalled server counts. */
  begin(dueAt: number): void;
  /** @throws Unanswered when it is refused or cut off */
  send(sent: Sent, token: string | null): Promise<Answered>;
  /** See samples.ts. */
  note(operation: string, ms: number, fault?: string | null, isWhole?: boolean): void;
}

/** The timeout of the app. */
const timeoutMs = 30_000;

export function wireOf(address: string, origin: () => string, noted: Samples): Wire {
  let due: number | null = null;
  return {
    address,
    origin,
    begin: (dueAt) => void (due = dueAt),
    async send({ operation, method = 'GET', path, body, headers }, token) {
      const began = due ?? performance.now();
      due = null;
      const end = (fault: string | null) => noted.note(operation, performance.now() - began, fault);
      const isRaw = body instanceof FormData || body instanceof Uint8Array || body instanceof URLSearchParams;
      try {
        const answer = await fetch(`${origin()}${path}`, {
          method,
          headers: {
            'x-forwarded-for': address,
            ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        // The answer counts when it has been read to the end.
        const text = await answer.text();
        end(answer.ok ? null : `${answer.status} ${reasonIn(text)}`.trim());
        if (answer.ok) return { headers: answer.headers, text };
      } catch (error) {
        end(faultOf(error));
      }
      throw new Unanswered(operation);
    },
    note: (operation, ms, fault = null, isWhole = false) => noted.note(operation, ms, fault, isWhole),
  };
}

/** The code of a refusal, without anything that a user typed. */
function reasonIn(text: string): string {
  try {
    const { reason, error } = JSON.parse(text) as { reason?: string; error?: { message?: string } };
    return (reason ?? error?.message ?? '').split(' ', 1)[0]!;
  } catch {
    return '';
  }
}

function faultOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return name === 'TimeoutError' ? `no answer in ${timeoutMs / 1000} s` : (cause?.code ?? name);
}
