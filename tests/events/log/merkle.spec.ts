import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { includes, isConsistent, MerkleRoot, MerkleTree } from '../../../src/events/log/merkle.ts';

const sha256 = (...parts: readonly Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest();
const hashes = Array.from({ length: 70 }, (_, i) => sha256(Buffer.from(`record ${i + 1}`)).toString('hex'));

/** Literal implementation of RFC 9162, 2.1.1. */
function rootOf(leaves: readonly string[]): Buffer {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return sha256(Uint8Array.of(0), Buffer.from(leaves[0]!, 'hex'));
  let left = 1;
  while (left * 2 < leaves.length) left *= 2;
  return sha256(Uint8Array.of(1), rootOf(leaves.slice(0, left)), rootOf(leaves.slice(left)));
}
const tree = new MerkleTree();
for (const hash of hashes) tree.push(hash);
const roots = hashes.map((_, i) => rootOf(hashes.slice(0, i + 1)).toString('hex'));
const other = 'ab'.repeat(32);

describe('[LOG21] the Merkle tree of a stream', () => {
  it('has the roots that RFC 9162 gives, at every size', () => {
    expect(hashes.map((_, i) => tree.root(i + 1))).toEqual(roots);
    const peaks = new MerkleRoot();
    expect(peaks.root()).toBe(new MerkleTree().root());
    for (const [i, hash] of hashes.entries()) {
      peaks.push(hash);
      expect(peaks.root()).toBe(roots[i]);
    }
    expect(new MerkleTree().root()).toBe(rootOf([]).toString('hex'));
  });

  it('shows of every record that it is in every tree behind it, and of no other', () => {
    for (let size = 1; size <= hashes.length; size += 1) {
      const root = roots[size - 1]!;
      for (let seq = 1; seq <= size; seq += 1) {
        const path = tree.inclusion(seq, size);
        const hash = hashes[seq - 1]!;
        expect(includes({ seq, hash, size, root }, path)).toBe(true);
        expect(includes({ seq, hash: other, size, root }, path)).toBe(false);
        expect(includes({ seq, hash, size, root: other }, path)).toBe(false);
        expect(includes({ seq: seq + 1, hash, size, root }, path)).toBe(false);
        expect(includes({ seq, hash, size, root }, [...path, other])).toBe(false);
        if (path.length > 0) {
          expect(includes({ seq, hash, size, root }, path.slice(1))).toBe(false);
          expect(includes({ seq, hash, size, root }, path.with(-1, other))).toBe(false);
        }
      }
    }
    expect(includes({ seq: 0, hash: other, size: 0, root: tree.root(0) }, [])).toBe(false);
  });

  it('shows of every tree that a later one only adds to it, and of no other', () => {
    for (let later = 1; later <= hashes.length; later += 1)
      for (let earlier = 1; earlier <= later; earlier += 1) {
        const path = tree.consistency(earlier, later);
        const was = { size: earlier, root: roots[earlier - 1]! };
        const is = { size: later, root: roots[later - 1]! };
        expect(isConsistent(was, is, path)).toBe(true);
        expect(isConsistent({ ...was, root: other }, is, path)).toBe(false);
        expect(isConsistent(was, { ...is, root: other }, path)).toBe(false);
        expect(isConsistent(was, is, [...path, other])).toBe(false);
        if (path.length > 0) expect(isConsistent(was, is, path.slice(1))).toBe(false);
        if (earlier < later) expect(isConsistent(is, was, path)).toBe(false);
      }
  });
});
