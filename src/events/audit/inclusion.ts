/**
 * Makes and checks the proof that one record was in a log on the day a server signed for it; it can be checked without
 * the rest of the log (docs/log-format.md). This module has the rules, but does not compute signatures.
 */
import * as z from 'zod/mini';
import type { EventRecord } from '../log/event.ts';
import { hashOf, isRecord } from '../log/hash-chain.ts';
import type { FileChunks } from '../log/log-file.ts';
import { includes, MerkleTree } from '../log/merkle.ts';
import { BadJson, parseStrictJson } from '../log/strict-json.ts';
import type { CheckpointKey, VerifySignature } from '../shared/signature.ts';
import { recordsIn } from './file-records.ts';
import { type TreeHead, treeHeadSchema, treeText } from './checkpoint.ts';

export const inclusionFormat = 'patina-inclusion';
const inclusionVersion = 1;

const inclusionSchema = z.strictObject({
  format: z.literal(inclusionFormat),
  version: z.literal(inclusionVersion),
  record: z.custom<EventRecord>(isRecord),
  tree: treeHeadSchema,
  path: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(64)),
});
type Inclusion = Readonly<z.infer<typeof inclusionSchema>>;

/**
 * @param hashes of the log's records, from the first on
 * @param trees signed by a server
 * @returns the proof by the first tree that contains the record; null when none does
 */
export function proveInclusion(
  record: EventRecord,
  hashes: Iterable<string>,
  trees: readonly unknown[],
): Inclusion | null {
  const tree = trees
    .flatMap((candidate) => treeHeadSchema.safeParse(candidate).data ?? [])
    .filter(({ stream, size }) => stream === record.stream && size >= record.seq)
    .sort((a, b) => a.size - b.size)[0];
  if (!tree) return null;
  const grown = new MerkleTree();
  for (const hash of hashes) {
    if (grown.size === tree.size) break;
    grown.push(hash);
  }
  if (grown.size < tree.size || grown.root() !== tree.root) return null;
  const path = [...grown.inclusion(record.seq)];
  return { format: inclusionFormat, version: inclusionVersion, record, tree, path };
}

type CheckedInclusion =
  | { readonly ok: true; readonly record: EventRecord; readonly tree: TreeHead }
  | { readonly ok: false; readonly reason: string };

const bad = (reason: string): CheckedInclusion => ({ ok: false, reason });

/** @param text the content of the file */
export async function checkInclusion(
  text: string,
  keys: readonly CheckpointKey[],
  verifySignature: VerifySignature,
): Promise<CheckedInclusion> {
  let json: unknown;
  try {
    json = parseStrictJson(text);
  } catch (error) {
    if (!(error instanceof BadJson)) throw error;
    return bad(
      error.fault === 'not-json' ? 'This is no proof of a record.' : 'The proof states a field twice.',
    );
  }
  const parsed = inclusionSchema.safeParse(json);
  if (!parsed.success) return bad('This is no proof of a record, or it is damaged.');
  const { record, tree, path } = parsed.data;
  const { seq, hash, stream } = record;
  if (!isHashed(record)) return bad('The record has been altered: its hash is not that of its content.');
  if (stream !== tree.stream || !includes({ seq, hash, size: tree.size, root: tree.root }, path))
    return bad('The record is not in the tree that was signed.');
  const key = keys.find(({ kid }) => kid === tree.kid);
  if (!key)
    return bad(
      keys.length === 0
        ? 'Nothing tells whose signature this is: give the public keys of the server.'
        : `The proof names the key ${tree.kid}, which is none of those at hand.`,
    );
  if (!(await verifySignature(key, treeText(tree), tree.signature)))
    return bad('The signature of the tree is not that of the key it names.');
  return { ok: true, record, tree };
}

function isHashed(record: EventRecord): boolean {
  try {
    return hashOf(record) === record.hash;
  } catch {
    return false;
  }
}

/**
 * The proof of one record of a log that has been audited.
 * @param last number of the last record that verifies
 * @returns null when none of the trees is signed, contains the record and matches the log
 */
export async function proveFromFile(
  source: FileChunks,
  { seq, last, trees }: { readonly seq: number; readonly last: number; readonly trees: readonly unknown[] },
): Promise<Inclusion | null> {
  const hashes: string[] = [];
  let proved: EventRecord | null = null;
  const sizes = trees.flatMap((candidate) => treeHeadSchema.safeParse(candidate).data?.size ?? []);
  const enough = Math.min(...sizes.filter((size) => size >= seq));
  if (enough > last) return null;
  for await (const record of recordsIn(source, enough)) {
    hashes.push(record.hash);
    if (record.seq === seq) proved = record;
  }
  return proved && proveInclusion(proved, hashes, trees);
}
