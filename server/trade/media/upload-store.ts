/**
 * Stores the received bytes of incomplete uploads, and serves tus over them: in a local folder here, in a bucket in
 * chunked-uploads.ts. It knows neither owners nor rules. Which uploads exist is recorded in a table, so that a killed
 * process leaves no half-written metadata file behind.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { type DataStore, Server, Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { uploads } from '../../db/schema.ts';
import { FilesUnavailable } from '../../files/files-unavailable.ts';

/** Bytes per piece: a proxy or server that cuts off long requests loses at most one piece. */
export const pieceBytes = 8 * 1024 * 1024;

/** Unfinished uploads are kept for this long. */
export const unfinishedMs = 24 * 60 * 60 * 1000;

export const uploadsPath = '/api/node/uploads';

export interface UploadStore {
  /** Answers a tus request. @param id of the upload that the request creates or concerns. @throws FilesUnavailable */
  handle(request: Request, id: string): Promise<Response>;
  /** Bytes received; null: there is no such upload. */
  received(id: string): Promise<number | null>;
  /** Provides everything received as a local file while `use` runs. @param use may write a file made from it to `output` */
  withFile<Result>(id: string, use: (input: string, output: string) => Promise<Result>): Promise<Result>;
  /** Also succeeds when there is no such upload. */
  remove(id: string): Promise<void>;
  /** Ids of uploads whose stored bytes are older. */
  olderThan(before: Date): Promise<readonly string[]>;
}

/** The upload as recorded in the table; undefined: there is none. */
export async function announcedUpload(orm: Queries, id: string, offset: number): Promise<Upload | undefined> {
  const [row] = await orm.select().from(uploads).where(eq(uploads.id, id));
  if (!row) return undefined;
  return new Upload({ id, size: row.bytes, offset, creation_date: row.createdAt.toISOString() });
}

/** Handles tus over a store, which is opened on the first request. */
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
    // Nothing to do: uploads.ts creates and deletes the rows.
    async set() {},
    async delete() {},
  };
  // Opened on the first request, because the constructor creates the folder.
  const tus = tusOver(() => new FileStore({ directory: folder, configstore }));
  const pathOf = (id: string) => join(folder, id);
  const workPathOf = (id: string) => join(folder, `${id}.made`);

  return {
    async handle(request, id) {
      // The folder may have been removed since the start.
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
