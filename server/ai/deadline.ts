/** Timeouts of calls to a model: every wait has an end, and it is known afterwards whether the caller or we gave up. */
export interface AiLimits {
  /** Milliseconds until an answer must have begun, each try for itself. */
  readonly begin: number;
  /** Milliseconds between two pieces of an answer. */
  readonly pause: number;
  /** Milliseconds for everything together, tries and all. */
  readonly whole: number;
  /** How often it is tried again what may pass: no connection, 408, 409, 429 and 5xx. */
  readonly retries: number;
}

export const usualLimits: AiLimits = { begin: 30_000, pause: 30_000, whole: 120_000, retries: 2 };

/** One signal for the caller's will and for our own time limit, which must be told apart afterwards. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly ranOut: boolean;
  /** Set once the caller no longer wants it. */
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
      let waited = abortIn(milliseconds);
      for await (const piece of chunks) {
        waited();
        yield piece;
        waited = abortIn(milliseconds);
      }
      waited();
      // The package ends a stream that was aborted as if it were over.
      deadline.signal.throwIfAborted();
      given?.throwIfAborted();
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
