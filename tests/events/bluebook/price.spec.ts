/** Every price of version 1, compared with the numbers of the product's decisions, copied here by hand. */
import { describe, expect, it } from 'vitest';
import {
  bookError,
  conditions,
  firstBook,
  limits,
  type Material,
  materials,
  priceBookSchema,
  type PriceBook,
  type Stain,
  stains,
} from '../../../src/events/bluebook/book.ts';
import { priceOf } from '../../../src/events/bluebook/price.ts';
import { Refused } from '../../../src/events/log/decider.ts';

const bases: Record<Material, number> = { leather: 25, suede: 30, canvas: 20, other: 20 };
const ranges: Record<Material, readonly [number, number]> = {
  leather: [40, 80],
  suede: [45, 90],
  canvas: [30, 60],
  other: [35, 70],
};
/** In tenths, so that this file needs no fractions either. */
const factors: Record<Material, Partial<Record<Stain, number>>> = {
  leather: { general: 10, mold: 20, dirt: 13, oil: 18, ink: 16 },
  suede: { general: 10, mold: 20, dirt: 14, oil: 17, ink: 15 },
  canvas: { general: 10, dirt: 13, ink: 14, oil: 16 },
  other: { general: 10, mold: 10, dirt: 10, oil: 10, ink: 10 },
};

const rounded = (tenths: number) => Math.floor(tenths / 10) + (tenths % 10 >= 5 ? 1 : 0);

const combinations = materials.flatMap((material) => stains.map((stain) => [material, stain] as const));
const asked = (material: Material, stain: Stain, stainCount: number) =>
  ({ material, stain, stainCount, condition: 'good' }) as const;

describe('version 1 of the price book', () => {
  it.each(combinations.filter(([material, stain]) => factors[material][stain] !== undefined))(
    '[PRICE1] counts %s with %s, for each number of stains and each condition',
    (material, stain) => {
      for (let stainCount = 0; stainCount <= limits.stainCount; stainCount += 1) {
        const consumer = rounded(bases[material] * 10 + stainCount * factors[material][stain]! * 5);
        const merchant = rounded(consumer * 8);
        const [low, high] = ranges[material];
        for (const condition of conditions) {
          expect(priceOf(firstBook, { material, stain, stainCount, condition })).toEqual({
            consumerCents: consumer * 100,
            merchantCents: merchant * 100,
            lowCents: low * 100,
            highCents: high * 100,
          });
        }
      }
    },
  );

  it('[PRICE2] has no price for mold on canvas, and says so', () => {
    const refused = priceOf(firstBook, asked('canvas', 'mold', 1));
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ reason: 'not-in-book' });
    const refusals = combinations.filter(
      ([material, stain]) => priceOf(firstBook, asked(material, stain, 1)) instanceof Refused,
    );
    expect(refusals).toEqual([['canvas', 'mold']]);
  });

  it.each([
    ['leather', 'mold', 5, 75, 60],
    ['leather', 'dirt', 1, 32, 26],
    ['suede', 'ink', 3, 53, 42],
    ['canvas', 'oil', 4, 52, 42],
    ['other', 'ink', 0, 20, 16],
  ] as const)('[PRICE1] says of %s with %s × %i: %i, and %i for a merchant', (...row) => {
    const [material, stain, count, consumer, merchant] = row;
    const price = { consumerCents: consumer * 100, merchantCents: merchant * 100 };
    expect(priceOf(firstBook, asked(material, stain, count))).toMatchObject(price);
  });

  it('is a book, and a sound one', () => {
    expect(priceBookSchema.safeParse(firstBook).success).toBe(true);
    expect(bookError(firstBook)).toBeNull();
  });
});

describe('a later version', () => {
  const changed = (changes: Partial<PriceBook>): PriceBook => ({ ...firstBook, ...changes });

  it('[PRICE1] raises or lowers the price by the condition', () => {
    const book = changed({ conditions: { excellent: 90, good: 100, fair: 125, poor: 150 } });
    const prices = conditions.map((condition) =>
      priceOf(book, { material: 'leather', stain: 'general', stainCount: 3, condition }),
    );
    expect(prices).toMatchObject([
      { consumerCents: 3600 },
      { consumerCents: 4000 },
      { consumerCents: 5000 },
      { consumerCents: 6000 },
    ]);
  });

  it('[PRICE1] stays exact at its limits', () => {
    const { leather } = firstBook.materials;
    const most = limits.amountCents;
    const stainsOfLeather = { ...leather.stains, mold: limits.factor };
    const book = changed({
      perStainCents: most,
      merchantPercent: 100,
      materials: {
        ...firstBook.materials,
        leather: { baseCents: most, lowCents: 0, highCents: most, stains: stainsOfLeather },
      },
      conditions: { ...firstBook.conditions, poor: limits.factor },
    });
    const question = { material: 'leather', stain: 'mold', stainCount: 999, condition: 'poor' } as const;
    const exact = (BigInt(most) + 999n * 10n * BigInt(most)) * 10n;
    expect(priceOf(book, question)).toMatchObject({
      consumerCents: Number(exact),
      merchantCents: Number(exact),
    });
  });

  it('[PRICE4] is refused when a range ends before it begins', () => {
    const { canvas } = firstBook.materials;
    const book = changed({ materials: { ...firstBook.materials, canvas: { ...canvas, lowCents: 6001 } } });
    expect(bookError(book)).toMatchObject({ field: 'materials.canvas.highCents' });
  });
});
