/**
 * The hash chain of one stream: `hash` = SHA-256 over the UTF-8 bytes of the RFC 8785 canonical JSON of
 * the record without `hash`. Frozen: the hash input never changes with a schema (docs/log-format.md).
 */
import { canonicalJson, canonicalChunks, canonicalString } from './canonical-json.ts';
import type { EventRecord, Fact, Head, Stamp } from './event.ts';
import { Sha256, sha256Hex } from './sha256.ts';

export const emptyHead: Head = { seq: 0, hash: '0'.repeat(64) };

/**
 * What a record says, as the piece of the hashed text that it makes: the same wherever in a chain it stands.
 * @throws TypeError when it is not JSON
 */
export const contentOf = ({ at, data }: Pick<EventRecord, 'at' | 'data'>): string =>
  `"at":${canonicalString(at)},"data":${canonicalJson(data)}`;

type Open = Omit<EventRecord, 'hash'>;

/** The canonical text around the content. The envelope's keys never change, so their order is written by hand. */
const before = ({ actor }: Pick<Open, 'actor'>) => `{"actor":${canonicalString(actor)},`;
const stampSuffix = ({ device }: Pick<Open, 'device'>) => `,"device":${canonicalString(device)},"prev":`;
const place = ({ prev, seq, stream, type, v }: Pick<Open, 'prev' | 'seq' | 'stream' | 'type' | 'v'>) =>
  `${canonicalString(prev)},"seq":${seq},"stream":${canonicalString(stream)},"type":${canonicalString(type)},"v":${v}}`;

/**
 * The canonical JSON that is hashed.
 * @throws TypeError when the record holds what is not JSON
 */
export const hashInput = (record: Open, content = contentOf(record)): string =>
  `${before(record)}${content}${stampSuffix(record)}${place(record)}`;

export function hashOf(record: Open): string {
  return sha256Hex(hashInput(record));
}

/** A record and its content, for a store that keeps the text that was hashed. */
export interface Sealed {
  readonly record: EventRecord;
  /** Of a long fact in UTF-8. */
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** A long fact, written out and hashed up to where its place in the chain comes in. */
export interface LongFact {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly hash: Sha256;
}

const encoder = new TextEncoder();

/**
 * Does nearly all of the work of sealing a long fact (canonical-json.ts) ahead, in slices.
 * @param rest lets others have a turn
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
 * Puts facts in their place behind `head`.
 * @param prepared those of the facts that were prepared, with the same stamp
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

/** Why a record does not continue the chain, in words for a person: "Record 7 of ledger/u1 …". */
export type ChainFault =
  | 'is missing'
  | 'is not a record'
  | 'belongs to another stream'
  | 'is out of sequence'
  | 'does not follow the record before it'
  | 'has been altered';

export type LinkCheck =
  { readonly ok: true; readonly head: Head } | { readonly ok: false; readonly fault: ChainFault };

/** Whether `candidate`, a value from outside, is the next record of `stream` after `head`. */
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

/** Text from outside can parse to what has no canonical form: 1e999, half a surrogate pair, endless nesting. */
function tryHash(record: EventRecord): string | null {
  try {
    return hashOf(record);
  } catch {
    return null;
  }
}

const recordKeys = ['actor', 'at', 'data', 'device', 'hash', 'prev', 'seq', 'stream', 'type', 'v'];

/** Shape of the envelope and nothing else; an added or missing key is no record, since the hash would not cover it. */
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
