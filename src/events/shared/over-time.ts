/** What is counted by weeks or months: without a gap, the oldest first. */

export interface OverTime<Part> {
  /** `day` is the first of a week or month, like `2026-11-23`. */
  readonly periods: readonly ({ readonly day: string } & Part)[];
  /** How many are longer ago than what is told. */
  readonly earlier: number;
}
