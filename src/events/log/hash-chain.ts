/**
 * The hash chain of one stream: `hash` = SHA-256 over the UTF-8 bytes of the RFC 8785 canonical JSON of
 * the record without `hash`. This format is frozen: no schema change alters the hash input (docs/log-format.md).
 */
import { canonicalJson, canonicalChunks, canonicalString } from './canonical-json.ts';
import type { EventRecord, Fact, Head, Stamp } from './event.ts';
import { Sha256, sha256Hex } from './sha256.ts';

export const emptyHead: Head = { seq: 0, hash: '0'.repeat(64) };

/**
 * The part of the hashed text that holds a record's time and data; it does not depend on the place in the chain.
 * @throws TypeError when it is not JSON
 */
export const contentOf = ({ at, data }: Pick<EventRecord, 'at' | 'data'>): string =>
  `"at":${canonicalString(at)},"data":${canonicalJson(data)}`;

type Open = Omit<EventRecord, 'hash'>;

/** The canonical text around the content. The envelope's keys never change, so their order is hard-coded. */
const before = ({ actor }: Pick<Open, 'actor'>) => `{"actor":${canonicalString(actor)},`;
const stampSuffix = ({ device }: Pick<Open, 'device'>) => `,"device":${canonicalString(device)},"prev":`;
const place = ({ prev, seq, stream, type, v }: Pick<Open, 'prev' | 'seq' | 'stream' | 'type' | 'v'>) =>
  `${canonicalString(prev)},"seq":${seq},"stream":${canonicalString(stream)},"type":${canonicalString(type)},"v":${v}}`;

/**
 * The canonical JSON that is hashed.
 * @throws TypeError when the record holds a value that is not JSON
 */
export const hashInput = (record: Open, content = contentOf(record)): string =>
  `${before(record)}${content}${stampSuffix(record)}${place(record)}`;

export function hashOf(record: Open): string {
  return sha256Hex(hashInput(record));
}

/** A record and its content, for stores that keep the hashed text. */
export interface Sealed {
  readonly record: EventRecord;
  /** Text; UTF-8 bytes for a long fact. */
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** A long fact, serialized and hashed up to the fields that depend on its place in the chain. */
export interface LongFact {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly hash: Sha256;
}

const encoder = new TextEncoder();

/**
 * Does nearly all the work of sealing a long fact (canonical-json.ts) in advance, in slices.
 * @param rest yields to other work between slices
 * @throws TypeError when it is not JSON
 */
export async function prepareLong(
  { data }: Fact & { readonly data: Readonly<Record<string, unknown>> },
  stamp: Stamp,
  rest: () => Promise<void>,
): Promise<LongFact> {
  const hash = new Sha256().update(encoder.encode(before(stamp)));
  const chunks: Uint8Array[] = [];
  let length = 0;
  const add = (text: string) => {
    const bytes = encoder.encode(text);
    chunks.push(bytes);
    length += bytes.length;
    hash.update(bytes);
  };
  add(`"at":${canonicalString(stamp.at)},"data":`);
  for (const piece of canonicalChunks(data)) {
    add(piece);
    await rest();
  }
  hash.update(encoder.encode(stampSuffix(stamp)));
  const content = new Uint8Array(length);
  let at = 0;
  for (const piece of chunks) {
    content.set(piece, at);
    at += piece.length;
  }
  return { content, hash };
}

/**
 * Makes facts into records that follow `head`.
 * @param prepared results of `prepareLong` for the long facts among them, with the same stamp
 */
export function sealWithContent(
  stream: string,
  head: Head,
  facts: readonly Fact[],
  { at, actor, device }: Stamp,
  prepared?: ReadonlyMap<Fact, LongFact>,
): readonly Sealed[] {
  let { seq, hash: prev } = head;
  return facts.map((fact) => {
    const { type, v, data } = fact;
    seq += 1;
    const open = { stream, seq, type, v, at, actor, device, data, prev };
    const long = prepared?.get(fact);
    const content = long?.content ?? contentOf(open);
    const hash = long
      ? long.hash
          .copy()
          .update(encoder.encode(place(open)))
          .hex()
      : sha256Hex(hashInput(open, content as string));
    prev = hash;
    return { record: { ...open, hash }, content };
  });
}

export const sealFacts = (
  stream: string,
  head: Head,
  facts: readonly Fact[],
  stamp: Stamp,
): readonly EventRecord[] => sealWithContent(stream, head, facts, stamp).map(({ record }) => record);

/** Why a record does not continue the chain; completes a sentence such as "Record 7 of ledger/u1 …". */
export type ChainFault =
  | 'is missing'
  | 'is not a record'
  | 'belongs to another stream'
  | 'is out of sequence'
  | 'does not follow the record before it'
  | 'has been altered';

export type LinkCheck =
  { readonly ok: true; readonly head: Head } | { readonly ok: false; readonly fault: ChainFault };

/** Whether `candidate`, an untrusted value, is the next record of `stream` after `head`. */
export function checkLink(stream: string, head: Head, candidate: unknown): LinkCheck {
  if (!isRecord(candidate)) return { ok: false, fault: 'is not a record' };
  if (candidate.stream !== stream) return { ok: false, fault: 'belongs to another stream' };
  if (candidate.seq !== head.seq + 1) return { ok: false, fault: 'is out of sequence' };
  if (candidate.prev !== head.hash) return { ok: false, fault: 'does not follow the record before it' };
  const hash = tryHash(candidate);
  if (hash === null) return { ok: false, fault: 'is not a record' };
  if (hash !== candidate.hash) return { ok: false, fault: 'has been altered' };
  return { ok: true, head: { seq: candidate.seq, hash: candidate.hash } };
}

/** null for untrusted text that parses to a value without a canonical form: 1e999, a lone surrogate, endless nesting. */
function tryHash(record: EventRecord): string | null {
  try {
    return hashOf(record);
  } catch {
    return null;
  }
}

const recordKeys = ['actor', 'at', 'data', 'device', 'hash', 'prev', 'seq', 'stream', 'type', 'v'];

/** Checks only the shape of the envelope; an extra or missing key is rejected, since the hash would not cover it. */
export function isRecord(value: unknown): value is EventRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value).sort();
  if (keys.length !== recordKeys.length || keys.some((key, i) => key !== recordKeys[i])) return false;
  const { actor, at, device, hash, prev, seq, stream, type, v, data } = value as Record<string, unknown>;
  return (
    [actor, at, device, hash, prev, stream, type].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(seq) &&
    Number.isSafeInteger(v) &&
    data !== undefined
  );
}
