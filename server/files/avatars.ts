/**
 * Stores and serves avatars. A file is named after a hash of its owner's uid and a random id, so that a new avatar
 * has a new address, and no document, whatever it contains, can make the cleanup remove somebody else's file.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import type { FileStore } from './file-store.ts';
import { newId } from '../ids.ts';

const prefixOf = (uid: string) => `avatars/${createHash('sha256').update(uid).digest('hex').slice(0, 24)}-`;

const fileName = /^avatars\/[\da-f]{24}-[\da-f-]{36}\.webp$/;

export interface Avatars {
  /** Resolves with the URL path of the avatar. */
  add(uid: string, image: Buffer): Promise<string>;
  /** Removes one avatar; does nothing when `imageUrl` is not one of this person's. */
  remove(uid: string, imageUrl: string | null): Promise<void>;
  removeAll(uid: string): Promise<void>;
}

export function avatarsIn(files: FileStore): Avatars {
  return {
    async add(uid, image) {
      const name = `${prefixOf(uid)}${newId()}.webp`;
      await files.write(name, image);
      return `/files/${name}`;
    },
    async remove(uid, imageUrl) {
      const name = imageUrl?.replace(/^\/files\//, '') ?? '';
      if (name.startsWith(prefixOf(uid)) && fileName.test(name)) await files.remove(name);
    },
    async removeAll(uid) {
      for (const name of await files.list(prefixOf(uid))) await files.remove(name);
    },
  };
}

export function avatarRoutes(files: FileStore) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>('/files/avatars/:name', async ({ params }, reply) => {
      const name = `avatars/${params.name}`;
      const image = fileName.test(name) ? await files.read(name) : null;
      if (!image) throw new Problem(404, 'not-found', 'There is no such picture.');
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(image);
    });
  };
}
