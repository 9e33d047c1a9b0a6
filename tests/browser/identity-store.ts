/** Reads and writes the storage in which the identity SDK keeps who is signed in. Other tabs poll it now and then. */
import type { Page } from 'playwright-core';

/** What the SDK stores about the signed-in person. */
export interface Session {
  readonly fbase_key: string;
  readonly value: { readonly uid: string };
}

const database = 'firebaseLocalStorageDb';
const store = 'firebaseLocalStorage';

/** @param session null signs out by removing everything */
export async function keepSession(page: Page, session: Session | null): Promise<void> {
  await page.evaluate(
    ([name, storeName, kept]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'fbase_key' });
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(storeName, 'readwrite');
          const entries = transaction.objectStore(storeName);
          if (kept) entries.put(kept);
          else entries.clear();
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
          transaction.onerror = () => failed(transaction.error);
        };
      }),
    [database, store, session] as const,
  );
}

/** The session of the person who is signed in at the page. */
export async function sessionOf(page: Page): Promise<Session> {
  return page.evaluate(
    ([name, storeName]) =>
      new Promise<Session>((found, failed) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction(storeName).objectStore(storeName).getAll();
          asked.onerror = () => failed(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            const kept = (asked.result as Session[]).find(({ fbase_key }) => fbase_key.includes('authUser'));
            if (kept) found(kept);
            else failed(new Error('Nobody is signed in'));
          };
        };
      }),
    [database, store] as const,
  );
}
