/**
 * Makes backups at the scheduled times. Of all processes on a database, one makes each (backups/runs.ts). A backup gets its
 * final name only after it was written, restored into a scratch place and compared; only then are older ones removed. If it
 * fails before, nothing is left that could be mistaken for a backup.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { backupName, outdatedBackups } from '../backups/retention.ts';
import { type BackupFailure, claimRun, endRun, heardEveryMs, keepRun } from '../backups/runs.ts';
import { lastDue } from '../backups/schedule.ts';
import { type Sweeping, sweepRegularly } from '../common/sweep-regularly.ts';
import type { BackupSchedule } from '../config/backups.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { makeFolder, syncFolder } from '../files/folders.ts';
import { openStores } from '../files/open-stores.ts';
import { openKeys } from '../keys/open-keys.ts';
import { childEnvironment } from '../sandbox/command.ts';
import { freeBytes as freeBytesOf, neededBytes } from '../storage-watch.ts';
import { writeBackup } from './backup.ts';
import { keysBeside, writeKeys } from './key-backup.ts';

export interface ScheduledBackupParts {
  readonly config: Config & { readonly backups: BackupSchedule };
  readonly database: Database;
  readonly clock?: () => Date;
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Resolves when the restored backup is identical. */
  readonly verify?: (backup: string, keys: string, scratch: string, signal: AbortSignal) => Promise<unknown>;
}

/** The keys for all backups in the folder: with only the newest, people erased since can be read from none of them. */
const keysOfFolder = 'patina.keys';
const unfinishedPrefix = 'unfinished-';

/** Room to leave free: the disk may also hold the data, and must go on serving it. */
const reservedBytes = 4 * neededBytes;
const lookForRoomEveryMs = 1000;
const lookEveryMs = 30_000;

/** A backup was given up, with the reason. */
class GivenUp extends Error {
  override readonly name = 'GivenUp';
  readonly reason: BackupFailure;

  constructor(reason: BackupFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Runs in a separate process: it opens a database of its own, and this process has requests to answer. */
async function verifyInChild(
  backup: string,
  keys: string,
  scratch: string,
  signal: AbortSignal,
): Promise<void> {
  const command = join(import.meta.dirname, 'cli.ts');
  const args = ['--import', 'tsx', command, 'verify', backup, '--keys', keys, '--scratch', scratch];
  await promisify(execFile)(process.execPath, args, {
    // The folder with node_modules.
    cwd: join(command, '..', '..', '..'),
    env: childEnvironment(process.env),
    signal,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
}

/** Removes what a run, or any killed process, may have left: drafts, keys and scratch places. */
async function removeUnfinished(folder: string, id = ''): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(unfinishedPrefix + id))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Gives the backup up when the disk runs short of room. @returns how to stop watching */
function watchRoom(folder: string, freeBytes: (folder: string) => Promise<number>, give: AbortController) {
  const look = async () => {
    if ((await freeBytes(folder)) >= reservedBytes) return;
    const message = `Fewer than ${reservedBytes / 2 ** 20} MB are free on the disk of ${folder}`;
    give.abort(new GivenUp('no-room', message));
  };
  return sweepRegularly(look, lookForRoomEveryMs, () => undefined);
}

/** Renews this process's claim on the run, and gives the backup up when another process has taken over. */
function watchRun({ orm }: Database, id: string, clock: () => Date, give: AbortController): Sweeping {
  const renew = async () => {
    if (!(await keepRun(orm, id, clock())))
      give.abort(new GivenUp('interrupted', 'Another process took over'));
  };
  // If the database is unreachable for a moment, try again; if it stays so, the backup fails by itself.
  return sweepRegularly(renew, heardEveryMs, () => undefined);
}

/** @returns its size in bytes. @throws whatever ended it; the folder is then as it was before */
async function makeBackup(
  { config, database, clock = () => new Date(), verify = verifyInChild }: ScheduledBackupParts,
  id: string,
  signal: AbortSignal,
): Promise<number> {
  const { folder, keep } = config.backups;
  const draft = join(folder, `${unfinishedPrefix}${id}.gz`);
  const scratch = join(folder, `${unfinishedPrefix}${id}`);
  const now = clock();
  await removeUnfinished(folder);
  try {
    const stores = await openStores(config);
    try {
      await writeBackup({ database, files: stores.files }, draft, now, signal);
    } finally {
      stores.close();
    }
    // After the rows: a résumé added meanwhile then has a spare key in the file, but none lacks its key.
    await writeKeys(await openKeys(config), keysBeside(draft), clock());
    await mkdir(scratch, { mode: 0o700 });
    await verify(draft, keysBeside(draft), scratch, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new GivenUp('not-verified', 'The backup did not come back as it was', { cause: error });
    });
    signal.throwIfAborted();
    if (!(await keepRun(database.orm, id, clock()))) {
      throw new GivenUp('interrupted', 'Another process took over');
    }
    const { size } = await stat(draft);
    // First, because newer keys open the existing backups as well.
    await rename(keysBeside(draft), join(folder, keysOfFolder));
    await rename(draft, join(folder, backupName(now)));
    await syncFolder(folder);
    for (const name of outdatedBackups(await readdir(folder), keep))
      await rm(join(folder, name), { force: true });
    return size;
  } finally {
    // Only this run's: another process may be working on its own by now.
    await removeUnfinished(folder, id).catch(() => undefined);
  }
}

const diskFullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

function reasonOf(error: unknown): BackupFailure {
  if (error instanceof GivenUp) return error.reason;
  return diskFullCodes.has((error as NodeJS.ErrnoException).code) ? 'no-room' : 'not-written';
}

export type Outcome =
  { readonly bytes: number } | { readonly reason: BackupFailure; readonly error: unknown };

/**
 * Makes the backup that is due, unless another process has made it or is making it.
 * @param signal gives it up
 * @returns null: there was nothing to do
 */
export async function makeDueBackup(
  parts: ScheduledBackupParts,
  signal: AbortSignal,
): Promise<Outcome | null> {
  const { config, database, clock = () => new Date(), freeBytes = freeBytesOf } = parts;
  const id = await claimRun(database, lastDue(config.backups, clock()), clock());
  if (id === null) return null;
  const give = new AbortController();
  const stop = () => give.abort(new GivenUp('stopped', 'Patina was stopped'));
  signal.addEventListener('abort', stop);
  const watching: Sweeping[] = [];
  let outcome: Outcome;
  try {
    if (signal.aborted) stop();
    await makeFolder(config.backups.folder);
    watching.push(watchRoom(config.backups.folder, freeBytes, give), watchRun(database, id, clock, give));
    outcome = { bytes: await makeBackup(parts, id, give.signal) };
  } catch (error) {
    // A backup that was given up can fail in many ways; report why it was given up.
    const cause: unknown = give.signal.aborted ? give.signal.reason : error;
    outcome = { reason: reasonOf(cause), error: cause };
  } finally {
    signal.removeEventListener('abort', stop);
    for (const watch of watching) await watch.stop();
  }
  const recorded = 'bytes' in outcome ? outcome : { reason: outcome.reason };
  await endRun(database.orm, id, recorded, clock());
  return outcome;
}

/** Checks regularly from the start of the app to its end. @param mayWrite while it returns false, no backup is begun */
export function scheduleBackups(
  app: FastifyInstance,
  parts: ScheduledBackupParts,
  mayWrite: () => boolean,
): void {
  const stopping = new AbortController();
  let looking: Sweeping | null = null;
  const look = async () => {
    const outcome = await makeDueBackup(parts, stopping.signal);
    if (!outcome) return;
    if ('bytes' in outcome) return app.log.info({ bytes: outcome.bytes }, 'a backup was made and verified');
    app.log.error({ err: outcome.error, reason: outcome.reason }, 'a backup could not be made');
  };
  app.addHook('onReady', async () => {
    looking = sweepRegularly(look, lookEveryMs, (err) => app.log.error({ err }, 'making backups'), mayWrite);
  });
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', async () => looking?.stop());
}
