/**
 * Uploads to be sent, stored in this browser under the person who sends them. Their details and their contents are in
 * separate stores, since a browser may copy a whole blob when its record is written again.
 */
import { type DBSchema, deleteDB } from 'idb';
import { mediaDatabase, NoRoom } from '../media-database.ts';
import type { KeptUpload } from '../../events/upload/port.ts';

export interface StoredUpload extends KeptUpload {
  /** The server's key for the upload; replaced when it has to start over. */
  readonly key: string;
  readonly posterKey: string;
  readonly keepTags: boolean;
  /** URL where the server takes its bytes; null: the server does not know it yet. */
  readonly location: string | null;
  /** null: not computed yet. */
  readonly sha256: string | null;
}

export interface StoredContent {
  readonly id: string;
  readonly content: Blob;
  readonly poster: Blob | null;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: StoredUpload; indexes: { uid: string } };
  contents: { key: string; value: StoredContent };
}

const databaseName = 'patina-uploads';

export interface UploadStore {
  /** @throws where there is no room for it */
  add(upload: StoredUpload, content: StoredContent): Promise<void>;
  /** The uploads of one person, oldest first. */
  list(uid: string): Promise<readonly StoredUpload[]>;
  get(id: string): Promise<StoredUpload | undefined>;
  content(id: string): Promise<StoredContent | undefined>;
  /** Does nothing when it is not there any more. */
  change(id: string, changes: Partial<StoredUpload>): Promise<void>;
  remove(id: string): Promise<void>;
}

export function openUploadStore(): UploadStore {
  const database = mediaDatabase<Schema>(databaseName, (created) => {
    created.createObjectStore('uploads', { keyPath: 'id' }).createIndex('uid', 'uid');
    created.createObjectStore('contents', { keyPath: 'id' });
  });

  return {
    async add(upload, content) {
      const transaction = (await database()).transaction(['uploads', 'contents'], 'readwrite', {
        durability: 'strict',
      });
      try {
        await Promise.all([
          transaction.objectStore('contents').put(content),
          transaction.objectStore('uploads').put(upload),
          transaction.done,
        ]);
      } catch (error) {
        throw new NoRoom('keep this until it is sent', error);
      }
    },

    async list(uid) {
      const found = await (await database()).getAllFromIndex('uploads', 'uid', uid);
      return found.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    },

    get: async (id) => (await database()).get('uploads', id),

    content: async (id) => (await database()).get('contents', id),

    async change(id, changes) {
      const { store, done } = (await database()).transaction('uploads', 'readwrite');
      const before = await store.get(id);
      if (before) await store.put({ ...before, ...changes });
      await done;
    },

    async remove(id) {
      const transaction = (await database()).transaction(['uploads', 'contents'], 'readwrite');
      await Promise.all([
        transaction.objectStore('uploads').delete(id),
        transaction.objectStore('contents').delete(id),
        transaction.done,
      ]);
    },
  };
}

/** Erases everybody's uploads on this device. */
export const eraseUploads = (): Promise<void> => deleteDB(databaseName);
