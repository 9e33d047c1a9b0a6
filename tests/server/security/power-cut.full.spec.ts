/**
 * A power cut: of what the embedded database wrote, the disk has what was synced and any part of the rest.
 * Whatever that part is, the database opens, and every acknowledged row is there.
 */
import { cpSync, existsSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emptyHead } from '../../../src/events/log/hash-chain.ts';
import { openDatabase, type Queries } from '../../../server/db/database.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import * as schema from '../../../server/db/schema.ts';
import { syncedStartParams } from '../../../server/db/synced-fs.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { insertDocument, updateDocument } from '../../../server/documents/store.ts';
import { seed, times } from '../../counts.ts';
import { putDatabase } from '../db/on-disk.ts';
import { randomFrom } from '../../support/random.ts';
import { cutPower, type FileOperation, RecordedNodeFS } from './recorded-fs.ts';

const rows = 150;
const stream = 'account/power';

/** Only the recorded syncs matter here; real ones would only take time. */
const inMemory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
let root: string;
/** The closed database before the recording. */
const start = () => join(root, 'start', 'db');
let operations: readonly FileOperation[];
/** Number of completed operations when each row was acknowledged. */
const acknowledgedAt: number[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(inMemory, 'patina-power-'));
  for (const copy of ['live', 'start']) putDatabase(join(root, copy));
  const fs = new RecordedNodeFS(join(root, 'live', 'db'));
  const client = await PGlite.create({ fs, startParams: syncedStartParams });
  const orm = drizzle({ client, schema }) as unknown as Queries;
  for (let row = 1; row <= rows; row += 1) {
    await writeRow(orm, row);
    acknowledgedAt.push(fs.operations.length);
    // Moves the contents of the write-ahead log to the tables, so that the log is reused.
    if (row % 40 === 0) await orm.execute(sql`checkpoint`);
  }
  operations = fs.operations.slice();
  await client.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Three tables at once: a new document, a change of the previous one, and a fact. */
function writeRow(orm: Queries, row: number): Promise<void> {
  const document = (of: number, text: string) => ({
    path: `notes/${of}`,
    fields: { text: { stringValue: text.repeat(40) }, row: { integerValue: String(row) } },
    createTime: of,
    updateTime: row,
  });
  return inTransaction({ orm }, async (tx) => {
    await insertDocument(tx, document(row, 'new '));
    if (row > 1) await updateDocument(tx, document(row - 1, 'changed '));
    const stamp = { at: '2026-05-01T08:00:00.000Z', actor: 'system', device: 'server' };
    await postgresLog(tx).append(stream, row - 1, [{ type: 'Noted', v: 1, data: { row } }], stamp);
  });
}

async function rowsAfter(cut: number, random: () => number): Promise<{ documents: number[]; facts: number }> {
  const dataDir = mkdtempSync(join(root, 'cut-'));
  cpSync(start(), join(dataDir, 'db'), { recursive: true });
  cutPower(join(dataDir, 'db'), operations, cut, random);
  const database = await openDatabase({ dataDir });
  try {
    const found = await database.orm
      .select({ path: schema.documents.path, updateTime: schema.documents.updateTime })
      .from(schema.documents)
      .orderBy(schema.documents.createTime);
    let facts = 0;
    for await (const batch of postgresLog(database.orm).readVerified(stream, emptyHead))
      facts += batch.length;
    expect(found.map(({ path }) => path)).toEqual(found.map((_, i) => `notes/${i + 1}`));
    // A database that opens must also accept new rows.
    await writeRow(database.orm, facts + 1);
    return { documents: found.map(({ updateTime }) => updateTime), facts };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The path of the descriptor, from Linux. */
it.skipIf(!existsSync('/proc/self/fd'))('brings a new database to the disk before it is one', async () => {
  const dataDir = mkdtempSync(join(root, 'new-'));
  const some = await open(dataDir);
  const handles = Object.getPrototypeOf(some) as FileHandle;
  await some.close();
  const { sync } = handles;
  const synced: string[] = [];
  const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push(relative(dataDir, readlinkSync(`/proc/self/fd/${this.fd}`)));
    return sync.call(this);
  });
  await (await openDatabase({ dataDir })).close();
  spy.mockRestore();
  const files = ['', 'PG_VERSION', 'global', 'global/pg_control', 'base', 'pg_wal'];
  expect(synced).toEqual(expect.arrayContaining(files.map((file) => join('db.unfinished', file))));
  expect(synced.filter((path) => path.startsWith('db.unfinished/base/')).length).toBeGreaterThan(300);
  // Its name, last.
  expect(synced.at(-1)).toBe('');
});

it('syncs every acknowledged row', () => {
  const synced = (from: number, to: number) => operations.slice(from, to).some(({ kind }) => kind === 'sync');
  expect(acknowledgedAt.map((to, i) => synced(acknowledgedAt[i - 1] ?? 0, to))).toEqual(
    acknowledgedAt.map(() => true),
  );
});

it('would find a row that was not synced', async () => {
  const unsynced = operations.filter(({ kind }) => kind !== 'sync');
  const real = operations;
  operations = unsynced;
  try {
    const lost = await rowsAfter(unsynced.length, randomFrom(1)).then(
      ({ facts }) => facts < rows,
      () => true,
    );
    expect(lost).toBe(true);
  } finally {
    operations = real;
  }
});

const cuts = Array.from({ length: times(200) }, (_, i) => seed + i);
it.each(cuts)('opens with every acknowledged row after power cut %i', { timeout: 60_000 }, async (each) => {
  const random = randomFrom(each);
  const cut = 1 + Math.floor(random() * operations.length);
  const acknowledged = acknowledgedAt.filter((at) => at <= cut).length;
  const { documents, facts } = await rowsAfter(cut, random);
  // The row being written may be there completely, but never in part.
  expect(facts).toBeGreaterThanOrEqual(acknowledged);
  expect(facts).toBeLessThanOrEqual(acknowledged + 1);
  expect(documents).toEqual(Array.from({ length: facts }, (_, i) => Math.min(i + 2, facts)));
});
