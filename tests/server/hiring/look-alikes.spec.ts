/** Lines that look like something else: the end of a sentence like a month, an abbreviation like a denial, a house number like a year. */
import { describe, expect, it } from 'vitest';
import { datedSpans, monthsTogether } from '../../../server/hiring/extraction/dated-spans.ts';
import { extract } from '../../../server/hiring/extraction/extract.ts';

const asOf = '2026-11-21';
const of = (text: string) => extract(text, asOf);
const values = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value);

describe('a number behind the end of a sentence', () => {
  const months = (text: string) => monthsTogether(datedSpans(text, 0, asOf));

  it.each([
    ['Manager 2015 – 2018. 12 employees', 36],
    ['Manager 2015 – 2018. 10 – 12 employees', 36],
    ['Since 2025. 10 people', 22],
    ['Since 2025. 10.5 tons a day', 22],
    ['Manager 03/2015 – 2018. 12 employees', 34],
  ])('[EXTRACT3] is no month: %j', (text, expected) => {
    expect(months(text)).toBe(expected);
  });

  it.each([
    ['2015. 03. – 2015. 05.', 3],
    ['2015. 03 – 2015. 05', 3],
    ['2015. 03 ~ 2015. 05', 3],
    ['2026. 10. – present', 1],
    ['2026. 10 – present', 1],
    ['2026. 10. –', 1],
    ['2025. 10 – 2025. 12 employees', 3],
  ])('[EXTRACT3] is one in a date: %j', (text, expected) => {
    expect(months(text)).toBe(expected);
  });
});

describe('several statements about languages in a line', () => {
  it.each([
    ['Native Spanish, fluent in English', ['Spanish', 'English']],
    ['French (native), I speak German', ['French', 'German']],
    ['I speak German, French and Polish; basic Dutch', ['German', 'French', 'Polish', 'Dutch']],
    ['Fluent in English. I managed Greek suppliers, Italian customers', ['English']],
  ])('[EXTRACT6] are all read: %j', (line, expected) => {
    const found = of(`Mia Rowe\n\nSummary\n${line}`).languages;
    expect(values(found).toSorted()).toEqual(expected.toSorted());
    for (const { spans } of found) expect(new Set(spans.map(({ start }) => start)).size).toBe(spans.length);
  });
});

describe('"NI"', () => {
  const skillsOf = (line: string) => values(of(`Mia Rowe\n\nExperience\n${line}`).skills);

  it.each([
    ['Managed claims across NI using Excel and SAP', ['Microsoft Excel', 'SAP']],
    ['NI experience with Excel and SAP', ['Microsoft Excel', 'SAP']],
    ['NI LabVIEW experience with SAP', ['LabVIEW', 'SAP']],
  ])('[EXTRACT7] denies nothing as an abbreviation: %j', (line, expected) => {
    expect(skillsOf(line)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'No manejo Oracle ni he usado Excel.',
    'Ni experiencia ni conocimientos de Excel',
    'Ni tengo experiencia en Excel',
    'Je n’ai ni expérience ni connaissances en Excel',
  ])('[EXTRACT7] denies as a word: %j', (line) => {
    expect(skillsOf(line)).not.toContain('Microsoft Excel');
  });
});
