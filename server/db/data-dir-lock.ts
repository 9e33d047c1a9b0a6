/**
 * One process per data directory. PGlite takes no lock of its own, and two processes on one directory
 * destroy each other's rows without a word. The lock is a folder whose time is renewed every few seconds;
 * beside it stands who holds it, so that a crash does not keep the next start waiting.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { DataDirLocked, DataDirUnusable } from './errors.ts';
import { newId } from '../ids.ts';

/** After this long without a renewal a lock counts as left behind. */
const staleMs = 15_000;
/** Long enough for a rival that saw the same left-behind lock to show itself. */
const settleMs = 300;
/** Whoever cannot be asked is waited for until the lock would have been renewed several times. */
const lockRetries = { retries: Math.ceil(staleMs / 1000) + 1, minTimeout: 1000, maxTimeout: 1000 };

/** Locks this very process holds: another owner with its number is a process of an earlier life. */
const heldHere = new Set<string>();

interface Owner {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
}

export interface DataDirLock {
  release(): Promise<void>;
}

/**
 * Creates the directory when it is missing.
 * @param onLost called when another process took the lock away: stop at once
 * @throws DataDirLocked, DataDirUnusable
 */
export async function lockDataDir(dataDir: string, onLost: (error: Error) => void): Promise<DataDirLock> {
  const lockPath = join(dataDir, '.lock');
  const ownerPath = join(dataDir, '.lock-owner.json');
  const me: Owner = { id: newId(), pid: process.pid, host: hostname() };
  let givenBack = false;
  try {
    // Password hashes and keys are nobody else's to read.
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const previous = await readOwner(ownerPath);
    if (previous && heldHere.has(previous.id)) throw new DataDirLocked(dataDir);
    const state = previous === null ? 'unknown' : stateOf(previous);
    const orphan = state === 'gone';
    // A time long past makes the library treat the lock as left behind, which it is.
    if (orphan) await utimes(lockPath, 0, 0).catch(() => undefined);
    const release = await lockfile.lock(dataDir, {
      lockfilePath: lockPath,
      stale: staleMs,
      update: staleMs / 5,
      retries: state === 'unknown' ? lockRetries : 0,
      // A folder that vanished was taken by nobody; storage-watch.ts says what happened to it. A renewal that was under way
      // when the lock was given back finds it gone, too.
      onCompromised: (cause) => {
        if (!givenBack && existsSync(dataDir)) onLost(new DataDirLocked(dataDir, cause));
      },
    });
    await writeFile(ownerPath, JSON.stringify(me));
    if (orphan) {
      await sleep(settleMs);
      if ((await readOwner(ownerPath))?.id !== me.id) throw new DataDirLocked(dataDir);
    }
    heldHere.add(me.id);
    return {
      async release() {
        givenBack = true;
        heldHere.delete(me.id);
        await release();
      },
    };
  } catch (error) {
    if (error instanceof DataDirLocked) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') throw new DataDirLocked(dataDir, error);
    throw new DataDirUnusable(dataDir, error);
  }
}

async function readOwner(path: string): Promise<Owner | null> {
  try {
    const owner = JSON.parse(await readFile(path, 'utf8')) as Partial<Owner> | null;
    const { id, pid, host } = owner ?? {};
    return id !== undefined && pid !== undefined && host !== undefined ? { id, pid, host } : null;
  } catch {
    return null;
  }
}

/**
 * Only processes of this machine can be asked. A restarted container has its predecessor's name and often its number,
 * so an owner that looks like this process tells nothing.
 */
function stateOf({ pid, host }: Owner): 'alive' | 'gone' | 'unknown' {
  if (host !== hostname() || pid === process.pid) return 'unknown';
  try {
    process.kill(pid, 0);
    return 'alive';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH' ? 'gone' : 'alive';
  }
}
