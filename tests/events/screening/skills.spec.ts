import { describe, expect, it } from 'vitest';

import {
  broaderSkill,
  canonicalSkill,
  skillKey,
  skillNames,
  spellingOf,
} from '../../../src/events/screening/skills.ts';
import { blocks } from '../../../src/events/screening/vocabulary/index.ts';
import { folded, wordsOf } from '../../../src/events/shared/questions/words-of.ts';
import { commonWords, companies, givenNames } from './common-words.ts';

describe('skills', () => {
  it('[EXTRACT5] has one name for a skill in all its spellings and languages', () => {
    const spelt: Readonly<Record<string, string>> = {
      JS: 'JavaScript',
      'node js': 'Node.js',
      'ASP.NET': '.NET',
      '.net core': '.NET',
      'c#': 'C#',
      'C++': 'C++',
      c: 'C',
      go: 'Golang',
      'NETTOYAGE DU CUIR': 'Leather cleaning',
      Lederreinigung: 'Leather cleaning',
      'Reparacion de cuero': 'Leather repair',
      'e commerce': 'E-commerce',
      'Cousu Goodyear': 'Goodyear welting',
      Lohgerbung: 'Vegetable tanning',
      'Nettoyage de canapes en cuir': 'Leather sofa cleaning',
      Desinsectación: 'Insect control',
    };
    expect(Object.fromEntries(Object.keys(spelt).map((name) => [name, canonicalSkill(name)]))).toEqual(spelt);
  });

  it('leaves a skill it does not know as it is, and tells it from every other', () => {
    expect(canonicalSkill('  Knife   making ')).toBe('Knife making');
    expect(skillKey('knife making')).toBe(skillKey('Knife Making'));
    expect(skillKey('Net')).not.toBe(skillKey('.NET'));
    expect(skillKey('名刺')).toBe('名刺');
    expect(skillKey('♥')).not.toBe(skillKey('♦'));
  });

  it('[EXTRACT5] knows what a product is one of', () => {
    expect(broaderSkill('opencv')).toBe('Computer vision');
    expect(broaderSkill('Computer vision')).toBeNull();
    expect(broaderSkill('WIG-Schweißen')).toBe('Welding');
    expect(broaderSkill('HPLC')).toBe('Chromatography');
  });

  it('[EXTRACT5] knows each spelling as one skill only', () => {
    const owners = new Map<string, string>();
    for (const line of blocks.flatMap(({ lines }) => lines.split('\n'))) {
      const [head = '', ...forms] = line.split('|');
      const [name = '', broader] = head.split(' < ');
      if (broader !== undefined) expect.soft(skillNames).toContain(broader.trim());
      // Additional spellings of a skill that is listed elsewhere.
      if (name.startsWith('+')) expect.soft(skillNames).toContain(name.slice(1).trim());
      for (const form of name.startsWith('+') ? forms : [name, ...forms]) {
        const key = wordsOf(form)
          .map(({ key }) => key)
          .join(' ');
        if (key === '') continue;
        expect.soft(owners.get(key), `“${form.trim()}” is written twice`).toBeUndefined();
        owners.set(key, line);
      }
    }
    expect(skillNames.length).toBeGreaterThanOrEqual(3_000);
    expect(new Set(skillNames).size).toBe(skillNames.length);
    expect(skillNames.filter((name) => canonicalSkill(name) !== name)).toEqual([]);
  });

  it('[EXTRACT5] marks every word that has other meanings, and every name of a person or a firm', () => {
    const words = [commonWords, givenNames, companies].join(' ').trim().split(/\s+/);
    expect(words.length).toBeGreaterThan(800);
    const unmarked = words.filter((word) => spellingOf(folded(word))?.exactly === null);
    expect(unmarked).toEqual([]);
  });
});
