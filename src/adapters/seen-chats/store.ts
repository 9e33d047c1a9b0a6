/** The copy of seen chats in this browser, each under the person who saw it. Nothing here decides what is copied. */
import { type DBSchema, deleteDB } from 'idb';
import {
  howManyFit,
  readSeenChat,
  type SeenChat,
  type ShownChat,
  sizeOf,
  withShown,
} from '../../events/chat/seen.ts';
import { mediaDatabase } from '../media-database.ts';
import { seenChatsName } from './name.ts';

interface Row extends SeenChat {
  readonly uid: string;
  readonly seenAt: number;
  readonly size: number;
}

interface Schema extends DBSchema {
  chats: { key: [string, string]; value: Row; indexes: { seen: [string, number, number] } };
}

export interface SeenChatStore {
  /** Adds what is shown, and drops the chats beyond the limits that were not seen for the longest time. */
  add(uid: string, shown: readonly ShownChat[]): Promise<void>;
  /** null: not seen. */
  read(uid: string, id: string): Promise<SeenChat | null>;
  all(uid: string): Promise<readonly SeenChat[]>;
  remove(uid: string, ids: readonly string[]): Promise<void>;
  removeAll(uid: string): Promise<void>;
  /** Removes the copies of everybody else. */
  removeOthers(uid: string): Promise<void>;
}

/** All keys that begin with this person. Arrays are greater than every text and number. */
const of = (uid: string) => IDBKeyRange.bound([uid], [uid, []]);

export function openSeenChatStore(): SeenChatStore {
  const database = mediaDatabase<Schema>(seenChatsName, (created) => {
    const chats = created.createObjectStore('chats', { keyPath: ['uid', 'id'] });
    chats.createIndex('seen', ['uid', 'seenAt', 'size']);
  });
  const writing = async () => {
    const transaction = (await database()).transaction('chats', 'readwrite');
    // One that fails, such as for want of room, has told so by the request that failed.
    transaction.done.catch(() => undefined);
    return transaction;
  };

  const remove = async (uid: string, ids: readonly string[]) => {
    const { store, done } = await writing();
    await Promise.all([...ids.map((id) => store.delete([uid, id])), done]);
  };

  return {
    async add(uid, shown) {
      const { store, done } = await writing();
      const seenAt = Date.now();
      for (const one of shown) {
        const before = await store.get([uid, one.id]);
        const chat = withShown(readSeenChat(before), one);
        if (chat) await store.put({ ...chat, uid, seenAt, size: sizeOf(chat) });
      }
      const rows: { readonly size: number; readonly key: [string, string] }[] = [];
      let cursor = await store.index('seen').openKeyCursor(of(uid), 'prev');
      for (; cursor; cursor = await cursor.continue()) {
        rows.push({ size: cursor.key[2], key: cursor.primaryKey });
      }
      const tooMany = rows.slice(howManyFit(rows.map(({ size }) => size)));
      await Promise.all([...tooMany.map(({ key }) => store.delete(key)), done]);
    },

    async read(uid, id) {
      return readSeenChat(await (await database()).get('chats', [uid, id]));
    },

    async all(uid) {
      const rows = await (await database()).getAll('chats', of(uid));
      const read = rows.map((row) => [row.id, readSeenChat(row)] as const);
      const unreadable = read.flatMap(([id, chat]) => (chat === null ? [id] : []));
      if (unreadable.length > 0) await remove(uid, unreadable);
      return read.flatMap(([, chat]) => chat ?? []);
    },

    remove,

    async removeAll(uid) {
      await (await database()).delete('chats', of(uid));
    },

    async removeOthers(uid) {
      const { store, done } = await writing();
      const keys = await store.getAllKeys();
      await Promise.all([...keys.filter(([owner]) => owner !== uid).map((key) => store.delete(key)), done]);
    },
  };
}

/** Erases everybody's copies on this device. */
export const eraseSeenChats = (): Promise<void> => deleteDB(seenChatsName);
