/** The server's log: the contract on PGlite and on PostgreSQL, and what a shared database adds. */
import { sql } from 'drizzle-orm';
import { drizzle as drizzleOnPg } from 'drizzle-orm/node-postgres';
import { migrate as migrateOnPg } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Queries } from '../../server/db/database.ts';
import { postgresLog } from '../../server/db/postgres-log.ts';
import * as schema from '../../server/db/schema.ts';
import type { Head } from '../../src/events/log/event.ts';
import { emptyHead } from '../../src/events/log/hash-chain.ts';
import { type EventLog, LogConflict, LogUnavailable } from '../../src/events/log/log.ts';
import { testStamp } from '../given.ts';
import { openInMemory } from './db/in-memory.ts';
import {
  addedFact,
  addedFacts,
  appendAnyway,
  type Damage,
  freshStream,
  logContract,
  recordsOf,
} from '../events/log/log.contract.ts';

const migrationsFolder = 'server/db/migrations';

/** The available server, or the one that CI names. */
const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

async function hasPostgres(): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A database of its own, dropped afterwards. */
async function ownDatabase() {
  const name = `patina_log_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const admin = new pg.Pool({ connectionString: adminUrl, max: 1 });
  await admin.query(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pools: pg.Pool[] = [];
  const connect = () => {
    const pool = new pg.Pool({ connectionString: url.href, max: 8 });
    pool.on('error', () => undefined);
    pools.push(pool);
    return drizzleOnPg({ client: pool, schema });
  };
  const orm = connect();
  await migrateOnPg(orm, { migrationsFolder });
  return {
    orm,
    connect,
    admin,
    name,
    async drop() {
      await Promise.all(pools.map((pool) => pool.end()));
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

async function damageRow(orm: Queries, stream: string, seq: number, damage: Damage): Promise<void> {
  const here = sql`stream = ${stream} and seq = ${seq}`;
  const next = sql`stream = ${stream} and seq = ${seq + 1}`;
  if (damage === 'change') {
    await orm.execute(sql`update events set data = replace(data::text, '"n":', '"m":')::json where ${here}`);
  } else if (damage === 'drop') {
    await orm.execute(sql`delete from events where ${here}`);
  } else if (damage === 'swap') {
    await orm.execute(sql`update events set seq = -1 where ${here}`);
    await orm.execute(sql`update events set seq = ${seq} where ${next}`);
    await orm.execute(sql`update events set seq = ${seq + 1} where stream = ${stream} and seq = -1`);
  } else {
    await orm.execute(sql`update events n set type = o.type, v = o.v, at = o.at, data = o.data, prev = o.prev, hash = o.hash
      from events o where o.stream = ${stream} and o.seq = ${seq} and n.stream = ${stream} and n.seq = ${seq + 1}`);
  }
}

logContract(
  'PGlite',
  async () => {
    const { orm, close } = await openInMemory();
    const [log, other] = [postgresLog(orm), postgresLog(orm)];
    return {
      log,
      other,
      damage: (stream, seq, damage) => damageRow(orm, stream, seq, damage),
      async close() {
        await Promise.all([log.close(), other.close()]);
        await close();
      },
    };
  },
  { journals: false },
);

const postgres = await hasPostgres();

describe.runIf(postgres)('on a shared database', () => {
  logContract(
    'PostgreSQL',
    async () => {
      const database = await ownDatabase();
      const [log, other] = [postgresLog(database.orm), postgresLog(database.connect())];
      return {
        log,
        other,
        damage: (stream, seq, damage) => damageRow(database.orm, stream, seq, damage),
        async close() {
          await Promise.all([log.close(), other.close()]);
          await database.drop();
        },
      };
    },
    { journals: false },
  );

  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let log: EventLog;
  beforeAll(async () => {
    database = await ownDatabase();
    log = postgresLog(database.orm);
  });
  afterAll(async () => {
    await log.close();
    await database.drop();
  });

  it('[LOG3] appends with the rest of a transaction, or not at all', async () => {
    const stream = freshStream();
    await database.orm.execute(sql`create table if not exists totals (sum int)`);
    const pending = database.orm.transaction(async (tx) => {
      await postgresLog(tx).append(stream, 0, addedFacts(2), testStamp);
      await tx.execute(sql`insert into totals values (2)`);
      throw new Error('changed my mind');
    });
    await expect(pending).rejects.toThrow('changed my mind');
    expect(await log.head(stream)).toEqual(emptyHead);

    await database.orm.transaction(async (tx) => {
      const inside = postgresLog(tx);
      await inside.append(stream, 0, addedFacts(2), testStamp);
      await inside.append(stream, 2, addedFacts(1, 3), testStamp);
      await tx.execute(sql`insert into totals values (3)`);
      expect((await log.head(stream)).seq).toBe(0);
    });
    expect(await recordsOf(log, stream)).toHaveLength(3);
  });

  it.each([
    [4, 1],
    [1, 3],
  ])('[LOG2] leaves a transaction usable after a lost race, %s to %s', async (theirs, ours) => {
    const stream = freshStream();
    await database.orm.transaction(async (tx) => {
      const inside = postgresLog(tx);
      // The other connection commits just before this one's insert.
      const overtaken = new Proxy(tx, {
        get(target, key) {
          if (key !== 'execute') return Reflect.get(target, key) as unknown;
          return async (query: never) => {
            if ((await log.head(stream)).seq === 0)
              await log.append(stream, 0, addedFacts(theirs), testStamp);
            return target.execute(query);
          };
        },
      }) as Queries;
      const lost = await postgresLog(overtaken)
        .append(stream, 0, addedFacts(ours), testStamp)
        .catch((e: unknown) => e);
      expect(lost).toBeInstanceOf(LogConflict);
      expect((lost as LogConflict).actual.seq).toBe(theirs);
      const next = theirs + 1;
      expect(await inside.append(stream, theirs, addedFacts(1, next), testStamp)).toMatchObject([
        { seq: next },
      ]);
    });
    // Nothing is left even of records whose place was free.
    expect(await recordsOf(log, stream)).toHaveLength(theirs + 1);
  });

  it('[LOG2] forks nothing when several processes write one stream', async () => {
    const stream = freshStream();
    const logs = [1, 2, 3, 4].map(() => postgresLog(database.connect()));
    await Promise.all(
      logs.flatMap((each, i) =>
        Array.from({ length: 10 }, (_, n) => appendAnyway(each, stream, addedFact(i * 10 + n))),
      ),
    );
    const numbers = (await recordsOf(log, stream)).map(({ data }) => (data as { n: number }).n);
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });

  it('[LOG8] goes on listening after the connection was cut, and tells what was missed', async () => {
    const stream = freshStream();
    const listening = postgresLog(database.connect());
    const heads: Head[] = [];
    listening.subscribe(stream, (head) => heads.push(head));
    await vi.waitFor(() => expect(heads).toHaveLength(1));
    await log.append(stream, 0, addedFacts(1), testStamp);
    await vi.waitFor(() => expect(heads.at(-1)?.seq).toBe(1));
    await database.admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}' and query like 'LISTEN%'`,
    );
    await log.append(stream, 1, addedFacts(1, 2), testStamp);
    await vi.waitFor(() => expect(heads.at(-1)?.seq).toBe(2), { timeout: 10_000 });
    await log.append(stream, 2, addedFacts(1, 3), testStamp);
    await vi.waitFor(() => expect(heads.at(-1)?.seq).toBe(3));
    await listening.close();
  });

  it('[LOG3] says that the database cannot be reached, and works again when it can', async () => {
    const nowhere = new pg.Pool({ connectionString: 'postgres://root@127.0.0.1:1/none', max: 1 });
    const unreachable = postgresLog(drizzleOnPg({ client: nowhere, schema }));
    const refused = await unreachable
      .append('x', 0, addedFacts(1), testStamp)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LogUnavailable);
    expect((refused as LogUnavailable).reason).toBe('closed');
    await expect(unreachable.head('x')).rejects.toThrow(LogUnavailable);
    await nowhere.end();
  });
});
