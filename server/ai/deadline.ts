/** Timeouts of calls to a model: every wait is limited, and afterwards it is known whether the caller or a timeout ended it. */
export interface AiLimits {
  /** Milliseconds until an answer must have begun, for each attempt. */
  readonly begin: number;
  /** Maximum milliseconds between two pieces of an answer. */
  readonly pause: number;
  /** Milliseconds for everything, including retries. */
  readonly whole: number;
  /** Number of retries after temporary failures: no connection, 408, 409, 429 and 5xx. */
  readonly retries: number;
}

export const usualLimits: AiLimits = { begin: 30_000, pause: 30_000, whole: 120_000, retries: 2 };

/** One abort signal for the caller and for our time limit, which can be told apart afterwards. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly ranOut: boolean;
  /** The caller's signal, aborted once they no longer want the answer. */
  readonly given: AbortSignal | undefined;
  endIn(milliseconds: number): void;
  everyChunk<T>(chunks: AsyncIterable<T>, milliseconds: number): AsyncGenerator<T>;
  stop(): void;
}

export function watch(given: AbortSignal | undefined): Watch {
  const deadline = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const abortIn = (milliseconds: number) => {
    const timer = setTimeout(() => deadline.abort(), milliseconds);
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  };
  return {
    signal: given ? AbortSignal.any([given, deadline.signal]) : deadline.signal,
    get ranOut() {
      return deadline.signal.aborted;
    },
    given,
    endIn(milliseconds) {
      abortIn(milliseconds);
    },
    async *everyChunk(chunks, milliseconds) {
      let cancelTimer = abortIn(milliseconds);
      for await (const piece of chunks) {
        cancelTimer();
        yield piece;
        cancelTimer = abortIn(milliseconds);
      }
      cancelTimer();
      // The OpenAI package ends an aborted stream as if it were complete.
      deadline.signal.throwIfAborted();
      given?.throwIfAborted();
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
