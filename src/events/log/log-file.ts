/**
 * Reads and writes a stream as a file: a header line, then one record per line (docs/log-format.md). Writing is
 * streamed; reading verifies the whole chain before it returns any record, and reports the first bad line. The file of a
 * trimmed journal has its own version, so that a reader without support for sealed starts refuses it. This module is
 * independent of stores and facts: each noun checks whether its imported facts make sense.
 */
import * as z from 'zod/mini';
import type { EventRecord, Head } from './event.ts';
import { checkLink, emptyHead } from './hash-chain.ts';
import { LineSplitter, LineTooLong } from './lines.ts';
import { ChainBroken, type EventLog, LogConflict } from './log.ts';
import { type SealedStart, sealedStartSchema } from './sealed-start.ts';
import { BadJson, parseStrictJson } from './strict-json.ts';

export const logFileFormat = 'patina-log';
/** Version of a file that begins with the stream's first record. */
const wholeVersion = 1;
/** Version of a file that begins at a sealed start. */
const trimmedVersion = 2;

const headSchema = z.object({
  seq: z.int().check(z.gte(0)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

const commonSchema = z.object({
  stream: z.string().check(z.minLength(1)),
  count: z.int().check(z.gte(0)),
  head: headSchema,
  /** Heads that the server signed. Kept unverified; a program that has the server's key can check them. */
  checkpoints: z.array(z.unknown()),
});
const startSchema = z.object({ start: sealedStartSchema });

export type LogFileHeader = Readonly<z.infer<typeof commonSchema>> & {
  /** Where the file of a trimmed journal begins; null for the file of a whole stream. */
  readonly start: SealedStart | null;
};

export interface LogFile {
  readonly ok: true;
  readonly header: LogFileHeader;
  /** The whole verified chain, from the first record or the sealed start. */
  readonly records: readonly EventRecord[];
}

export type LogFileFault =
  | 'empty'
  | 'not-a-log'
  | 'newer-version'
  | 'bad-header'
  | 'line-too-long'
  | 'not-text'
  | 'not-json'
  | 'stated-twice'
  | 'broken-chain'
  | 'too-few-records'
  | 'too-many-records'
  | 'other-head';

export interface LogFileDamage {
  readonly ok: false;
  /** 1-based, as in editors; the header is line 1. */
  readonly line: number;
  readonly fault: LogFileFault;
  /** For people: what is wrong, including the line number. */
  readonly message: string;
}

/**
 * The file's text in chunks of many lines. Records appended meanwhile are left for the next export.
 * @throws LogUnavailable, ChainBroken when the log cannot be read or ends before its head
 * @throws LogConflict when the stream is trimmed meanwhile
 */
export async function* writeLogFile(
  log: Pick<EventLog, 'head' | 'start' | 'readVerified'>,
  stream: string,
  checkpoints: readonly unknown[] = [],
): AsyncGenerator<string> {
  const start = await log.start(stream);
  const head = await log.head(stream);
  yield headerLine({ stream, start, head, checkpoints });
  let last = start?.seq ?? 0;
  for await (const batch of log.readVerified(stream, start ?? emptyHead)) {
    if (batch[0] && batch[0].seq !== last + 1) throw new LogConflict(stream, last, head);
    const wanted = batch.slice(0, head.seq - last);
    if (wanted.length > 0) yield linesFor(wanted);
    last += wanted.length;
    if (last === head.seq) return;
  }
}

/**
 * What can still be read of a damaged stream, in the same format. An unreadable record is left out, so that reading
 * the file reports the damage at that line.
 * @throws LogUnavailable when the log cannot be read at all
 */
export async function* writeDamagedLog(
  log: Pick<EventLog, 'head' | 'start' | 'read'>,
  stream: string,
): AsyncGenerator<string> {
  const start = await log.start(stream);
  const head = await log.head(stream);
  yield headerLine({ stream, start, head, checkpoints: [] });
  // One by one, because a batch that contains a bad record cannot be read at all.
  for (let seq = (start?.seq ?? 0) + 1; seq <= head.seq; seq += 1) {
    try {
      for await (const records of log.read(stream, { after: seq - 1, upTo: seq })) yield linesFor(records);
    } catch (error) {
      if (!(error instanceof ChainBroken)) throw error;
    }
  }
}

interface HeaderParts {
  readonly stream: string;
  readonly start: SealedStart | null;
  readonly head: Head;
  readonly checkpoints: readonly unknown[];
}

function headerLine({ stream, start, head: { seq, hash }, checkpoints }: HeaderParts): string {
  const header = {
    format: logFileFormat,
    version: start ? trimmedVersion : wholeVersion,
    stream,
    ...(start ? { start: { seq: start.seq, hash: start.hash, count: start.count, at: start.at } } : {}),
    count: seq - (start?.seq ?? 0),
    head: { seq, hash },
    checkpoints,
  };
  return `${JSON.stringify(header)}\n`;
}

const linesFor = (records: readonly EventRecord[]) =>
  records.map((record) => `${JSON.stringify(inOrder(record))}\n`).join('');

/** The record with its keys in a fixed order, regardless of the store it comes from. */
function inOrder({ stream, seq, type, v, at, actor, device, data, prev, hash }: EventRecord): EventRecord {
  return { stream, seq, type, v, at, actor, device, data, prev, hash };
}

/** Thrown at the first damaged line; `readLogFile` turns it into its result. */
export class Damage extends Error {
  readonly line: number;
  readonly fault: LogFileFault;

  constructor(line: number, fault: LogFileFault, message: string) {
    super(message);
    this.line = line;
    this.fault = fault;
  }
}

export type FileChunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

export interface ReadOptions {
  /** Characters in one line. */
  readonly longestLine?: number;
}

/** @param source the file in pieces of any size: text, or its UTF-8 bytes */
export async function readLogFile(
  source: FileChunks,
  { longestLine }: ReadOptions = {},
): Promise<LogFile | LogFileDamage> {
  const reader = new Reader();
  const lines = new LineSplitter((text) => reader.line(text), longestLine);
  try {
    for await (const piece of source) lines.push(piece);
    lines.end();
    return reader.end();
  } catch (error) {
    const damage = error instanceof LineTooLong ? reader.tooLong() : error;
    if (!(damage instanceof Damage)) throw error;
    const { line, fault, message } = damage;
    return { ok: false, line, fault, message };
  }
}

/** Reads the lines of a file one by one, and throws at the first damaged one. */
class Reader {
  #header: LogFileHeader | null = null;
  readonly #records: EventRecord[] = [];
  #head: Head = emptyHead;
  #line = 0;
  #blank = 0;

  /** @throws Damage */
  line(text: string | null): void {
    this.#line += 1;
    if (text?.trim() === '') {
      this.#blank ||= this.#line;
      return;
    }
    if (this.#blank > 0) throw new Damage(this.#blank, 'not-json', `Line ${this.#blank} is empty.`);
    if (text === null) throw new Damage(this.#line, 'not-text', `Line ${this.#line} is not UTF-8 text.`);
    if (this.#header === null) {
      this.#header = readHeader(text);
      const { start } = this.#header;
      if (start) this.#head = { seq: start.seq, hash: start.hash };
      return;
    }
    if (this.#records.length === this.#header.count) throw tooMany(this.#line, this.#header);
    const record = readRecord(this.#line, text, this.#header.stream, this.#head);
    this.#head = { seq: record.seq, hash: record.hash };
    this.#records.push(record);
  }

  tooLong(): Damage {
    const line = this.#line + 1;
    return new Damage(line, 'line-too-long', `Line ${line} is too long to be a record.`);
  }

  /** @throws Damage */
  end(): LogFile {
    if (this.#header === null) throw new Damage(1, 'empty', 'The file is empty.');
    checkEnd(this.#header, this.#records.length, this.#head);
    return { ok: true, header: this.#header, records: this.#records };
  }
}

/** The header in the first line; null when it is not a header. Reads no further than that line. */
export async function headerOf(source: FileChunks): Promise<LogFileHeader | null> {
  let first: string | null | undefined;
  const lines = new LineSplitter((text) => (first ??= text ?? ''));
  try {
    for await (const piece of source) {
      lines.push(piece);
      if (first !== undefined) break;
    }
    if (first === undefined) lines.end();
    return readHeader(first ?? '');
  } catch (error) {
    if (error instanceof Damage || error instanceof LineTooLong) return null;
    throw error;
  }
}

/** @throws Damage when the line is not the header of a log that this program can read */
export function readHeader(text: string): LogFileHeader {
  const json = readHeaderJson(text);
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== logFileFormat) {
    throw new Damage(1, 'not-a-log', 'Line 1 is not the header of an exported log.');
  }
  const version = 'version' in json ? json.version : undefined;
  if (typeof version === 'number' && version > trimmedVersion) {
    const message = `The file has version ${version} of the format, which is newer than this app knows.`;
    throw new Damage(1, 'newer-version', message);
  }
  if (version !== wholeVersion && version !== trimmedVersion) throw badHeader('version');
  const common = commonSchema.safeParse(json);
  if (!common.success) throw badHeader(common.error.issues[0]?.path.join('.'));
  if (version === wholeVersion) return { ...common.data, start: null };
  const sealed = startSchema.safeParse(json);
  if (!sealed.success) throw badHeader(sealed.error.issues[0]?.path.join('.'));
  return { ...common.data, start: sealed.data.start };
}

const badHeader = (field = '') =>
  new Damage(1, 'bad-header', `Line 1 is damaged: its ${field || 'content'} is not valid.`);

function readRecord(line: number, text: string, stream: string, head: Head): EventRecord {
  const json = readJson(line, text);
  const link = checkLink(stream, head, json);
  if (link.ok) return json as EventRecord;
  const what = link.fault === 'is not a record' ? 'does not hold a record' : link.fault;
  throw new Damage(line, 'broken-chain', `Line ${line} ${what}.`);
}

/** @throws Damage */
function readJson(line: number, text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (!(error instanceof BadJson)) throw error;
    const what = error.fault === 'not-json' ? 'is not JSON' : 'states a field twice';
    throw new Damage(line, error.fault, `Line ${line} ${what}.`);
  }
}

/** undefined when the text is not JSON. @throws Damage when a field is repeated */
function readHeaderJson(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (!(error instanceof BadJson)) throw error;
    if (error.fault === 'not-json') return undefined;
    throw new Damage(1, error.fault, 'Line 1 is damaged: it states a field twice.');
  }
}

function tooMany(line: number, { count }: LogFileHeader): Damage {
  return new Damage(
    line,
    'too-many-records',
    `Line ${line} goes beyond the ${count} records the header promises.`,
  );
}

function checkEnd({ count, head: promised }: LogFileHeader, found: number, head: Head): void {
  if (found < count) {
    const message = `Line ${found + 2} is missing: the header promises ${count} records, the file holds ${found}.`;
    throw new Damage(found + 2, 'too-few-records', message);
  }
  if (promised.seq === head.seq && promised.hash === head.hash) return;
  throw new Damage(1, 'other-head', 'Line 1 is damaged: its head is not the last record of the file.');
}

/**
 * How a file relates to a stream of a log: `extends` when the file continues the stream (which may be empty),
 * `behind` when the stream continues the file, `forked` when they diverge, `apart` when the records between the
 * stream's end and the file's sealed start were removed.
 */
export type FileRelation = 'same' | 'extends' | 'behind' | 'forked' | 'apart' | 'other-stream';

/** @throws LogUnavailable when the log cannot be read */
export async function relateToStream(
  log: Pick<EventLog, 'head' | 'read'>,
  stream: string,
  { header, records }: LogFile,
): Promise<FileRelation> {
  if (header.stream !== stream) return 'other-stream';
  const here = await log.head(stream);
  const there = header.head;
  const start: Head = header.start ?? emptyHead;
  if (here.seq < start.seq) return 'apart';
  if (here.seq <= there.seq) {
    const shared = here.seq === start.seq ? start.hash : records[here.seq - start.seq - 1]?.hash;
    if (shared !== here.hash) return 'forked';
    return here.seq === there.seq ? 'same' : 'extends';
  }
  if (there.seq === 0) return 'behind';
  for await (const [record] of log.read(stream, { after: there.seq - 1, upTo: there.seq })) {
    return record?.hash === there.hash ? 'behind' : 'forked';
  }
  return 'forked';
}

/**
 * Adopts the records that a file has beyond the stream, when it `extends` it.
 * @throws LogConflict when the stream has grown meanwhile, LogUnavailable
 */
export async function adoptLogFile(
  log: Pick<EventLog, 'head' | 'adopt'>,
  { header, records }: LogFile,
): Promise<Head> {
  const here = await log.head(header.stream);
  return log.adopt(header.stream, records.slice(Math.max(0, here.seq - (header.start?.seq ?? 0))));
}
