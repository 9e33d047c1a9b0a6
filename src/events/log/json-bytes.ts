/**
 * Parses JSON from bytes and builds its canonical text in the same pass: a fast path for facts as `JSON.stringify` writes
 * them, and for nothing else. Input that it rejects (an uncommon escape, a fractional number, a name that is repeated or
 * is not a plain word) may still be valid JSON: callers must fall back to a full parser.
 */
import { addToTextHash, asciiOf, emptyTextHash, isTextOf, TextCache } from './text-cache.ts';

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const minus = 0x2d;
const zero = 0x30;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Nesting limit: deeper than any fact of ours, and far from a stack overflow. */
const deepest = 8;
/** Every integer with this many digits is exact. */
const mostDigits = 15;
/** Limit of members in an object: more than any object of ours has. */
const mostMembers = 32;

const literals = { true: asciiOf('true'), false: asciiOf('false'), null: asciiOf('null') };

/** Second characters of the two-character escapes that `JSON.stringify` writes. */
const escapes: ReadonlySet<number> = new Set([...'"\\bfnrt'].map((sign) => sign.charCodeAt(0)));

/** Thrown only by `JsonBytes`, for input outside of the fast path. A shared symbol, so that no stack trace is captured. */
const beyond = Symbol('not of the plain kind');

export class JsonBytes {
  readonly #texts = new TextCache();
  bytes: Uint8Array = new Uint8Array();
  /** Offset of the next byte to read. */
  at = 0;
  /** The canonical text of what was read, up to `length`. */
  out = new Uint8Array(16 * 1024);
  length = 0;
  #sorted = new Uint8Array(16 * 1024);
  #depth = 0;
  readonly #keys: string[][] = Array.from({ length: deepest }, () => []);
  readonly #ends: number[][] = Array.from({ length: deepest }, () => []);

  /**
   * Starts reading another text.
   * @param end offset of its end, where a byte must stand that ends any value, so that nothing after it is read
   */
  begin(bytes: Uint8Array, start: number, end: number): void {
    this.bytes = bytes;
    this.at = start;
    this.length = 0;
    this.#depth = 0;
    if (this.out.length >= end - start + 128) return;
    // Each byte read adds at most one byte to the canonical text; hashing may need room for its padding.
    this.out = new Uint8Array(2 * (end - start) + 128);
    this.#sorted = new Uint8Array(this.out.length);
  }

  /** The result of `read`; null when the input is outside of the fast path. */
  try<Result>(read: () => Result): Result | null {
    try {
      return read();
    } catch (error) {
      if (error === beyond) return null;
      throw error;
    }
  }

  /** Reads exactly these bytes, without adding them to the canonical text. */
  skip(expected: Uint8Array): void {
    const { bytes, at } = this;
    for (let i = 0; i < expected.length; i += 1) if (bytes[at + i] !== expected[i]) throw beyond;
    this.at = at + expected.length;
  }

  /** Reads an ASCII string without escapes, without adding it to the canonical text. */
  word(): string {
    const { bytes } = this;
    if (bytes[this.at] !== quote) throw beyond;
    const start = this.at + 1;
    let hash = emptyTextHash;
    let at = start;
    for (let byte = bytes[at]!; byte !== quote; byte = bytes[at]!) {
      if (byte < 0x20 || byte >= 0x7f || byte === backslash) throw beyond;
      hash = addToTextHash(hash, byte);
      at += 1;
    }
    this.at = at + 1;
    return this.#texts.ascii(bytes, start, at, hash);
  }

  /** Like `word`, but faster when the string is `likely`. */
  likelyWord(likely: string): string {
    const { bytes, at } = this;
    const end = at + 1 + likely.length;
    if (bytes[at] !== quote || bytes[end] !== quote || !isTextOf(likely, bytes, at + 1)) return this.word();
    this.at = end + 1;
    return likely;
  }

  /** The next `length` bytes as text, without moving on. */
  ascii(length: number): string {
    return String.fromCharCode.apply(
      null,
      this.bytes.subarray(this.at, this.at + length) as unknown as number[],
    );
  }

  /** Reads an integer, without adding it to the canonical text. */
  integer(): number {
    const { bytes } = this;
    const isNegative = bytes[this.at] === minus;
    const start = isNegative ? this.at + 1 : this.at;
    let at = start;
    let value = 0;
    for (let digit = bytes[at]! - zero; digit >= 0 && digit <= 9; digit = bytes[at]! - zero) {
      value = value * 10 + digit;
      at += 1;
    }
    const digits = at - start;
    // `01` is not JSON, and `JSON.stringify` never writes `-0`.
    if (digits === 0 || digits > mostDigits || (bytes[start] === zero && (digits > 1 || isNegative)))
      throw beyond;
    this.at = at;
    return isNegative ? -value : value;
  }

  /** Adds to the canonical text. */
  write(text: Uint8Array): void {
    const { out, length } = this;
    for (let i = 0; i < text.length; i += 1) out[length + i] = text[i]!;
    this.length = length + text.length;
  }

  /** Adds the bytes of the input from `start` to `end` to the canonical text. */
  copy(start: number, end: number): void {
    const { bytes, out } = this;
    let { length } = this;
    for (let at = start; at < end; at += 1) out[length++] = bytes[at]!;
    this.length = length;
  }

  /** Reads any value, and adds it to the canonical text. */
  value(): unknown {
    const byte = this.bytes[this.at]!;
    if (byte === quote) return this.#text();
    if (byte === openBrace) return this.#object();
    if (byte === openBracket) return this.#list();
    if (byte === 0x74) return this.#literal(literals.true, true);
    if (byte === 0x66) return this.#literal(literals.false, false);
    if (byte === 0x6e) return this.#literal(literals.null, null);
    const start = this.at;
    const value = this.integer();
    this.copy(start, this.at);
    // The caller checks what follows the number: a fraction or an exponent is not the comma or bracket it expects.
    return value;
  }

  #literal<Value>(text: Uint8Array, value: Value): Value {
    this.skip(text);
    this.write(text);
    return value;
  }

  #text(): string {
    const { bytes, out } = this;
    const start = this.at + 1;
    let { length } = this;
    let at = start;
    let hash = emptyTextHash;
    let isAscii = true;
    let isEscaped = false;
    out[length++] = quote;
    for (let byte = bytes[at]!; byte !== quote; byte = bytes[at]!) {
      if (byte < 0x20) throw beyond;
      if (byte >= 0x80) {
        isAscii = false;
        for (let rest = followers(bytes, at); rest > 0; rest -= 1) out[length++] = bytes[at++]!;
      } else if (byte === backslash) {
        isEscaped = true;
        if (!escapes.has(bytes[at + 1]!)) throw beyond;
        out[length++] = backslash;
        at += 1;
      }
      hash = addToTextHash(hash, byte);
      out[length++] = bytes[at++]!;
    }
    out[length++] = quote;
    this.length = length;
    this.at = at + 1;
    if (isEscaped) return JSON.parse(this.#texts.utf8(bytes, start - 1, at + 1)) as string;
    return isAscii ? this.#texts.ascii(bytes, start, at, hash) : this.#texts.utf8(bytes, start, at);
  }

  /** Reads a member name that begins with a letter: `JSON.stringify` writes integer-like names in a different order. */
  #name(): string {
    const start = this.at;
    const name = this.word();
    const first = this.bytes[start + 1]! | 0x20;
    if (first < 0x61 || first > 0x7a) throw beyond;
    this.copy(start, this.at);
    return name;
  }

  #list(): unknown[] {
    const { bytes, out } = this;
    const values: unknown[] = [];
    if ((this.#depth += 1) >= deepest) throw beyond;
    this.at += 1;
    out[this.length++] = openBracket;
    if (bytes[this.at] !== closeBracket)
      for (;;) {
        values.push(this.value());
        if (bytes[this.at] !== comma) break;
        out[this.length++] = comma;
        this.at += 1;
      }
    if (bytes[this.at] !== closeBracket) throw beyond;
    this.at += 1;
    out[this.length++] = closeBracket;
    this.#depth -= 1;
    return values;
  }

  #object(): Record<string, unknown> {
    const { bytes, out } = this;
    const object: Record<string, unknown> = {};
    if ((this.#depth += 1) >= deepest) throw beyond;
    const keys = this.#keys[this.#depth]!;
    const ends = this.#ends[this.#depth]!;
    let count = 0;
    let isSorted = true;
    this.at += 1;
    out[this.length++] = openBrace;
    const begin = this.length;
    if (bytes[this.at] !== closeBrace)
      for (;;) {
        if (count === mostMembers) throw beyond;
        const key = this.#name();
        if (bytes[this.at] !== colon) throw beyond;
        out[this.length++] = colon;
        this.at += 1;
        object[key] = this.value();
        if (count > 0 && keys[count - 1]! >= key) isSorted = false;
        keys[count] = key;
        ends[count] = this.length;
        count += 1;
        if (bytes[this.at] !== comma) break;
        out[this.length++] = comma;
        this.at += 1;
      }
    if (bytes[this.at] !== closeBrace) throw beyond;
    this.at += 1;
    if (!isSorted) this.#sort(begin, keys, ends, count);
    out[this.length++] = closeBrace;
    this.#depth -= 1;
    return object;
  }

  /** Sorts the members that were written from offset `begin` on by their names. */
  #sort(begin: number, keys: readonly string[], ends: readonly number[], count: number): void {
    const { out } = this;
    const sorted = this.#sorted;
    const order = this.#order;
    for (let i = 0; i < count; i += 1) {
      let to = i;
      for (; to > 0 && keys[order[to - 1]!]! >= keys[i]!; to -= 1) {
        if (keys[order[to - 1]!] === keys[i]) throw beyond;
        order[to] = order[to - 1]!;
      }
      order[to] = i;
    }
    let length = 0;
    for (let i = 0; i < count; i += 1) {
      const member = order[i]!;
      if (i > 0) sorted[length++] = comma;
      const end = ends[member]!;
      for (let at = member === 0 ? begin : ends[member - 1]! + 1; at < end; at += 1)
        sorted[length++] = out[at]!;
    }
    for (let at = 0; at < length; at += 1) out[begin + at] = sorted[at]!;
  }
  readonly #order = new Uint8Array(mostMembers);
}

/** How many continuation bytes follow the byte at `at`. Throws `beyond` for invalid UTF-8. */
function followers(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  const second = bytes[at + 1]!;
  if (first >= 0xc2 && first < 0xe0) {
    if (isFollower(second)) return 1;
  } else if (first >= 0xe0 && first < 0xf0) {
    // Rejects overlong encodings and surrogates.
    const least = first === 0xe0 ? 0xa0 : 0x80;
    const most = first === 0xed ? 0x9f : 0xbf;
    if (second >= least && second <= most && isFollower(bytes[at + 2]!)) return 2;
  } else if (first >= 0xf0 && first < 0xf5) {
    const least = first === 0xf0 ? 0x90 : 0x80;
    const most = first === 0xf4 ? 0x8f : 0xbf;
    if (second >= least && second <= most && isFollower(bytes[at + 2]!) && isFollower(bytes[at + 3]!))
      return 3;
  }
  throw beyond;
}

const isFollower = (byte: number) => byte >> 6 === 2;
