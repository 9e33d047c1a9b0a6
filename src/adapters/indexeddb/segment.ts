/**
 * A segment: a run of consecutive records of one stream in one stored value, from a single append to
 * thousands. It keeps the very bytes that were hashed, so that checking needs neither parsing nor
 * canonical JSON, and leaves out what repeats. It does not depend on the database.
 */
import type { EventRecord, Head } from '../../events/log/event.ts';
import type { Sealed } from '../../events/log/hash-chain.ts';
import { ChainBroken } from '../../events/log/log.ts';
import { hexOf, writeHex } from './hex.ts';

export interface StoredSegment {
  readonly first: number;
  readonly last: number;
  /** Hash of the record before `first`. */
  readonly prev: string;
  /** 32 bytes for each record. */
  readonly hashes: Uint8Array<ArrayBuffer>;
  /** The distinct combinations of the fields that repeat. */
  readonly kinds: readonly Kind[];
  /** Which of `kinds` each record has. */
  readonly kindOf: Uint16Array<ArrayBuffer>;
  /** UTF-8 lines, one for each record, `"at":…,"data":…`: a piece of what was hashed, cut out unchanged. */
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface Kind {
  readonly actor: string;
  readonly device: string;
  readonly type: string;
  readonly v: number;
}

/** Most records one segment holds; also keeps an index into `kinds` within 16 bits. */
export const segmentRecords = 4096;
/** Most bytes in one segment, unless a single record is larger. */
export const segmentBytes = 2 * 1024 * 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const newline = 0x0a;

/** @param sealed consecutive, at least one */
export function encodeSegments(sealed: readonly Sealed[]): readonly StoredSegment[] {
  const segments: StoredSegment[] = [];
  let size = 0;
  let start = 0;
  sealed.forEach(({ content }, i) => {
    const full = i - start === segmentRecords || (i > start && size + content.length > segmentBytes);
    if (full) {
      segments.push(encodeRun(sealed.slice(start, i)));
      size = 0;
      start = i;
    }
    size += content.length;
  });
  segments.push(encodeRun(sealed.slice(start)));
  return segments;
}

function encodeRun(sealed: readonly Sealed[]): StoredSegment {
  const first = (sealed[0] as Sealed).record;
  const kinds = new KindTable();
  const kindOf = new Uint16Array(sealed.length);
  const hashes = new Uint8Array(sealed.length * 32);
  sealed.forEach(({ record }, i) => {
    kindOf[i] = kinds.indexOf(record);
    writeHex(record.hash, hashes, i * 32);
  });
  return {
    first: first.seq,
    last: first.seq + sealed.length - 1,
    prev: first.prev,
    hashes,
    kinds: kinds.all,
    kindOf,
    body: bodyOf(sealed.map(({ content }) => content)),
  };
}

function bodyOf(contents: readonly Sealed['content'][]): Uint8Array<ArrayBuffer> {
  const [only] = contents;
  if (contents.length === 1 && typeof only === 'object') return only;
  if (contents.every((content) => typeof content === 'string')) return encoder.encode(contents.join('\n'));
  const lines = contents.map((content) => (typeof content === 'string' ? encoder.encode(content) : content));
  return joinLines(lines);
}

function joinLines(lines: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(lines.reduce((sum, { length }) => sum + length + 1, -1));
  let at = 0;
  for (const line of lines) {
    if (at > 0) joined[at - 1] = newline;
    joined.set(line, at);
    at += line.length + 1;
  }
  return joined;
}

class KindTable {
  readonly all: Kind[] = [];
  readonly #index = new Map<string, number>();

  indexOf({ actor, device, type, v }: Kind): number {
    const key = JSON.stringify([actor, device, type, v]);
    let index = this.#index.get(key);
    if (index === undefined) {
      index = this.all.push({ actor, device, type, v }) - 1;
      this.#index.set(key, index);
    }
    return index;
  }
}

/** Merges consecutive segments without decoding a single record. */
export function mergeSegments(segments: readonly StoredSegment[]): StoredSegment {
  const first = segments[0] as StoredSegment;
  const last = segments.at(-1) as StoredSegment;
  const count = last.last - first.first + 1;
  const kinds = new KindTable();
  const kindOf = new Uint16Array(count);
  const hashes = new Uint8Array(count * 32);
  let records = 0;
  for (const segment of segments) {
    const renumbered = segment.kinds.map((kind) => kinds.indexOf(kind));
    for (let i = 0; i < segment.kindOf.length; i += 1) {
      kindOf[records + i] = renumbered[segment.kindOf[i] as number] as number;
    }
    hashes.set(segment.hashes, records * 32);
    records += segment.kindOf.length;
  }
  const body = joinLines(segments.map((segment) => segment.body));
  return { first: first.first, last: last.last, prev: first.prev, hashes, kinds: kinds.all, kindOf, body };
}

/**
 * The rest of a segment from record `from` on, which must be in it.
 * @throws ChainBroken when a record has no kind
 */
export function cutSegment(stream: string, segment: StoredSegment, from: number): StoredSegment {
  const skipped = from - segment.first;
  const kinds = new KindTable();
  const kindOf = segment.kindOf.slice(skipped).map((index, i) => {
    const kind = segment.kinds[index];
    if (!kind) throw new ChainBroken(stream, from + i, 'is not a record');
    return kinds.indexOf(kind);
  });
  return {
    first: from,
    last: segment.last,
    prev: hashBefore(segment, from),
    hashes: segment.hashes.slice(skipped * 32),
    kinds: kinds.all,
    kindOf,
    // Copied, since a view would be stored with its whole buffer.
    body: new Uint8Array(linesOf(segment, from, segment.last)),
  };
}

/** The head that the next record after the segment must follow. */
export function headOfSegment({ last, hashes }: StoredSegment): Head {
  return { seq: last, hash: hexOf(hashes.subarray(-32)) };
}

/**
 * The records of a segment after number `after`, as stored: not checked.
 * @throws ChainBroken at the first line that is no record
 */
export function decodeSegment(
  stream: string,
  segment: StoredSegment,
  after = 0,
  upTo = segment.last,
): EventRecord[] {
  const from = Math.max(segment.first, after + 1);
  const to = Math.min(segment.last, upTo);
  const skipped = from - segment.first;
  const lines = parseLines(stream, segment, from, to);
  const hashes = hexOf(segment.hashes.subarray(skipped * 32, (to - segment.first + 1) * 32));
  let prev = hashBefore(segment, from);
  return lines.map(({ at, data }, i) => {
    const seq = from + i;
    const kind = segment.kinds[segment.kindOf[skipped + i] as number];
    if (!kind) throw new ChainBroken(stream, seq, 'is not a record');
    const hash = hashes.slice(i * 64, i * 64 + 64);
    const { type, v, actor, device } = kind;
    const record = { stream, seq, type, v, at, actor, device, data, prev, hash };
    prev = hash;
    return record;
  });
}

/** Hash of the record before `seq`, which is in the segment or right after it. */
export function hashBefore({ first, prev, hashes }: StoredSegment, seq: number): string {
  const skipped = seq - first;
  return skipped === 0 ? prev : hexOf(hashes.subarray((skipped - 1) * 32, skipped * 32));
}

/** Whether a stored value has the parts of a segment at all: the store may hold anything. */
export function isSegment(value: unknown): value is StoredSegment {
  if (typeof value !== 'object' || value === null) return false;
  const { first, last, prev, hashes, kinds, kindOf, body } = value as Partial<StoredSegment>;
  return (
    [first, last].every((seq) => Number.isSafeInteger(seq) && seq! > 0) &&
    typeof prev === 'string' &&
    hashes instanceof Uint8Array &&
    body instanceof Uint8Array &&
    kindOf instanceof Uint16Array &&
    Array.isArray(kinds)
  );
}

/** Whether the parts of a segment agree on how many records it holds. */
export function hasShape({ first, last, hashes, kindOf }: StoredSegment): boolean {
  const count = last - first + 1;
  return kindOf.length === count && hashes.length === count * 32;
}

/** What a line of a segment holds of its record. */
export interface Line {
  readonly at: string;
  readonly data: unknown;
}

/** All lines in one go, which a browser parses several times faster than one by one. */
function parseLines(stream: string, segment: StoredSegment, from: number, to: number): readonly Line[] {
  try {
    const text = decoder.decode(linesOf(segment, from, to));
    const lines = JSON.parse(`[{${text.replaceAll('\n', '},{')}}]`) as readonly Line[];
    if (lines.length === to - from + 1 && hasShape(segment)) return lines;
  } catch {
    // Located below.
  }
  throw new ChainBroken(stream, firstUnreadable(segment), 'is not a record');
}

function linesOf({ first, last, body }: StoredSegment, from: number, to: number): Uint8Array {
  if (from === first && to === last) return body;
  let start = 0;
  for (let seq = first; seq < from; seq += 1) start = endOfLine(body, start) + 1;
  let end = start;
  for (let seq = from; seq <= to; seq += 1) end = endOfLine(body, seq === from ? start : end + 1);
  return body.subarray(start, end);
}

/** Where the line that starts at `start` ends; the newline itself is not part of it. */
export function endOfLine(body: Uint8Array, start: number): number {
  const end = body.indexOf(newline, start);
  return end < 0 ? body.length : end;
}

function firstUnreadable({ first, last, body }: StoredSegment): number {
  const lines = new TextDecoder().decode(body).split('\n');
  const bad = lines.findIndex((line) => {
    try {
      const { at, data } = JSON.parse(`{${line}}`) as Partial<Line>;
      return typeof at !== 'string' || data === undefined;
    } catch {
      return true;
    }
  });
  return bad < 0 ? Math.min(first + lines.length, last) : first + bad;
}
