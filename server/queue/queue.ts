/**
 * Work that must be done once it is promised, however often the server stops: kept by pg-boss in the same database, so
 * that a promise is part of the transaction that makes it (docs/decisions/0110). It knows no work but by an id. Whoever
 * does the work must bear being asked for the same again. Who asks for thousands waits for them; others take turns with them.
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
  /** `lastTry`: if this fails, too, nobody will try again. */
  readonly work: (id: string, lastTry: boolean) => Promise<void>;
  /** What went wrong is said here; the work is tried again later. */
  readonly onError: (error: unknown) => void;
  /** While it says no, nothing is taken up; what waits stays waiting. */
  readonly mayWork?: () => boolean;
}

export interface Queue {
  /** Before `add` in a transaction, which must not wait for it. Starts once. */
  start(): Promise<void>;
  /**
   * In the transaction that makes it necessary. What waits already is not added again.
   * @param whose those for whom something waits take turns
   */
  add(tx: Queries, id: string, whose: string): Promise<void>;
  /** The ids of all that waits. */
  waiting(): Promise<ReadonlySet<string>>;
  /** Call it once that transaction is committed; without it the work starts within a second. */
  wake(): void;
  /** Gives back what a server took that is gone, and forgets what is long done. */
  maintain(): Promise<void>;
  /** Resolves when what is under way has ended; the rest waits for the next start. */
  stop(): Promise<void>;
}

const pollMs = 1000;
/** Taken at once, worked on one after the other. */
const batchSize = 5;
/** Taken and not done by then: the server that took it is gone. */
const expireInSeconds = 300;
const retry = { retryLimit: 4, retryDelay: 2, retryBackoff: true } as const;

export function openQueue({ db, name, work, onError, mayWork = () => true }: QueueOptions): Queue {
  const boss = new PgBoss({
    db: { executeSql: runSql(db.orm) },
    // No timers of its own: `maintain` is called, and so is `fetch`.
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
    await whileNobodyElse(async () => {
      await boss.start();
      // `short`: waits at most once under the same key.
      await boss.createQueue(name, { name, policy: 'short', expireInSeconds, ...retry });
    });
    if (!stopping) loop = workOn();
  }

  /** Two servers that make the same tables at the same moment would fail, one of them. An embedded database has one server. */
  function whileNobodyElse(make: () => Promise<void>): Promise<void> {
    const { $client } = db.orm as { $client?: object };
    return db.kind === 'postgres' ? oneAtATime($client as pg.Pool, queueLock, make) : make();
  }

  /**
   * A turn is one of everybody's. What is new comes a turn behind the one that is next, so that whoever waits for longer is
   * never overtaken for good, and behind what waits for the same person. Nothing else is kept of it: an empty queue begins again.
   */
  async function turnOf(tx: Queries, whose: string): Promise<number> {
    const { rows } = await runSql(tx)(
      `select coalesce(min(-priority), 0) as next, coalesce(max(-priority) filter (where data->>'whose' = $2), 0) as own
         from pgboss.job where name = $1 and state < 'active'`,
      [name, whose],
    );
    const [{ next, own }] = rows as [{ next: number; own: number }];
    return Math.max(next, own) + 1;
  }

  const rest = () =>
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
      if (done === 0 && !woken && !stopping) await rest();
    }
  }

  /** How many were taken. */
  async function doSome(): Promise<number> {
    if (!mayWork()) return 0;
    const jobs = await boss.fetch<{ id: string }>(name, { batchSize, includeMetadata: true });
    // They are the next ones, in no order.
    jobs.sort((a, b) => b.priority - a.priority);
    for (const { id, data, retryCount, retryLimit } of jobs) {
      // Given back at once, not when it expires.
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
    // Otherwise the job, and all that were taken with it, would wait until they expire.
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
    async add(tx, id, whose) {
      const priority = -(await turnOf(tx, whose));
      await boss.send(name, { id, whose }, { priority, singletonKey: id, db: { executeSql: runSql(tx) } });
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
