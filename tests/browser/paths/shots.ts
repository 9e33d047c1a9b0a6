/** Pictures that an earlier visit has left on the device, with their data. */
import sharp from 'sharp';
import { type Database, fileOf, putRows } from './rows.ts';
import type { OtherTab } from './stage.ts';

const database: Database = {
  name: 'patina-shots',
  stores: { drafts: { keyPath: 'draft' }, pictures: { keyPath: 'id', index: 'draft' } },
};

export const pictureFile = async (width: number, height: number) => ({
  name: 'shoe.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } })
    .png()
    .toBuffer(),
});

export interface LeftShots {
  /** Key of the page and the person that they belong to. */
  readonly draft: string;
  readonly ids: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly fields: unknown;
}

export async function leaveShots(other: OtherTab, shots: LeftShots): Promise<void> {
  const { draft, ids, width, height, fields } = shots;
  const { buffer } = await pictureFile(width, height);
  const picture = fileOf(buffer, 'image/png');
  const pictures = ids.map((id, takenAt) => ({
    ...{ id, picture, draft, thumbnail: picture, width, height, takenAt },
  }));
  await putRows(other, database, { pictures, drafts: [{ draft, fields }] });
}
