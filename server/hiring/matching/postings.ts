/**
 * Which texts hold a term, and how near they come to a question by BM25. A term counts once in a text however often it is
 * written there, so that nobody comes nearer by repeating it.
 */

/** How much the length of a text takes from each of its terms: 0 nothing, 1 in full. */
export type LengthShare = number;

/** BM25's own constant for how soon a term that comes again stops to count; here it only scales the length. */
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

  /** In how many texts a term is, those that were dropped since the last `keep` among them. */
  spread(term: string): number {
    return this.lists.get(term)?.length ?? 0;
  }

  /** How much a term tells: the more, the fewer texts hold it. */
  rarity(term: string): number {
    const spread = this.spread(term);
    return Math.log(1 + (this.lengths.length - spread + 0.5) / (spread + 0.5));
  }

  /** Adds to the score of every text that holds the term. */
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

/** Slots ascend, so it is found by halving. */
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
