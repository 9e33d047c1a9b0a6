/**
 * Pictures that are not handed to the uploads yet, stored in this browser under the person who took them. Their details
 * and the pictures are in separate stores, since a browser may copy a whole blob when its record is written again. A
 * picture that its draft does not name is the draft's latest: the page was closed before the draft could name it.
 */
import { type DBSchema, deleteDB } from 'idb';
import { mediaDatabase, NoRoom } from '../media-database.ts';

/** Whose draft, and of which page. */
export interface DraftPlace {
  readonly uid: string;
  readonly page: 'batch' | 'camera';
}

export interface StoredPicture {
  readonly id: string;
  readonly picture: Blob;
  /** null where none is shown. */
  readonly thumbnail: Blob | null;
  readonly width: number;
  readonly height: number;
}

interface PictureRow extends StoredPicture {
  readonly draft: string;
  readonly takenAt: number;
}

interface Schema extends DBSchema {
  /** `fields` is opaque here; the code that wrote it reads it. */
  drafts: { key: string; value: { readonly draft: string; readonly fields: unknown } };
  pictures: { key: string; value: PictureRow; indexes: { draft: string } };
}

const databaseName = 'patina-shots';

export interface StoredDraft {
  /** What was saved last; undefined: nothing. */
  readonly fields: unknown;
  /** In the order in which they were taken. */
  readonly pictures: readonly StoredPicture[];
}

export interface ShotStore {
  read(place: DraftPlace): Promise<StoredDraft>;
  /** @throws where there is no room for it */
  add(place: DraftPlace, picture: StoredPicture): Promise<void>;
  /** Saves the fields and removes the pictures `without`: both or neither. */
  save(place: DraftPlace, fields: unknown, without: readonly string[]): Promise<void>;
  /** Removes the draft with all its pictures. */
  remove(place: DraftPlace): Promise<void>;
}

const keyOf = ({ uid, page }: DraftPlace) => `${page}/${uid}`;

export function openShotStore(): ShotStore {
  const database = mediaDatabase<Schema>(databaseName, (created) => {
    created.createObjectStore('drafts', { keyPath: 'draft' });
    created.createObjectStore('pictures', { keyPath: 'id' }).createIndex('draft', 'draft');
  });

  return {
    async read(place) {
      const transaction = (await database()).transaction(['drafts', 'pictures']);
      const [kept, rows] = await Promise.all([
        transaction.objectStore('drafts').get(keyOf(place)),
        transaction.objectStore('pictures').index('draft').getAll(keyOf(place)),
      ]);
      const pictures = rows.sort((one, other) => one.takenAt - other.takenAt);
      return { fields: kept?.fields, pictures };
    },

    async add(place, picture) {
      try {
        const transaction = (await database()).transaction('pictures', 'readwrite', { durability: 'strict' });
        await Promise.all([
          transaction.store.put({ ...picture, draft: keyOf(place), takenAt: Date.now() }),
          transaction.done,
        ]);
      } catch (error) {
        throw new NoRoom('keep this picture', error);
      }
    },

    async save(place, fields, without) {
      const transaction = (await database()).transaction(['drafts', 'pictures'], 'readwrite');
      const pictures = transaction.objectStore('pictures');
      await Promise.all([
        transaction.objectStore('drafts').put({ draft: keyOf(place), fields }),
        ...without.map((id) => pictures.delete(id)),
        transaction.done,
      ]);
    },

    async remove(place) {
      const transaction = (await database()).transaction(['drafts', 'pictures'], 'readwrite');
      const pictures = transaction.objectStore('pictures');
      const ids = await pictures.index('draft').getAllKeys(keyOf(place));
      await Promise.all([
        transaction.objectStore('drafts').delete(keyOf(place)),
        ...ids.map((id) => pictures.delete(id)),
        transaction.done,
      ]);
    },
  };
}

/** Erases everybody's shots on this device. */
export const eraseShots = (): Promise<void> => deleteDB(databaseName);
