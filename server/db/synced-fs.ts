/**
 * A file system for PGlite that survives a power cut. Out of the box PGlite's `fsync` does nothing on disk;
 * here it reaches the disk before a commit returns. It knows files only, nothing of SQL.
 */
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS stream that is used here. */
interface Stream {
  /** Descriptor of the real file; absent for a folder. */
  readonly nfd?: number;
  readonly node: unknown;
}

interface Runtime {
  readonly NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number };
    realPath(node: unknown): string;
  };
  readonly FS: { ErrnoError: new (errno: number) => Error };
}

/** EIO as WASI numbers it; PostgreSQL answers it with a panic instead of a commit, as it must. */
const eio = 29;

export class SyncedNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const syncToDisk = (module: unknown) => {
      const { NODEFS, FS } = module as Runtime;
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
          else fdatasyncSync(stream.nfd);
        } catch {
          throw new FS.ErrnoError(eio);
        }
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncToDisk] },
    };
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** As many as a disk takes at once; each waits for it. */
const syncsAtOnce = 8;

/**
 * Brings a folder with all that is in it to the disk. A database is made without a sync of its files, and its
 * commits sync only what they write: a power cut soon after the first start would take the tables away.
 */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const worker = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: syncsAtOnce }, worker));
}

/** A file, or the names in a folder. */
export async function syncPath(path: string): Promise<void> {
  const opened = await open(path, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/**
 * PGlite starts with `-F`, which turns syncing off. `wal_sync_method=fsync` because its default,
 * fdatasync, is a call that the WebAssembly build does not pass on.
 */
export const syncedStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
