/** The known questions that a question is compared with. */
import { describe, expect, it } from 'vitest';
import { guides } from '../../../src/events/guide/all-guides.ts';
import { consider } from '../../../src/events/guide/answer.ts';
import { wordsOf } from '../../../src/events/guide/question.ts';
import { knownQuestions } from '../../../src/events/guide/similar/questions.ts';
import { similarTo } from '../../../src/events/guide/similar/similar.ts';

const lines = knownQuestions.trim().split('\n');
const known = lines.map((line) => {
  const [facts = '', words = ''] = line.split('|').map((part) => part.trim());
  return { facts: facts.split(' ').filter(Boolean), words: words.split(' ').filter(Boolean) };
});
const answered = known.filter(({ facts }) => facts.length > 0);

describe('known questions', () => {
  it('are answered by sentences that there are, and have distinct words', () => {
    const ids = new Set(guides.flatMap(({ facts }) => facts.map(({ id }) => id)));
    expect(known.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
    for (const { words } of known) expect(new Set(words).size).toBe(words.length);
    expect(known.every(({ words }) => words.length > 0)).toBe(true);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('are as similar as 1 to themselves, and to nothing else', () => {
    for (const { facts, words } of answered.slice(0, 200)) {
      const { maxBySentence, maxAnswered } = similarTo(words);
      expect(maxAnswered).toBeCloseTo(1);
      for (const fact of facts) expect(maxBySentence.get(fact)).toBeCloseTo(1);
    }
    const others = answered.slice(0, 200).map(({ words }) => similarTo(words, true).maxAnswered);
    expect(Math.max(...others)).toBeLessThan(1);
  });

  it('are not found by words that none of them has', () => {
    const { maxBySentence, maxAnswered, maxUnanswered, shareAnswered } = similarTo(['qwertz', 'uiop']);
    expect([maxBySentence.size, maxAnswered, maxUnanswered, shareAnswered]).toEqual([0, 0, 0, 0]);
    expect(similarTo([]).maxAnswered).toBe(0);
  });

  it('speak for the sentences that answer them, in whichever words they ask', () => {
    const words = wordsOf(consider('the kid scribbled on our suede armchair with a ballpoint', []).wanted);
    const { sumBySentence } = similarTo(words);
    const [best] = [...sumBySentence].toSorted(([, one], [, other]) => other - one);
    expect(guides.find(({ facts }) => facts.some(({ id }) => id === best?.[0]))?.stains).toContain('ink');
  });
});
