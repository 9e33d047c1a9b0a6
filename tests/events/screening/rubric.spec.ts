import { describe, expect, it } from 'vitest';
import type { Found } from '../../../src/events/screening/extraction.ts';
import { type Counted, scoreV1 } from '../../../src/events/screening/rubric.ts';

let place = 0;
const found = <T>(value: T): Found<T> => ({ value, spans: [{ start: place, end: ++place }] });

const nothing: Counted = {
  years: { value: 0, spans: [] },
  skills: [],
  certifications: [],
  projects: [],
  degree: null,
};
const job = { requiredSkills: ['Leather care', 'JS'], niceToHave: ['SQL', 'javascript', 'Knife making'] };
const total = (of: Partial<Counted>) => scoreV1({ ...nothing, ...of }, job).total;

describe('rubric v1', () => {
  it('[RUBRIC1] gives 10 points a year up to 30, in whole numbers', () => {
    const points = [0, 0.1, 0.7, 1, 2.3, 2.9, 3, 3.1, 40].map((years) => total({ years: found(years) }));
    expect(points).toEqual([0, 1, 7, 10, 23, 29, 30, 30, 30]);
  });

  it('[RUBRIC1] gives 5 for a skill of the job, however either is written, and each once', () => {
    expect(total({ skills: [found('JavaScript'), found('Leather care')] })).toBe(10);
    expect(total({ skills: [found('SQL')] })).toBe(5);
    expect(total({ skills: [found('knife  Making')] })).toBe(5);
    expect(total({ skills: [found('Java'), found('Leather repair')] })).toBe(0);
  });

  it('[RUBRIC1] gives 10 for each certification, 5 for each project and 20 for a degree', () => {
    expect(total({ certifications: [found('A'), found('B')] })).toBe(20);
    expect(total({ projects: [found('A'), found('B'), found('C')] })).toBe(15);
    expect(total({ degree: found('Bachelor') })).toBe(20);
  });

  it('[RUBRIC2] stops at 100, and still shows every point', () => {
    const everything: Counted = {
      years: found(8),
      skills: [found('SQL'), found('JavaScript')],
      certifications: [found('A'), found('B'), found('C'), found('D')],
      projects: [found('P')],
      degree: found('Master'),
    };
    const score = scoreV1(everything, job);
    expect(score.total).toBe(100);
    expect(score.points.map(({ points }) => points)).toEqual([30, 5, 5, 10, 10, 10, 10, 5, 20]);
  });

  it('[RUBRIC3] shows for every point the places of the text it came from', () => {
    const skills = [found('SQL')];
    const degree = found('Doctorate');
    const years = found(1);
    expect(scoreV1({ ...nothing, skills, degree, years }, job)).toEqual({
      rubric: 'v1',
      total: 35,
      points: [
        { of: 'years', label: '1 year', points: 10, spans: years.spans },
        { of: 'skill', label: 'SQL', points: 5, spans: skills[0]!.spans },
        { of: 'degree', label: 'Doctorate', points: 20, spans: degree.spans },
      ],
    });
    expect(scoreV1(nothing, job)).toEqual({ rubric: 'v1', total: 0, points: [] });
  });
});
