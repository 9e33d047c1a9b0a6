/** The confidence of values, by the way they were found; it changes no value. */
import { describe, expect, it } from 'vitest';
import { assess, type Typed } from '../../../server/hiring/extraction/confidence.ts';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import {
  confidenceOf,
  isUnsure,
  unsureBelow,
  waysOfFinding,
} from '../../../src/events/screening/confidence.ts';
import { howText } from '../../../src/events/screening/words.ts';

const text = [
  'Ida Holm',
  'ida.holm@example.org',
  '+47 22 12 34 56',
  '',
  'Experience',
  '2018 – 2023  Developer, Fjord',
  'Services in PostgreSQL and Java',
  '',
  'Skills',
  'Kubernetes, Knife making',
  '',
  'Certifications',
  'PMP, 2020',
].join('\n');
const nobody: Typed = { name: null, email: null, phone: null };
const assessed = (paper = text, typed = nobody, scanned = false) =>
  assess(paper, extract(paper, '2026-11-27', [], scanned), typed);
const how = (values: ReturnType<typeof assessed>) =>
  Object.fromEntries(values.map((each) => [`${each.of} ${each.value}`, each.how]));

describe('how sure a value is', () => {
  it('[EXTRACT10] goes by where and how it was found', () => {
    expect(how(assessed())).toMatchObject({
      'name Ida Holm': 'agrees',
      'email ida.holm@example.org': 'pattern',
      'phone +4722123456': 'pattern',
      'years 5': 'section',
      'skill PostgreSQL': 'known',
      'skill Kubernetes': 'section',
      'skill Knife making': 'section-unknown',
      'certification PMP': 'section',
    });
  });

  it('[EXTRACT10] is compared with what was typed', () => {
    const same = { name: 'Ida M. Holm', email: 'IDA.HOLM@example.org', phone: '+4722123456' };
    const [name, email, phone] = assessed(text, same);
    expect([name!.how, email!.how, phone!.how]).toEqual(['agrees', 'agrees', 'agrees']);
    const other = assessed(text, { name: 'Kari Moe', email: 'kari@example.org', phone: '+4799999999' });
    expect(other.slice(0, 3).map(({ how: found }) => found)).toEqual(['differs', 'differs', 'differs']);
    expect(other.slice(0, 3).every(isUnsure)).toBe(true);
    expect(assessed(text, same).filter(isUnsure)).toEqual([]);
  });

  it('[EXTRACT10] a name without any agreement is as sure as its place', () => {
    const at = (...lines: readonly string[]) => assessed(lines.join('\n'))[0];
    expect(at('Ida Holm', 'studio@example.org', '', 'Skills', 'Java')?.how).toBe('top');
  });

  it('[EXTRACT10] is less on a scan, and changes no value', () => {
    const [plain, scan] = [assessed(), assessed(text, nobody, true)];
    expect(scan.map(({ of, value }) => [of, value])).toEqual(plain.map(({ of, value }) => [of, value]));
    scan.forEach(({ confidence }, i) => expect(confidence).toBeLessThan(plain[i]!.confidence));
    expect(scan.some(isUnsure)).toBe(true);
  });

  it('[EXTRACT10] has a stated number and a reason in words for each way', () => {
    for (const way of waysOfFinding) {
      expect(confidenceOf(way, false)).toBeGreaterThan(0);
      expect(confidenceOf(way, false)).toBeLessThan(1);
      expect(howText(way)).toMatch(/^[A-Z]/);
    }
    expect(unsureBelow).toBe(0.6);
  });
});
