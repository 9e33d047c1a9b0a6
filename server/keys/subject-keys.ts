/**
 * A key for each subject (a résumé), which seals what is stored about it. Keys are in files outside the database, so that no
 * page, WAL or dump holds one; destroying a key makes every copy of what it sealed unreadable at once.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStore } from '../files/file-store.ts';
import { syncFolder } from '../files/folders.ts';
import { keyBytes } from './installation-key.ts';
import { seal, unseal } from './seal.ts';

export interface SubjectKeys {
  /** Creates the key of a subject, or returns the existing one. */
  create(subject: string): Promise<Buffer>;
  /** null: there was none, or it was destroyed. */
  find(subject: string): Promise<Buffer | null>;
  /** Overwrites the key on the disk, removes it, and records it as destroyed. Also succeeds when there is none. */
  destroy(subject: string): Promise<void>;
  /** Subjects whose keys were destroyed here, which no backup may restore. */
  destroyed(): Promise<ReadonlySet<string>>;
  /** Subjects that have a key, sorted. */
  list(): Promise<readonly string[]>;
  /** Stores a key that was read with `find`. */
  restore(subject: string, key: Buffer): Promise<void>;
  /** As in file stores. */
  sweepUnfinished(before: Date): Promise<number>;
  /** A keyed hash that recognizes the same text, and reveals nothing without the installation's key. */
  fingerprint(text: string): string;
}

/** Keys cached in memory, so that a list does not open a file for each row; the oldest is dropped first. */
const maxCached = 20_000;

const nameOf = (subject: string) => `${subject}.key`;

/** @param installation wraps the keys on the disk */
export function subjectKeysIn(folder: string, installation: Buffer): SubjectKeys {
  const files = folderStore(folder);
  const cached = new Map<string, Buffer>();
  const fingerprintKey = createHmac('sha256', installation).update('fingerprints').digest();

  const destroyedList = join(folder, 'destroyed.txt');

  async function rememberDestroyed(subject: string): Promise<void> {
    const list = await open(destroyedList, 'a', 0o600);
    try {
      await list.write(`${subject}\n`);
      await list.sync();
    } finally {
      await list.close();
    }
  }

  function remember(subject: string, key: Buffer): Buffer {
    const [first] = cached.size >= maxCached ? cached.keys() : [];
    if (first !== undefined) cached.delete(first);
    cached.set(subject, key);
    return key;
  }

  const keys: SubjectKeys = {
    async create(subject) {
      const existing = await keys.find(subject);
      if (existing) return existing;
      const key = randomBytes(keyBytes);
      await keys.restore(subject, key);
      return key;
    },

    async find(subject) {
      const known = cached.get(subject);
      if (known) return known;
      const wrapped = await files.read(nameOf(subject));
      return wrapped && remember(subject, unseal(installation, subject, wrapped));
    },

    async destroy(subject) {
      cached.delete(subject);
      const path = join(folder, nameOf(subject));
      const file = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!file) return;
      await rememberDestroyed(subject);
      try {
        const { size } = await file.stat();
        await file.write(randomBytes(size), 0, size, 0);
        await file.sync();
      } finally {
        await file.close();
      }
      await rm(path, { force: true });
      await syncFolder(folder);
    },

    async destroyed() {
      const text = await readFile(destroyedList, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return new Set(text.split('\n').filter(Boolean));
    },

    async list() {
      const names = await files.list();
      return names.filter((name) => name.endsWith('.key')).map((name) => name.slice(0, -'.key'.length));
    },

    async restore(subject, key) {
      await files.write(nameOf(subject), seal(installation, subject, key));
      remember(subject, key);
    },

    sweepUnfinished: (before) => files.sweepUnfinished(before),

    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
  };
  return keys;
}
