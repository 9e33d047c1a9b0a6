/**
 * The server's event log: the same envelope as everywhere, in the table `events`. It works on the database or inside a
 * transaction, so that a route can append facts and update its own rows in one commit. It knows no types of facts.
 */
import { and, asc, desc, eq, gt, inArray, lte, sql, type SQLWrapper } from 'drizzle-orm';
import { canonicalJson } from '../../src/events/log/canonical-json.ts';
import type { EventRecord, Head } from '../../src/events/log/event.ts';
import { emptyHead, sealFacts } from '../../src/events/log/hash-chain.ts';
import { type EventLog, LogConflict, LogUnavailable, NotAJournal } from '../../src/events/log/log.ts';
import { verifiedBatches, verifyChain } from '../../src/events/log/verify-records.ts';
import { diskFull, sqlState, uniqueViolation } from './errors.ts';
import type { ListenClient } from './channel.ts';
import { announcement, headListener } from './head-listener.ts';
import type { Queries } from './database.ts';
import { isConnectionLost } from './lost-connection.ts';
import { events, snapshots } from './schema.ts';
import { isNested } from './transaction.ts';

const batchSize = 1000;

const recordColumns = {
  stream: events.stream,
  seq: events.seq,
  type: events.type,
  v: events.v,
  at: events.at,
  actor: events.actor,
  device: events.device,
  // As text: otherwise the driver and then Drizzle would both parse JSON, and a JSON string would be parsed twice.
  data: sql<string>`${events.data}::text`,
  prev: events.prev,
  hash: events.hash,
};

/** Inside a transaction `subscribe` receives nothing, since it has no separate connection to listen on. */
export function postgresLog(orm: Queries): EventLog {
  const listener = headListener((orm as { $client?: ListenClient }).$client, (stream) =>
    readHead(orm, stream),
  );

  const insert = async (tx: Queries, records: readonly EventRecord[]) => {
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      const insertion = tx.insert(events).values(rowsOf(batch)).returning({ hash: events.hash });
      await (start + batchSize < records.length
        ? insertion
        : insertAndAnnounce(tx, insertion, batch.at(-1)!));
    }
  };

  /**
   * Inserts the first records of a stream in one statement, without a savepoint: a conflict with a faster writer is
   * detected without failing the rest of the transaction.
   */
  const insertFirst = async (records: readonly EventRecord[], last: EventRecord) => {
    const insertion = orm.insert(events).values(rowsOf(records)).onConflictDoNothing();
    const added = await insertAndAnnounce(orm, insertion.returning({ hash: events.hash }), last).catch(
      rethrow,
    );
    if (added.length === records.length) return records;
    // Some records may have been inserted although others conflicted.
    if (added.length > 0) {
      await orm.delete(events).where(and(eq(events.stream, last.stream), inArray(events.hash, added)));
    }
    throw new LogConflict(last.stream, 0, await readHead(orm, last.stream));
  };

  /** Inside a transaction this uses a savepoint, so that a conflict does not fail the rest of it. */
  const atExpectedHead = async <T>(
    stream: string,
    expected: number,
    work: (tx: Queries, head: Head) => Promise<T>,
  ) => {
    try {
      return await orm.transaction(async (tx) => {
        const head = await readHead(tx, stream);
        if (head.seq !== expected) throw new LogConflict(stream, expected, head);
        return work(tx, head);
      });
    } catch (error) {
      if (sqlState(error) === uniqueViolation)
        throw new LogConflict(stream, expected, await readHead(orm, stream));
      throw translated(error);
    }
  };

  const log: EventLog = {
    head: (stream) => readHead(orm, stream).catch(rethrow),

    async *read(stream, { after = 0, upTo = Infinity } = {}) {
      for (let next = after; ;) {
        const rows = await orm
          .select(recordColumns)
          .from(events)
          .where(and(eq(events.stream, stream), gt(events.seq, next), lte(events.seq, clampSeq(upTo))))
          .orderBy(asc(events.seq))
          .limit(batchSize)
          .catch(rethrow);
        const last = rows.at(-1);
        if (!last) return;
        yield rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown }));
        if (rows.length < batchSize) return;
        next = last.seq;
      }
    },

    readVerified: (stream, from) => verifiedBatches(log, stream, from),

    /** A server's streams are never trimmed, so they have no sealed start. */
    start: async () => null,

    async trim(stream) {
      throw new NotAJournal(stream);
    },

    async append(stream, expected, facts, stamp) {
      if (expected === 0 && isNested(orm) && facts.length <= batchSize) {
        const sealed = sealFacts(stream, emptyHead, facts, stamp);
        const last = sealed.at(-1);
        return last ? insertFirst(sealed, last) : sealed;
      }
      return atExpectedHead(stream, expected, async (tx, head) => {
        const sealed = sealFacts(stream, head, facts, stamp);
        await insert(tx, sealed);
        return sealed;
      });
    },

    exclusively: (_, work) => work(),

    async adopt(stream, records) {
      const first = records[0];
      if (!first) return log.head(stream);
      return atExpectedHead(stream, first.seq - 1, async (tx, head) => {
        const adopted = verifyChain(stream, head, records);
        await insert(tx, records);
        return adopted;
      });
    },

    subscribe: (stream, onAppended) => listener.listen(stream, onAppended),

    async streams(prefix) {
      const rows = await orm
        .selectDistinct({ stream: events.stream })
        .from(events)
        .where(sql`starts_with(${events.stream}, ${prefix})`)
        .catch(rethrow);
      return rows.map(({ stream }) => stream).sort();
    },

    async loadSnapshot(stream, projection) {
      const [row] = await orm
        .select({
          seq: snapshots.seq,
          hash: snapshots.hash,
          version: snapshots.version,
          state: sql<string>`${snapshots.state}::text`,
        })
        .from(snapshots)
        .where(and(eq(snapshots.stream, stream), eq(snapshots.projection, projection)))
        .catch(rethrow);
      if (!row) return null;
      const { seq, hash, version, state } = row;
      return { head: { seq, hash }, version, state: JSON.parse(state) };
    },

    async saveSnapshot(stream, projection, { head, version, state }) {
      const columns = { version, ...head, state: sql`${JSON.stringify(state)}::json` };
      await orm
        .insert(snapshots)
        .values({ stream, projection, ...columns })
        .onConflictDoUpdate({ target: [snapshots.stream, snapshots.projection], set: columns })
        .catch(rethrow);
    },

    async erase(stream) {
      throw new NotAJournal(stream);
    },

    async eraseTruth(stream) {
      await orm
        .transaction(async (tx) => {
          await tx.delete(events).where(eq(events.stream, stream));
          await tx.delete(snapshots).where(eq(snapshots.stream, stream));
          await tx.execute(sql`select ${announcement(stream, emptyHead)}`);
        })
        .catch(rethrow);
    },

    /** Stops listening; does not close the database. */
    close: () => listener.close(),
  };
  return log;
}

/**
 * Inserts records and announces the new head in one statement.
 * @param last the last record of the stream after the insert
 * @returns hashes of the inserted records
 */
async function insertAndAnnounce(tx: Queries, insertion: SQLWrapper, last: EventRecord): Promise<string[]> {
  const { rows } = (await tx.execute(
    sql`with added as (${insertion.getSQL()}) select hash, ${announcement(last.stream, last)} from added`,
  )) as unknown as { rows: { hash: string }[] };
  return rows.map(({ hash }) => hash);
}

const rowsOf = (records: readonly EventRecord[]) =>
  records.map((record) => ({ ...record, data: sql`${canonicalJson(record.data)}::json` }));

async function readHead(orm: Queries, stream: string): Promise<Head> {
  const [last] = await orm
    .select({ seq: events.seq, hash: events.hash })
    .from(events)
    .where(eq(events.stream, stream))
    .orderBy(desc(events.seq))
    .limit(1);
  return last ?? emptyHead;
}

/** The column `seq` is a 32-bit integer, which PostgreSQL refuses to compare with a larger number. */
const clampSeq = (seq: number) => Math.min(seq, 2 ** 31 - 1);

/** A full disk or a lost connection as LogUnavailable; any other error, such as a deadlock, unchanged for the caller. */
function translated(error: unknown): unknown {
  if (sqlState(error) === diskFull)
    return new LogUnavailable('full', 'The disk of the database is full.', error);
  return isConnectionLost(error)
    ? new LogUnavailable('closed', 'The database cannot be reached.', error)
    : error;
}

function rethrow(error: unknown): never {
  throw translated(error);
}
