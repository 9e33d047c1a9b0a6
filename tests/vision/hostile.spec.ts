/** Checks that the hostile pictures are what they claim to be, and that uploads treat them as expected. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Answer, run } from '../../server/files/picture.job.ts';
import { hostilePictures, mutatedPictures } from './hostile.ts';

const sizes = [{ width: 1600, height: 1600, fit: 'inside', quality: 80 }];

/** Reads it like an upload, but in this process. */
async function uploadOf(content: Buffer): Promise<Answer> {
  const { data } = await run({ data: { sizes, keepTags: false }, files: [content] });
  return data as Answer;
}

describe('hostile pictures', async () => {
  const pictures = await hostilePictures();

  it.each(pictures.map((picture) => [picture.expected, picture.name, picture] as const))(
    'are %s: %s',
    async (expected, _name, { content, upright }) => {
      const answer = await uploadOf(content);
      if (expected !== 'either') expect(answer.ok).toBe(expected === 'read');
      if (upright && answer.ok) expect(answer.pixels).toEqual([upright]);
    },
  );

  it('are small, however large what they claim', () => {
    expect(pictures.filter(({ content }) => content.length > 200_000).map(({ name }) => name)).toEqual([]);
  });

  it('stand upright under each of the eight tags', async () => {
    for (const { content } of pictures.filter(({ name }) => /^orientation [1-8]$/.test(name))) {
      const { data, info } = await sharp(content).autoOrient().raw().toBuffer({ resolveWithObject: true });
      const colorAt = (x: number, y: number) => [0, 1, 2].map((channel) => data[3 * (y * info.width + x) + channel]! > 128); // prettier-ignore
      expect([colorAt(10, 10), colorAt(70, 10), colorAt(10, 50), colorAt(70, 50)]).toEqual([
        [true, false, false],
        [false, true, false],
        [false, false, true],
        [true, true, true],
      ]);
    }
  });
});

describe('mutated pictures', () => {
  it('are the same for the same seed, and no longer what they were', async () => {
    const [one, again] = [
      await mutatedPictures({ seed: 1, count: 30 }),
      await mutatedPictures({ seed: 1, count: 30 }),
    ];
    expect(again).toEqual(one);
    expect(new Set(one.map(({ content }) => content.toString('hex'))).size).toBeGreaterThan(25);
  });

  const reads = async (count: number) => {
    let read = 0;
    for (const { content } of await mutatedPictures({ seed: 2, count }))
      if ((await uploadOf(content)).ok) read++;
    return read;
  };

  it('are each read or refused', async () => {
    const read = await reads(60);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(60);
  });

  it('are each read or refused, 2,000 of them', { tags: 'full', timeout: 300_000 }, async () => {
    expect(await reads(2000)).toBeLessThan(2000);
  });
});
