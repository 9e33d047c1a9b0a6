/** Everything that the browser stores for a page's site, as text, to look for what must or must not be there. */
import type { Page } from 'playwright-core';

export const heldOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const held: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        held.push(JSON.stringify(await answered(database.transaction(store).objectStore(store).getAll())));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes('/api/')) held.push(await (await cache.match(request))!.text());
      }
    }
    return held.join('\n');
  });
