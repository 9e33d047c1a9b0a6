/**
 * Fast path from a line of an exported log to its record: a single pass over the bytes of a line that is exactly as Patina
 * writes it. A line that it does not accept may still be valid: readStrictJson decides that.
 */
import { viewOf } from './byte-runs.ts';
import type { EventRecord } from './event.ts';
import { JsonBytes } from './json-bytes.ts';
import { asciiOf, isTextOf } from './text-cache.ts';

/** The bytes of an ASCII text. */
const written = (text: string) => viewOf(asciiOf(text));

const hashDigits = 64;
const quotedHash = hashDigits + 2;
const lineFeed = 10;

/** The bytes before each field in the line. */
const line = {
  stream: written('{"stream":'),
  seq: written(',"seq":'),
  type: written(',"type":'),
  v: written(',"v":'),
  at: written(',"at":'),
  actor: written(',"actor":'),
  device: written(',"device":'),
  data: written(',"data":'),
  prev: written(',"prev":'),
  hash: written(',"hash":"'),
  end: written('"}'),
};
const closeBrace = written('}');

/** What recurs from record to record: in the line, and in the hashed text, which has the same fields in another order. */
interface Surroundings {
  readonly stream: string;
  readonly actor: string;
  readonly device: string;
  /** `{"stream":"…","seq":` */
  readonly opening: DataView;
  /** `,"actor":"…","device":"…","data":` */
  readonly middle: DataView;
  readonly hashed: {
    /** `{"actor":"…","at":` */
    readonly opening: DataView;
    /** `,"device":"…","prev":` */
    readonly device: DataView;
    /** `,"stream":"…","type":` */
    readonly stream: DataView;
  };
}

/** Those of no line: a line never begins with a zero. */
const unknown = written('\0');
const none: Surroundings = {
  stream: '',
  actor: '',
  device: '',
  opening: unknown,
  middle: unknown,
  hashed: { opening: unknown, device: unknown, stream: unknown },
};

export class PlainRecords {
  readonly #json = new JsonBytes();
  readonly #hash: (bytes: Uint8Array) => string;
  #around = none;
  /** The previous record's hash, and where it stands with its quotes. */
  #prev = '';
  #prevView = unknown;
  #prevAt = 0;

  /** @param hash SHA-256 in lower-case hex */
  constructor(hash: (bytes: Uint8Array) => string) {
    this.#hash = hash;
  }

  /** Offset of the line feed that ends the record which `read` returned last. */
  get end(): number {
    return this.#json.at;
  }

  /**
   * The record in the line that begins at `start`: the value that JSON.parse gives, with its hash verified. null when the
   * line is anything else.
   * @param bytes end with a line feed; they must not change until the next record is read
   * @param isHashed the hash was already verified
   */
  read(bytes: Uint8Array, start: number, isHashed = false): EventRecord | null {
    this.#json.begin(bytes, start, !isHashed);
    return this.#json.try(() => this.#read(start, isHashed));
  }

  #read(start: number, isHashed: boolean): EventRecord | null {
    const json = this.#json;
    let around = this.#around;
    if (!json.takes(around.opening)) {
      around = this.#learn(start);
      json.skip(around.opening);
    }
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
    const at = json.instant();
    const atEnd = json.at;
    if (!json.takes(around.middle)) {
      around = this.#learn(start);
      json.at = atEnd;
      json.skip(around.middle);
    }
    json.write(around.hashed.opening);
    json.copy(atAt, atEnd);
    json.write(line.data);
    const data = json.value();
    json.skip(line.prev);
    const prevAt = json.at;
    const prev = json.takes(this.#prevView, this.#prevAt, quotedHash) ? this.#prev : json.word();
    json.write(around.hashed.device);
    json.copy(prevAt, json.at);
    json.write(line.seq);
    json.copy(seqAt, seqEnd);
    json.write(around.hashed.stream);
    // The type and the version after it.
    json.copy(typeAt, vEnd);
    json.write(closeBrace);
    json.skip(line.hash);
    const hash = isHashed ? json.ascii(hashDigits) : this.#hash(json.out.subarray(0, json.length));
    if (!isTextOf(hash, json.bytes, json.at)) return null;
    const hashAt = json.at - 1;
    json.at += hashDigits;
    json.skip(line.end);
    if (json.bytes[json.at] !== lineFeed) return null;
    this.#prev = hash;
    this.#prevView = json.view;
    this.#prevAt = hashAt;
    const { stream, actor, device } = around;
    return { stream, seq, type, v, at, actor, device, data, prev, hash };
  }

  /** Reads what surrounds the fact in the line at `start`, and goes back to the start. */
  #learn(start: number): Surroundings {
    const json = this.#json;
    const { bytes } = json;
    json.at = start;
    json.skip(line.stream);
    const streamAt = json.at;
    const stream = json.word();
    const streamEnd = json.at;
    json.skip(line.seq);
    const seqAt = json.at;
    json.integer();
    json.skip(line.type);
    json.word();
    json.skip(line.v);
    json.integer();
    json.skip(line.at);
    json.word();
    const middleAt = json.at;
    json.skip(line.actor);
    const actorAt = json.at;
    const actor = json.word();
    const deviceAt = json.at;
    json.skip(line.device);
    const device = json.word();
    const deviceEnd = json.at;
    json.skip(line.data);
    const middleEnd = json.at;
    json.at = start;
    this.#around = {
      stream,
      actor,
      device,
      opening: viewOf(bytes.slice(start, seqAt)),
      middle: viewOf(bytes.slice(middleAt, middleEnd)),
      hashed: {
        opening: joined(written('{"actor":'), viewOf(bytes.subarray(actorAt, deviceAt)), line.at),
        device: joined(viewOf(bytes.subarray(deviceAt, deviceEnd)), line.prev),
        stream: joined(written(',"stream":'), viewOf(bytes.subarray(streamAt, streamEnd)), line.type),
      },
    };
    return this.#around;
  }
}

function joined(...pieces: readonly DataView[]): DataView {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of pieces) {
    whole.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return viewOf(whole);
}
