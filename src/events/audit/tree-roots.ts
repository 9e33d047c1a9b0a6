/**
 * Compares signed roots of Merkle trees with the records of a file. A checkpoint covers the chain up to one record; the
 * root beside it covers all records up to it directly, so that a later file cannot leave out what was signed.
 */
import type { EventRecord } from '../log/event.ts';
import { MerkleRoot } from '../log/merkle.ts';
import type { CheckpointKey, VerifySignature } from '../shared/signature.ts';
import { type TreeHead, treeHeadSchema, treeText } from './checkpoint.ts';
import type { Findings } from './finding.ts';
import type { ChainReport } from './verify-chain.ts';

export class TreeRoots {
  readonly #given: readonly TreeHead[];
  readonly #sizes: ReadonlySet<number>;
  readonly #found = new Map<number, string>();
  readonly #root = new MerkleRoot();
  #next = 1;

  constructor(candidates: readonly unknown[]) {
    this.#given = candidates.flatMap((candidate) => {
      const parsed = treeHeadSchema.safeParse(candidate);
      return parsed.success ? [parsed.data] : [];
    });
    this.#sizes = new Set(this.#given.map(({ size }) => size));
  }

  add({ seq, hash }: EventRecord): void {
    // Without a signed root there is nothing to compare, and no root can be computed without the file's beginning.
    if (this.#sizes.size === 0 || seq !== this.#next) return;
    this.#next += 1;
    this.#root.push(hash);
    if (this.#sizes.has(seq)) this.#found.set(seq, this.#root.root());
  }

  /** Trees beyond the end of the file are skipped: the checkpoint beside such a tree reports that. */
  async check(
    { header }: ChainReport,
    keys: readonly CheckpointKey[],
    verifySignature: VerifySignature,
    findings: Findings,
  ): Promise<void> {
    for (const tree of this.#given) {
      const found = this.#found.get(tree.size);
      if (tree.stream !== header?.stream || found === undefined) continue;
      const key = keys.find(({ kid }) => kid === tree.kid);
      if (!key || !(await verifySignature(key, treeText(tree), tree.signature)))
        findings.add({
          kind: 'unchecked-tree',
          weight: 'warning',
          seq: tree.size,
          message: `The root for the first ${tree.size} records could not be checked: it is not signed by a key that is at hand.`,
        });
      else if (found !== tree.root)
        findings.add({
          kind: 'other-tree',
          weight: 'warning',
          seq: tree.size,
          message: `On ${tree.at} a server signed for other records 1 to ${tree.size} than those in this file.`,
        });
    }
  }
}
