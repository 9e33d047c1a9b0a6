/**
 * A Merkle tree over the records of a stream, as defined by RFC 9162 (2.1): leaf n is the hash of record n + 1. A short
 * inclusion proof shows that a record is among them, a consistency proof that a later tree only adds to an earlier one.
 * The chain and the file format do not depend on it (docs/log-format.md). Hashes are lower-case hex.
 */
import { paddedLength, sha256Words } from './sha256.ts';

const hashBytes = 32;
const leafBuffer = new Uint8Array(paddedLength(1 + hashBytes));
const nodeBuffer = new Uint8Array(paddedLength(1 + 2 * hashBytes));

/** Hashes of all complete subtrees of one height, in a buffer that doubles when it is full. */
class Level {
  #bytes = new Uint8Array(hashBytes * 64);
  length = 0;

  push(hash: Uint8Array): void {
    const end = (this.length + 1) * hashBytes;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(hash, end - hashBytes);
    this.length += 1;
  }

  at(index: number): Uint8Array {
    return this.#bytes.subarray(index * hashBytes, (index + 1) * hashBytes);
  }
}

/** Uses 64 bytes per record. */
export class MerkleTree {
  readonly #levels: Level[] = [new Level()];

  get size(): number {
    return this.#levels[0]!.length;
  }

  /** @param hash of the next record */
  push(hash: string): void {
    this.#levels[0]!.push(leafOf(hash));
    for (let height = 0; this.#levels[height]!.length % 2 === 0; height += 1) {
      const level = this.#levels[height]!;
      this.#levels[height + 1] ??= new Level();
      this.#levels[height + 1]!.push(nodeOf(level.at(level.length - 2), level.at(level.length - 1)));
    }
  }

  /** Whether record `seq` has this hash. */
  holds(seq: number, hash: string): boolean {
    const leaf = leafOf(hash);
    return seq >= 1 && seq <= this.size && this.#levels[0]!.at(seq - 1).every((byte, i) => byte === leaf[i]);
  }

  /** Root of the tree over the first `size` records. */
  root(size = this.size): string {
    return size === 0 ? emptyRoot : hexOf(this.#hash(0, size));
  }

  /** Proof that record `seq` is one of the first `size`. */
  inclusion(seq: number, size = this.size): readonly string[] {
    return this.#path(seq - 1, 0, size).map(hexOf);
  }

  /** Proof that the tree of the first `earlier` records is the beginning of that of the first `size`. */
  consistency(earlier: number, size = this.size): readonly string[] {
    return this.#subproof(earlier, 0, size, true).map(hexOf);
  }

  /** Hash of `count` leaves from `start` on, which must be a multiple of the largest power of two in `count`. */
  #hash(start: number, count: number): Uint8Array {
    if (Number.isInteger(Math.log2(count))) return this.#levels[Math.log2(count)]!.at(start / count);
    const left = split(count);
    return nodeOf(this.#hash(start, left), this.#hash(start + left, count - left));
  }

  #path(index: number, start: number, count: number): Uint8Array[] {
    if (count <= 1) return [];
    const left = split(count);
    return index < left
      ? [...this.#path(index, start, left), this.#hash(start + left, count - left)]
      : [...this.#path(index - left, start + left, count - left), this.#hash(start, left)];
  }

  #subproof(earlier: number, start: number, count: number, whole: boolean): Uint8Array[] {
    if (earlier === count) return whole ? [] : [this.#hash(start, count)];
    const left = split(count);
    return earlier <= left
      ? [...this.#subproof(earlier, start, left, whole), this.#hash(start + left, count - left)]
      : [...this.#subproof(earlier - left, start + left, count - left, false), this.#hash(start, left)];
  }
}

/** Computes only the root of a tree as records arrive, keeping only O(log n) hashes in memory. */
export class MerkleRoot {
  /** Complete subtrees, the highest first. */
  readonly #peaks: { readonly height: number; readonly hash: Uint8Array }[] = [];

  push(hash: string): void {
    let peak = { height: 0, hash: leafOf(hash) };
    while (this.#peaks.at(-1)?.height === peak.height)
      peak = { height: peak.height + 1, hash: nodeOf(this.#peaks.pop()!.hash, peak.hash) };
    this.#peaks.push(peak);
  }

  root(): string {
    const [last, ...others] = [...this.#peaks].reverse();
    return last ? hexOf(others.reduce((root, { hash }) => nodeOf(hash, root), last.hash)) : emptyRoot;
  }
}

/** Root of a tree without records: SHA-256 of the empty string. */
const emptyRoot = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** RFC 9162, 2.1.3.2. */
export function includes(
  { seq, hash, size, root }: { seq: number; hash: string; size: number; root: string },
  path: readonly string[],
): boolean {
  if (seq < 1 || seq > size) return false;
  let at = seq - 1;
  let last = size - 1;
  let found = leafOf(hash);
  for (const text of path) {
    if (last === 0) return false;
    const other = bytesOf(text);
    if (at % 2 === 1 || at === last) {
      found = nodeOf(other, found);
      while (at % 2 === 0 && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else found = nodeOf(found, other);
    at = half(at);
    last = half(last);
  }
  return last === 0 && hexOf(found) === root;
}

interface TreeOf {
  readonly size: number;
  readonly root: string;
}

/** RFC 9162, 2.1.4.2. */
export function isConsistent(earlier: TreeOf, later: TreeOf, path: readonly string[]): boolean {
  if (earlier.size < 1 || earlier.size > later.size) return false;
  if (earlier.size === later.size) return path.length === 0 && earlier.root === later.root;
  const isWhole = Number.isInteger(Math.log2(earlier.size));
  const [first, ...rest] = isWhole ? [earlier.root, ...path] : path;
  if (first === undefined) return false;
  let at = earlier.size - 1;
  let last = later.size - 1;
  while (at % 2 === 1) {
    at = half(at);
    last = half(last);
  }
  let was = bytesOf(first);
  let is = was;
  for (const text of rest) {
    if (last === 0) return false;
    const other = bytesOf(text);
    if (at % 2 === 1 || at === last) {
      was = nodeOf(other, was);
      is = nodeOf(other, is);
      while (at % 2 === 0 && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else is = nodeOf(is, other);
    at = half(at);
    last = half(last);
  }
  return last === 0 && hexOf(was) === earlier.root && hexOf(is) === later.root;
}

/** Not `>> 1`: record numbers can exceed 32 bits. */
const half = (n: number) => Math.floor(n / 2);

/** The largest power of two below `count`. */
const split = (count: number) => 2 ** Math.ceil(Math.log2(count) - 1);

/** RFC 9162 gives leaves and nodes different prefixes, so that neither can be taken for the other. */
function leafOf(hash: string): Uint8Array {
  leafBuffer[0] = 0;
  leafBuffer.set(bytesOf(hash), 1);
  return digest(leafBuffer, 1 + hashBytes);
}

function nodeOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  nodeBuffer[0] = 1;
  nodeBuffer.set(left, 1);
  nodeBuffer.set(right, 1 + hashBytes);
  return digest(nodeBuffer, 1 + 2 * hashBytes);
}

function digest(buffer: Uint8Array, length: number): Uint8Array {
  const words = sha256Words(buffer, length);
  const bytes = new Uint8Array(hashBytes);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < 8; i += 1) view.setInt32(i * 4, words[i]!);
  return bytes;
}

function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array(hashBytes);
  for (let i = 0; i < hashBytes; i += 1) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
