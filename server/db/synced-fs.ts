/**
 * A file system for PGlite that survives a power cut. By default PGlite's `fsync` does not sync anything;
 * here data reaches the disk before a commit returns. It handles files only, no SQL.
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

/** WASI's error numbers. PostgreSQL panics instead of committing after an EIO, and after an ENOSPC in its WAL, as it must. */
const eio = 29;
const enospc = 51;

/**
 * A panic of PostgreSQL in WebAssembly never returns: without this the process would spin forever. Committed data is
 * safe, and nothing uncommitted was acknowledged.
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
      // PostgreSQL asks for modes that let everybody read and write; only the owner may.
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

/** Files synced concurrently by `syncTree`: about as many as a disk handles at once. */
const syncsAtOnce = 8;

/**
 * Syncs a folder and everything in it to disk. A new database is created without syncing its files, and commits sync
 * only what they write: without this, a power cut soon after the first start could lose the tables.
 */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const worker = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: syncsAtOnce }, worker));
}

/** Syncs a file, or the entries of a folder. */
export async function syncPath(path: string): Promise<void> {
  const opened = await open(path, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/**
 * PGlite's default parameters without `-F`, which turns syncing off. `wal_sync_method=fsync` because the
 * WebAssembly build does not pass on fdatasync, the default.
 */
export const syncedStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
