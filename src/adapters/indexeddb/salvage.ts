/**
 * Finds the intact records of a damaged stream. A record is intact when its content, its number and the previous hash
 * give a hash that is stored: as its own, in a key, or in the next record. So one damaged byte costs one record at
 * most, and none where it only hit a stored number or hash.
 */
import type { EventRecord } from '../../events/log/event.ts';
import { emptyHead, hashOf, isRecord } from '../../events/log/hash-chain.ts';
import { checkSegment } from './check-segment.ts';
import { hexOf } from './hex.ts';
import type { SegmentKey } from './schema.ts';
import { decodeSegment, isSegment, type Kind, type Line, type StoredSegment } from './segment.ts';

export interface StoredPair {
  readonly key: SegmentKey;
  /** May be anything. */
  readonly value: unknown;
}

/** Offsets by which a line may be displaced when damage removed or added line ends. */
const slips = [0, ...Array.from({ length: 8 }, (_, i) => [i + 1, -i - 1]).flat()];
const newline = 0x0a;
const hashBytes = 32;

/** @param rest yields to other tasks */
export async function salvageRecords(
  stream: string,
  pairs: readonly StoredPair[],
  rest: () => Promise<void>,
): Promise<readonly EventRecord[]> {
  const found = new FoundRecords(pairs.map(({ key }) => key));
  const damaged: StoredPair[] = [];
  for (const pair of pairs) {
    const records = wholeSegment(stream, pair.value);
    if (records) found.addAll(records);
    else damaged.push(pair);
    await rest();
  }
  const kinds = kindsIn(pairs);
  for (const pair of damaged) {
    found.addAll(new SegmentSalvager(stream, pair, kinds, found).salvage());
    await rest();
  }
  return found.inOrder();
}

class FoundRecords {
  readonly #bySeq = new Map<number, EventRecord>();
  /** Hashes of records at the ends of segments, which are in the keys as well. */
  readonly #ends: ReadonlyMap<number, string>;

  constructor(keys: readonly SegmentKey[]) {
    this.#ends = new Map(keys.map(([, seq, hash]) => [seq, hash]));
  }

  hashesAt(seq: number): readonly (string | undefined)[] {
    return [this.#bySeq.get(seq)?.hash, this.#ends.get(seq)];
  }

  /** Numbers that a segment may start with when the hash before it is this one. */
  segmentStart(hash: unknown): readonly number[] {
    if (hash === emptyHead.hash) return [1];
    return [...this.#ends].flatMap(([seq, end]) => (end === hash ? [seq + 1] : []));
  }

  addAll(records: readonly EventRecord[]): void {
    // The first record with a number stays: a second one is an effect of the damage.
    for (const record of records) if (!this.#bySeq.has(record.seq)) this.#bySeq.set(record.seq, record);
  }

  at(seq: number): EventRecord | undefined {
    return this.#bySeq.get(seq);
  }

  inOrder(): readonly EventRecord[] {
    return [...this.#bySeq.values()].sort((a, b) => a.seq - b.seq);
  }
}

/** null unless all of it verifies. */
function wholeSegment(stream: string, value: unknown): readonly EventRecord[] | null {
  if (!isSegment(value)) return null;
  try {
    const check = checkSegment(stream, value, { seq: value.first - 1, hash: value.prev });
    return check.ok ? decodeSegment(stream, value) : null;
  } catch {
    return null;
  }
}

function kindsIn(pairs: readonly StoredPair[]): readonly Kind[] {
  const all = new Map<string, Kind>();
  for (const { value } of pairs) {
    const { kinds } = (value ?? {}) as Partial<StoredSegment>;
    for (const kind of Array.isArray(kinds) ? (kinds as unknown[]) : [])
      if (isKind(kind)) all.set(JSON.stringify([kind.actor, kind.device, kind.type, kind.v]), kind);
  }
  return [...all.values()];
}

function isKind(value: unknown): value is Kind {
  const { actor, device, type, v } = (value ?? {}) as Partial<Kind>;
  return [actor, device, type].every((text) => typeof text === 'string') && Number.isSafeInteger(v);
}

/** Searches one damaged segment record by record. */
class SegmentSalvager {
  readonly #stream: string;
  readonly #key: SegmentKey;
  readonly #kinds: readonly Kind[];
  readonly #found: FoundRecords;
  readonly #value: Partial<Record<keyof StoredSegment, unknown>>;
  readonly #lines: readonly (Line | null)[];
  readonly #hashes: readonly string[];

  constructor(stream: string, { key, value }: StoredPair, kinds: readonly Kind[], found: FoundRecords) {
    this.#stream = stream;
    this.#key = key;
    this.#kinds = kinds;
    this.#found = found;
    this.#value = typeof value === 'object' && value !== null ? value : {};
    this.#lines = linesIn(this.#value.body);
    this.#hashes = hashesIn(this.#value.hashes);
  }

  salvage(): readonly EventRecord[] {
    let best: readonly EventRecord[] = [];
    const count = Math.max(this.#hashes.length, this.#lines.length);
    for (const first of this.#firsts(count)) {
      const records = this.#from(first, count);
      if (records.length > best.length) best = records;
      if (records.length === count) break;
    }
    return best;
  }

  /** Numbers that the first record may have. */
  #firsts(count: number): readonly number[] {
    const { first, last, prev } = this.#value;
    const segmentStart = [last, this.#key[1]].flatMap((seq) =>
      typeof seq === 'number' ? [seq - count + 1] : [],
    );
    const all = [
      ...(typeof first === 'number' ? [first] : []),
      ...segmentStart,
      ...this.#found.segmentStart(prev),
    ];
    return [...new Set(all)].filter((seq) => Number.isSafeInteger(seq) && seq >= 1);
  }

  #from(first: number, count: number): readonly EventRecord[] {
    const records: EventRecord[] = [];
    let slip = 0;
    let before: EventRecord | null = null;
    for (let i = 0; i < count; i += 1) {
      const seq = first + i;
      const prevs: readonly (string | undefined)[] = [
        before?.seq === seq - 1 ? before.hash : undefined,
        i === 0 ? textOf(this.#value.prev) : this.#hashes[i - 1],
        ...(seq === 1 ? [emptyHead.hash] : this.#found.hashesAt(seq - 1)),
      ];
      for (const shift of slips) {
        const line = this.#lines[i + slip + shift];
        const record: EventRecord | null = line ? this.#recordAt(line, seq, i, slip + shift, prevs) : null;
        if (!record) continue;
        records.push(record);
        before = record;
        slip += shift;
        break;
      }
    }
    return records;
  }

  #recordAt(
    line: Line,
    seq: number,
    i: number,
    slip: number,
    prevs: readonly (string | undefined)[],
  ): EventRecord | null {
    const own = (this.#value.kinds as readonly unknown[] | undefined)?.[
      (this.#value.kindOf as ArrayLike<number> | undefined)?.[i] ?? -1
    ];
    const kinds = isKind(own) ? [own, ...this.#kinds] : this.#kinds;
    for (const prev of new Set(prevs)) {
      if (prev === undefined) continue;
      for (const { actor, device, type, v } of kinds) {
        const open = {
          stream: this.#stream,
          seq,
          type,
          v,
          at: line.at,
          actor,
          device,
          data: line.data,
          prev,
        };
        const hash = tryHash(open);
        if (hash === null) continue;
        const record = { ...open, hash };
        if (this.#isStored(hash, seq, i) || this.#isConfirmedByNext(record, i, slip))
          return isRecord(record) ? record : null;
      }
    }
    return null;
  }

  /** Whether `hash` is stored anywhere as that of record `seq`. */
  #isStored(hash: string, seq: number, i: number): boolean {
    return (
      this.#hashes[i] === hash ||
      (this.#key[1] === seq && this.#key[2] === hash) ||
      this.#found.at(seq + 1)?.prev === hash
    );
  }

  /** Whether the next record's hash confirms a record whose own stored hash is damaged. */
  #isConfirmedByNext(record: EventRecord, i: number, slip: number): boolean {
    const line = this.#lines[i + 1 + slip];
    const hash = this.#hashes[i + 1];
    if (!line || hash === undefined) return false;
    return this.#kinds.some(({ actor, device, type, v }) => {
      const { stream, seq, hash: prev } = record;
      return (
        tryHash({ stream, seq: seq + 1, type, v, at: line.at, actor, device, data: line.data, prev }) === hash
      );
    });
  }
}

/** null for a line that is no longer a record. */
function linesIn(body: unknown): readonly (Line | null)[] {
  if (!(body instanceof Uint8Array)) return [];
  const lines: (Line | null)[] = [];
  for (let start = 0; start <= body.length;) {
    const found = body.indexOf(newline, start);
    const end = found < 0 ? body.length : found;
    lines.push(lineOf(body.subarray(start, end)));
    start = end + 1;
  }
  return lines;
}

function lineOf(bytes: Uint8Array): Line | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const { at, data, ...rest } = JSON.parse(`{${text}}`) as Partial<Line>;
    const sound = typeof at === 'string' && data !== undefined && Object.keys(rest).length === 0;
    return sound ? { at, data } : null;
  } catch {
    return null;
  }
}

function hashesIn(hashes: unknown): readonly string[] {
  if (!(hashes instanceof Uint8Array)) return [];
  const count = Math.floor(hashes.length / hashBytes);
  return Array.from({ length: count }, (_, i) => hexOf(hashes.subarray(i * hashBytes, (i + 1) * hashBytes)));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function tryHash(open: Omit<EventRecord, 'hash'>): string | null {
  try {
    return hashOf(open);
  } catch {
    return null;
  }
}
