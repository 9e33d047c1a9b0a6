/**
 * The price book: the basis for prices of cleaning a bag. It is versioned; this file defines its shape and the first
 * version, not who may change it. All numbers are whole: amounts in cents, factors in hundredths (180 is ×1.8).
 */
import * as z from 'zod/mini';

export const materials = ['leather', 'suede', 'canvas', 'other'] as const;
export type Material = (typeof materials)[number];

export const stains = ['general', 'mold', 'dirt', 'oil', 'ink'] as const;
export type Stain = (typeof stains)[number];

export const conditions = ['excellent', 'good', 'fair', 'poor'] as const;
export type Condition = (typeof conditions)[number];

/** ×1. */
export const unchanged = 100;

export const limits = {
  /** Limit of a base price, a price per stain and both ends of a range. */
  amountCents: 1_000_000,
  /** ×10. */
  factor: 1000,
  percent: 100,
  stainCount: 999,
} as const;

const amount = z.int().check(z.gte(0), z.lte(limits.amountCents));
const factor = z.int().check(z.gte(1), z.lte(limits.factor));

export const materialPriceSchema = z.strictObject({
  baseCents: amount,
  /** Price range elsewhere for cleaning such a bag. */
  lowCents: amount,
  highCents: amount,
  /** null: the book has no price for this stain on this material. */
  stains: z.strictObject({
    general: z.nullable(factor),
    mold: z.nullable(factor),
    dirt: z.nullable(factor),
    oil: z.nullable(factor),
    ink: z.nullable(factor),
  }),
});

export const priceBookSchema = z.strictObject({
  perStainCents: amount,
  /** A merchant's price, as a percentage of the consumer price. */
  merchantPercent: z.int().check(z.gte(1), z.lte(limits.percent)),
  materials: z.strictObject({
    leather: materialPriceSchema,
    suede: materialPriceSchema,
    canvas: materialPriceSchema,
    other: materialPriceSchema,
  }),
  conditions: z.strictObject({ excellent: factor, good: factor, fair: factor, poor: factor }),
});

export type PriceBook = z.infer<typeof priceBookSchema>;

/** Version 1, which every installation starts with. It never changes, since estimates refer to it. */
export const firstBook: PriceBook = {
  perStainCents: 500,
  merchantPercent: 80,
  materials: {
    leather: {
      baseCents: 2500,
      lowCents: 4000,
      highCents: 8000,
      stains: { general: 100, mold: 200, dirt: 130, oil: 180, ink: 160 },
    },
    suede: {
      baseCents: 3000,
      lowCents: 4500,
      highCents: 9000,
      stains: { general: 100, mold: 200, dirt: 140, oil: 170, ink: 150 },
    },
    canvas: {
      baseCents: 2000,
      lowCents: 3000,
      highCents: 6000,
      stains: { general: 100, mold: null, dirt: 130, oil: 160, ink: 140 },
    },
    other: {
      baseCents: 2000,
      lowCents: 3500,
      highCents: 7000,
      stains: { general: 100, mold: 100, dirt: 100, oil: 100, ink: 100 },
    },
  },
  conditions: { excellent: unchanged, good: unchanged, fair: unchanged, poor: unchanged },
};

/** The invalid field of the book, as `materials.leather.highCents`, and why; null when the book is valid. */
export function bookError({ materials: prices }: PriceBook): { field: string; message: string } | null {
  for (const material of materials) {
    const { lowCents, highCents } = prices[material];
    if (highCents < lowCents) {
      return { field: `materials.${material}.highCents`, message: 'Enter at least the lower end' };
    }
  }
  return null;
}
