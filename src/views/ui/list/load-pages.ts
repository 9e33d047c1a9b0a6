/** Loads a whole list, one page after another, for files: all of it, or nothing. */

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Whether there are more than `total`, which were not counted. */
  readonly more?: boolean;
  /** Whether it comes from this device's copy, since the server could not be reached. */
  readonly seen?: boolean;
}

/** Requests for one page that the server refuses until later. */
const maxTries = 6;
/** A person waits no longer than this for one page. */
const maxWaitSeconds = 30;

const pause = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000));

/**
 * @param load loads a page, from 1
 * @throws what `load` throws, and Error when the connection is lost on the way
 */
export async function loadPages<Row>(
  load: (page: number) => Promise<ListPage<Row>>,
  wait: (seconds: number) => Promise<void> = pause,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let seen: boolean | undefined;
  for (let page = 1; ; page += 1) {
    const answer = await withRetries(() => load(page), wait);
    if (page > 1 && answer.seen !== seen)
      throw new Error('The connection changed while the list was loading. Try again.');
    seen = answer.seen;
    rows.push(...answer.rows);
    const hasAll = answer.more !== true && rows.length >= answer.total;
    // A page may be short because some of its rows were deleted meanwhile; only an empty one is surely the end.
    if (hasAll || answer.rows.length === 0) return rows;
  }
}

/** Many pages in a row may exceed a person's budget of requests; the server then says how long to wait. */
async function withRetries<Answer>(
  ask: () => Promise<Answer>,
  wait: (seconds: number) => Promise<void>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const { retryAfterSeconds: seconds } = (error ?? {}) as { readonly retryAfterSeconds?: unknown };
      if (tries >= maxTries || typeof seconds !== 'number' || seconds > maxWaitSeconds) throw error;
      await wait(seconds);
    }
  }
}
