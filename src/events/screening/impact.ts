/**
 * Tests a selection for adverse impact on groups, by the four-fifths rule (29 CFR 1607.4 D): a selection rate below four
 * fifths of the highest group's is a sign to look closer. The groups and their members are entered by the employer;
 * nothing here guesses them.
 */

export interface GroupCount {
  readonly group: string;
  /** Number of scored applicants, whatever the decision. */
  readonly applicants: number;
  readonly selected: number;
}

/** `few`: the group is too small for its rate to be meaningful. */
export type Verdict = 'fair' | 'adverse' | 'few' | 'none-selected';

export interface GroupImpact extends GroupCount {
  /** 0 to 1. */
  readonly rate: number;
  /** Ratio to the highest rate of a group; null while nobody is selected. */
  readonly ratio: number | null;
  readonly verdict: Verdict;
}

/** In smaller groups, a single person would change the verdict. */
export const fewestInGroup = 5;

/** In the given order, without groups that have no applicants. */
export function impactOf(counts: readonly GroupCount[]): readonly GroupImpact[] {
  const groups = counts.filter(({ applicants }) => applicants > 0);
  const large = groups.filter(({ applicants }) => applicants >= fewestInGroup);
  // The reference group must not be too small, unless all are. Fractions are compared in whole numbers: a / b
  // with c / d as a × d with c × b.
  const best = (large.length > 0 ? large : groups).reduce<GroupCount | null>(
    (top, each) => (top && top.selected * each.applicants >= each.selected * top.applicants ? top : each),
    null,
  );
  return groups.map((each) => {
    const { applicants, selected } = each;
    const rate = selected / applicants;
    if (!best || best.selected === 0) return { ...each, rate, ratio: null, verdict: 'none-selected' };
    const ratio = (selected * best.applicants) / (applicants * best.selected);
    // 5 × selected × best.applicants ≥ 4 × applicants × best.selected: exactly four fifths is enough.
    const enough = 5 * selected * best.applicants >= 4 * applicants * best.selected;
    const verdict = applicants < fewestInGroup ? 'few' : enough ? 'fair' : 'adverse';
    return { ...each, rate, ratio, verdict };
  });
}
