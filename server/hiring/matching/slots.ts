/** Numbers profiles in order of arrival, so that scores are a plain array. A number is not reused until `compact`. */

export class Slots<Kept> {
  private readonly slotOf = new Map<string, number>();
  private readonly kept: (Kept | null)[] = [];

  get all(): number {
    return this.kept.length;
  }

  get alive(): number {
    return this.slotOf.size;
  }

  take(id: string, kept: Kept): number {
    this.drop(id);
    this.slotOf.set(id, this.kept.length);
    return this.kept.push(kept) - 1;
  }

  drop(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.kept[slot] = null;
    this.slotOf.delete(id);
  }

  at(slot: number): Kept | null {
    return this.kept[slot] ?? null;
  }

  /** The slots with the highest scores above 0, the best first; ties in order of arrival. */
  best(scores: Float64Array, limit: number): readonly number[] {
    const found: number[] = [];
    for (const slot of this.slotOf.values()) if (scores[slot]! > 0) found.push(slot);
    return found.sort((one, other) => scores[other]! - scores[one]! || one - other).slice(0, limit);
  }

  /** Renumbers without gaps, in the same order. @returns the new slot of each old one; -1 for dropped ones */
  compact(): Int32Array {
    const moved = new Int32Array(this.kept.length).fill(-1);
    for (const [place, [id, slot]] of [...this.slotOf].sort(([, one], [, other]) => one - other).entries()) {
      moved[slot] = place;
      this.slotOf.set(id, place);
    }
    const alive = this.kept.filter((each) => each !== null);
    this.kept.splice(0, this.kept.length, ...alive);
    return moved;
  }
}
