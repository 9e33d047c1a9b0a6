/**
 * Where a trimmed journal begins: what is known of the removed records. The remaining records verify from it. It proves
 * nothing about the removed ones, since it is written by whoever trims the journal.
 */
import * as z from 'zod/mini';

export const sealedStartSchema = z
  .object({
    /** Number of the last removed record. */
    seq: z.int().check(z.gte(1)),
    /** Its hash, which is `prev` of the first remaining record. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** How many records were removed: all from the first one to `seq`. */
    count: z.int().check(z.gte(1)),
    /** When the last of them were removed: UTC, ISO 8601 with milliseconds. */
    at: z.iso.datetime({ precision: 3 }),
  })
  .check(z.refine(({ seq, count }) => seq === count, { path: ['count'] }));
export type SealedStart = Readonly<z.infer<typeof sealedStartSchema>>;

export const sealedStartAt = (seq: number, hash: string, at: string): SealedStart => ({
  seq,
  hash,
  count: seq,
  at,
});

/** Parses a value from a store, which may hold anything; null when it is not a sealed start. */
export function readSealedStart(text: unknown): SealedStart | null {
  if (typeof text !== 'string') return null;
  try {
    const parsed = sealedStartSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
