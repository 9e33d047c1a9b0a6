/**
 * An inverted index: which texts contain a term, and their BM25 scores for a query. A term counts once per text, so that
 * repeating it does not help.
 */

/** BM25's b, how much a text's length lowers the weight of its terms: 0 not at all, 1 in full. */
export type LengthShare = number;

/** BM25's k1, the saturation of repeated terms; since a term counts once per text, it only scales the length here. */
const k = 1.2;

export class Postings {
  private readonly lists = new Map<string, number[]>();
  private readonly lengths: number[] = [];
  private sum = 0;
  private readonly lengthShare: LengthShare;

  constructor(lengthShare: LengthShare) {
    this.lengthShare = lengthShare;
  }

  /** @param slot a new one, higher than all before */
  add(slot: number, terms: readonly string[]): void {
    this.lengths[slot] = terms.length;
    this.sum += terms.length;
    for (const term of terms) {
      const list = this.lists.get(term);
      if (list) list.push(slot);
      else this.lists.set(term, [slot]);
    }
  }

  /** Number of texts that contain a term, including those dropped since the last `keep`. */
  spread(term: string): number {
    return this.lists.get(term)?.length ?? 0;
  }

  /** Inverse document frequency: higher for terms that fewer texts contain. */
  rarity(term: string): number {
    const spread = this.spread(term);
    return Math.log(1 + (this.lengths.length - spread + 0.5) / (spread + 0.5));
  }

  /** Adds to the score of every text that contains the term. */
  score(term: string, weight: number, scores: Float64Array): void {
    const list = this.lists.get(term);
    if (!list) return;
    const rarity = this.rarity(term);
    const all = this.lengths.length;
    const mean = Math.max(this.sum / all, 1);
    const { lengths, lengthShare } = this;
    for (const slot of list) {
      const length = 1 - lengthShare + (lengthShare * lengths[slot]!) / mean;
      scores[slot]! += (weight * rarity * (k + 1)) / (1 + k * length);
    }
  }

  holds(slot: number, term: string): boolean {
    return holds(this.lists.get(term), slot);
  }

  /** @param moved the new slot of each old one, in the same order; -1 for those that are gone */
  keep(moved: Int32Array): void {
    const lengths = this.lengths.filter((_, slot) => moved[slot]! >= 0);
    this.lengths.splice(0, this.lengths.length, ...lengths);
    this.sum = lengths.reduce((sum, length) => sum + length, 0);
    for (const [term, list] of this.lists) {
      const kept = list.map((slot) => moved[slot]!).filter((slot) => slot >= 0);
      if (kept.length > 0) this.lists.set(term, kept);
      else this.lists.delete(term);
    }
  }
}

/** Slots ascend, hence the binary search. */
function holds(list: readonly number[] | undefined, slot: number): boolean {
  let from = 0;
  let to = list?.length ?? 0;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (list![middle]! < slot) from = middle + 1;
    else to = middle;
  }
  return list?.[from] === slot;
}
