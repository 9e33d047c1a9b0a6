/**
 * The Merkle tree over a stream of this device's log. It is kept while the page is open, so that a new head costs only
 * the new records.
 */
import type { EventLog } from '../events/log/log.ts';
import { MerkleTree } from '../events/log/merkle.ts';

/** @returns a tree that holds at least the first `size` records; null when the log has fewer, or cannot be read */
export type TreeOf = (stream: string, size: number) => Promise<MerkleTree | null>;

export function streamTrees(opening: Promise<Pick<EventLog, 'read'>>): TreeOf {
  let kept: { readonly stream: string; tree: MerkleTree } | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const grow = async (stream: string, size: number): Promise<MerkleTree | null> => {
    const log = await opening;
    if (kept?.stream !== stream) kept = { stream, tree: new MerkleTree() };
    const known = Math.min(kept.tree.size, size);
    if (known > 0) {
      for await (const [record] of log.read(stream, { after: known - 1, upTo: known }))
        // The stream was replaced, for example by a recovery: start over.
        if (!record || !kept.tree.holds(known, record.hash)) kept = { stream, tree: new MerkleTree() };
    }
    const { tree } = kept;
    if (tree.size < size)
      for await (const records of log.read(stream, { after: tree.size, upTo: size }))
        for (const { hash } of records) tree.push(hash);
    return tree.size < size ? null : tree;
  };

  // One at a time: an export may ask while the periodic signing is under way.
  return (stream, size) => {
    const next = turn.then(() => grow(stream, size)).catch(() => null);
    turn = next;
    return next;
  };
}
