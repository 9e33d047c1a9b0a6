/** What an employer is asked to check, in short test texts. */
import { describe, expect, it } from 'vitest';
import { copiedFrom } from '../../../server/hiring/copied.ts';
import { extract } from '../../../server/hiring/extraction/extract.ts';

const flagsOf = (text: string) =>
  (extract(text, '2026-11-21').flags ?? []).map(({ of, spans }) => [
    of,
    ...spans.map(({ start, end }) => text.slice(start, end).trim()),
  ]);
const skillsOf = (text: string) => extract(text, '2026-11-21').skills.map(({ value }) => value);

describe('what is denied', () => {
  it.each([
    [
      'I have never used Python, Docker or Photoshop. I know Excel.',
      'never used Python, Docker or Photoshop',
    ],
    ['No experience with Photoshop but good at Excel', 'No experience with Photoshop'],
    ["I haven't worked with Docker.\nExcel", "n't worked with Docker"],
    ['Keine Erfahrung mit Photoshop, aber Excel', 'Keine Erfahrung mit Photoshop,'],
    ['Ich habe Python nie benutzt.\nExcel', 'Ich habe Python nie benutzt.'],
    ["Je n'ai jamais utilisé Python.\nExcel", 'jamais utilisé Python'],
    ['Sin experiencia en Photoshop.\nExcel', 'Sin experiencia en Photoshop'],
    ['Non ho mai usato Python.\nExcel', 'Non ho mai usato Python'],
    ['Nooit gewerkt met Docker, maar Excel', 'Nooit gewerkt met Docker,'],
    ['Nunca trabalhei com Docker.\nExcel', 'Nunca trabalhei com Docker'],
    ['Brak doświadczenia z Python.\nExcel', 'Brak doświadczenia z Python'],
    ['Aldrig arbetat med Docker.\nExcel', 'Aldrig arbetat med Docker'],
    ['Никогда не использовал Python.\nExcel', 'Никогда не использовал Python'],
    ['Skills\nExcel, Docker (no experience)', 'Docker (no experience)'],
  ])('[EXTRACT7] is no skill, and flagged: %j', (text, said) => {
    expect(flagsOf(text)).toEqual([['negated', said]]);
    expect(skillsOf(text)).toEqual(['Microsoft Excel']);
  });

  it.each([
    'Not only used Docker but also Excel',
    'Not afraid to use Docker and Excel',
    'Never missed a deadline. Used Docker and Excel',
    'Cut costs without losing knowledge of Docker and Excel',
  ])('[EXTRACT7] is not what %j says', (text) => {
    expect(flagsOf(text)).toEqual([]);
    expect(skillsOf(text)).toEqual(expect.arrayContaining(['Docker', 'Microsoft Excel']));
  });
});

describe('what cannot have been', () => {
  const at = (...lines: string[]) => `Experience\n${lines.join('\n')}`;

  it.each([
    [at('Tannery, 2019 – 2015'), [['reversed', '2019 – 2015']]],
    [at('Tannery, 03/2027 – 05/2029'), [['future', '03/2027 – 05/2029']]],
    [at('Engineer, 2000 – 2015', 'Chef, 2001 – 2014'), [['overlapping', '2000 – 2015', '2001 – 2014']]],
    [at('Engineer, 2000 – 2015', 'Board member, 2001 – 2014'), []],
    [at('Engineer, 2010 – present', 'Chef, 2005 – 2010'), []],
    ['Education\nBSc, 2025 – 2028', []],
  ])('[EXTRACT8] is flagged in %j', (text, flags) => {
    expect(flagsOf(text)).toEqual(flags);
  });
});

describe('what is said to be found', () => {
  const list = 'Sewing, Dyeing, Excel, Docker, Python, Photoshop, Welding, Cooking';

  it('[EXTRACT8] is a long list that comes again, and one word over and over', () => {
    expect(flagsOf(`Skills\n${list}\n\nExperience\n${list}`)).toEqual([['repeated', list]]);
    expect(flagsOf('Skills\nPython Python Python Python Python Python')).toEqual([
      ['repeated', 'Python Python Python Python Python Python'],
    ]);
    expect(flagsOf(`Skills\n${list}\n\nExperience\nSewing, Dyeing`)).toEqual([]);
  });

  it('[EXTRACT8] is what the job says, word for word', () => {
    const job =
      'You clean, mend and recolour bags and jackets at the bench, and talk with those who bring them.';
    const resume = `I clean, mend and recolour bags and jackets at the bench, and talk with those who like it.`;
    const [span, ...others] = copiedFrom(resume, job);
    expect(others).toEqual([]);
    expect(resume.slice(span!.start, span!.end)).toBe(
      'clean, mend and recolour bags and jackets at the bench, and talk with those who',
    );
    expect(copiedFrom('You clean, mend and recolour bags', job)).toEqual([]);
  });
});
