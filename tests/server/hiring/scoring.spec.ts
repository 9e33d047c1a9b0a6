/** Documents scored by rubric v2 from their text: what counts for a job, and that identity does not. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { askedOf, type ScoredJob } from '../../../server/hiring/scoring/asked.ts';
import { scoreBy, scoreFor } from '../../../server/hiring/scoring/score.ts';

const engineer: ScoredJob = {
  rubric: 'v2',
  title: 'Senior Software Engineer',
  description: 'You build our booking service. AWS Certified Developer Associate is welcome.',
  requiredSkills: ['Java', 'PostgreSQL', 'Docker'],
  niceToHave: ['Kubernetes'],
  degreeRequired: false,
  minYears: 4,
};
const read = (lines: readonly string[]) => {
  const text = lines.join('\n');
  return { text, extraction: extract(text, '2026-11-27') };
};
const scored = (lines: readonly string[], job = engineer) => scoreBy(askedOf(job), read(lines));

const manager = [
  'Petra Lindqvist',
  'petra@example.org',
  '',
  'Experience',
  '2008 – 2024  HR Manager, Nordlicht AG',
  '',
  'Certifications',
  'SHRM-CP, 2012',
  'SPHR, 2014',
  'CIPD Level 7, 2016',
  'Certified Payroll Professional, 2018',
  'Certified Talent Analyst, 2020',
  '',
  'Projects',
  'New payroll for 400 people',
  'Employer branding campaign',
  '',
  'Education',
  '2004 – 2008  Master of Human Resource Management, Lund',
];
const developer = (name: string, school: string, town: string) => [
  name,
  `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.org`,
  `12 Mill Lane, 10115 ${town}`,
  '',
  'Experience',
  '2021 – 2024  Software Developer, Kiln',
  'Services in Java and PostgreSQL, shipped with Docker',
  '',
  'Certifications',
  'Certified Kubernetes Administrator, 2022',
  '',
  'Projects',
  'Slot planner – booking of slots, built with Java',
  '',
  'Education',
  `2017 – 2020  B.Sc. Computer Science, ${school}`,
];
const anna = developer('Anna Berg', 'Lund', 'Berlin');

describe('a paper by rubric v2', () => {
  it('[RUBRIC7] leads not with 100 where an HR manager applies as a software engineer', () => {
    const byV1 = scored(manager, { ...engineer, rubric: 'v1' });
    const byV2 = scored(manager);
    expect(byV1.total).toBe(100);
    expect(byV2.total).toBe(30);
    expect(scored(anna).total).toBeGreaterThan(byV2.total + 30);
    // Their skills are present, and count for the work that they belong to.
    const own = scored(manager, { ...engineer, title: 'HR Manager', requiredSkills: [], niceToHave: [] });
    expect(own.total).toBeGreaterThanOrEqual(90);
    expect(byV2.points.map(({ of }) => of)).toEqual(own.points.map(({ of }) => of));
  });

  it('[RUBRIC5] counts what fits: certificate, project and degree of a developer', () => {
    const points = scored(anna)
      .points.filter(({ of }) => of !== 'skill')
      .map((line) => [line.of, line.points, 'why' in line ? line.why : null]);
    expect(points).toEqual([
      ['years', 30, 'work'],
      ['certification', 10, 'asked'],
      ['project', 5, 'asked'],
      ['degree', 20, 'fits'],
    ]);
  });

  it('[RUBRIC4] [RUBRIC6] is the same of somebody else, from elsewhere and of another school, and says nothing of them', () => {
    const lines = (paper: readonly string[]) => scored(paper).points.map(({ spans: _, ...line }) => line);
    const other = developer("Java O'Neil", 'School of Sales', 'Oracle');
    expect(lines(other)).toEqual(lines(anna));
    expect(lines(developer('Nurse Zhang', 'Nursing College', 'Pflege'))).toEqual(lines(anna));
  });

  it('[RUBRIC5] goes by what the job says, and by its skills where its title names no occupation', () => {
    const asked = askedOf(engineer);
    expect(asked).toMatchObject({
      occupations: ['Software developer'],
      fields: ['Software'],
      certificates: ['AWS Certified Developer Associate'],
    });
    expect(askedOf({ ...engineer, title: 'Wizard' })).toMatchObject({
      occupations: [],
      fields: ['Software'],
    });
    expect(askedOf({ ...engineer, rubric: 'v1' })).toEqual({
      rubric: 'v1',
      requiredSkills: engineer.requiredSkills,
      niceToHave: engineer.niceToHave,
    });
  });

  it('[RUBRIC6] keeps nothing in its fact that is found in the paper', () => {
    const { command, points } = scoreFor(read(manager), askedOf(engineer));
    expect(points.length).toBeGreaterThan(4);
    expect(JSON.stringify(command)).not.toMatch(/SHRM|SPHR|Payroll|Lund|Petra|branding/);
  });
});
