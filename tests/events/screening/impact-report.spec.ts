import { describe, expect, it } from 'vitest';
import { exactChance } from '../../../src/events/screening/exact-test.ts';
import { impactSections } from '../../../src/events/screening/impact-report.ts';

const group = (name: string, applicants: number, selected: number) => ({ group: name, applicants, selected });

/** All tables with the same sums, counted by walking through every choice: for small tables. */
function counted(selected: number, all: number, otherSelected: number, otherAll: number): number {
  const [people, chosen] = [all + otherAll, selected + otherSelected];
  const times = new Map<number, number>();
  for (let choice = 0; choice < 2 ** people; choice += 1) {
    const bits = choice.toString(2).padStart(people, '0');
    if (bits.replaceAll('0', '').length !== chosen) continue;
    const first = bits.slice(0, all).replaceAll('0', '').length;
    times.set(first, (times.get(first) ?? 0) + 1);
  }
  const sum = [...times.values()].reduce((total, n) => total + n, 0);
  const rarer = [...times.values()].filter((n) => n <= times.get(selected)!);
  return rarer.reduce((total, n) => total + n, 0) / sum;
}

describe('the exact test', () => {
  it.each([
    // Fisher's lady tasting tea, and tables whose results are in textbooks.
    [[3, 4], [1, 4], 0.4857],
    [[1, 10], [11, 14], 0.0028],
    [[8, 10], [1, 6], 0.035],
  ] as const)('[SCREENING44] of %j and %j', (one, other, chance) => {
    expect(exactChance(one, other)).toBeCloseTo(chance, 4);
    expect(exactChance(other, one)).toBeCloseTo(chance, 4);
  });

  it('[SCREENING44] agrees with counting every choice', () => {
    for (let all = 1; all <= 5; all += 1)
      for (let selected = 0; selected <= all; selected += 1)
        for (let otherSelected = 0; otherSelected <= 4; otherSelected += 1)
          expect(exactChance([selected, all], [otherSelected, 4])).toBeCloseTo(
            counted(selected, all, otherSelected, 4),
            10,
          );
  });

  it('[SCREENING44] holds for thousands', () => {
    expect(exactChance([500, 1000], [500, 1000])).toBeCloseTo(1, 6);
    const chance = exactChance([2000, 4000], [1900, 4000]);
    expect(chance).toBeGreaterThan(0.02);
    expect(chance).toBeLessThan(0.03);
  });
});

describe('selection rates', () => {
  it('[SCREENING44] are tested against the highest', () => {
    const [section, ...others] = impactSections([group('a', 10, 8), group('b', 6, 1), group('c', 2, 2)]);
    expect(others).toEqual([]);
    expect(section!.part).toBe(0);
    expect(section!.groups.map(({ chance }) => chance && Number(chance.toFixed(3)))).toEqual([
      null,
      0.035,
      1,
    ]);
    const [none] = impactSections([group('a', 10, 0), group('b', 6, 0)]);
    expect(none!.groups.map(({ chance }) => chance)).toEqual([null, null]);
    expect(impactSections([])).toEqual([{ part: 0, groups: [] }]);
  });

  it('[SCREENING44] are counted by each part of combinations', () => {
    const sections = impactSections([
      group('women / over 40', 10, 3),
      group('women/under 40', 10, 6),
      group('men / over 40', 10, 5),
      group(' men / ', 5, 4),
    ]);
    expect(
      sections.map(({ part, groups }) => [
        part,
        groups.map((each) => [each.group, each.selected, each.applicants]),
      ]),
    ).toEqual([
      [
        1,
        [
          ['men', 9, 15],
          ['women', 9, 20],
        ],
      ],
      [
        2,
        [
          ['over 40', 8, 20],
          ['under 40', 6, 10],
        ],
      ],
      [
        0,
        [
          ['women / over 40', 3, 10],
          ['women/under 40', 6, 10],
          ['men / over 40', 5, 10],
          [' men / ', 4, 5],
        ],
      ],
    ]);
  });
});
