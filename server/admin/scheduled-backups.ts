/**
 * Backups at the times of the schedule. Of all processes on a database one makes each (backups/runs.ts). A backup gets its name
 * once it was written, restored into a scratch place and compared; only then older ones go. Whatever ends it before leaves
 * nothing that could be taken for a backup.
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
import type { BackupSchedule, Config } from '../config.ts';
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
  /** Resolves when the backup came back as it was. */
  readonly verify?: (backup: string, keys: string, scratch: string, signal: AbortSignal) => Promise<unknown>;
}

/** The keys of all backups of the folder: with the newest, whoever was erased since is gone from all of them. */
const keysOfFolder = 'patina.keys';
const unfinishedPrefix = 'unfinished-';

/** The disk may be that of the data, and has to serve it meanwhile. */
const reservedBytes = 4 * neededBytes;
const lookForRoomEveryMs = 1000;
const lookEveryMs = 30_000;

/** Why a backup is given up. */
class GivenUp extends Error {
  override readonly name = 'GivenUp';
  readonly reason: BackupFailure;

  constructor(reason: BackupFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** In a process of its own: it has a database to make, and this one has people to answer. */
async function verifyInChild(
  backup: string,
  keys: string,
  scratch: string,
  signal: AbortSignal,
): Promise<void> {
  const command = join(import.meta.dirname, 'cli.ts');
  const args = ['--import', 'tsx', command, 'verify', backup, '--keys', keys, '--scratch', scratch];
  await promisify(execFile)(process.execPath, args, {
    // Where the packages are.
    cwd: join(command, '..', '..', '..'),
    env: childEnvironment(process.env),
    signal,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
}

/** Of a run, or of all that a killed process may have left: drafts, keys and scratch places. */
async function removeUnfinished(folder: string, id = ''): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(unfinishedPrefix + id))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Gives up when room gets short. @returns how to stop looking */
function watchRoom(folder: string, freeBytes: (folder: string) => Promise<number>, give: AbortController) {
  const look = async () => {
    if ((await freeBytes(folder)) >= reservedBytes) return;
    const message = `Fewer than ${reservedBytes / 2 ** 20} MB are free on the disk of ${folder}`;
    give.abort(new GivenUp('no-room', message));
  };
  return sweepRegularly(look, lookForRoomEveryMs, () => undefined);
}

/** Says that it is at work, and gives up when somebody else has taken over. */
function watchRun({ orm }: Database, id: string, clock: () => Date, give: AbortController): Sweeping {
  const hear = async () => {
    if (!(await keepRun(orm, id, clock())))
      give.abort(new GivenUp('interrupted', 'Another process took over'));
  };
  // A database that is away for a moment is asked again; one that stays away ends the backup by itself.
  return sweepRegularly(hear, heardEveryMs, () => undefined);
}

/** @returns its bytes. @throws whatever ended it; the folder is then as it was */
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
    // Behind the rows: a résumé that came meanwhile has a key too many, and none has one too few.
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
    // First: with newer keys the backups that are there open as well.
    await rename(keysBeside(draft), join(folder, keysOfFolder));
    await rename(draft, join(folder, backupName(now)));
    await syncFolder(folder);
    for (const name of outdatedBackups(await readdir(folder), keep))
      await rm(join(folder, name), { force: true });
    return size;
  } finally {
    // Another process may be at work on its own by now.
    await removeUnfinished(folder, id).catch(() => undefined);
  }
}

const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

function reasonOf(error: unknown): BackupFailure {
  if (error instanceof GivenUp) return error.reason;
  return full.has((error as NodeJS.ErrnoException).code) ? 'no-room' : 'not-written';
}

export type Outcome =
  { readonly bytes: number } | { readonly reason: BackupFailure; readonly error: unknown };

/**
 * Makes the backup that is due, when nobody else has or does.
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
    // What was given up fails in many ways; why it was given up is what counts.
    const cause: unknown = give.signal.aborted ? give.signal.reason : error;
    outcome = { reason: reasonOf(cause), error: cause };
  } finally {
    signal.removeEventListener('abort', stop);
    for (const watch of watching) await watch.stop();
  }
  const told = 'bytes' in outcome ? outcome : { reason: outcome.reason };
  await endRun(database.orm, id, told, clock());
  return outcome;
}

/** From the start of the app to its end. @param mayWrite while it says no, none is begun */
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
