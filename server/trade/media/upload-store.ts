/**
 * Where what has arrived of uploads lies until they are complete, and what speaks tus over it: in a folder here, in a bucket in
 * chunked-uploads.ts. It knows neither people nor rules: which uploads there are is said by a table, so that a kill leaves no
 * half-written note beside them.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { type DataStore, Server, Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { uploads } from '../../db/schema.ts';
import { FilesUnavailable } from '../../files/files-unavailable.ts';

/** A proxy or a server that gives up on long requests costs a piece at most. */
export const pieceBytes = 8 * 1024 * 1024;

/** Unfinished ones are kept for so long. */
export const unfinishedMs = 24 * 60 * 60 * 1000;

export const uploadsPath = '/api/node/uploads';

export interface UploadStore {
  /** Speaks tus. @param id of the upload that a request makes or is about. @throws FilesUnavailable */
  handle(request: Request, id: string): Promise<Response>;
  /** Bytes that are there; null when there is no such upload. */
  received(id: string): Promise<number | null>;
  /**
   * All that has arrived, as a file of this machine for as long as `use` needs it.
   * @param use at `output` it may make something of it
   */
  withFile<Result>(id: string, use: (input: string, output: string) => Promise<Result>): Promise<Result>;
  /** Also succeeds when there is none. */
  remove(id: string): Promise<void>;
  /** Everything of which something is there, and is older. */
  olderThan(before: Date): Promise<readonly string[]>;
}

/** An upload as the table has it; undefined: there is none. */
export async function announcedUpload(orm: Queries, id: string, offset: number): Promise<Upload | undefined> {
  const [row] = await orm.select().from(uploads).where(eq(uploads.id, id));
  if (!row) return undefined;
  return new Upload({ id, size: row.bytes, offset, creation_date: row.createdAt.toISOString() });
}

/** Speaks tus over a store, which is opened with the first request. */
export function tusOver(open: () => DataStore): UploadStore['handle'] {
  const ids = new WeakMap<Request, string>();
  const idOf = (request: Request) => ids.get(request)!;
  const failures = new WeakMap<Request, FilesUnavailable>();
  let opened: Server | null = null;
  const tus = () =>
    (opened ??= new Server({
      path: uploadsPath,
      datastore: open(),
      relativeLocation: true,
      namingFunction: idOf,
      getFileIdFromRequest: idOf,
      onResponseError(request, error) {
        if (error instanceof FilesUnavailable) failures.set(request, error);
        return undefined;
      },
    }));
  return async (request, id) => {
    ids.set(request, id);
    const answer = await tus().handleWeb(request);
    const failure = failures.get(request);
    if (failure) throw failure;
    return answer;
  };
}

export function uploadStore(folder: string, orm: Queries): UploadStore {
  const configstore = {
    get: (id: string) => announcedUpload(orm, id, 0),
    // The row is there before, and goes after.
    async set() {},
    async delete() {},
  };
  // It makes its folder at once.
  const tus = tusOver(() => new FileStore({ directory: folder, configstore }));
  const pathOf = (id: string) => join(folder, id);
  const workPathOf = (id: string) => join(folder, `${id}.made`);

  return {
    async handle(request, id) {
      // Somebody may have removed the folder since the start.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return tus(request, id);
    },
    received: async (id) => (await stat(pathOf(id)).catch(() => null))?.size ?? null,
    withFile: (id, use) => use(pathOf(id), workPathOf(id)),
    async remove(id) {
      await rm(pathOf(id), { force: true });
      await rm(workPathOf(id), { force: true });
    },
    async olderThan(before) {
      const found = new Set<string>();
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtime } = (await stat(join(folder, name)).catch(() => null)) ?? { mtime: new Date() };
        if (mtime < before) found.add(name.replace(/\.made$/, ''));
      }
      return [...found];
    },
  };
}
