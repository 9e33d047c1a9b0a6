import { describe, expect, it } from 'vitest';
import type { AskedByV2 } from '../../../src/events/screening/asked.ts';
import type { Found } from '../../../src/events/screening/extraction.ts';
import { fieldsOf, fieldsOfSkillsIn } from '../../../src/events/screening/fields-of-work.ts';
import { mustHavesOf } from '../../../src/events/screening/must-haves.ts';
import type { Counted } from '../../../src/events/screening/rubric.ts';
import { type Describe, scoreV2 } from '../../../src/events/screening/rubric-v2.ts';
import { whyText } from '../../../src/events/screening/words.ts';

let place = 0;
const found = <T>(value: T): Found<T> => ({ value, spans: [{ start: place, end: ++place }] });
const nothing: Counted = {
  years: { value: 0, spans: [] },
  skills: [],
  certifications: [],
  projects: [],
  degree: null,
};
const job: AskedByV2 = {
  rubric: 'v2',
  requiredSkills: ['Java', 'SQL'],
  niceToHave: ['Docker'],
  certificates: ['PMP'],
  occupations: ['Software developer'],
  fields: ['Software'],
  degreeRequired: false,
  minYears: 3,
};
/** Describes a fact by its value alone. */
const byName: Describe = (_, { value }) => ({ words: value, skills: [] });
const score = (of: Partial<Counted>, asked = job, describing = byName) =>
  scoreV2({ ...nothing, ...of }, asked, describing);
const lines = (of: Partial<Counted>, asked = job) =>
  score(of, asked).points.map(({ points, why, because }) => [points, why, because]);

describe('rubric v2', () => {
  it('[RUBRIC5] gives years and skills the points of v1', () => {
    const { total, points } = score({ years: found(2.3), skills: [found('SQL'), found('Knitting')] });
    expect([total, points.map(({ why }) => why)]).toEqual([28, ['work', 'asked']]);
  });

  it('[RUBRIC5] counts a certificate that the job asks for, or that fits its occupation, and no other', () => {
    const names = ['PMP', 'AWS Certified Developer', 'SHRM-CP', 'Swimming badge'];
    expect(lines({ certifications: names.map(found) })).toEqual([
      [10, 'asked', 'PMP'],
      [10, 'fits', 'software and data'],
      [0, 'other-field', 'office and business (HR manager)'],
      [0, 'unclear', ''],
    ]);
  });

  it('[RUBRIC5] counts a project that shows a skill of the job, or is of its field', () => {
    const skills: Readonly<Record<string, readonly string[]>> = {
      'Till for a shop': ['Java'],
      'Pick-up planner': ['React', 'Node.js'],
      'Onboarding of 200 people': ['Recruiting', 'Onboarding'],
    };
    const { points } = score({ projects: Object.keys(skills).map(found) }, job, (_, { value }) => ({
      words: value,
      skills: skills[value]!,
    }));
    expect(points.map(({ points: worth, why, because }) => [worth, why, because])).toEqual([
      [5, 'asked', 'Java'],
      [5, 'fits', 'software and data'],
      [0, 'other-field', 'office and business'],
    ]);
  });

  it('[RUBRIC5] counts a degree by its subject, or where the job asks for one', () => {
    expect(lines({ degree: found('M.Sc. Informatik') })).toEqual([[20, 'fits', 'software and data']]);
    const nurse = { degree: found('Bachelor in Pflege') };
    expect(lines(nurse)).toEqual([[0, 'other-field', 'health and care']]);
    expect(lines(nurse, { ...job, degreeRequired: true })).toEqual([[20, 'asked', 'a degree']]);
    expect(lines({ degree: found('Master') })).toEqual([[0, 'unclear', '']]);
  });

  it('[RUBRIC5] within an office goes by the occupation, but for what is of use to all', () => {
    const accountant = { ...job, occupations: ['Accountant'], fields: ['Office'] };
    expect(
      lines({ certifications: [found('ACCA'), found('CIPD')], degree: found('MBA') }, accountant),
    ).toEqual([
      [10, 'fits', 'office and business (Accountant)'],
      [0, 'other-field', 'office and business (HR manager)'],
      [20, 'fits', 'office and business'],
    ]);
  });

  it('[RUBRIC7] an HR manager with every certificate does not come before a software engineer', () => {
    const manager = score({
      years: found(15),
      certifications: ['SHRM-CP', 'SPHR', 'CIPD Level 7', 'Certified Payroll Professional'].map(found),
      projects: [found('New payroll for 400 people'), found('Employer branding campaign')],
      degree: found('Master of Human Resource Management'),
    });
    const engineer = score({
      years: found(3),
      skills: [found('Java')],
      degree: found('B.Sc. Computer Science'),
    });
    expect([manager.total, engineer.total]).toEqual([30, 55]);
    expect(manager.points.filter(({ points }) => points > 0).map(({ of }) => of)).toEqual(['years']);
  });

  it('[RUBRIC2] [RUBRIC3] stops at 100, shows every line, and each with its places', () => {
    const certifications = Array.from({ length: 8 }, (_, i) => found(`Oracle Certified ${i}`));
    const { total, points } = score({ years: found(9), certifications });
    expect([total, points.length]).toEqual([100, 9]);
    expect(points.every(({ spans }) => spans.length > 0)).toBe(true);
  });

  it('[RUBRIC6] says of each line why it counts or not', () => {
    const said = score({ certifications: [found('CKA'), found('CIPD'), found('Swimming')] }).points.map(
      whyText,
    );
    expect(said).toEqual([
      'Counts: it fits the job, software and data.',
      'Does not count: it is about office and business (HR manager), and the job is not.',
      'Does not count: nothing in it says that it has to do with the job.',
    ]);
    expect(whyText({ of: 'degree', why: null, because: '' })).toBe('');
  });

  it('[RUBRIC9] says of each must-have whether it is met, and leaves open what cannot be told', () => {
    const asked = { ...job, degreeRequired: true };
    const verdicts = (changes: Partial<Parameters<typeof mustHavesOf>[0]>, sure = true) =>
      mustHavesOf({ ...nothing, ...changes }, asked, () => sure).map(({ verdict }) => verdict);
    const all = { skills: [found('SQL'), found('Java')], years: found(3), degree: found('Master') };
    expect(verdicts(all)).toEqual(['met', 'met', 'met', 'met']);
    expect(verdicts(all, false)).toEqual(['unsure', 'unsure', 'unsure', 'unsure']);
    expect(verdicts({ years: found(1) })).toEqual(['not-met', 'not-met', 'not-met', 'not-met']);
    // A person who gives no dates may still have worked.
    expect(verdicts({})).toEqual(['not-met', 'not-met', 'unsure', 'not-met']);
    expect(verdicts({ flags: [{ of: 'scanned', spans: [] }] })).toEqual([
      'unsure',
      'unsure',
      'unsure',
      'unsure',
    ]);
    expect(mustHavesOf(nothing, { ...job, requiredSkills: [], minYears: 0 }, () => true)).toEqual([]);
  });
});

describe('a field of work', () => {
  it.each([
    ['Grado en Enfermería', 'Care'],
    ['CAP Maroquinerie', 'Leather'],
    ['Staplerschein', 'Transport'],
    ['Diplom-Informatiker, Wirtschaftsinformatik', 'Software'],
  ])('[RUBRIC5] of %s is %s', (words, field) => {
    expect(fieldsOf({ words, skills: [] })[0]?.field).toBe(field);
  });

  it('[RUBRIC5] of skills is that of at least half of them', () => {
    expect(fieldsOfSkillsIn(['Java', 'SQL', 'Sewing'])).toEqual(['Software']);
    expect(fieldsOfSkillsIn(['Throwing knives'])).toEqual([]);
  });

  it('[RUBRIC5] knows the field of degrees of trades in four languages, and of none by a general word', () => {
    const first = (words: string) => fieldsOf({ words, skills: [] })[0]?.field ?? null;
    const fields: Readonly<Record<string, string | null>> = {
      'CAP Cordonnier bottier': 'Leather',
      'Grado medio en calzado y complementos': 'Leather',
      'Gesellenbrief Raumausstatterin': 'Leather',
      'Ausbildung zur Hauswirtschafterin': 'Cleaning',
      'CAP Métiers du pressing': 'Cleaning',
      'Higiene bucodental': 'Care',
      Verwaltungsfachangestellte: 'Office',
      'BSc Materials Science': 'Technical',
      'Técnico en Albañilería': 'Building',
      'BA History': null,
      'Linux administration': 'Software',
    };
    expect(Object.fromEntries(Object.keys(fields).map((words) => [words, first(words)]))).toEqual(fields);
  });

  it('[RUBRIC5] judges by skills what no subject names', () => {
    expect(fieldsOfSkillsIn(['Dyslexia support', 'Hausaufgabenbetreuung'])).toEqual(['Teaching']);
    expect(fieldsOfSkillsIn(['Hair extensions', 'Gelnägel'])).toEqual(['Beauty']);
    expect(fieldsOfSkillsIn(['Lederschleifen', 'Chromgerbung'])).toEqual(['Leather', 'Cleaning']);
  });
});
