/**
 * Writes and restores backups: a whole installation in one file of gzipped JSON lines. The first line is the manifest, then
 * come rows and files, and the last line holds the number of lines before it and the SHA-256 of their bytes. A restore reads
 * and checks all of it before it changes anything. The file holds password hashes and keys: whoever has it can impersonate
 * anybody.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queries } from '../db/database.ts';
import { resumes } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { type FileStore, isFileName } from '../files/file-store.ts';
import { AdminError } from './admin-error.ts';
import { type FileLine, fileLines, fileWriter } from './backup-files.ts';
import {
  advanceSequences,
  emptyTables,
  isEmpty,
  migrationsOf,
  readRows,
  rowWriter,
  tableNames,
} from './tables.ts';

const format = 'patina-backup';
const version = 1;

const manifestSchema = z.strictObject({
  format: z.literal(format),
  version: z.number(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.string()),
});
type Manifest = z.infer<typeof manifestSchema>;
const endSchema = z.strictObject({ lines: z.int(), sha256: z.string() });

export interface BackupSummary {
  readonly rows: number;
  readonly files: number;
}

/** What a backup contains, as verified before anything is restored. */
export interface VerifiedBackup extends BackupSummary {
  /** Without the last one. */
  readonly lines: number;
  /** Of these lines. */
  readonly sha256: string;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** Ids of sealed résumés: each needs its own key to be read. */
  readonly sealedResumes: readonly string[];
}

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
}

/**
 * All rows are of one snapshot, even while a server works on them. Files are read once that transaction has ended, so that
 * on the embedded database, which has one connection, nobody waits for them; a file that is removed meanwhile is missing
 * from the backup, as its row soon will be from the database.
 * @param signal cancels; nothing is left behind
 * @throws AdminError when `path` exists
 */
export async function writeBackup(
  { database, files }: Parts,
  path: string,
  now: Date,
  signal?: AbortSignal,
): Promise<BackupSummary> {
  const unfinished = `${path}.unfinished`;
  await refuseExisting(path);
  const count = { rows: 0, files: 0 };
  const ending = new AbortController();
  const ended = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
  let written: Promise<void> = Promise.resolve();
  try {
    await inTransaction(
      database,
      async (tx) => {
        ended.throwIfAborted();
        await readyForFiles(tx);
        count.rows = 0;
        count.files = 0;
        const target = await open(unfinished, 'w', 0o600);
        await new Promise<void>((rowsAreRead, failed) => {
          const lines = withEnd(contents(tx, files, now.toISOString(), count, rowsAreRead));
          written = pipeline(Readable.from(lines), createGzip(), target.createWriteStream({ flush: true }), {
            signal: ended,
          });
          written.catch(failed);
        });
      },
      'repeatable read',
    );
    await written;
    ended.throwIfAborted();
    await rename(unfinished, path);
  } catch (error) {
    ending.abort();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
  return count;
}

/** The SHA-256 that a backup of the current content would end with. @param createdAt the time of creation that it states */
export async function digestOf({ database, files }: Parts, createdAt: string): Promise<string> {
  return inTransaction(database, async (tx) => {
    await readyForFiles(tx);
    let last = '';
    for await (const line of withEnd(contents(tx, files, createdAt, { rows: 0, files: 0 }))) last = line;
    return endSchema.parse(JSON.parse(last)).sha256;
  });
}

/** Prepares a transaction for reading and writing files however long that takes, and for times in UTC, alike on every server. */
async function readyForFiles(tx: Queries): Promise<void> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local timezone = 'UTC'`);
}

async function refuseExisting(path: string): Promise<void> {
  const found = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new AdminError(`${path} cannot be used: ${error.message}.`);
  });
  await found?.close();
  if (found) throw new AdminError(`${path} exists already. Choose another name.`);
}

async function* contents(
  tx: Queries,
  files: FileStore,
  createdAt: string,
  count: { rows: number; files: number },
  /** Called when the transaction is no longer needed. */
  rowsAreRead: () => void = () => undefined,
): AsyncGenerator<string> {
  const manifest: Manifest = {
    format,
    version,
    createdAt,
    migrations: [...(await migrationsOf(tx))],
    tables: [...tableNames],
  };
  yield JSON.stringify(manifest);
  for (const table of tableNames) {
    for await (const row of readRows(tx, table)) {
      count.rows += 1;
      yield `{"table":"${table}","row":${row}}`;
    }
  }
  rowsAreRead();
  for (const name of [...(await files.list())].sort()) if (yield* fileLines(files, name)) count.files += 1;
}

/** Adds the last line, with count and hash. */
async function* withEnd(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const line of lines) {
    count += 1;
    hash.update(`${line}\n`);
    yield `${line}\n`;
  }
  yield `${JSON.stringify({ lines: count, sha256: hash.digest('hex') })}\n`;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const packed = createReadStream(path);
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  // The loop throws the first error; those while the streams are being closed do not matter.
  unpacked.on('error', () => undefined);
  try {
    let parts: string[] = [];
    for await (const text of packed.pipe(unpacked).setEncoding('utf8') as AsyncIterable<string>) {
      const [first = '', ...others] = text.split('\n');
      parts.push(first);
      for (const other of others) {
        yield parts.join('');
        parts = [other];
      }
    }
    const rest = parts.join('');
    if (rest !== '') yield rest;
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

type Line = { readonly table: string; readonly row: string; readonly sealedResume: string | null } | FileLine;

const fileLine = z.strictObject({
  file: z.string(),
  left: z.int().positive().optional(),
  data: z.base64(),
});

const resumeRow = z.object({ id: z.string(), sealed_contact: z.nullable(z.string()) });

/** @returns the id of the résumé if this is its row and it is sealed */
function sealedResumeOf(table: string, row: unknown): string | null {
  if (table !== getTableName(resumes)) return null;
  const { id, sealed_contact } = resumeRow.parse(row);
  return sealed_contact === null ? null : id;
}

const rowLine = /^\{"table":"([a-z_]+)","row":(\{.*\})\}$/s;

function readLine(line: string): Line {
  const [, table, row] = rowLine.exec(line) ?? [];
  if (table !== undefined && row !== undefined) {
    const value: unknown = JSON.parse(row);
    if (!tableNames.includes(table)) throw new TypeError(`There is no table ${table}`);
    return { table, row, sealedResume: sealedResumeOf(table, value) };
  }
  const { file, data, left = 0 } = fileLine.parse(JSON.parse(line));
  if (!isFileName(file)) throw new TypeError('A file has a name that no file here can have');
  return { file, content: Buffer.from(data, 'base64'), left };
}

/** Reads a whole backup. @throws AdminError when it is none, damaged, cut off, or from another version */
async function verifyBackup(path: string, migrations: readonly string[]): Promise<VerifiedBackup> {
  const sealedResumes: string[] = [];
  const hash = createHash('sha256');
  let manifest: Manifest | null = null;
  let last: string | null = null;
  let lines = 0;
  let rows = 0;
  let files = 0;
  try {
    for await (const line of linesOf(path)) {
      if (last !== null) {
        hash.update(`${last}\n`);
        lines += 1;
        if (!manifest) manifest = readManifest(last);
        // Lines of another version cannot be checked here.
        else if (isOfVersion(manifest, migrations)) {
          const read = readLine(last);
          if ('table' in read) {
            rows += 1;
            if (read.sealedResume !== null) sealedResumes.push(read.sealedResume);
          } else if (read.left === 0) files += 1;
        }
      }
      last = line;
    }
  } catch (error) {
    if (error instanceof AdminError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new AdminError(`There is no file ${path}.`);
    throw new AdminError(`${path} is damaged or no backup. Nothing was changed.`, { cause: error });
  }
  const end = endSchema.safeParse(last === null ? null : parsed(last));
  if (!manifest || !end.success || end.data.lines !== lines || end.data.sha256 !== hash.digest('hex')) {
    throw new AdminError(`${path} is damaged or cut off. Nothing was changed.`);
  }
  // Checked last: a flipped byte in the list of migrations is damage, not another version.
  if (!isOfVersion(manifest, migrations)) {
    throw new AdminError(
      'This backup is of another version of Patina. Restore it with that version, then update. Nothing was changed.',
    );
  }
  return { rows, files, lines, sha256: end.data.sha256, createdAt: manifest.createdAt, sealedResumes };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function readManifest(line: string): Manifest {
  const manifest = manifestSchema.safeParse(parsed(line));
  if (!manifest.success) {
    throw new AdminError(
      'This file is no backup of Patina, or its beginning is damaged. Nothing was changed.',
    );
  }
  return manifest.data;
}

const isOfVersion = (manifest: Manifest, migrations: readonly string[]): boolean =>
  manifest.version === version && manifest.migrations.join() === migrations.join();

/**
 * Replaces everything by the backup: the tables in one transaction, then the files.
 * @param force also when there are accounts already
 * @param check throws an AdminError when this backup should not be restored
 * @throws AdminError; nothing has changed then
 */
export async function restoreBackup(
  { database, files }: Parts,
  path: string,
  { force = false, check }: { force?: boolean; check?: (backup: VerifiedBackup) => void } = {},
): Promise<VerifiedBackup> {
  const summary = await verifyBackup(path, await migrationsOf(database.orm));
  check?.(summary);
  const restored = new Set<string>();
  await inTransaction(database, async (tx) => {
    await readyForFiles(tx);
    if (!force && !(await isEmpty(tx))) {
      throw new AdminError(
        'There are accounts here already. To replace everything by the backup, add --force. Nothing was changed.',
      );
    }
    await emptyTables(tx);
    const writer = rowWriter(tx);
    // Files are written before the rows that name them become visible.
    const filesWriter = fileWriter(files);
    let number = 0;
    try {
      for await (const line of linesOf(path)) {
        number += 1;
        if (number === 1 || number > summary.lines) continue;
        const read = readLine(line);
        if ('table' in read) await writer.add(read.table, read.row);
        else {
          await filesWriter.add(read);
          restored.add(read.file);
        }
      }
    } finally {
      filesWriter.giveUp();
    }
    await writer.flush();
    await advanceSequences(tx);
  });
  for (const name of await files.list()) if (!restored.has(name)) await files.remove(name);
  return summary;
}
