/**
 * Server-sent events over `fetch`, since the browser's own EventSource cannot send a token. Reconnects when the stream
 * ends or breaks, with growing pauses while connecting fails.
 */
import type { TokenProvider } from './http.ts';

export interface ServerSent {
  readonly event: string;
  readonly data: string;
  /** Empty when there is none. */
  readonly id: string;
}

export interface EventStreamOptions {
  readonly url: string;
  readonly token: TokenProvider;
  readonly onEvent: (sent: ServerSent) => void;
  readonly fetch?: typeof globalThis.fetch;
}

/** The last event of a stream whose session is over: an expired token is then renewed, any other end shows at that point. */
export const sessionOver = 'session-over';

/** How a connection ended. */
type End = 'nothing' | 'ended' | typeof sessionOver;

const firstPause = 1000;
const longestPause = 30_000;

/** @returns how to stop */
export function followEvents({
  url,
  token,
  onEvent,
  fetch = globalThis.fetch,
}: EventStreamOptions): () => void {
  const over = new AbortController();
  const sleep = (ms: number) =>
    new Promise<void>((go) => {
      const wake = () => {
        clearTimeout(timer);
        over.signal.removeEventListener('abort', wake);
        go();
      };
      const timer = setTimeout(wake, ms);
      over.signal.addEventListener('abort', wake);
    });

  async function read(fresh: boolean): Promise<End> {
    const current = await token({ fresh });
    const answer = await fetch(url, {
      headers: { accept: 'text/event-stream', ...(current ? { authorization: `Bearer ${current}` } : {}) },
      signal: over.signal,
    });
    if (!answer.ok || !answer.body) return 'nothing';
    for await (const sent of eventsIn(answer.body)) {
      if (sent.event === sessionOver) return sessionOver;
      onEvent(sent);
    }
    return 'ended';
  }

  async function keepReading(): Promise<void> {
    let pause = firstPause;
    let fresh = false;
    while (!over.signal.aborted) {
      const end: End = await read(fresh).catch(() => 'nothing');
      pause = end === 'nothing' ? Math.min(2 * pause, longestPause) : firstPause;
      // The token may have been the cause. Its expiry is not checked here, since the device's clock may be wrong.
      fresh = end !== 'ended';
      if (!over.signal.aborted) await sleep(pause);
    }
  }

  void keepReading();
  return () => over.abort();
}

/** The events of one response body, until it ends. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const sent = eventOf(block);
        if (sent) yield sent;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** null for a comment. */
function eventOf(block: string): ServerSent | null {
  const lines = block.split('\n');
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim());
  const data = of('data');
  return data.length === 0
    ? null
    : { event: of('event')[0] ?? 'message', data: data.join('\n'), id: of('id')[0] ?? '' };
}
