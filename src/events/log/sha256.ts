/**
 * SHA-256 without an allocation per message: checking a log hashes a million records, and a general library spends
 * as much time on bookkeeping as on the blocks. Tests compare it with another implementation.
 */

const K = Int32Array.from(
  // prettier-ignore
  [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ],
);
const initial = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const state = new Int32Array(8);
const schedule = new Int32Array(64);

/** Bytes that a message of `length` bytes takes once it is padded to whole blocks. */
export const paddedLength = (length: number) => (length + 9 + 63) & ~63;

/**
 * Hashes the first `length` bytes of `buffer`, which is padded in place.
 * @returns the digest as eight words; valid until the next call
 */
export function sha256Words(buffer: Uint8Array, length: number): Int32Array {
  const end = pad(buffer, length, length);
  state.set(initial);
  for (let offset = 0; offset < end; offset += 64) compress(buffer, offset);
  return state;
}

/** Pads a message of `total` bytes whose last `length` are in `buffer`. @returns where its last block ends */
function pad(buffer: Uint8Array, length: number, total: number): number {
  const end = paddedLength(length);
  buffer[length] = 0x80;
  buffer.fill(0, length + 1, end);
  const bits = total * 8;
  buffer[end - 5] = bits / 0x1_0000_0000;
  buffer[end - 4] = bits >>> 24;
  buffer[end - 3] = bits >>> 16;
  buffer[end - 2] = bits >>> 8;
  buffer[end - 1] = bits;
  return end;
}

const hexDigits = '0123456789abcdef';
const encoder = new TextEncoder();
let buffer = new Uint8Array(16 * 1024);

/** SHA-256 of bytes, or of a text's UTF-8 bytes, in lower-case hex. */
export function sha256Hex(content: string | Uint8Array): string {
  const isText = typeof content === 'string';
  const needed = paddedLength(isText ? content.length * 3 : content.length);
  if (buffer.length < needed) buffer = new Uint8Array(needed * 2);
  if (isText) return hexOfWords(sha256Words(buffer, encoder.encodeInto(content, buffer).written));
  buffer.set(content);
  return hexOfWords(sha256Words(buffer, content.length));
}

function hexOfWords(words: Int32Array): string {
  let hex = '';
  for (let i = 0; i < 8; i += 1) {
    for (let shift = 28; shift >= 0; shift -= 4) hex += hexDigits[(words[i]! >>> shift) & 15];
  }
  return hex;
}

/** An incremental hash, for messages that are too long to be hashed in one call. */
export class Sha256 {
  readonly #words = Int32Array.from(initial);
  /** Bytes that do not fill a block yet; the remainder of the buffer is room for the padding. */
  readonly #rest = new Uint8Array(128);
  #left = 0;
  #length = 0;

  update(bytes: Uint8Array): this {
    let from = 0;
    this.#length += bytes.length;
    state.set(this.#words);
    if (this.#left > 0) {
      from = Math.min(64 - this.#left, bytes.length);
      this.#rest.set(bytes.subarray(0, from), this.#left);
      this.#left += from;
      if (this.#left < 64) return this;
      compress(this.#rest, 0);
      this.#left = 0;
    }
    for (; from + 64 <= bytes.length; from += 64) compress(bytes, from);
    this.#rest.set(bytes.subarray(from));
    this.#left = bytes.length - from;
    this.#words.set(state);
    return this;
  }

  /** An independent copy of the current state. */
  copy(): Sha256 {
    const copy = new Sha256();
    copy.#words.set(this.#words);
    copy.#rest.set(this.#rest);
    copy.#left = this.#left;
    copy.#length = this.#length;
    return copy;
  }

  /** In lower-case hex. Nothing can be added afterwards. */
  hex(): string {
    state.set(this.#words);
    const end = pad(this.#rest, this.#left, this.#length);
    for (let offset = 0; offset < end; offset += 64) compress(this.#rest, offset);
    return hexOfWords(state);
  }
}

function compress(bytes: Uint8Array, offset: number): void {
  const W = schedule;
  for (let i = 0, at = offset; i < 16; i += 1, at += 4) {
    W[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i += 1) {
    const x = W[i - 15]!;
    const y = W[i - 2]!;
    W[i] =
      (W[i - 16]! +
        (((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)) +
        W[i - 7]! +
        (((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10))) |
      0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i += 1) {
    const t1 =
      (h +
        (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) +
        (g ^ (e & (f ^ g))) +
        K[i]! +
        W[i]!) |
      0;
    const t2 =
      ((((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) +
        ((a & b) ^ (c & (a ^ b)))) |
      0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}
