/**
 * Verifies the chain of an exported log line by line as it arrives, in constant memory. It locates the first bad record
 * and continues after it: a run of records that verify among themselves can still be proved by a signed checkpoint.
 * Independent of stores, facts and signatures.
 */
import type { EventRecord, Head } from '../log/event.ts';
import { emptyHead, hashInput } from '../log/hash-chain.ts';
import { Damage, type LogFileHeader, readHeader } from '../log/log-file.ts';
import { PlainRecords } from '../log/plain-record.ts';
import type { SealedStart } from '../log/sealed-start.ts';
import { BadJson, type ReadJson, readStrictJson } from '../log/strict-json.ts';
import { spellOut } from '../shared/plain-text.ts';
import type { Findings } from './finding.ts';

export interface ChainDamage {
  /** Number of the first bad record; 0: the header. */
  readonly firstBad: number;
  /** 1-based, as in editors. */
  readonly line: number;
  /** For people, one sentence. */
  readonly reason: string;
}

/** A run of records after damage that verify among themselves. */
export interface Island {
  readonly first: number;
  last: number;
}

export interface Watched {
  readonly hash: string;
  readonly at: string;
  /** The record with the latest time up to this one; null when the chain does not lead here. */
  readonly latest: { readonly seq: number; readonly at: string } | null;
  /** Whether the chain leads to it from the beginning of the file. */
  readonly chained: boolean;
}

export interface ChainReport {
  readonly header: LogFileHeader | null;
  /** Where the file of a trimmed journal begins; null for one that begins with record 1. */
  readonly start: SealedStart | null;
  /** Number of records that verify, from the beginning of the file on. */
  readonly count: number;
  readonly head: Head;
  readonly damage: ChainDamage | null;
  readonly islands: readonly Island[];
  /** The records with the numbers in `watch`. */
  readonly watched: ReadonlyMap<number, Watched>;
  /** Times of the first and the last record that verify. */
  readonly span: { readonly first: string; readonly last: string } | null;
}

export interface ChainOptions {
  /** SHA-256 of bytes, or of a text's UTF-8, in lower-case hex. */
  readonly hash: (content: string | Uint8Array) => string;
  readonly findings: Findings;
  /** Whether a stream is never trimmed. */
  readonly isTruth: (stream: string) => boolean;
  /** Record numbers to remember, such as those of checkpoints. */
  readonly watch?: Iterable<number>;
  /** Called for each record that verifies, in order; for none after damage. */
  readonly onRecord?: (record: EventRecord) => void;
}

const maxIslands = 1000;
const instant = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

export class ChainVerifier {
  readonly #options: ChainOptions;
  readonly #plain: PlainRecords;
  readonly #watch: Set<number>;
  readonly #watched = new Map<number, Watched>();
  readonly #islands: Island[] = [];
  #header: LogFileHeader | null = null;
  #stream: string | null = null;
  #line = 0;
  #blank = 0;
  #head: Head = emptyHead;
  #start: SealedStart | null = null;
  #damage: ChainDamage | null = null;
  #span: { first: string; last: string } | null = null;
  #rewritten = 0;
  #firstRewritten = 0;
  #day = '';
  #latest: { readonly seq: number; readonly at: string } | null = null;
  /** Last record of the current island. */
  #loose: Head | null = null;

  constructor(options: ChainOptions) {
    this.#options = options;
    this.#plain = new PlainRecords(options.hash);
    this.#watch = new Set(options.watch);
  }

  /**
   * @param text null for a line that is not UTF-8
   * @param isSound `isSoundLine` has already accepted it
   */
  line(text: string | null, isSound = false): void {
    this.#line += 1;
    if (text === '' || text?.trim() === '') {
      this.#blank ||= this.#line;
      return;
    }
    if (this.#blank > 0 && !this.#damage) this.#break(`Line ${this.#blank} is empty.`, this.#blank);
    if (text === null) this.#noRecord(`Line ${this.#line} is not UTF-8 text.`);
    else if (this.#line === 1) this.#readHeader(text);
    else this.#readRecord(text, isSound);
  }

  /**
   * Processes the line whose bytes begin at `start`. Returns the offset of its line feed; -1 when it was not accepted:
   * then call `line`. Accepts only sound records, so that faults are reported in a single place.
   * @param bytes end with a line feed
   * @param isSound as for `line`
   */
  bytes(bytes: Uint8Array, start: number, isSound = false): number {
    const record = this.#header === null ? null : this.#plain.read(bytes, start, isSound);
    if (record === null || this.#blank > 0) return -1;
    this.#line += 1;
    this.#judge(record, true, true);
    return this.#plain.end;
  }

  /** Reports that the rest cannot be read. */
  stop(reason: string): void {
    this.#break(reason);
  }

  end(): ChainReport {
    if (this.#line === 0 || this.#blank === 1) this.#breakAt(0, 'The file is empty.', 1);
    if (!this.#damage && this.#header) this.#checkEnd(this.#header);
    if (this.#rewritten > 0)
      this.#options.findings.add({
        kind: 'rewritten-text',
        weight: 'note',
        seq: this.#firstRewritten,
        count: this.#rewritten,
        message: `${plural(this.#rewritten, 'line')} from record ${this.#firstRewritten} on, written by another program than Patina. What the records say is unchanged.`,
      });
    return {
      header: this.#header,
      start: this.#start,
      count: this.#head.seq - this.#gone,
      head: this.#head,
      damage: this.#damage,
      islands: this.#islands,
      watched: this.#watched,
      span: this.#span,
    };
  }

  #readHeader(text: string): void {
    try {
      this.#header = readHeader(text);
      this.#stream = this.#header.stream;
      for (const seq of checkpointSeqs(this.#header)) this.#watch.add(seq).add(seq + 1);
      if (this.#header.start) this.#readStart(this.#header.start, this.#header.stream);
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      this.#breakAt(0, error.message, 1);
      // Perhaps only the header is lost or was never there.
      this.#readRecord(text);
    }
  }

  #readStart(start: SealedStart, stream: string): void {
    const { seq, hash } = start;
    if (this.#options.isTruth(stream)) {
      const reason = `Record 1 is missing: the file begins with record ${seq + 1}, and nothing is ever removed from a log like this.`;
      this.#breakAt(1, reason, 1);
      return;
    }
    this.#start = start;
    this.#head = { seq, hash };
    if (this.#watch.has(seq)) this.#watched.set(seq, { hash, at: '', latest: null, chained: true });
  }

  /** Number of records before the file that were trimmed. */
  get #gone(): number {
    return this.#start?.seq ?? 0;
  }

  #readRecord(text: string, isSound = false): void {
    if (isSound) {
      this.#judge(JSON.parse(text) as EventRecord, true, true);
      return;
    }
    const read = tryRead(text);
    if (read instanceof BadJson) {
      const next = this.#head.seq + 1;
      this.#noRecord(
        read.fault === 'not-json'
          ? `Line ${this.#line} is not JSON.`
          : `Record ${next} states a field twice.`,
      );
      return;
    }
    const { value: json, plain } = read;
    if (!hasRecordShape(json)) {
      this.#noRecord(`Line ${this.#line} does not hold a record of a log.`);
      return;
    }
    this.#judge(json, isHashed(json, this.#options.hash), plain);
  }

  #judge(json: EventRecord, sound: boolean, plain: boolean): void {
    if (!this.#damage) {
      const fault = this.#errorIn(json, sound);
      if (fault === null) {
        this.#accept(json, plain);
        return;
      }
      this.#break(fault);
    }
    this.#strand(json, sound);
  }

  #noRecord(reason: string): void {
    this.#break(reason);
    this.#loose = null;
  }

  #errorIn({ stream, seq, prev }: EventRecord, sound: boolean): string | null {
    const next = this.#head.seq + 1;
    const header = this.#header;
    if (header && next > this.#gone + header.count)
      return `Record ${next} is one too many: the header promises ${plural(header.count, 'record')}.`;
    if (stream !== this.#stream) return `Record ${next} belongs to another stream, ${quote(stream)}.`;
    if (seq > next) return `Record ${next} is missing: record ${seq} stands in its place.`;
    if (seq < next) return `Record ${next} is missing: record ${seq} stands there instead.`;
    if (prev !== this.#head.hash) return `Record ${next} does not follow the record before it.`;
    return sound ? null : `Record ${next} has been altered: its hash is not that of its content.`;
  }

  #accept(record: EventRecord, plain: boolean): void {
    const { seq, hash, at } = record;
    if (!plain) {
      this.#rewritten += 1;
      this.#firstRewritten ||= seq;
    }
    this.#head = { seq, hash };
    this.#checkClock(record);
    if (this.#watch.has(seq)) this.#watched.set(seq, { hash, at, latest: this.#latest, chained: true });
    if (this.#span) this.#span.last = at;
    else this.#span = { first: at, last: at };
    this.#options.onRecord?.(record);
  }

  #checkClock({ seq, at, device }: EventRecord): void {
    const { findings } = this.#options;
    if (!this.#isInstant(at)) {
      findings.add({
        kind: 'no-time',
        weight: 'warning',
        seq,
        message: `Record ${seq} has no readable time: ${quote(at)}.`,
      });
      return;
    }
    if (!this.#latest || at > this.#latest.at) this.#latest = { seq, at };
    const before = this.#span?.last;
    // Times in a fixed format can be compared as text.
    if (before === undefined || at >= before || !instant.test(before)) return;
    findings.add({
      kind: 'clock-backwards',
      weight: 'warning',
      seq,
      message: `The clock went back ${duration(Date.parse(before) - Date.parse(at))}: record ${seq} of device ${shortId(device)} is dated ${at}, the record before it ${before}.`,
    });
  }

  /** Validates each calendar day only once, not for every record of that day. */
  #isInstant(at: string): boolean {
    if (!instant.test(at)) return false;
    const day = at.slice(0, 10);
    if (day === this.#day) return true;
    if (Number.isNaN(Date.parse(at))) return false;
    this.#day = day;
    return true;
  }

  #strand({ seq, hash, prev, at }: EventRecord, sound: boolean): void {
    if (!sound) {
      this.#loose = null;
      return;
    }
    const island = this.#islands.at(-1);
    if (this.#loose && island && seq === this.#loose.seq + 1 && prev === this.#loose.hash) island.last = seq;
    else if (this.#islands.length < maxIslands) this.#islands.push({ first: seq, last: seq });
    this.#loose = { seq, hash };
    if (this.#watch.has(seq) && !this.#watched.has(seq))
      this.#watched.set(seq, { hash, at, latest: null, chained: false });
  }

  #checkEnd({ count, head: promised }: LogFileHeader): void {
    const { seq, hash } = this.#head;
    const verified = seq - this.#gone;
    if (verified < count) {
      const missing = plural(count - verified, 'record');
      this.#breakAt(
        seq + 1,
        `Record ${seq + 1} is missing: the header promises ${plural(count, 'record')}, the last ${missing} of them are not there.`,
        verified + 2,
      );
    } else if (promised.seq !== seq) {
      this.#breakAt(0, `The header is damaged: it names record ${promised.seq} as the last of ${count}.`, 1);
    } else if (promised.hash !== hash) {
      this.#breakAt(seq, `Record ${seq} is not the one that the header names as the last.`, verified + 1);
    }
  }

  #break(reason: string, line = this.#line): void {
    this.#breakAt(this.#head.seq + 1, reason, line);
  }

  #breakAt(firstBad: number, reason: string, line: number): void {
    this.#damage ??= { firstBad, reason: spellOut(reason), line };
  }
}

function checkpointSeqs({ checkpoints }: LogFileHeader): number[] {
  return checkpoints.flatMap((checkpoint) =>
    typeof checkpoint === 'object' &&
    checkpoint !== null &&
    'seq' in checkpoint &&
    typeof checkpoint.seq === 'number'
      ? [checkpoint.seq]
      : [],
  );
}

function tryRead(text: string): ReadJson | BadJson {
  try {
    return readStrictJson(text);
  } catch (error) {
    if (error instanceof BadJson) return error;
    throw error;
  }
}

/** Like `isRecord`, but without sorting keys a million times: there are ten keys, and each of the ten is present. */
function hasRecordShape(value: unknown): value is EventRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { actor, at, device, hash, prev, stream, type, seq, v, data } = value as Record<string, unknown>;
  return (
    typeof actor === 'string' &&
    typeof at === 'string' &&
    typeof device === 'string' &&
    typeof hash === 'string' &&
    typeof prev === 'string' &&
    typeof stream === 'string' &&
    typeof type === 'string' &&
    Number.isSafeInteger(seq) &&
    Number.isSafeInteger(v) &&
    data !== undefined &&
    Object.keys(value).length === 10
  );
}

function isHashed(record: EventRecord, hash: ChainOptions['hash']): boolean {
  try {
    return hash(hashInput(record)) === record.hash;
  } catch {
    // Untrusted text can parse to a value without a canonical form.
    return false;
  }
}

/** Whether a line on its own, wherever in the chain, is a record as Patina writes it, with the right hash. */
export function isSoundLine(text: string, hash: ChainOptions['hash']): boolean {
  const read = tryRead(text);
  return !(read instanceof BadJson) && read.plain && hasRecordShape(read.value) && isHashed(read.value, hash);
}

const quote = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
const shortId = (id: string) => id.slice(0, 8);
const plural = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** A duration in a single unit: `3 days`, `2 hours`, `45 seconds`. */
export function duration(ms: number): string {
  const units: readonly (readonly [number, string])[] = [
    [86_400_000, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
    [1000, 'second'],
  ];
  const [size, unit] = units.find(([size]) => ms >= size) ?? [1, 'millisecond'];
  return plural(Math.round(ms / size), unit);
}
