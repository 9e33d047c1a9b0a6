/** Tests the generator of test pictures itself, since it is the reference for the analysis. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { badKinds, makeBadPair } from './generator/bad-pair.ts';
import { cardSize, greys } from './generator/card.ts';
import { type Lab, byteOfLight, deltaE00, labOf, lightOf } from './generator/color.ts';
import { project } from './generator/homography.ts';
import { type Pair, makePair } from './generator/pair.ts';
import { makeReference } from './generator/reference.ts';
import { samples } from './generator/samples.ts';
import { publishedPairs } from './sharma.ts';

const size = 'small';
const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};
/** `toEqual` takes seconds for that many numbers. */
const areSame = (one: Uint8Array | Float32Array, other: Uint8Array | Float32Array) =>
  Buffer.from(one.buffer).equals(Buffer.from(other.buffer));
const count = (mask: Uint8Array) => mask.reduce((sum, one) => sum + one, 0);

describe('colours', () => {
  it.each(publishedPairs)(
    'differ by what Sharma, Wu and Dalal published: %d %d %d, %d %d %d',
    (l1, a1, b1, l2, a2, b2, delta) => {
      const [one, other]: [Lab, Lab] = [[l1, a1, b1], [l2, a2, b2]]; // prettier-ignore
      expect(deltaE00(one, other)).toBeCloseTo(delta, 4);
      expect(deltaE00(other, one)).toBeCloseTo(delta, 4);
    },
  );

  it('are those of CIELAB under D65', () => {
    for (const [at, value] of [100, 0, 0].entries()) expect(labOf(1, 1, 1)[at]).toBeCloseTo(value, 1);
    const [l, a, b] = labOf(...lightOf('#ff0000'));
    expect([l, a, b].map(Math.round)).toEqual([53, 80, 67]);
  });

  it('come back from linear light as the bytes they were, the greys of the card too', () => {
    for (let byte = 0; byte < 256; byte++) {
      const [red] = lightOf(`#${byte.toString(16).padStart(2, '0')}0000`);
      expect(byteOfLight[Math.round(red * 65_535)]).toBe(byte);
    }
    expect(greys.map((share) => byteOfLight[Math.round(share * 65_535)])).toEqual([
      230, 191, 152, 115, 78, 43,
    ]);
  });
});

describe('a pair', () => {
  const options = {
    seed: 7,
    size,
    hand: false,
    card: false,
    material: 'tan-leather',
    itemType: 'sofa',
    stains: ['wine', 'ink'],
  } as const;
  const pair = once(() => makePair(options));
  /** Without stains, and with threads that match only in the right position. */
  const plain = once(() => makePair({ ...options, seed: 8, material: 'denim', stains: 0 }));

  it('is the same for the same seed, and another for another', async () => {
    const [one, again] = [await pair(), await makePair(options)];
    expect(again.before.equals(one.before) && again.after.equals(one.after)).toBe(true);
    expect(again.truth.homography).toEqual(one.truth.homography);
    expect(areSame(again.truth.deltaBefore, one.truth.deltaBefore)).toBe(true);
    expect((await plain()).before.equals(one.before)).toBe(false);
    const { format, width, height } = await sharp(one.after).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 500, height: 375 });
  });

  it('without stains has none', async () => {
    const { truth } = await plain();
    expect(count(truth.comparable)).toBeGreaterThan(50_000);
    expect([count(truth.dirt), count(truth.residual), truth.shareRemoved]).toEqual([0, 0, null]);
    expect(truth.share).toEqual({ before: 0, after: 0 });
  });

  it('has nothing left after everything came off, and all of it when nothing did', async () => {
    const removed = (await makePair({ ...options, condition: 'removed' })).truth;
    expect(count(removed.dirt)).toBeGreaterThan(500);
    expect([count(removed.residual), removed.shareRemoved]).toEqual([0, 1]);
    expect(areSame(removed.deltaChange, removed.deltaBefore)).toBe(true);
    const { truth } = await makePair({ ...options, condition: 'unchanged' });
    expect(areSame(truth.residual, truth.dirt)).toBe(true);
    expect(truth.shareRemoved).toBeCloseTo(0, 9);
  });

  it('has its dirt where its stains are, and only there', async () => {
    const { truth } = await pair();
    const isDirty = (x: number, y: number) => truth.dirt[Math.round(y) * truth.width + Math.round(x)];
    for (const { x, y } of truth.stains) expect(isDirty(x, y)).toBe(1);
    const far = [...truth.dirt.keys()].filter((at) => {
      const [x, y] = [at % truth.width, Math.floor(at / truth.width)];
      const isFar = truth.stains.every((stain) => Math.hypot(x - stain.x, y - stain.y) > stain.radius * 3);
      return truth.dirt[at] === 1 && isFar;
    });
    expect(far).toEqual([]);
    expect(truth.cm2PerPixel).toBeNull();
  });

  it('knows where each place went: two pixels off, the pictures fit much worse', async () => {
    const fit = await likeness(await plain(), 0);
    expect(fit).toBeGreaterThan(0.7);
    expect(await likeness(await plain(), 2)).toBeLessThan(fit - 0.3);
  });

  it('with a card knows its scale: the card covers as much as an ID-1 card', async () => {
    const { truth } = await makePair({ ...options, card: true });
    const covered = count((await pair()).truth.item) - count(truth.item);
    const area = (cardSize.width * cardSize.height) / 100;
    expect(Math.abs((covered * truth.cm2PerPixel!) / area - 1)).toBeLessThan(0.05);
    expect(truth.areaCm2!.before / (count(truth.dirt) * truth.cm2PerPixel!)).toBeCloseTo(1, 1);
  });
});

/** Correlation of both pictures' lightness over the comparable part. @param aside offset in pixels of the second */
async function likeness({ before, after, truth }: Pair, aside: number): Promise<number> {
  const [one, other] = await Promise.all(
    [before, after].map((jpeg) => sharp(jpeg).greyscale().raw().toBuffer()),
  );
  const points: [number, number][] = [];
  for (let at = 0; at < truth.comparable.length; at += 3) {
    if (!truth.comparable[at]) continue;
    const [x, y] = project(truth.homography, at % truth.width, Math.floor(at / truth.width));
    const place = Math.round(y) * truth.width + Math.round(x) + aside;
    if (place < other!.length) points.push([one![at]!, other![place]!]);
  }
  const mean = (of: (point: [number, number]) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length; // prettier-ignore
  const [a, b] = [mean(([first]) => first), mean(([, second]) => second)];
  const spread = (which: 0 | 1, from: number) => Math.sqrt(mean((point) => (point[which] - from) ** 2));
  return mean(([first, second]) => (first - a) * (second - b)) / (spread(0, a) * spread(1, b));
}

describe('bad pairs', { tags: 'full' }, () => {
  it.each(badKinds)('are bad as they are named: %s', async (kind) => {
    const pair = await makeBadPair({ seed: 3, size, kind });
    const { channels } = await sharp(pair.after).stats();
    const mean = channels.reduce((sum, channel) => sum + channel.mean, 0) / 3;
    expect(pair.kind).toBe(kind);
    expect(mean < 12).toBe(kind === 'too-dark');
    expect(mean > 200).toBe(kind === 'clipped');
  });
});

describe('references', { tags: 'full' }, () => {
  it('are the same for the same seed', async () => {
    const one = await makeReference({ seed: 2 });
    const again = await makeReference({ seed: 2 });
    expect([again.same, again.other, again.none].map(String)).toEqual(
      [one.same, one.other, one.none].map(String),
    );
    expect(new Set([...one.references, one.same, one.other, one.none].map(String)).size).toBe(6);
  });
});

describe('the samples', { tags: 'full' }, () => {
  it.each(Object.entries(samples))('show dirt that went: %s', async (_name, sample) => {
    const { truth } = await makePair({ ...sample, size });
    expect(truth.share.before).toBeGreaterThan(0.005);
    expect(truth.shareRemoved).toBeGreaterThan(0.5);
  });
});
