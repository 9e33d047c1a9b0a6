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
    stream_ops: {
      fsync?: (stream: Stream) => number;
      write(stream: Stream, ...content: unknown[]): number;
    };
    node_ops: { mknod(parent: unknown, name: string, mode: number, device: number): unknown };
    realPath(node: unknown): string;
  };
  readonly FS: { ErrnoError: new (errno: number) => Error };
}

/** As WASI numbers them. PostgreSQL answers the first with a panic instead of a commit, and the second in its log, as it must. */
const eio = 29;
const enospc = 51;

/**
 * A panic of PostgreSQL in WebAssembly never returns: without this the process would hang for ever, busy. What was
 * committed is safe, and what was not was acknowledged to nobody.
 */
function endProcess(line: string): never {
  console.error(line);
  process.exit(1);
}

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
      // PostgreSQL asks for files that everybody may read and write, and nobody but its owner shall.
      const mknod = NODEFS.node_ops.mknod;
      NODEFS.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~0o077, device);
      const write = NODEFS.stream_ops.write;
      NODEFS.stream_ops.write = (stream, ...content) => {
        try {
          return write(stream, ...content);
        } catch (error) {
          const isLog = /[\\/]pg_wal[\\/]/.test(NODEFS.realPath(stream.node));
          if (isLog && (error as { errno?: number }).errno === enospc) {
            endProcess('The disk is full, so the database cannot go on. Make room, then start Patina again.');
          }
          throw error;
        }
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
