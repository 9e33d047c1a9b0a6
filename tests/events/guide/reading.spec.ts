/** Words of four languages in one table: what is meant only as written, and what is repaired. */
import { describe, expect, it } from 'vitest';
import { indexSentences } from '../../../src/events/guide/sentence-index.ts';
import { commonWords } from '../../../src/events/guide/words/common-words.ts';
import { read } from '../../../src/events/guide/words/reading.ts';

const { known } = indexSentences();
const reading = (text: string) => read(text, known);

describe('a frequent word', () => {
  it.each(['Schwein', 'heart', 'sells', 'antes', 'magazine', 'location'])('%s is not a typo', (word) => {
    const { materials, stains, otherStains } = reading(word);
    expect([...materials, ...stains, ...otherStains]).toEqual([]);
  });

  it.each(['mit', 'nettoyer', 'traite'])('%s means nothing here', (word) => {
    const { rest, materials, stains, outside } = reading(word);
    expect([...rest, ...materials, ...stains, ...outside]).toEqual([]);
  });

  it('is in the list once, without accents', () => {
    for (const word of commonWords) expect(word).toMatch(/^[a-zßœæ]+$/);
    expect(commonWords.size).toBeGreaterThan(1000);
  });
});

describe('a typo', () => {
  it.each([
    ['seude', 'suede'],
    ['velevt', 'velvet-pile'],
    ['nubcuk', 'nubuck'],
  ])('%s is read as %s', (word, material) => {
    expect([...reading(word).materials]).toEqual([material]);
  });
});

describe('a topic that guides do not cover', () => {
  it('is found by the word and its plural, not by another form of it', () => {
    expect([...reading('a train').outside]).toEqual(['chatter']);
    expect([...reading('two trains').outside]).toEqual(['chatter']);
    expect([...reading('a trained person').outside]).toEqual([]);
  });
});
