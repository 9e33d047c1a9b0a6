/**
 * Checkpoints: heads of a stream that a server has signed. A chain alone cannot show that its tail was cut off or that
 * the whole chain was replaced; a signed head can. This module has the rules, but does not compute signatures.
 */
import * as z from 'zod/mini';
import { canonicalJson } from '../log/canonical-json.ts';
import type { CheckpointKey, VerifySignature } from '../shared/signature.ts';
import type { Findings } from './finding.ts';
import { type ChainDamage, type ChainReport, duration, type Island } from './verify-chain.ts';

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const streamName = z.string().check(z.minLength(1), z.maxLength(200));

/** The fields that a server adds to everything it signs. */
export const signingFields = {
  /** When the server signed, by its own clock. */
  at: z.iso.datetime({ precision: 3 }),
  /** Id of the key. */
  kid: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Ed25519, base64url without padding; the unused bits of the last letter are 0, so that a signature has only one text form. */
  signature: z.string().check(z.regex(/^[\w-]{85}[AQgw]$/)),
};

/** The signature covers `signedText`. */
export const checkpointSchema = z.object({
  ...signingFields,
  stream: streamName,
  seq: z.int().check(z.gte(1)),
  hash: hex,
  device: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type Checkpoint = Readonly<z.infer<typeof checkpointSchema>>;

/** The text that is signed: the canonical JSON of the five fields, as UTF-8. */
export function signedText({ stream, seq, hash, at, device }: Omit<Checkpoint, 'kid' | 'signature'>): string {
  return canonicalJson({ stream, seq, hash, at, device });
}

/** Root of the Merkle tree over the first `size` records of a stream, signed over `treeText` beside the checkpoint of record `size`. */
export const treeHeadSchema = z.object({
  ...signingFields,
  stream: streamName,
  size: z.int().check(z.gte(1)),
  root: hex,
});
export type TreeHead = Readonly<z.infer<typeof treeHeadSchema>>;

/** The text that is signed. Checkpoints have no field `format`, so neither signature can be used as the other. */
export function treeText({ stream, size, root, at }: Omit<TreeHead, 'kid' | 'signature'>): string {
  return canonicalJson({ format: 'patina-tree', stream, size, root, at });
}

/** A head with the proof that it only adds to what was signed before, as specified in openapi/hosted.yaml. */
export interface HeadToSign {
  readonly stream: string;
  readonly seq: number;
  readonly hash: string;
  readonly device: string;
  /** Root of the Merkle tree over the records up to `seq`. */
  readonly root: string;
  /** Proof that record `seq` is the last leaf of that tree. */
  readonly path: readonly string[];
  /** The newest signed head, and the proof that this tree only adds to it; null when nothing was signed yet. */
  readonly earlier: { readonly seq: number; readonly path: readonly string[] } | null;
}

export type Verdict =
  /** Signed by a known key, and the chain leads to it. */
  | 'proved'
  /** Fits the chain, but the key to check its signature is missing. */
  | 'unchecked'
  /** The signature does not match the key it names, or it is not a checkpoint at all. */
  | 'forged'
  /** The record it names does not exist. */
  | 'missing'
  /** The record with its number has a different hash. */
  | 'differs'
  /** Signed, and the record exists, but after damage. */
  | 'beyond-damage'
  /** Signed before damage that the log itself records: its record was after the break. */
  | 'before-break'
  /** The record it names was trimmed. */
  | 'before-start'
  | 'other-stream';

export interface CheckedCheckpoint {
  readonly seq: number;
  /** When it was signed; null when unreadable. */
  readonly at: string | null;
  /** Id of the key it names; null when unreadable. */
  readonly kid: string | null;
  /** Whether it comes from the file's own header, whose content is up to the file's author. */
  readonly inFile: boolean;
  readonly verdict: Verdict;
}

export interface CheckpointInput {
  /** From the file's own header, unvalidated. */
  readonly inFile: readonly unknown[];
  /** From outside the file: the server, another copy. */
  readonly known: readonly unknown[];
  readonly keys: readonly CheckpointKey[];
  readonly verifySignature: VerifySignature;
  /** Breaks that the log itself records, where records of a damaged log were left out. */
  readonly breaks?: readonly NamedBreak[];
}

export interface NamedBreak {
  /** Number of the record that names the break. */
  readonly seq: number;
  /** Number of the last record that the damaged log had. */
  readonly end: number;
}

export interface CheckpointReport {
  readonly checked: readonly CheckedCheckpoint[];
  /** Includes damage that the chain alone could not show. */
  readonly damage: ChainDamage | null;
  /** Number of the last record that a server has signed for; 0 when none. */
  readonly provedUpTo: number;
  /** Runs of records after damage whose end a server has signed for. */
  readonly provedIslands: readonly Island[];
}

/** Clock deviations of a device up to this are not reported. */
const toleranceMs = 120_000;

export async function checkCheckpoints(
  chain: ChainReport,
  { inFile, known, keys, verifySignature, breaks = [] }: CheckpointInput,
  findings: Findings,
): Promise<CheckpointReport> {
  const checked: CheckedCheckpoint[] = [];
  const provedIslands: Island[] = [];
  const byKid = new Map(keys.map((key) => [key.kid, key]));
  let forged = false;
  let unprovenContradiction = false;
  let provedUpTo = 0;
  let contradicted: { readonly checkpoint: Checkpoint; readonly verdict: 'missing' | 'differs' } | null =
    null;

  const seen = new Set<string>();
  // Checkpoints from outside come first, so that none in the file can take their place.
  const candidates = [
    ...known.map((candidate) => ({ candidate, own: false })),
    ...inFile.map((candidate) => ({ candidate, own: true })),
  ];
  for (const { candidate, own } of candidates) {
    const parsed = checkpointSchema.safeParse(candidate);
    if (!parsed.success) {
      forged ||= own;
      checked.push({ seq: 0, at: null, kid: null, inFile: own, verdict: 'forged' });
      continue;
    }
    const checkpoint: Checkpoint = parsed.data;
    const { seq, at, kid, signature } = checkpoint;
    // Identity covers all fields: a signature copied next to another hash or key makes a different checkpoint.
    const identity = canonicalJson(checkpoint);
    if (seen.has(identity)) continue;
    seen.add(identity);
    const key = byKid.get(checkpoint.kid);
    const signed = key ? await verifySignature(key, signedText(checkpoint), signature) : null;
    const verdict = verdictOf(chain, checkpoint, signed, breaks);
    checked.push({ seq, at, kid, inFile: own, verdict });
    if (verdict === 'forged' || verdict === 'other-stream') forged ||= own;
    if (verdict === 'proved') {
      provedUpTo = Math.max(provedUpTo, seq);
    }
    if (verdict === 'proved' || verdict === 'unchecked') checkClock(chain, checkpoint, findings);
    if (verdict === 'missing' || verdict === 'differs') unprovenContradiction ||= signed === null && !own;
    if (verdict === 'beyond-damage') {
      const island = chain.islands.find(({ first, last }) => first <= seq && seq <= last);
      if (island) provedIslands.push({ first: island.first, last: seq });
    }
    // An outside checkpoint proves nothing without its key, but a file that contradicts itself is damaged in any case.
    if ((verdict === 'missing' || verdict === 'differs') && (signed === true || own)) {
      if (!contradicted || seq < contradicted.checkpoint.seq) contradicted = { checkpoint, verdict };
    }
  }
  if (unprovenContradiction)
    findings.add({
      kind: 'unchecked-checkpoint',
      weight: 'warning',
      seq: 0,
      message:
        'A checkpoint that was given contradicts this log, but the public key it names is not at hand, so that it cannot be told whether a server signed it.',
    });
  reportUnproved(chain, checked, provedUpTo, findings);
  return {
    checked,
    damage: chain.damage ?? damageOf(chain, contradicted, provedUpTo, forged),
    provedUpTo,
    provedIslands: mergeIslands(provedIslands),
  };
}

function verdictOf(
  chain: ChainReport,
  { stream, seq, hash }: Checkpoint,
  signed: boolean | null,
  breaks: readonly NamedBreak[],
): Verdict {
  if (signed === false) return 'forged';
  if (chain.header && stream !== chain.header.stream) return 'other-stream';
  const there = chain.watched.get(seq);
  if (seq < (chain.start?.seq ?? 0)) return 'before-start';
  if (there?.hash !== hash && breaks.some((named) => named.seq <= seq && seq <= named.end))
    return 'before-break';
  if (!there) return 'missing';
  if (there.hash !== hash) return 'differs';
  if (signed === null) return 'unchecked';
  return there.chained ? 'proved' : 'beyond-damage';
}

function damageOf(
  { head, start }: ChainReport,
  contradicted: { readonly checkpoint: Checkpoint; readonly verdict: 'missing' | 'differs' } | null,
  provedUpTo: number,
  forged: boolean,
): ChainDamage | null {
  const gone = start?.seq ?? 0;
  if (contradicted) {
    const { seq, at } = contradicted.checkpoint;
    if (contradicted.verdict === 'missing') {
      const firstBad = head.seq + 1;
      const reason = `Record ${firstBad} is missing: the log was cut off. A server signed record ${seq} on ${at}.`;
      return { firstBad, line: firstBad - gone + 1, reason };
    }
    const firstBad = Math.max(gone, Math.min(provedUpTo, seq - 1) + 1);
    const place = firstBad === seq ? `Record ${seq}` : `Records ${firstBad} to ${seq}`;
    const were = firstBad === seq ? 'was' : 'were, in whole or in part,';
    return {
      firstBad,
      line: firstBad - gone + 1,
      reason: `${place} ${were} written anew: on ${at} a server signed another record ${seq} than the one in this log.`,
    };
  }
  if (!forged) return null;
  return {
    firstBad: 0,
    line: 1,
    reason: 'The header is damaged: it holds a checkpoint that no server signed for this log.',
  };
}

/** Compares device times with the server's clock: a record signed at noon existed at noon, whatever the device says. */
function checkClock({ watched }: ChainReport, { seq, at }: Checkpoint, findings: Findings): void {
  const signedAt = Date.parse(at);
  const latest = watched.get(seq)?.latest;
  const there = Date.parse(latest?.at ?? '');
  if (latest && there > signedAt + toleranceMs)
    findings.add({
      kind: 'clock-ahead',
      weight: 'warning',
      seq: latest.seq,
      message: `The device's clock was ${duration(there - signedAt)} ahead: record ${latest.seq} is dated after a server had signed ${latest.seq === seq ? 'it' : `record ${seq} behind it`}.`,
    });
  const next = Date.parse(watched.get(seq + 1)?.at ?? '');
  if (next < signedAt - toleranceMs)
    findings.add({
      kind: 'clock-behind',
      weight: 'warning',
      seq: seq + 1,
      message: `Record ${seq + 1} is dated ${duration(signedAt - next)} before a server signed the record in front of it: the device's clock was behind, or the record was dated back.`,
    });
}

function reportUnproved(
  { head }: ChainReport,
  checked: readonly CheckedCheckpoint[],
  provedUpTo: number,
  findings: Findings,
): void {
  const unchecked = checked.filter(({ verdict }) => verdict === 'unchecked');
  if (unchecked.length > 0)
    findings.add({
      kind: 'unchecked-checkpoint',
      weight: 'warning',
      seq: unchecked[0]!.seq,
      count: unchecked.length,
      message:
        'Checkpoints fit this log, but the public key they name is not at hand, so that anybody could have made them.',
    });
  const doubtful = checked.filter(
    ({ inFile, verdict }) => !inFile && (verdict === 'forged' || verdict === 'other-stream'),
  );
  if (doubtful.length > 0)
    findings.add({
      kind: 'useless-checkpoint',
      weight: 'warning',
      seq: doubtful[0]!.seq,
      count: doubtful.length,
      message:
        'Checkpoints that were given say nothing about this log: they are of another log, or not signed by the key they name.',
    });
  const broken = checked.filter(({ verdict }) => verdict === 'before-break');
  if (broken.length > 0)
    findings.add({
      kind: 'signed-before-break',
      weight: 'warning',
      seq: broken[0]!.seq,
      count: broken.length,
      message:
        'A server had signed for records behind the break that this log names. They were written again since, so that its signature shows nothing about them any more.',
    });
  if (checked.length === 0)
    findings.add({
      kind: 'no-checkpoint',
      weight: 'note',
      seq: 0,
      message:
        'No server has signed for this log. The chain shows every change within it, but not a tail that was cut off nor a log written anew.',
    });
  else if (provedUpTo > 0 && provedUpTo < head.seq)
    findings.add({
      kind: 'tail-unsigned',
      weight: 'note',
      seq: provedUpTo + 1,
      count: head.seq - provedUpTo,
      message: `A server has signed for everything up to record ${provedUpTo}. The ${head.seq - provedUpTo} after it hang on the chain alone.`,
    });
}

function mergeIslands(islands: readonly Island[]): readonly Island[] {
  const longest = new Map<number, number>();
  for (const { first, last } of islands) longest.set(first, Math.max(last, longest.get(first) ?? 0));
  return [...longest].map(([first, last]) => ({ first, last })).sort((a, b) => a.first - b.first);
}
