/**
 * Stores the received bytes of uploads as chunks in a bucket, so that any machine can continue where another was cut off or
 * killed. A chunk is one object whose name states its byte range; there is no separate metadata that could disagree. Two
 * machines that receive the same upload at once leave overlapping chunks, which is harmless: the hash of the whole file is
 * checked on completion.
 */
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, type Upload } from '@tus/server';
import type { Queries } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { newId } from '../../ids.ts';
import { announcedUpload, tusOver, type UploadStore } from './upload-store.ts';

/** Bytes buffered in memory per running upload, and the most that a killed server loses of it. */
const chunkBytes = 4 * 1024 * 1024;
/** Chunks removed concurrently. */
const removedAtOnce = 16;

interface Chunk {
  readonly name: string;
  readonly start: number;
  /** The byte after the last. */
  readonly end: number;
}

const digits = (position: number) => String(position).padStart(15, '0');
const nameOf = (id: string, start: number, end: number) => `${id}/${digits(start)}-${digits(end)}.chunk`;
const chunkName = /^([\w-]+)\/(\d{15})-(\d{15})\.chunk$/;
const idOf = (name: string) => chunkName.exec(name)?.[1] ?? null;

/** In byte order; null: there is no such upload, not even the empty chunk that begins one. */
async function chunksOf(chunks: FileStore, id: string): Promise<readonly Chunk[] | null> {
  const names = await chunks.list(`${id}/`);
  const found = names.flatMap((name): Chunk[] => {
    const [, , start, end] = chunkName.exec(name) ?? [];
    return end === undefined ? [] : [{ name, start: Number(start), end: Number(end) }];
  });
  return found.length === 0 ? null : found;
}

/** The chunks needed to cover all bytes from 0 up to the first gap, and where they end. */
function sequence(chunks: readonly Chunk[]): { readonly needed: readonly Chunk[]; readonly end: number } {
  const needed: Chunk[] = [];
  let end = 0;
  let furthest: Chunk | null = null;
  for (const chunk of chunks) {
    if (chunk.start > end && furthest) {
      needed.push(furthest);
      end = furthest.end;
      furthest = null;
    }
    // A gap: the chunks after it are unusable.
    if (chunk.start > end) break;
    if (chunk.end > (furthest?.end ?? end)) furthest = chunk;
  }
  if (!furthest) return { needed, end };
  return { needed: [...needed, furthest], end: furthest.end };
}

/** The data store that the tus library expects. */
class ChunkStore extends DataStore {
  readonly #chunks: FileStore;
  readonly #orm: Queries;

  constructor(chunks: FileStore, orm: Queries) {
    super();
    this.#chunks = chunks;
    this.#orm = orm;
    this.extensions = ['creation', 'expiration', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#chunks.write(nameOf(upload.id, 0, 0), Buffer.alloc(0));
    return upload;
  }

  /** @returns the offset of the next byte */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let waiting: Buffer[] = [];
    let bytes = 0;
    const flush = async () => {
      if (bytes === 0) return;
      await this.#chunks.write(nameOf(id, at, at + bytes), Buffer.concat(waiting, bytes));
      at += bytes;
      waiting = [];
      bytes = 0;
    };
    for await (const part of content as AsyncIterable<Buffer>) {
      waiting.push(part);
      bytes += part.length;
      if (bytes >= chunkBytes) await flush();
    }
    // Also after a broken connection: what has arrived is kept.
    await flush();
    return at;
  }

  override async getUpload(id: string): Promise<Upload> {
    const chunks = await chunksOf(this.#chunks, id);
    const upload = chunks && (await announcedUpload(this.#orm, id, sequence(chunks).end));
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }
}

/** @param workFolder a local folder for assembled uploads and files made of them */
export function chunkedUploads(chunks: FileStore, workFolder: string, orm: Queries): UploadStore {
  async function assemble(id: string, path: string): Promise<void> {
    const file = await open(path, 'wx', 0o600);
    try {
      let end = 0;
      for (const chunk of sequence((await chunksOf(chunks, id)) ?? []).needed) {
        const content = await chunks.read(chunk.name);
        // Given up meanwhile: the incomplete file will fail the hash check.
        if (!content) return;
        const added = content.subarray(end - chunk.start);
        await file.write(added, 0, added.length, end);
        end = chunk.end;
      }
    } finally {
      await file.close();
    }
  }

  return {
    handle: tusOver(() => new ChunkStore(chunks, orm)),
    async received(id) {
      const found = await chunksOf(chunks, id);
      return found && sequence(found).end;
    },
    async withFile(id, use) {
      await mkdir(workFolder, { recursive: true, mode: 0o700 });
      // A unique name, in case two processes assemble the same upload in one folder.
      const path = join(workFolder, `${id}.${newId()}`);
      try {
        await assemble(id, path);
        return await use(path, `${path}.made`);
      } finally {
        await rm(path, { force: true });
        await rm(`${path}.made`, { force: true });
      }
    },
    async remove(id) {
      const names = await chunks.list(`${id}/`);
      for (let at = 0; at < names.length; at += removedAtOnce) {
        await Promise.all(names.slice(at, at + removedAtOnce).map((name) => chunks.remove(name)));
      }
    },
    async olderThan(before) {
      const names = await chunks.olderThan(before);
      return [...new Set(names.flatMap((name) => idOf(name) ?? []))];
    },
  };
}
