/**
 * A durable job queue: an added job is done even if the server stops in between. pg-boss keeps it in the same database, so
 * that adding is part of the caller's transaction (docs/decisions/0110). A job is only an id, and may run more than once, so
 * the work must tolerate repetition. Owners take turns: one who adds thousands of jobs does not delay the others.
 */
import PgBoss from 'pg-boss';
import type pg from 'pg';
import type { Database, Queries } from '../db/database.ts';
import { retryWhenLost } from '../db/lost-connection.ts';
import { oneAtATime, queueLock } from '../db/one-at-a-time.ts';
import { runSql } from './run-sql.ts';

export interface QueueOptions {
  readonly db: Database;
  readonly name: string;
  /** `lastTry`: if this attempt fails, there will be no other. */
  readonly work: (id: string, lastTry: boolean) => Promise<void>;
  /** Called with each failure; the work is retried later. */
  readonly onError: (error: unknown) => void;
  /** While it returns false, no jobs are started; they stay waiting. */
  readonly mayWork?: () => boolean;
}

export interface Queue {
  /** Call it before a transaction that uses `add`, which must not wait for it. Starts once. */
  start(): Promise<void>;
  /**
   * Adds a job in the caller's transaction. An id that is already waiting is not added again.
   * @param owner owners with waiting jobs take turns
   */
  add(tx: Queries, id: string, owner: string): Promise<void>;
  /** The ids of all waiting jobs. */
  waiting(): Promise<ReadonlySet<string>>;
  /** Call it once that transaction is committed, to start the work at once; otherwise it starts within a second. */
  wake(): void;
  /** Makes abandoned jobs, whose server is gone, available again, and deletes old finished ones. */
  maintain(): Promise<void>;
  /** Resolves when the job in progress has ended; the rest waits for the next start. */
  stop(): Promise<void>;
}

const pollMs = 1000;
/** Jobs fetched at once, worked on one after the other. */
const batchSize = 5;
/** A job that is not done by then counts as abandoned: the server that took it is gone. */
const expireInSeconds = 300;
const retry = { retryLimit: 4, retryDelay: 2, retryBackoff: true } as const;

export function openQueue({ db, name, work, onError, mayWork = () => true }: QueueOptions): Queue {
  const boss = new PgBoss({
    db: { executeSql: runSql(db.orm) },
    // pg-boss runs no timers of its own: we call `maintain` and `fetch`.
    supervise: false,
    schedule: false,
  });
  boss.on('error', onError);
  let starting: Promise<void> | null = null;
  let loop: Promise<void> | null = null;
  let stopping = false;
  let woken = false;
  let wakeUp = () => undefined as void;

  async function open(): Promise<void> {
    await withQueueLock(async () => {
      await boss.start();
      // `short`: at most one job with the same key is waiting.
      await boss.createQueue(name, { name, policy: 'short', expireInSeconds, ...retry });
    });
    if (!stopping) loop = workOn();
  }

  /** Of two servers that create the same tables at the same time, one would fail. An embedded database has only one server. */
  function withQueueLock(make: () => Promise<void>): Promise<void> {
    const { $client } = db.orm as { $client?: object };
    return db.kind === 'postgres' ? oneAtATime($client as pg.Pool, queueLock, make) : make();
  }

  /**
   * The turn of a new job; each owner has one job per turn. It is one after the turn that is next, so that waiting jobs are
   * not overtaken forever, and after the last job of the same owner. Turns are stored only as priorities: an empty queue
   * starts over.
   */
  async function turnOf(tx: Queries, owner: string): Promise<number> {
    const { rows } = await runSql(tx)(
      `select coalesce(min(-priority), 0) as next, coalesce(max(-priority) filter (where data->>'whose' = $2), 0) as own
         from pgboss.job where name = $1 and state < 'active'`,
      [name, owner],
    );
    const [{ next, own }] = rows as [{ next: number; own: number }];
    return Math.max(next, own) + 1;
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function workOn(): Promise<void> {
    while (!stopping) {
      woken = false;
      const done = await doSome().catch((error: unknown) => {
        onError(error);
        return 0;
      });
      if (done === 0 && !woken && !stopping) await pause();
    }
  }

  /** Fetches and does one batch. @returns the number of jobs fetched */
  async function doSome(): Promise<number> {
    if (!mayWork()) return 0;
    const jobs = await boss.fetch<{ id: string }>(name, { batchSize, includeMetadata: true });
    // Fetched by priority, but returned in no particular order.
    jobs.sort((a, b) => b.priority - a.priority);
    for (const { id, data, retryCount, retryLimit } of jobs) {
      // Returned to the queue at once, not only when it expires.
      if (stopping || !mayWork()) await retryWhenLost(() => boss.fail(name, id));
      else await doOne(id, data.id, retryCount >= retryLimit);
    }
    return jobs.length;
  }

  async function doOne(jobId: string, id: string, lastTry: boolean): Promise<void> {
    try {
      await work(id, lastTry);
    } catch (error) {
      onError(error);
      await retryWhenLost(() => boss.fail(name, jobId));
      return;
    }
    // Retried: otherwise this job, and those fetched with it, would wait until they expire.
    await retryWhenLost(() => boss.complete(name, jobId));
  }

  return {
    start() {
      starting ??= open().catch((error: unknown) => {
        starting = null;
        throw error;
      });
      return starting;
    },
    async add(tx, id, owner) {
      const priority = -(await turnOf(tx, owner));
      await boss.send(
        name,
        { id, whose: owner },
        { priority, singletonKey: id, db: { executeSql: runSql(tx) } },
      );
    },
    async waiting() {
      const { rows } = await runSql(db.orm)(
        `select data->>'id' as id from pgboss.job where name = $1 and state < 'active'`,
        [name],
      );
      return new Set((rows as { id: string }[]).map(({ id }) => id));
    },
    wake() {
      woken = true;
      wakeUp();
    },
    async maintain() {
      await starting;
      if (starting && !stopping) await boss.maintain();
    },
    async stop() {
      stopping = true;
      wakeUp();
      await starting?.catch(() => undefined);
      await loop;
      if (starting) await boss.stop({ graceful: false, wait: false });
    },
  };
}
