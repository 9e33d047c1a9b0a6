/**
 * Where a trimmed journal begins: what is known of the records that are gone. What is left verifies from it. It proves
 * nothing of what is gone, since whoever trims writes it.
 */
import * as z from 'zod/mini';

export const sealedStartSchema = z
  .object({
    /** Number of the last record that is gone. */
    seq: z.int().check(z.gte(1)),
    /** Its hash, which the first record that is left names as the one before it. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** How many records are gone: all from the first one to `seq`. */
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

/** From a store, where anything may stand; null for what says nothing of the kind. */
export function readSealedStart(text: unknown): SealedStart | null {
  if (typeof text !== 'string') return null;
  try {
    const parsed = sealedStartSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
