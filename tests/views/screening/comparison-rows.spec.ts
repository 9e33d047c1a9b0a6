import { describe, expect, it } from 'vitest';
import type { ScreeningDetail } from '../../../src/events/screening/detail.ts';
import { sampleScreening } from '../../../src/machines/paths/sample-screening.ts';
import {
  comparedIds,
  comparedParam,
  isComparable,
} from '../../../src/views/screening/comparison/compared.ts';
import { comparisonOf, isSame } from '../../../src/views/screening/comparison/rows.ts';

const reading = (of: ScreeningDetail['readings'][number]['of'], label: string, unsure = false) => ({
  of,
  label,
  unsure,
  confidence: unsure ? 0.4 : 1,
  how: 'section' as const,
  spans: [],
});

const point = (of: 'years' | 'skill' | 'project', label: string, points: number) => ({
  of,
  label,
  points,
  spans: [],
  why: null,
  because: '',
});

const ada: ScreeningDetail = {
  ...sampleScreening,
  id: 'ada',
  score: {
    rubric: 'v2',
    total: 35,
    points: [
      { ...point('skill', 'Sewing', 5), why: 'asked' },
      { ...point('years', '3 years', 30), why: 'work' },
    ],
  },
  mustHaves: [{ of: 'skill', label: 'Sewing', verdict: 'met', spans: [] }],
  readings: [reading('years', '3'), reading('skill', 'Sewing'), reading('skill', 'Dyeing', true)],
  corrections: [{ of: 'years', paper: ['3'], said: ['8'] }],
};
const bo: ScreeningDetail = {
  ...sampleScreening,
  id: 'bo',
  outdated: false,
  score: {
    rubric: 'v2',
    total: 50,
    points: [
      point('years', '5 years', 50),
      { ...point('project', 'A bag', 0), why: 'other-field', because: 'Design' },
    ],
  },
  mustHaves: [{ of: 'skill', label: 'Sewing', verdict: 'not-met', spans: [] }],
  readings: [reading('years', '5'), reading('name', 'Bo Berg')],
};

function rowOf(screenings: readonly ScreeningDetail[], section: string, label: string) {
  const rows = comparisonOf(screenings).find(({ title }) => title === section)?.rows ?? [];
  return rows.find((row) => row.label === label);
}

const linesOf = (section: string, label: string) =>
  rowOf([ada, bo], section, label)?.cells.map(({ lines }) => lines);

describe('the rows of a comparison', () => {
  it('[SCREENING25] put each line of the scores beside the same one of the others, with its reason', () => {
    expect(linesOf('Score, line by line', 'Experience')).toEqual([
      ['+30: 3 years', 'Years of work always count.'],
      ['+50: 5 years'],
    ]);
    expect(linesOf('Score, line by line', 'Sewing')).toEqual([['+5', 'The job asks for it.'], ['–']]);
    expect(linesOf('Score, line by line', 'A bag')).toEqual([
      ['–'],
      ['+0', 'Does not count: it is about Design, and the job is not.'],
    ]);
    const kinds = comparisonOf([ada, bo]).find(({ title }) => title === 'Score, line by line')?.rows;
    expect(kinds?.map(({ label }) => label)).toEqual(['Experience', 'Sewing', 'A bag']);
  });

  it('[SCREENING25] put must-haves and what was read side by side, and corrections beside it', () => {
    expect(linesOf('Must-haves', 'Sewing')).toEqual([['Met'], ['Not found']]);
    expect(linesOf('What was read', 'Skills')).toEqual([['Sewing', 'Dyeing (unsure)'], ['–']]);
    const years = rowOf([ada, bo], 'What was read', 'Years of work');
    expect(years?.cells.map(({ lines, said }) => [lines, said])).toEqual([
      [['3'], '8'],
      [['5'], null],
    ]);
  });

  it('[SCREENING25] cover what an applicant corrected where the list is shown blind', () => {
    const blind = { ...ada, blind: true, corrections: [{ of: 'name' as const, paper: null, said: null }] };
    const name = rowOf([blind, blind], 'What was read', 'Name');
    expect(name?.cells.map(({ lines, said }) => [lines, said])).toEqual([
      [['–'], 'covered'],
      [['–'], 'covered'],
    ]);
  });

  it('name the job only where it differs, and tell which rows differ at all', () => {
    expect(rowOf([ada, bo], 'Overall', 'Job')).toBeUndefined();
    const elsewhere = { ...bo, job: { id: 'j2', title: 'Seamstress' } };
    expect(rowOf([ada, elsewhere], 'Overall', 'Job')?.cells.map(({ lines }) => lines)).toEqual([
      ['Leather cleaner'],
      ['Seamstress'],
    ]);
    expect(
      [rowOf([ada, bo], 'Overall', 'State'), rowOf([ada, bo], 'Overall', 'Score')].map((row) => isSame(row!)),
    ).toEqual([true, false]);
  });
});

it('[SCREENING25] takes two to four, each once, from an address that may hold anything', () => {
  expect(comparedIds(comparedParam(['a', 'b']))).toEqual(['a', 'b']);
  expect(comparedIds('a.a..b')).toEqual(['a', 'b']);
  expect([0, 1, 2, 4, 5].map(isComparable)).toEqual([false, false, true, true, false]);
});
