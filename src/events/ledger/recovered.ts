/**
 * Schema of the fact that marks a break: a ledger whose saved records were damaged continues here with the rest. There is
 * one wherever records are missing, so that a chain with a break cannot be mistaken for one without.
 */
import * as z from 'zod/mini';

export const recoverySources = ['records', 'copy', 'file', 'signed'] as const;
/**
 * What a ledger was rebuilt from: the intact records; these and the copy of the entries on this device; these and an
 * exported file; or only what a server has signed for.
 */
export type RecoverySource = (typeof recoverySources)[number];

const head = z.strictObject({
  seq: z.int().check(z.gte(0)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** Record numbers and hashes refer to the damaged log. */
export const recoveredSchema = z.strictObject({
  source: z.enum(recoverySources),
  /** The last record before the break; seq 0 and 64 zeros when there is none. */
  before: head,
  /** The first record after the break; null when none was kept. */
  after: z.nullable(head),
  /** The records left out, from the first to the last. */
  leftOut: z.strictObject({ first: z.int().check(z.gte(1)), last: z.int().check(z.gte(0)) }),
  /** Number of the damaged log's last record. */
  end: z.int().check(z.gte(0)),
  /** For people: the fault at the first break. */
  reason: z.string().check(z.maxLength(300)),
  /** Intact facts after the break that are impossible without the lost ones, unchanged. They have no effect. */
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
