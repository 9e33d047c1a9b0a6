/**
 * Signed roots of Merkle trees against the records of a file. A checkpoint says what one record was; the root beside it
 * says what all records up to it were, so that nobody can have signed what a later file leaves out.
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
    // Without a signed root there is nothing to compare, and a file without its beginning has none.
    if (this.#sizes.size === 0 || seq !== this.#next) return;
    this.#next += 1;
    this.#root.push(hash);
    if (this.#sizes.has(seq)) this.#found.set(seq, this.#root.root());
  }

  /** A tree beyond the end is the business of the checkpoint beside it. */
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
