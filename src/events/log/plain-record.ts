/**
 * Fast path from a line of an exported log to its record: a single pass over the bytes of a line that is exactly as Patina
 * writes it. A line that it does not accept may still be valid: readStrictJson decides that.
 */
import type { EventRecord } from './event.ts';
import { JsonBytes } from './json-bytes.ts';
import { asciiOf, isTextOf } from './text-cache.ts';

const hashDigits = 64;

/** The bytes before each field in the line. */
const line = {
  stream: asciiOf('{"stream":'),
  seq: asciiOf(',"seq":'),
  type: asciiOf(',"type":'),
  v: asciiOf(',"v":'),
  at: asciiOf(',"at":'),
  actor: asciiOf(',"actor":'),
  device: asciiOf(',"device":'),
  data: asciiOf(',"data":'),
  prev: asciiOf(',"prev":'),
  hash: asciiOf(',"hash":"'),
  end: asciiOf('"}'),
};

/** The same for the hashed text, whose first field is a different one. */
const hashed = { actor: asciiOf('{"actor":'), stream: asciiOf(',"stream":'), end: asciiOf('}') };

export class PlainRecords {
  readonly #json = new JsonBytes();
  readonly #hash: (bytes: Uint8Array) => string;
  /** The previous record: most of its fields usually recur in the next one. */
  #last: Omit<EventRecord, 'data'> = { stream: '', seq: 0, type: '', v: 1, at: '', actor: '', device: '', prev: '', hash: '0'.repeat(hashDigits) }; // prettier-ignore

  /** @param hash SHA-256 in lower-case hex */
  constructor(hash: (bytes: Uint8Array) => string) {
    this.#hash = hash;
  }

  /**
   * The record in the line from `start` to `end`, the offset of its line feed: the value that JSON.parse gives, with its
   * hash verified. null when the line is anything else.
   * @param isHashed the hash was already verified
   */
  read(bytes: Uint8Array, start: number, end: number, isHashed = false): EventRecord | null {
    this.#json.begin(bytes, start, end);
    return this.#json.try(() => this.#read(end, isHashed));
  }

  #read(end: number, isHashed: boolean): EventRecord | null {
    const json = this.#json;
    const last = this.#last;
    json.skip(line.stream);
    const streamAt = json.at;
    const stream = json.likelyWord(last.stream);
    const streamEnd = json.at;
    json.skip(line.seq);
    const seqAt = json.at;
    const seq = json.integer();
    const seqEnd = json.at;
    json.skip(line.type);
    const typeAt = json.at;
    const type = json.word();
    json.skip(line.v);
    const v = json.integer();
    const vEnd = json.at;
    json.skip(line.at);
    const atAt = json.at;
    const at = json.word();
    const atEnd = json.at;
    json.skip(line.actor);
    const actorAt = json.at;
    const actor = json.likelyWord(last.actor);
    const actorEnd = json.at;
    const deviceAt = json.at;
    json.skip(line.device);
    const device = json.likelyWord(last.device);
    const deviceEnd = json.at;
    json.write(hashed.actor);
    json.copy(actorAt, actorEnd);
    json.write(line.at);
    json.copy(atAt, atEnd);
    json.write(line.data);
    json.skip(line.data);
    const data = json.value();
    const prevAt = json.at;
    json.skip(line.prev);
    const prev = json.likelyWord(last.hash);
    json.copy(deviceAt, deviceEnd);
    json.copy(prevAt, json.at);
    json.write(line.seq);
    json.copy(seqAt, seqEnd);
    json.write(hashed.stream);
    json.copy(streamAt, streamEnd);
    json.write(line.type);
    // The type and the version after it.
    json.copy(typeAt, vEnd);
    json.write(hashed.end);
    json.skip(line.hash);
    const hash = isHashed ? json.ascii(hashDigits) : this.#hash(json.out.subarray(0, json.length));
    if (!isTextOf(hash, json.bytes, json.at)) return null;
    json.at += hashDigits;
    json.skip(line.end);
    if (json.at !== end) return null;
    const record = { stream, seq, type, v, at, actor, device, data, prev, hash };
    this.#last = record;
    return record;
  }
}
