/** Requests of one address, each timed from when it was due to its last byte. */
import type { Samples } from './samples.ts';

/** An answer that was not the one that the page needs to go on. It is noted already. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

export interface Sent {
  /** As the report names it. */
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
  /** Where the next request goes, as a proxy in front of several servers decides it. */
  origin(): string;
  /** The next request is timed from then on, so that a server that stalls is not spared what waited for it. */
  begin(dueAt: number): void;
  /** @throws Unanswered when it is refused or cut off */
  send(sent: Sent, token: string | null): Promise<Answered>;
  /** See samples.ts. */
  note(operation: string, ms: number, fault?: string | null, isWhole?: boolean): void;
}

/** As long as the app waits. */
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
        // Until it is read it is not answered.
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

/** The word that names a refusal, and nothing that somebody has typed. */
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
