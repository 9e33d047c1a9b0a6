/**
 * Records the file operations of the embedded database: what was written where, and what was synced, in order. From
 * the record, the disk after a power cut at any moment can be rebuilt.
 *
 * The model of a disk: the bytes of a file are safe once the file was synced, and until then any of them may be written,
 * in any order, a sector at a time. Names, sizes and removals are kept by the journal of the file system, in order:
 * a sync of a file or folder writes the journal up to the last entry about it, and a power cut may cut it off anywhere after.
 */
import {
  closeSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SyncedNodeFS } from '../../../server/db/synced-fs.ts';

/** Paths are relative to the folder of the database. */
export type FileOperation =
  | { readonly kind: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'create' | 'mkdir' | 'unlink' | 'rmdir'; readonly path: string }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string };

interface Node {
  readonly mode: number;
}
interface Stream {
  readonly node: Node;
  readonly flags: number;
  readonly nfd?: number;
}
type Calls = Record<string, (...args: never[]) => unknown>;
interface Runtime {
  readonly NODEFS: { stream_ops: Calls; node_ops: Calls; realPath(node: Node): string };
  readonly FS: { isDir(mode: number): boolean };
}

export class RecordedNodeFS extends SyncedNodeFS {
  readonly operations: FileOperation[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
  }

  override async init(...args: Parameters<SyncedNodeFS['init']>): ReturnType<SyncedNodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const watch = (module: unknown) => this.#watch(module as Runtime);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), watch] } };
  }

  #watch({ NODEFS, FS }: Runtime): void {
    const { stream_ops: streams, node_ops: nodes } = NODEFS;
    const at = (node: Node) => relative(this.#folder, NODEFS.realPath(node));
    const note = (operation: FileOperation) => void this.operations.push(operation);
    /** Records a call only after it succeeded: if it throws, nothing happened. */
    const watched = (
      calls: Calls,
      name: string,
      describe: (...args: never[]) => (() => FileOperation) | null,
    ) => {
      const original = calls[name]!;
      calls[name] = (...args: never[]) => {
        const described = describe(...args);
        const result = original(...args);
        if (described) note(described());
        return result;
      };
    };
    watched(streams, 'write', ((
      stream: Stream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) => {
      const bytes = Buffer.from(buffer.subarray(offset, offset + length));
      return () => ({ kind: 'write', path: at(stream.node), at: position, bytes });
    }) as never);
    watched(streams, 'fsync', ((stream: Stream) => () => ({ kind: 'sync', path: at(stream.node) })) as never);
    watched(nodes, 'mknod', ((parent: Node, name: string, mode: number) => () => ({
      kind: FS.isDir(mode) ? 'mkdir' : 'create',
      path: join(at(parent), name),
    })) as never);
    watched(nodes, 'rename', ((node: Node, folder: Node, name: string) => {
      const path = at(node);
      return () => ({ kind: 'rename', path, to: join(at(folder), name) });
    }) as never);
    for (const kind of ['unlink', 'rmdir'] as const) {
      watched(nodes, kind, ((parent: Node, name: string) => () => ({
        kind,
        path: join(at(parent), name),
      })) as never);
    }
    const truncation = (node: Node, { size }: { size?: number }) =>
      size === undefined ? null : () => ({ kind: 'truncate', path: at(node), size });
    watched(nodes, 'setattr', truncation as never);
    watched(streams, 'setattr', ((stream: Stream, change: { size?: number }) =>
      truncation(stream.node, change)) as never);
  }
}

const sector = 512;

/** Tracks which file a name refers to, so that a renamed file keeps its identity. */
class Names {
  readonly #byPath = new Map<string, string>();
  readonly #byFile = new Map<string, string | null>();
  #made = 0;

  /** A file that existed from the start is identified by its name at that time. */
  fileAt(path: string): string {
    const known = this.#byPath.get(path);
    if (known !== undefined) return known;
    this.#set(path, `start:${path}`);
    return `start:${path}`;
  }

  /** null when it has no name any more, or not yet. */
  pathOf(file: string): string | null {
    return (
      this.#byFile.get(file) ?? (file.startsWith('start:') && !this.#byFile.has(file) ? file.slice(6) : null)
    );
  }

  follow(operation: FileOperation): void {
    if (operation.kind === 'create') this.#set(operation.path, `made:${(this.#made += 1)}`);
    else if (operation.kind === 'unlink') this.#forget(operation.path);
    else if (operation.kind === 'rename') {
      const file = this.fileAt(operation.path);
      this.#forget(operation.to);
      this.#byPath.delete(operation.path);
      this.#set(operation.to, file);
    }
  }

  #set(path: string, file: string): void {
    this.#byPath.set(path, file);
    this.#byFile.set(file, path);
  }

  #forget(path: string): void {
    this.#byFile.set(this.fileAt(path), null);
    this.#byPath.delete(path);
  }
}

/**
 * Changes `folder`, a copy of the initial state, to what a disk may contain after a power cut that follows the
 * first `cut` operations.
 */
export function cutPower(
  folder: string,
  operations: readonly FileOperation[],
  cut: number,
  random: () => number,
): void {
  const before = operations.slice(0, cut);
  const names = new Names();
  const files = before.map((operation) => {
    const file = names.fileAt(operation.path);
    names.follow(operation);
    return operation.kind === 'create' ? names.fileAt(operation.path) : file;
  });
  const lastSync = new Map<string, number>();
  const lastEntry = new Map<string, number>();
  let journalled = -1;
  before.forEach((operation, i) => {
    if (operation.kind === 'sync') {
      lastSync.set(files[i]!, i);
      journalled = Math.max(
        journalled,
        lastEntry.get(files[i]!) ?? -1,
        lastEntry.get(`in:${operation.path}`) ?? -1,
      );
    } else if (operation.kind !== 'write') {
      lastEntry.set(files[i]!, i);
      lastEntry.set(`in:${folderOf(operation.path)}`, i);
      if (operation.kind === 'rename') lastEntry.set(`in:${folderOf(operation.to)}`, i);
    }
  });
  // Last entry that the journal still has.
  const end = journalled + Math.floor(random() * (cut - journalled));
  const kept = new Names();
  before.forEach((operation, i) => {
    if (operation.kind === 'sync') return;
    if (operation.kind !== 'write') {
      if (i > end) return;
      kept.follow(operation);
      enter(folder, operation);
      return;
    }
    const path = kept.pathOf(files[i]!);
    if (path === null) return;
    if (i < (lastSync.get(files[i]!) ?? -1)) put(folder, path, operation.at, operation.bytes);
    else if (random() < 0.6) putTorn(folder, path, operation, random);
  });
}

const folderOf = (path: string) => (dirname(path) === '.' ? '' : dirname(path));

function enter(folder: string, operation: FileOperation): void {
  const path = join(folder, operation.path);
  if (operation.kind === 'create') writeFileSync(path, '');
  else if (operation.kind === 'mkdir') mkdirSync(path);
  else if (operation.kind === 'unlink') rmSync(path);
  else if (operation.kind === 'rmdir') rmdirSync(path);
  else if (operation.kind === 'rename') renameSync(path, join(folder, operation.to));
  else if (operation.kind === 'truncate') truncateSync(path, operation.size);
}

function put(folder: string, path: string, at: number, bytes: Buffer): void {
  const file = openSync(join(folder, path), 'r+');
  try {
    writeSync(file, bytes, 0, bytes.length, at);
  } finally {
    closeSync(file);
  }
}

/** Writes all of it, or only some of its sectors: disks guarantee no more. */
function putTorn(
  folder: string,
  path: string,
  { at, bytes }: { at: number; bytes: Buffer },
  random: () => number,
): void {
  if (random() < 0.5) return put(folder, path, at, bytes);
  for (let start = 0; start < bytes.length;) {
    const end = Math.min(bytes.length, start + sector - ((at + start) % sector));
    if (random() < 0.5) put(folder, path, at + start, bytes.subarray(start, end));
    start = end;
  }
}
