/**
 * Parses JSON from bytes and builds its canonical text in the same pass: a fast path for facts as `JSON.stringify` writes
 * them, and for nothing else. Input that it rejects (an uncommon escape, a fractional number, a name that is repeated or
 * is not a plain word) may still be valid JSON: callers must fall back to a full parser.
 *
 * Of such text, the canonical form differs only in the order of members, so that it is as long as the text and each of
 * its objects stands where it stands in the text. It is copied in blocks, and only objects out of order are rearranged.
 */
import { areSame, copyRun, viewOf } from './byte-runs.ts';
import { Shape } from './json-shape.ts';
import { asciiOf, asciiTextOf, TextCache } from './text-cache.ts';
import { utf8Followers } from './utf8.ts';

const lineFeed = 0x0a;
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
/** Bytes for which room is made without a look at where the line ends, which takes time. */
const roomy = 2 * 1024 * 1024;
/** Every integer with this many digits is exact. */
const maxDigits = 15;

const literals = {
  true: viewOf(asciiOf('true')),
  false: viewOf(asciiOf('false')),
  null: viewOf(asciiOf('null')),
};

/** Whether a byte is the second character of an escape that `JSON.stringify` writes with two characters. */
const escapes = new Uint8Array(256);
for (const sign of '"\\bfnrt') escapes[sign.charCodeAt(0)] = 1;

/** Whether a byte stands for itself in a string: ASCII that is no quote, backslash or control character. */
const plain = new Uint8Array(256).fill(1, 0x20, 0x80);
plain[quote] = 0;
plain[backslash] = 0;

/** Thrown only by `JsonBytes`, for input outside of the fast path. A shared symbol, so that no stack trace is captured. */
const beyond = Symbol('not of the plain kind');

export class JsonBytes {
  readonly #texts = new TextCache();
  #given: Uint8Array | null = null;
  bytes: Uint8Array = new Uint8Array();
  view: DataView = viewOf(this.bytes);
  /** Offset of the next byte to read. */
  at = 0;
  /** The canonical text, up to `length`. */
  out = new Uint8Array(16 * 1024);
  #outView = viewOf(this.out);
  length = 0;
  #sorted = viewOf(new Uint8Array(16 * 1024));
  #isWritten = true;
  #depth = 0;
  readonly #shapes = Shape.empty();
  #shapeCount = 0;
  /** Where the members of each open object end. */
  readonly #ends: number[][] = Array.from({ length: deepest }, () => []);
  /** What an offset in the value under way differs by from the offset in `out`. */
  #shift = 0;
  /** Offset up to which the value under way is in `out`. */
  #written = 0;

  /**
   * Starts reading another text. The last byte must be a line feed, so that nothing is read beyond it.
   * @param isWritten whether the canonical text is wanted
   */
  begin(bytes: Uint8Array, start: number, isWritten: boolean): void {
    if (this.#given !== bytes) {
      this.#given = bytes;
      // The same class for all: code that also sees Node.js's `Buffer` is slower.
      this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
      this.view = viewOf(bytes);
    }
    this.at = start;
    this.length = 0;
    this.#isWritten = isWritten;
    this.#depth = 0;
    let most = bytes.length - start;
    if (most > roomy) most = bytes.indexOf(lineFeed, start) - start;
    if (this.out.length >= most + 128) return;
    // The canonical text is no longer than what was read; hashing may need room for its padding.
    this.out = new Uint8Array(2 * most + 128);
    this.#outView = viewOf(this.out);
    this.#sorted = viewOf(new Uint8Array(this.out.length));
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

  /** Whether exactly these bytes come next; reads them if so. */
  takes(expected: DataView, from = 0, length = expected.byteLength): boolean {
    if (!areSame(this.view, this.at, expected, from, length)) return false;
    this.at += length;
    return true;
  }

  /** Reads exactly these bytes. */
  skip(expected: DataView): void {
    if (!this.takes(expected)) throw beyond;
  }

  /** Reads an ASCII string without escapes. */
  word(): string {
    const start = this.at + 1;
    const end = this.#wordEnd();
    return this.#texts.text(this.bytes, start, end, true);
  }

  /** Like `word`, for a time in milliseconds, which hardly any other record has. */
  instant(): string {
    const { bytes: b, at } = this;
    const i = at + 1;
    const end = this.#wordEnd();
    if (end - i !== 24) return this.#texts.text(b, i, end, true);
    // Twice as fast as with a list of them.
    // prettier-ignore
    return String.fromCharCode(
      b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!,
      b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!,
      b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!,
    );
  }

  #wordEnd(): number {
    const { bytes } = this;
    if (bytes[this.at] !== quote) throw beyond;
    let at = this.at + 1;
    while (plain[bytes[at]!] === 1) at += 1;
    if (bytes[at] !== quote) throw beyond;
    this.at = at + 1;
    return at;
  }

  /** The next `length` bytes, at most 64 and ASCII, as text, without moving on. */
  ascii(length: number): string {
    return asciiTextOf(this.bytes, this.at, this.at + length);
  }

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
    if (digits === 0 || digits > maxDigits || (bytes[start] === zero && (digits > 1 || isNegative)))
      throw beyond;
    this.at = at;
    return isNegative ? -value : value;
  }

  /** Adds to the canonical text. */
  write(text: DataView): void {
    if (!this.#isWritten) return;
    const count = text.byteLength;
    copyRun(text, 0, this.#outView, this.length, count);
    this.length += count;
  }

  /** Adds the bytes of the input from `start` to `end` to the canonical text. */
  copy(start: number, end: number): void {
    if (!this.#isWritten) return;
    copyRun(this.view, start, this.#outView, this.length, end - start);
    this.length += end - start;
  }

  /** Reads any value, and adds it to the canonical text. */
  value(): unknown {
    this.#written = this.at;
    this.#shift = this.length - this.at;
    const value = this.#value();
    if (!this.#isWritten) return value;
    this.#writeTo(this.at);
    this.length = this.at + this.#shift;
    return value;
  }

  /** Copies what was read of the value since the last copy. */
  #writeTo(end: number): void {
    const start = this.#written;
    copyRun(this.view, start, this.#outView, start + this.#shift, end - start);
    this.#written = end;
  }

  #value(): unknown {
    const byte = this.bytes[this.at]!;
    if (byte === quote) return this.#text();
    if (byte === openBrace) return this.#object();
    if (byte === openBracket) return this.#list();
    if (byte === 0x74) return this.#literal(literals.true, true);
    if (byte === 0x66) return this.#literal(literals.false, false);
    if (byte === 0x6e) return this.#literal(literals.null, null);
    // The caller checks what follows the number: a fraction or an exponent is not the comma or bracket it expects.
    return this.integer();
  }

  #literal<Value>(text: DataView, value: Value): Value {
    this.skip(text);
    return value;
  }

  #text(): string {
    const { bytes } = this;
    const start = this.at + 1;
    let at = start;
    let isPlain = true;
    for (;;) {
      const byte = bytes[at]!;
      if (plain[byte] === 1) {
        at += 1;
        continue;
      }
      if (byte === quote) break;
      isPlain = false;
      if (byte === backslash) {
        if (escapes[bytes[at + 1]!] !== 1) throw beyond;
        at += 2;
        continue;
      }
      // 0 for a control character too.
      const rest = utf8Followers(bytes, at);
      if (rest === 0) throw beyond;
      at += rest + 1;
    }
    this.at = at + 1;
    return this.#texts.text(bytes, start, at, isPlain);
  }

  #list(): unknown[] {
    const { bytes } = this;
    const values: unknown[] = [];
    if ((this.#depth += 1) >= deepest) throw beyond;
    this.at += 1;
    if (bytes[this.at] !== closeBracket)
      for (;;) {
        values.push(this.#value());
        if (bytes[this.at] !== comma) break;
        this.at += 1;
      }
    if (bytes[this.at] !== closeBracket) throw beyond;
    this.at += 1;
    this.#depth -= 1;
    return values;
  }

  #object(): Record<string, unknown> {
    const { bytes } = this;
    const object: Record<string, unknown> = {};
    if ((this.#depth += 1) >= deepest) throw beyond;
    const ends = this.#ends[this.#depth]!;
    const begin = this.at + 1;
    let shape = this.#shapes;
    let count = 0;
    this.at = begin;
    if (bytes[begin] !== closeBrace)
      for (;;) {
        shape = shape.next(this.view, this.at) ?? this.#addShape(shape);
        this.at += shape.length;
        object[shape.name] = this.#value();
        ends[count] = this.at;
        count += 1;
        if (bytes[this.at] !== comma) break;
        this.at += 1;
      }
    if (bytes[this.at] !== closeBrace) throw beyond;
    if (shape.order && this.#isWritten) this.#sort(begin, shape.order, ends);
    this.at += 1;
    this.#depth -= 1;
    return object;
  }

  /** Adds a member name that begins with a letter: `JSON.stringify` writes integer-like names in a different order. */
  #addShape(shape: Shape): Shape {
    const { bytes, at } = this;
    const name = this.word();
    const first = bytes[at + 1]! | 0x20;
    if (first < 0x61 || first > 0x7a || bytes[this.at] !== colon) throw beyond;
    const added = shape.add(name, bytes.slice(at, this.at + 1), this.#shapeCount);
    if (!added) throw beyond;
    this.#shapeCount += 1;
    this.at = at;
    return added;
  }

  /** Puts the members that were read from offset `begin` up to here into `out`, in canonical order. */
  #sort(begin: number, order: Uint8Array, ends: readonly number[]): void {
    if (this.#written <= begin) {
      this.#writeTo(begin);
      place(this.view, 0, begin, order, ends, this.#outView, begin + this.#shift);
      this.#written = this.at;
      return;
    }
    // An object in it was out of order too.
    this.#writeTo(this.at);
    place(this.#outView, this.#shift, begin, order, ends, this.#sorted, 0);
    copyRun(this.#sorted, 0, this.#outView, begin + this.#shift, this.at - begin);
  }
}

/** Copies members in the given order. @param shift what is added to `begin` and `ends` to find them in `source` */
function place(
  source: DataView,
  shift: number,
  begin: number,
  order: Uint8Array,
  ends: readonly number[],
  target: DataView,
  to: number,
): void {
  let length = to;
  for (let i = 0; i < order.length; i += 1) {
    const member = order[i]!;
    if (i > 0) target.setUint8(length++, comma);
    const end = ends[member]! + shift;
    const start = (member === 0 ? begin : ends[member - 1]! + 1) + shift;
    copyRun(source, start, target, length, end - start);
    length += end - start;
  }
}
