/** What decides whether the guides answer a question, and whether its weights belong to its features. */
import { describe, expect, it } from 'vitest';
import { consider } from '../../../src/events/guide/answer.ts';
import { chanceOfAnswer, minChance } from '../../../src/events/guide/answerable/chance.ts';
import { numberNames } from '../../../src/events/guide/answerable/features.ts';
import { numberWeights, wordWeights } from '../../../src/events/guide/answerable/weights.ts';

const chance = (question: string, ...earlier: string[]) =>
  chanceOfAnswer(consider(question, earlier).answerability);

describe('the chance that the guides answer a question', () => {
  it('has one weight for each number, and one for each word', () => {
    expect(Object.keys(numberWeights)).toEqual([...numberNames]);
    const words = wordWeights.trim().split(/\s*[|\n]\s*/);
    expect(new Set(words.map((entry) => entry.slice(0, entry.lastIndexOf(' ')))).size).toBe(words.length);
    for (const entry of words) expect(entry).toMatch(/^\S.* -?\d+(\.\d+)?$/);
  });

  it('is high for what a guide is about, and low for another topic in the same words', () => {
    expect(chance('How do I get ballpoint ink off my leather sofa?')).toBeGreaterThan(minChance);
    expect(chance('How much does it cost to get ink off my leather sofa?')).toBeLessThan(0.3);
    expect(chance('coffee on a cotton shirt')).toBeGreaterThan(0.95);
    expect(chance('coffee on my laptop')).toBeLessThan(0.3);
  });

  it('is low for a pair of material and stain that no guide is about', () => {
    expect(chance('ink on carpet')).toBeLessThan(chance('ink on suede') / 2);
  });

  it('goes by the question before', () => {
    expect(chance('and on suede?', 'ink on my leather sofa')).toBeGreaterThan(minChance);
  });
});
