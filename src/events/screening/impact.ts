/**
 * Whether a selection falls harder on one group than on another, by the four-fifths rule (29 CFR 1607.4 D): a group whose
 * selection rate is below four fifths of the highest is a sign to look closer. Which groups there are and who belongs to
 * them, only the employer says; nothing here guesses.
 */

export interface GroupCount {
  readonly group: string;
  /** Who has been scored, whatever was decided. */
  readonly applicants: number;
  readonly selected: number;
}

/** `few`: too small a group for its rate to mean anything. */
export type Verdict = 'fair' | 'adverse' | 'few' | 'none-selected';

export interface GroupImpact extends GroupCount {
  /** 0 to 1. */
  readonly rate: number;
  /** To the group with the highest rate; null while nobody is selected. */
  readonly ratio: number | null;
  readonly verdict: Verdict;
}

/** Below it a single person more or less turns the verdict. */
export const fewestInGroup = 5;

/** Groups without applicants are left out. The order stays. */
export function impactOf(counts: readonly GroupCount[]): readonly GroupImpact[] {
  const groups = counts.filter(({ applicants }) => applicants > 0);
  const large = groups.filter(({ applicants }) => applicants >= fewestInGroup);
  // What others are measured by is no group of a few, unless there are only such. Whole numbers are compared: a / b
  // against c / d as a × d against c × b.
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
