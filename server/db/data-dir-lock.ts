/**
 * Allows one process per data directory. PGlite takes no lock of its own, and two processes on one directory
 * silently destroy each other's rows. The lock is a folder whose mtime is renewed every few seconds; a file
 * beside it names the owner, so that the next start after a crash need not wait for the lock to go stale.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { DataDirLocked, DataDirUnusable } from './errors.ts';
import { newId } from '../ids.ts';

/** A lock that was not renewed for this long is stale. */
const staleMs = 15_000;
/** Long enough for a competing process that saw the same stale lock to write its own owner file. */
const settleMs = 300;
/** Retries while the owner's state is unknown: longer than `staleMs`, so that a live owner would have renewed the lock. */
const lockRetries = { retries: Math.ceil(staleMs / 1000) + 1, minTimeout: 1000, maxTimeout: 1000 };

/** Owner ids of the locks held by this process. Another owner with this pid is an earlier process that had the same pid. */
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
 * @param onLost called when another process has taken the lock: stop at once
 * @throws DataDirLocked, DataDirUnusable
 */
export async function lockDataDir(dataDir: string, onLost: (error: Error) => void): Promise<DataDirLock> {
  const lockPath = join(dataDir, '.lock');
  const ownerPath = join(dataDir, '.lock-owner.json');
  const me: Owner = { id: newId(), pid: process.pid, host: hostname() };
  let released = false;
  try {
    // Password hashes and keys must not be readable by other users.
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const previous = await readOwner(ownerPath);
    if (previous && heldHere.has(previous.id)) throw new DataDirLocked(dataDir);
    const state = previous === null ? 'unknown' : stateOf(previous);
    const orphan = state === 'gone';
    // An old mtime makes the library treat the lock as stale, which it is.
    if (orphan) await utimes(lockPath, 0, 0).catch(() => undefined);
    const release = await lockfile.lock(dataDir, {
      lockfilePath: lockPath,
      stale: staleMs,
      update: staleMs / 5,
      retries: state === 'unknown' ? lockRetries : 0,
      // A data directory that vanished was not taken by another process; storage-watch.ts reports that. A renewal that was
      // under way when the lock was released also finds the lock missing.
      onCompromised: (cause) => {
        if (!released && existsSync(dataDir)) onLost(new DataDirLocked(dataDir, cause));
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
        released = true;
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
 * Whether the owner still runs; only processes on this machine can be checked. A restarted container has its
 * predecessor's host name and often its pid, so an owner with this process's pid is `unknown`.
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
