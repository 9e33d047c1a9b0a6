/** Pictures that an earlier visit has left on the device, and what it knew about them. */
import sharp from 'sharp';
import type { OtherTab } from './stage.ts';

export const pictureFile = async (width: number, height: number) => ({
  name: 'shoe.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } })
    .png()
    .toBuffer(),
});

export interface LeftShots {
  /** The page and the person: whose these are. */
  readonly draft: string;
  readonly ids: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly fields: unknown;
}

export async function leaveShots(other: OtherTab, shots: LeftShots): Promise<void> {
  const { buffer } = await pictureFile(shots.width, shots.height);
  await other.page.evaluate(
    async ([{ draft, ids, width, height, fields }, data]) => {
      const database = await new Promise<IDBDatabase>((opened, failed) => {
        const opening = indexedDB.open('patina-shots', 1);
        opening.onerror = () => failed(opening.error as Error);
        opening.onsuccess = () => opened(opening.result);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('drafts', { keyPath: 'draft' });
          opening.result.createObjectStore('pictures', { keyPath: 'id' }).createIndex('draft', 'draft');
        };
      });
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const picture = new Blob([bytes], { type: 'image/png' });
      const writing = database.transaction(['drafts', 'pictures'], 'readwrite');
      for (const [takenAt, id] of ids.entries())
        writing
          .objectStore('pictures')
          .put({ id, picture, draft, thumbnail: picture, width, height, takenAt });
      writing.objectStore('drafts').put({ draft, fields });
      await new Promise((done) => (writing.oncomplete = done));
      database.close();
    },
    [shots, buffer.toString('base64')] as const,
  );
}
