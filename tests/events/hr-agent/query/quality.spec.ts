/** Hundreds of questions: nearly all are answered or refused correctly, and none is answered wrongly. */
import { describe, expect, it } from 'vitest';
import { outcomes, shareOf } from './quality.ts';

const all = outcomes();
const parts = { 'fitted to': all.filter(({ held }) => !held), 'held back': all.filter(({ held }) => held) };

describe('questions for applicants', () => {
  it('are many, in four languages', () => {
    expect(new Set(all.map(({ question }) => question)).size).toBeGreaterThan(900);
    for (const language of ['en', 'de', 'es', 'fr'])
      expect(all.filter((each) => each.language === language).length).toBeGreaterThan(200);
  });

  it.each(Object.entries(parts))('that were %s are never answered wrongly', (_, part) => {
    expect(part.filter(({ came }) => came === 'wrong')).toEqual([]);
  });

  it.each(Object.entries(parts))('that were %s are answered, or rightly refused', (_, part) => {
    const refused = part.filter(({ came }) => came === 'wrongly refused').map(({ question }) => question);
    expect(shareOf(part), refused.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
