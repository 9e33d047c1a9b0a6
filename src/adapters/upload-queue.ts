/**
 * Uploads a few at a time, in their order, and retries when a busy server says when to: many files dropped at once all
 * arrive, although a server accepts only so many from one address (turns of files, budgets).
 */
import { HttpProblem } from './http.ts';

export interface UploadQueueOptions {
  readonly atOnce?: number;
  /** Milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** As many as a server accepts from one person at once. */
const defaultAtOnce = 2;
const maxTries = 6;
/** For a longer wait, the error is thrown instead. */
const longestWaitSeconds = 60;

const defaultWait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** @returns a function that runs an upload when it is its turn, and rethrows what that throws in the end */
export function uploadQueue({ atOnce = defaultAtOnce, wait = defaultWait }: UploadQueueOptions = {}) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // The upload that ends hands its turn on.
    await new Promise<void>((begin) => waiting.push(begin));
  }

  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run<Sent>(upload: () => Promise<Sent>): Promise<Sent> {
    await turn();
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          return await upload();
        } catch (error) {
          const seconds = tries < maxTries ? secondsToWait(error) : null;
          if (seconds === null) throw error;
          await wait(seconds * 1000);
        }
      }
    } finally {
      end();
    }
  };
}

/** null: a retry is of no use, or not within `longestWaitSeconds`. */
function secondsToWait(error: unknown): number | null {
  if (!(error instanceof HttpProblem) || (error.status !== 429 && error.status !== 503)) return null;
  const { retryAfterSeconds: seconds } = error;
  return seconds !== undefined && seconds <= longestWaitSeconds ? seconds : null;
}
