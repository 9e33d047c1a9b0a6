/** Lines that look like something else: the end of a sentence like a month, an abbreviation like a denial, a house number like a year. */
import { describe, expect, it } from 'vitest';
import { datedSpans, monthsTogether } from '../../../server/hiring/extraction/dated-spans.ts';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { linesOf } from '../../../server/hiring/extraction/lines.ts';
import { personalSpans } from '../../../server/hiring/extraction/personal.ts';
import { properNamesIn } from '../../../server/hiring/extraction/proper-names.ts';

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

describe('a house number', () => {
  const none = { name: null, email: null, phone: null, links: [] };
  const covered = (line: string) => {
    const text = `Summary\n${line}`;
    return personalSpans(text, linesOf(text), none, 0).some(({ end }) => end === text.length);
  };

  it.each([
    '2045 Oak Street, Springfield',
    'Springfield, 2045 Oak Street',
    '1200 H Street, Sacramento',
    '1999 Martin Luther King Boulevard',
    '2020 Avenue of the Americas, New York',
    '2011 School Lane, York',
    'Mia Rowe | 1950 College Road | York',
    '45 W 34th St, New York',
    'Oak Street 1950',
    'Calle Mayor 2001, Madrid',
    'Avenida Universidad 1900, Querétaro',
    '1910 H Street NW, Washington, DC 20005',
    'Philadelphia, PA 19104',
    'Via Roma 12, 2011 – 2015',
    'Mia Rossi, 20121 Milano',
    '20095 Hamburg',
  ])('[EXTRACT12] is covered though it may be a year: %j', (line) => {
    expect(covered(line)).toBe(true);
  });

  it.each([
    'Corso di tricologia, 16 ore, 2021',
    'Corso di tricologia, 2021',
    '2011 Teacher, VIA College',
    '2007 – 2011 Professionsbachelor, VIA University College',
    '2015 – 2018 Clerk, Crown Court',
    'Clerk, Crown Court (2018)',
    'Clerk, Crown Court, June 2018',
    'Clerk, Crown Court\t2018',
    'Clerk, Crown Court since 2018',
    '06/2018 Square payments, Acme',
    '2018: Square payments, Acme',
    'Sent 20000 invoices',
    'Engineering 2015, Business Unit 2016',
    'Payments via Stripe, 2019',
    'Clerk, Macon, GA 20005, 2015 – 2018',
  ])('[EXTRACT12] is none in a date, a course or a school: %j', (line) => {
    expect(covered(line)).toBe(false);
  });
});

describe('certificates with their years in brackets', () => {
  it.each([
    ['First Aid (2020), Forklift (2021), Manual handling', ['First Aid', 'Forklift', 'Manual handling']],
    [
      'First Aid (2020); Forklift (exp. 06/2021); Manual handling',
      ['First Aid', 'Forklift', 'Manual handling'],
    ],
    ['Manual handling (2019), Forklift (2021)', ['Manual handling', 'Forklift']],
    ['Clinical Specialist (OCS), Board Member Course (ABPTS), 2021', ['Clinical Specialist']],
  ])('[EXTRACT6] are several in a line: %j', (line, expected) => {
    expect(values(of(`Certifications\n${line}`).certifications)).toEqual(expected);
  });
});

describe('a state behind a comma', () => {
  const places = (line: string) => properNamesIn(line).map(({ start, end }) => line.slice(start, end));

  it.each([
    ['Dixie Co., Macon, GA', ['Macon, GA']],
    ['Nurse, St. Mary’s, Winston-Salem, NC 27101', ['Winston-Salem, NC']],
    ['Zaffran Retail Pvt Ltd, Pune', ['Zaffran Retail Pvt Ltd']],
    ['specialized in Internal Medicine, MD', []],
    ['X-Ray and Radiology, CT', []],
  ])('[EXTRACT12] follows a town, and no skill: %j', (line, expected) => {
    expect(places(line)).toEqual(expected);
  });

  it('[EXTRACT12] leaves the skill before a title', () => {
    expect(values(of('Mia Rowe\n\nExperience\nWard round, Internal Medicine, MD').skills)).toContain(
      'Internal medicine',
    );
  });

  it.each(['A', 'Aa.', 'A-', 'A’', 'Aa '])(
    '[EXTRACT12] is searched in time that grows with the length of a line of %j',
    (piece) => {
      /** CPU time, since elapsed time depends on what else the machine does. */
      const costOf = (length: number) => {
        const line = `${piece.repeat(length / piece.length)}, GA Ltd`;
        const before = process.cpuUsage();
        for (let i = 0; i < 5; i += 1) properNamesIn(line);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      costOf(5_000);
      const short = costOf(5_000);
      // Twenty times the length costs twenty times as much, not four hundred times.
      expect(costOf(100_000)).toBeLessThan(80 * Math.max(short, 200));
    },
  );
});

describe('a phone without a country', () => {
  it('[EXTRACT4] is in no country because of a mail provider used in many', () => {
    expect(of('Mia Rowe\n0431 555 014\nmia@aol.com').phone).toBeNull();
    expect(of('Mia Rowe\n(415) 555-0199\nmia@aol.com').phone).toBeNull();
  });
});
