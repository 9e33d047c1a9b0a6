/** What a camera or a program wrote into a picture or a film about its owner is in no file that is made of it to be served. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRecording, stopReadingRecordings } from '../../../server/files/recording.ts';
import { stopReadingPictures } from '../../../server/files/uploaded-picture.ts';
import { makePicture } from '../../../server/trade/picture-image.ts';
import { long, seed, times } from '../../counts.ts';
import { randomFrom } from '../../support/random.ts';
import { filmFormats, taggedFilm } from './tagged-films.ts';
import { pictureFormats, taggedPicture } from './tagged-pictures.ts';

const timeoutMs = long ? 3_600_000 : 240_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patina-tags-'));
});
afterAll(async () => {
  await Promise.all([stopReadingPictures(), stopReadingRecordings()]);
  rmSync(folder, { recursive: true, force: true });
});

const told = (content: Buffer, secrets: readonly string[]) => {
  const text = content.toString('latin1');
  return secrets.filter((secret) => text.includes(secret));
};

/** Names of the chunks of a WebP file. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= webp.length;) {
    names.push(webp.toString('latin1', at, at + 4));
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return names;
}

it.each(pictureFormats)('no size of a %s tells what its tags say', { timeout: timeoutMs }, async (format) => {
  let fullSizes = 0;
  for (let round = 0; round < times(5000) / pictureFormats.length; round += 1) {
    const { content, secrets } = await taggedPicture(format, randomFrom(seed + round));
    expect(told(content, secrets), `round ${round}`).toEqual(secrets);
    const { full, large, small } = await makePicture(content, `${round % 7}`);
    if (full) fullSizes += 1;
    for (const served of [full, large, small]) {
      if (!served) continue;
      expect(told(served, secrets), `round ${round}`).toEqual([]);
      // Whatever a tag may be called, there is no place for it.
      const chunks = chunksOf(served).filter((name) => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(name));
      expect(chunks, `round ${round}`).toEqual([]);
      const { exif, xmp, iptc, icc } = await sharp(served).metadata();
      expect({ exif, xmp, iptc, icc }, `round ${round}`).toEqual({});
    }
  }
  expect(fullSizes).toBeGreaterThan(0);
});

it.each(filmFormats)(
  'a %s film that is served tells nothing of its tags',
  { timeout: timeoutMs },
  async (format) => {
    const [input, output] = [join(folder, `${format}-film`), join(folder, `${format}-made`)];
    for (let round = 0; round < times(500) / filmFormats.length; round += 1) {
      const { content, secrets } = await taggedFilm(format, randomFrom(seed + round));
      expect(told(content, secrets), `round ${round}`).toEqual(secrets);
      writeFileSync(input, content);
      const task = { input, output, maxBytes: 10_000_000, keepTags: false };
      const made = await makeRecording(task, `${round % 7}`);
      expect(made, `round ${round}`).toMatchObject({ kind: 'video', width: 640, height: 480 });
      const served = readFileSync(output);
      expect(served.length).toBe(made.bytes);
      expect(told(served, secrets), `round ${round}`).toEqual([]);
      expect(
        told(served, ['\xa9xyz', 'loci', 'ISO6709', 'XMP_', 'uuid', 'LOCATION']),
        `round ${round}`,
      ).toEqual([]);
    }
  },
);
