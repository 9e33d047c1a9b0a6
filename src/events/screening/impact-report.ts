/**
 * Adverse impact as an auditor reports it: how likely a difference as large as a group's is by chance, and the rates of each part of
 * groups that are combinations, such as `women / over 40`.
 */
import { exactChance } from './exact-test.ts';
import { fewestInGroup, type GroupCount, type GroupImpact, impactOf } from './impact.ts';

export interface TestedImpact extends GroupImpact {
  /**
   * 0 to 1, by Fisher's exact test against the group that the ratio refers to; null for that group, and while nobody is
   * selected.
   */
  readonly chance: number | null;
}

export interface ImpactSection {
  /** The part of the combinations that it is about, from 1; 0: the groups as they were entered. */
  readonly part: number;
  readonly groups: readonly TestedImpact[];
}

/** One section for each part of combinations, then the groups as they were entered; only these if none is a combination. */
export function impactSections(counts: readonly GroupCount[]): readonly ImpactSection[] {
  const split = counts.map((count) => ({ count, parts: partsOf(count.group) }));
  const longest = Math.max(0, ...split.map(({ parts }) => parts.length));
  const byPart = longest < 2 ? [] : Array.from({ length: longest }, (_, i) => i);
  return [
    ...byPart.map((i) => ({
      part: i + 1,
      groups: tested(
        summed(split.flatMap(({ count, parts }) => (parts[i] ? [{ ...count, group: parts[i] }] : []))),
      ),
    })),
    { part: 0, groups: tested(counts) },
  ];
}

const partsOf = (group: string) =>
  group
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** In the order of their names. */
function summed(counts: readonly GroupCount[]): readonly GroupCount[] {
  const sums = new Map<string, GroupCount>();
  for (const { group, applicants, selected } of counts) {
    const sum = sums.get(group) ?? { group, applicants: 0, selected: 0 };
    sums.set(group, { group, applicants: sum.applicants + applicants, selected: sum.selected + selected });
  }
  return [...sums.values()].sort((a, b) => (a.group < b.group ? -1 : 1));
}

function tested(counts: readonly GroupCount[]): readonly TestedImpact[] {
  const groups = impactOf(counts);
  const highest = groups.filter(({ ratio }) => ratio === 1);
  const reference = highest.find(({ applicants }) => applicants >= fewestInGroup) ?? highest[0];
  return groups.map((each) => ({
    ...each,
    chance:
      !reference || each === reference
        ? null
        : exactChance([each.selected, each.applicants], [reference.selected, reference.applicants]),
  }));
}
