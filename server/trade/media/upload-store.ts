/**
 * Where the pieces of uploads lie until they are complete, and what speaks tus over them. It knows neither people nor rules:
 * which uploads there are is said by a table, so that a kill leaves no half-written note beside the pieces.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { uploads } from '../../db/schema.ts';

/** A proxy or a server that gives up on long requests costs a piece at most. */
export const pieceBytes = 8 * 1024 * 1024;

/** Unfinished ones are kept for so long. */
export const unfinishedMs = 24 * 60 * 60 * 1000;

export const uploadsPath = '/api/node/uploads';

export interface UploadStore {
  /** Speaks tus. @param id of the upload that a request makes or is about */
  handle(request: Request, id: string): Promise<Response>;
  /** Bytes that are there; null when there is no such upload. */
  received(id: string): Promise<number | null>;
  /** On this machine. */
  pathOf(id: string): string;
  /** Where something may be made of it. */
  workPathOf(id: string): string;
  /** Also succeeds when there is none. */
  remove(id: string): Promise<void>;
  /** Everything of which something is there, and is older. */
  olderThan(before: Date): Promise<readonly string[]>;
}

export function uploadStore(folder: string, orm: Queries): UploadStore {
  const ids = new WeakMap<Request, string>();
  const config = {
    async get(id: string): Promise<Upload | undefined> {
      const [row] = await orm.select().from(uploads).where(eq(uploads.id, id));
      if (!row) return undefined;
      return new Upload({ id, size: row.bytes, offset: 0, creation_date: row.createdAt.toISOString() });
    },
    // The row is there before, and goes after.
    async set() {},
    async delete() {},
  };
  const idOf = (request: Request) => ids.get(request)!;
  let opened: Server | null = null;
  /** With the first upload: it makes its folder at once. */
  const tus = () =>
    (opened ??= new Server({
      path: uploadsPath,
      datastore: new FileStore({ directory: folder, configstore: config }),
      relativeLocation: true,
      namingFunction: idOf,
      getFileIdFromRequest: idOf,
    }));
  const pathOf = (id: string) => join(folder, id);
  const workPathOf = (id: string) => join(folder, `${id}.made`);

  return {
    async handle(request, id) {
      // Somebody may have removed the folder since the start.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      ids.set(request, id);
      return tus().handleWeb(request);
    },
    received: async (id) => (await stat(pathOf(id)).catch(() => null))?.size ?? null,
    pathOf,
    workPathOf,
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
