/**
 * The fact that names a break: a ledger whose saved records were damaged went on here, with what was left. One stands
 * wherever records are missing, so that a chain with a break in it never passes for one without.
 */
import * as z from 'zod/mini';

export const recoverySources = ['records', 'copy', 'file', 'signed'] as const;
/**
 * What a ledger was made anew from: the records that were intact, the copy of the entries on this device as well, an
 * exported file as well, or only what a server has signed for.
 */
export type RecoverySource = (typeof recoverySources)[number];

const head = z.strictObject({
  seq: z.int().check(z.gte(0)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** Numbers and hashes are those of the damaged log. */
export const recoveredSchema = z.strictObject({
  source: z.enum(recoverySources),
  /** The last record in front of the break; seq 0 and 64 zeros when there is none. */
  before: head,
  /** The first record behind it; null when none of them was taken over. */
  after: z.nullable(head),
  /** The records left out, from the first to the last. */
  leftOut: z.strictObject({ first: z.int().check(z.gte(1)), last: z.int().check(z.gte(0)) }),
  /** Number of the damaged log's last record. */
  end: z.int().check(z.gte(0)),
  /** For people: what was found at the first break. */
  reason: z.string().check(z.maxLength(300)),
  /** Intact facts behind the break that cannot be without the lost ones, as they were. They change nothing. */
  unplaced: z.array(
    z.strictObject({
      seq: z.int(),
      type: z.string(),
      v: z.int(),
      at: z.string(),
      actor: z.string(),
      device: z.string(),
      data: z.unknown(),
    }),
  ),
});
export type Recovered = Readonly<z.infer<typeof recoveredSchema>>;
