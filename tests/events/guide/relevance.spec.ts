/** What orders the sentences of an answer, and whether its weights belong to its features. */
import { describe, expect, it } from 'vitest';
import { consider } from '../../../src/events/guide/answer.ts';
import { factKinds } from '../../../src/events/guide/fact.ts';
import { numberNames, traitNames } from '../../../src/events/guide/relevance/features.ts';
import { kindWeights, numberWeights, wordWeights } from '../../../src/events/guide/relevance/weights.ts';

const kindsOf = (question: string) =>
  consider(question, [])
    .relevant.slice(0, 3)
    .map(({ sentence }) => sentence.fact.kind);

describe('the order of sentences', () => {
  it('has one weight for each number, one for each kind and trait, and a word once with one for each kind', () => {
    expect(Object.keys(numberWeights)).toEqual([...numberNames]);
    expect(Object.keys(kindWeights)).toEqual([...factKinds]);
    for (const weights of Object.values(kindWeights))
      expect(Object.keys(weights)).toEqual(['bias', ...traitNames]);
    const lines = wordWeights
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '));
    expect(new Set(lines.map(([word]) => word)).size).toBe(lines.length);
    for (const [word, ...weights] of lines) {
      expect(weights, word).toHaveLength(factKinds.length);
      expect(weights.map(Number).every(Number.isFinite), word).toBe(true);
    }
  });

  it('follows what kind of sentence is asked for', () => {
    const about = 'red wine on a cotton sofa';
    expect(kindsOf(`What must I never do with ${about}?`)[0]).toBe('dont');
    expect(kindsOf(`When should a professional see ${about}?`)[0]).toBe('handover');
    expect(kindsOf(`${about} just now, what first?`)[0]).toBe('first-aid');
  });

  it('is the same each time, the highest score first', () => {
    const once = consider('Biro on my white leather sofa', []).relevant;
    const scores = once.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(consider('Biro on my white leather sofa', []).relevant).toEqual(once);
  });
});
