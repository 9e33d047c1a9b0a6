import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/database.ts';
import {
  DatabaseUnreachable,
  DataDirLocked,
  DataDirUnusable,
  sqlState,
  violatedConstraint,
} from '../../../server/db/errors.ts';
import { attempts, documents, events } from '../../../server/db/schema.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { createPostgres, describeOnEveryDatabase, postgresFault } from './databases.ts';
import { putDatabase } from './on-disk.ts';

const document = (path: string, userName: string) => ({
  path,
  collection: path.slice(0, path.lastIndexOf('/')),
  fields: { userName: { stringValue: userName } },
  createTime: 1,
  updateTime: 1_800_000_000_123_456,
});

describeOnEveryDatabase('the database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('answers a ping', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('keeps numbers beyond 32 bits exact', async () => {
    await database.orm.insert(documents).values(document('notes/n1', 'x'));
    const [row] = await database.orm.select().from(documents).where(eq(documents.path, 'notes/n1'));
    expect(row?.updateTime).toBe(1_800_000_000_123_456);
  });

  it('refuses a second person of the same userName by its index, and nobody else', async () => {
    await database.orm.insert(documents).values([document('users/a', 'anna'), document('notes/a', 'anna')]);
    const failure = await database.orm
      .insert(documents)
      .values(document('users/b', 'anna'))
      .catch((error: unknown) => error);
    expect(sqlState(failure)).toBe('23505');
    expect(violatedConstraint(failure)).toBe('documents_user_name_unique');
  });

  it('keeps the data of events as it was given', async () => {
    const data = { z: 1, a: [0.1, -5e-324, 9007199254740991], text: 'Größe \u2028 \u0000 😀' };
    const record = {
      stream: 's',
      seq: 1,
      type: 'T',
      v: 1,
      at: 'now',
      actor: 'u',
      device: 'd',
      prev: '0',
      hash: '1',
    };
    await database.orm.insert(events).values({ ...record, data });
    const [row] = await database.orm.select().from(events).where(eq(events.stream, 's'));
    expect(JSON.stringify(row?.data)).toBe(JSON.stringify(data));
    const again = database.orm.insert(events).values({ ...record, data });
    await expect(again).rejects.toSatisfy((error) => sqlState(error) === '23505');
  });

  it('rolls a failed transaction back', async () => {
    const work = inTransaction(database, async (tx) => {
      await tx.insert(attempts).values({ key: 'half', fullAt: 1 });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await database.orm.select().from(attempts).where(eq(attempts.key, 'half'))).toEqual([]);
  });

  it('runs rival serializable transactions again until each has its turn', async () => {
    await database.orm.insert(attempts).values({ key: 'count', fullAt: 0 });
    const increment = () =>
      inTransaction(
        database,
        async (tx) => {
          const [row] = await tx.select().from(attempts).where(eq(attempts.key, 'count'));
          await tx
            .update(attempts)
            .set({ fullAt: (row?.fullAt ?? 0) + 1 })
            .where(eq(attempts.key, 'count'));
        },
        'serializable',
      );
    await Promise.all(Array.from({ length: 5 }, increment));
    const [row] = await database.orm.select().from(attempts).where(eq(attempts.key, 'count'));
    expect(row?.fullAt).toBe(5);
  });

  it('gives up at once on an error that another try cannot mend', async () => {
    let runs = 0;
    const work = inTransaction(database, async (tx) => {
      runs += 1;
      await tx.execute(sql`select 1/0`);
    });
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === '22012');
    expect(runs).toBe(1);
  });
});

describe('a PostgreSQL that cannot be used', () => {
  it('is one clear line without the password', async () => {
    const databaseUrl = 'postgres://someone:hunter2secret@127.0.0.1:1/none';
    const failure = await openDatabase({ dataDir: null, databaseUrl }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseUnreachable);
    expect((failure as Error).message).toMatch(
      /^The PostgreSQL of DATABASE_URL cannot be used: .*ECONNREFUSED/,
    );
    expect((failure as Error).message).not.toMatch(/hunter2|\n/);
  });
});

describe.skipIf(postgresFault !== null)(`many servers on one PostgreSQL ${postgresFault ?? ''}`, () => {
  it('start together and migrate once', async () => {
    const { url, drop } = await createPostgres();
    try {
      const start = () => openDatabase({ dataDir: null, databaseUrl: url });
      const servers = await Promise.all([start(), start(), start()]);
      await expect(servers[2]?.orm.select().from(documents)).resolves.toEqual([]);
      await Promise.all(servers.map((server) => server.close()));
    } finally {
      await drop();
    }
  });
});

/** Opening a folder for the first time takes seconds, and much longer on a busy machine. */
describe('the data directory', { timeout: 120_000 }, () => {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'patina-db-'));
    folders.push(folder);
    return folder;
  };
  /** A folder in which a server ran before. */
  const usedFolder = () => {
    const folder = newFolder();
    putDatabase(folder);
    return folder;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) {
      chmodSync(folder, 0o755);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('keeps what was written over a close, and frees its lock', async () => {
    const dataDir = usedFolder();
    const first = await openDatabase({ dataDir });
    await first.orm.insert(attempts).values({ key: 'kept', fullAt: 7 });
    await Promise.all([first.close(), first.close()]);
    const second = await openDatabase({ dataDir });
    expect(await second.orm.select().from(attempts)).toEqual([{ key: 'kept', fullAt: 7 }]);
    await second.close();
  });

  it('is made anew when an earlier start was cut off while making it', { tags: 'full' }, async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'db.unfinished'));
    writeFileSync(join(dataDir, 'db.unfinished', 'PG_VERSION'), '18');
    const database = await openDatabase({ dataDir });
    await database.ping();
    await database.close();
  });

  it('refuses a second opening in the same process', async () => {
    const dataDir = usedFolder();
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DataDirLocked);
    await expect(first.ping()).resolves.toBeUndefined();
    await first.close();
  });

  it(
    'refuses a second process, and lets the next one in as soon as the first was killed',
    { tags: 'full' },
    async () => {
      const dataDir = usedFolder();
      const child = spawnWriter(dataDir);
      await nextLine(child);
      await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DataDirLocked);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const database = await openDatabase({ dataDir });
      await database.ping();
      await database.close();
    },
  );

  it(
    'waits out the lock of an owner that cannot be asked, as after the restart of a container',
    { tags: 'full' },
    async () => {
      const dataDir = usedFolder();
      const id = 'an earlier life';
      writeFileSync(
        join(dataDir, '.lock-owner.json'),
        JSON.stringify({ id, pid: process.pid, host: hostname() }),
      );
      mkdirSync(join(dataDir, '.lock'));
      const almostStale = new Date(Date.now() - 13_000);
      utimesSync(join(dataDir, '.lock'), almostStale, almostStale);
      const start = Date.now();
      const database = await openDatabase({ dataDir });
      expect(Date.now() - start).toBeGreaterThan(1500);
      await database.close();
    },
  );

  it('is for its owner’s eyes only', { tags: 'full' }, async () => {
    const dataDir = join(newFolder(), 'new');
    const database = await openDatabase({ dataDir });
    for (const path of [dataDir, join(dataDir, 'db')]) expect(statSync(path).mode & 0o077).toBe(0);
    const inside = readdirSync(join(dataDir, 'db'), { recursive: true, encoding: 'utf8' });
    const open = inside.filter((name) => (statSync(join(dataDir, 'db', name)).mode & 0o077) !== 0);
    expect([open, inside.length > 100]).toEqual([[], true]);
    await database.close();
  });

  it('says why when it cannot be used', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const failure = await openDatabase({ dataDir: join(file, 'data') }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DataDirUnusable);
    expect((failure as Error).message).toMatch(/cannot be used: a part of that path is a file\.$/);
  });

  it('reaches the disk at every commit', { tags: 'full' }, async () => {
    const { syncsPerCommit } = await countSyncs(usedFolder());
    expect(syncsPerCommit).toBeGreaterThanOrEqual(1);
    expect(syncsPerCommit).toBeLessThan(1.5);
  });

  it(
    'loses no acknowledged row when its process is killed, ten times over',
    { tags: 'full', timeout: 240_000 },
    async () => {
      const dataDir = usedFolder();
      let acknowledged = 0;
      for (let round = 0; round < 10; round += 1) {
        const child = spawnWriter(dataDir);
        const gone = once(child, 'exit');
        let count = 0;
        for await (const line of createInterface({ input: child.stdout! })) {
          acknowledged = Math.max(acknowledged, Number(line));
          count += 1;
          if (count === 20 + round * 7) child.kill('SIGKILL');
        }
        expect(count).toBeGreaterThanOrEqual(20);
        // Its output ends a moment before the process does, and its lock counts until then.
        await gone;
      }
      const database = await openDatabase({ dataDir });
      const rows = await database.orm.select().from(attempts).orderBy(attempts.fullAt);
      // In each round, one more may have been written whose acknowledgment was not received.
      expect(rows.map(({ fullAt }) => fullAt)).toEqual(rows.map((_, i) => i + 1));
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
      await database.close();
    },
  );
});

/** A process that writes rows numbered from where the last one ended, and prints each number once it is committed. */
function spawnWriter(dataDir: string) {
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'writer.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function nextLine(child: ReturnType<typeof spawnWriter>): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) return line;
  throw new Error('The writer ended before it wrote');
}

/** In a separate process, where `fs` can be patched before anything imports it. */
async function countSyncs(dataDir: string): Promise<{ syncsPerCommit: number }> {
  const script = join(import.meta.dirname, 'sync-counter.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    return JSON.parse(line) as { syncsPerCommit: number };
  }
  throw new Error('The counter ended without a count');
}
