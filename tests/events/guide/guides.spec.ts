/** The care guides as data: what each must contain, and what none may say. */
import { describe, expect, it } from 'vitest';
import { guides } from '../../../src/events/guide/all-guides.ts';
import { readGuides } from '../../../src/events/guide/read-guides.ts';

const facts = guides.flatMap((guide) => guide.facts.map((fact) => ({ guide, fact })));
const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));

describe.each(guides.map((guide) => [guide.id, guide] as const))('guide %s', (_, guide) => {
  it('has first aid, a method, tools, a don’t and when to hand it over', () => {
    for (const kind of ['first-aid', 'method', 'tool', 'dont', 'handover'] as const) {
      expect(guide.facts.filter((fact) => fact.kind === kind).length, kind).toBeGreaterThan(0);
    }
  });

  it('consists of whole sentences of a bearable length', () => {
    for (const { text } of guide.facts) expect(text).toMatch(/^[\p{Lu}“][^|[\]{}]{20,220}[.]$/u);
  });

  it('promises nothing, cures nobody and judges nothing genuine', () => {
    for (const { text } of guide.facts) {
      expect(text).not.toMatch(
        /100 ?%|guarantee|always works|completely removes|genuine|authentic|cure|remedy for/i,
      );
    }
  });
});

it('has at least sixty of them', () => {
  expect(guides.length).toBeGreaterThanOrEqual(60);
});

it('has ids that are unique, of guides and of facts', () => {
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
  expect(new Set(facts.map(({ fact }) => fact.id)).size).toBe(facts.length);
  expect(new Set(guides.map(({ title }) => title)).size).toBe(guides.length);
});

it('has sentences that differ from one another in more than a word', () => {
  const all = facts.map(({ fact }) => ({ id: fact.id, words: words(fact.text) }));
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      const shared = [...one.words].filter((word) => other.words.has(word)).length;
      const share = shared / (one.words.size + other.words.size - shared);
      expect(share, `${one.id} and ${other.id}`).toBeLessThan(0.8);
    }
  }
});

describe('reading guides', () => {
  const head = '# silk-tea | version 2 | silk-viscose | tannin water | Tea on silk';

  it('keeps number, kind, sources and what follows from them', () => {
    const [guide] = readGuides(
      `${head}\n4 dont: Do not rub the silk. {no-wash} [NB ISO3758]\n1 rule: Silk is thin.`,
    );
    expect(guide).toMatchObject({
      version: 2,
      stains: ['tannin', 'water'],
      reviewedBy: null,
      reviewedAt: null,
    });
    expect(guide!.facts).toEqual([
      {
        id: 'silk-tea-4',
        kind: 'dont',
        text: 'Do not rub the silk.',
        symbols: ['no-wash'],
        sources: ['NB', 'ISO3758'],
        confidence: 'standard',
      },
      {
        id: 'silk-tea-1',
        kind: 'rule',
        text: 'Silk is thin.',
        symbols: [],
        sources: [],
        confidence: 'practice',
      },
    ]);
  });

  it('keeps who has read it', () => {
    expect(readGuides(`${head} | Ida Moss, 2026-12-01\n1 rule: Silk is thin.`)).toMatchObject([
      { title: 'Tea on silk', reviewedBy: 'Ida Moss', reviewedAt: '2026-12-01' },
    ]);
  });

  it.each([
    ['a head without a version', head.replace('version 2', 'v2')],
    ['a material nobody knows', head.replace('silk-viscose', 'velour')],
    ['a stain nobody knows', head.replace('tannin', 'tea')],
    ['a kind nobody knows', `${head}\n1 hint: Silk is thin.`],
    ['a source nobody knows', `${head}\n1 rule: Silk is thin. [XY]`],
    ['a symbol nobody draws', `${head}\n1 rule: Silk is thin. {boil}`],
    ['a sentence without a number', `${head}\nrule: Silk is thin.`],
  ])('refuses %s', (_, text) => {
    expect(() => readGuides(text)).toThrow(/^No (head of a guide|fact of)/);
  });
});
