/**
 * Receipts of erasures: what a server erased and when, signed with the key that also signs checkpoints. A receipt holds no
 * personal data: only stream names, hashes, times, and a sentence. This module has the rules, but computes no signatures.
 */
import * as z from 'zod/mini';
import { canonicalJson } from '../log/canonical-json.ts';
import { BadJson, parseStrictJson } from '../log/strict-json.ts';
import type { CheckpointKey, VerifySignature } from './signature.ts';

export const receiptFormat = 'patina-erasure';
export const receiptVersion = 1;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const instant = z.iso.datetime({ precision: 3 });

/** A stream that ends with an erasure, or that was removed with an account. */
export const erasedStreamSchema = z.strictObject({
  stream: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Number of the record of the erasure; of the last record when the whole stream was removed. */
  seq: z.int().check(z.gte(0)),
  hash: sha256,
  /** When it was erased. */
  at: instant,
  why: z.enum(['applicant', 'employer', 'admin', 'job-deleted', 'retention', 'account-deleted']),
  /** SHA-256 of the destroyed key, by which a copy of it could be recognized; null when nothing was encrypted with one. */
  key: z.nullable(sha256),
});
export type ErasedStream = Readonly<z.infer<typeof erasedStreamSchema>>;

const signedFields = {
  format: z.literal(receiptFormat),
  version: z.literal(receiptVersion),
  about: z.enum(['resume', 'account']),
  /** When it was signed, by the server's clock. */
  at: instant,
  erased: z.array(erasedStreamSchema).check(z.minLength(1), z.maxLength(100_000)),
  /** What was erased, for people. */
  words: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Id of the signing key. */
  kid: z.string().check(z.minLength(1), z.maxLength(100)),
};

export const erasureReceiptSchema = z.strictObject({
  ...signedFields,
  /** Ed25519 over `receiptText`, base64url without padding. */
  signature: z.string().check(z.regex(/^[\w-]{85}[AQgw]$/)),
});
type Written = z.infer<typeof erasureReceiptSchema>;
export type ErasureReceipt = Readonly<Omit<Written, 'erased'>> & {
  readonly erased: readonly ErasedStream[];
};

/** The signed text: the canonical JSON of all fields but the signature, as UTF-8. Checkpoints have no field `format`. */
export function receiptText(receipt: Omit<ErasureReceipt, 'signature'> | ErasureReceipt): string {
  const { signature: _, ...signed } = receipt as ErasureReceipt;
  return canonicalJson(signed);
}

export type ReceiptFault = 'no-receipt' | 'unsupported' | 'unknown-key' | 'altered';

export type CheckedReceipt =
  | { readonly ok: true; readonly receipt: ErasureReceipt }
  | { readonly ok: false; readonly fault: ReceiptFault; readonly reason: string };

const fault = (kind: ReceiptFault, reason: string): CheckedReceipt => ({ ok: false, fault: kind, reason });

/** @param text the content of the file */
export async function checkReceipt(
  text: string,
  keys: readonly CheckpointKey[],
  verifySignature: VerifySignature,
): Promise<CheckedReceipt> {
  const json = parse(text);
  if (json === 'stated-twice') return fault('altered', 'The receipt is damaged: it states a field twice.');
  if (json === null || json['format'] !== receiptFormat)
    return fault('no-receipt', 'This is no receipt of an erasure.');
  if (json['version'] !== receiptVersion)
    return fault(
      'unsupported',
      `This receipt is of version ${JSON.stringify(json['version'])}. Only version ${receiptVersion} can be checked here.`,
    );
  const parsed = erasureReceiptSchema.safeParse(json);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.');
    return fault('altered', `The receipt is damaged${path ? `: look at ${path}` : ''}.`);
  }
  const receipt = parsed.data;
  const key = keys.find(({ kid }) => kid === receipt.kid);
  if (!key)
    return fault(
      'unknown-key',
      keys.length === 0
        ? 'Nothing tells whose signature this is: give the public keys of the server.'
        : `The receipt names the key ${receipt.kid}, which is none of the server’s.`,
    );
  if (await verifySignature(key, receiptText(receipt), receipt.signature)) return { ok: true, receipt };
  return fault('altered', 'The receipt was altered: its signature is not that of the key it names.');
}

function parse(text: string): Record<string, unknown> | 'stated-twice' | null {
  try {
    const json = parseStrictJson(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : null;
  } catch (error) {
    return error instanceof BadJson && error.fault === 'stated-twice' ? 'stated-twice' : null;
  }
}
