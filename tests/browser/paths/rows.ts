/** Rows of the browser's database as the other tab writes them: left by an earlier visit, or by another tab. */
import type { OtherTab } from './stage.ts';

export interface Database {
  readonly name: string;
  /** As the app creates them, in case it has not yet. */
  readonly stores: Readonly<Record<string, { readonly keyPath: string; readonly index?: string }>>;
}

/** Stored as a Blob in its row. */
export const fileOf = (content: Buffer, type: string) => ({ base64: content.toString('base64'), type });

type Row = Readonly<Record<string, unknown>>;

/** @param rows by the stores they are put into */
export async function putRows(
  other: OtherTab,
  database: Database,
  rows: Readonly<Record<string, readonly Row[]>>,
): Promise<void> {
  await write(other, database, { put: rows, drop: {} });
}

/** @param keys by the stores they are deleted from */
export async function dropRows(
  other: OtherTab,
  database: Database,
  keys: Readonly<Record<string, string>>,
): Promise<void> {
  await write(other, database, { put: {}, drop: keys });
}

interface Changes {
  readonly put: Readonly<Record<string, readonly Row[]>>;
  readonly drop: Readonly<Record<string, string>>;
}

async function write({ page }: OtherTab, database: Database, changes: Changes): Promise<void> {
  await page.evaluate(
    async ([{ name, stores }, { put, drop }]) => {
      const opened = await new Promise<IDBDatabase>((found, failed) => {
        const opening = indexedDB.open(name, 1);
        opening.onerror = () => failed(opening.error as Error);
        opening.onsuccess = () => found(opening.result);
        opening.onupgradeneeded = () => {
          for (const [store, { keyPath, index }] of Object.entries(stores)) {
            const created = opening.result.createObjectStore(store, { keyPath });
            if (index !== undefined) created.createIndex(index, index);
          }
        };
      });
      const revived = (value: unknown) => {
        if (typeof value !== 'object' || value === null || !('base64' in value)) return value;
        const { base64, type } = value as { readonly base64: string; readonly type: string };
        return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type });
      };
      const writing = opened.transaction([...Object.keys(put), ...Object.keys(drop)], 'readwrite');
      for (const [store, rows] of Object.entries(put))
        for (const row of rows) {
          const entries = Object.entries(row).map(([key, value]) => [key, revived(value)]);
          writing.objectStore(store).put(Object.fromEntries(entries));
        }
      for (const [store, key] of Object.entries(drop)) writing.objectStore(store).delete(key);
      await new Promise((done) => (writing.oncomplete = done));
      opened.close();
    },
    [database, changes] as const,
  );
}
