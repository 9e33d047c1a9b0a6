/** The words that people use in questions, listed beside the guides. */
import { describe, expect, it } from 'vitest';
import { guides } from '../../../src/events/guide/all-guides.ts';
import { answerFromGuides } from '../../../src/events/guide/answer.ts';
import { askedWords, readAsked } from '../../../src/events/guide/asked/read-asked.ts';

describe('the words that people ask in', () => {
  it('belong to sentences that there are', () => {
    const ids = new Set(guides.flatMap(({ facts }) => facts.map(({ id }) => id)));
    expect([...askedWords().keys()].filter((id) => !ids.has(id))).toEqual([]);
    expect(askedWords().size).toBeGreaterThan(ids.size / 2);
  });

  it('stand in one line for each sentence', () => {
    expect(() => readAsked('suede-care-1: nap\nsuede-care-1: hide')).toThrow('one sentence');
    expect(() => readAsked('suede care: nap')).toThrow('one sentence');
  });

  it.each([
    ['Can I unzip the cushion covers and launder them?', 'upholstery-codes-8'],
    ['Is bio washing powder all right for a wool jumper?', 'wool-blood-4'],
    ['Which papers does an alligator bag need at the border?', 'exotic-care-7'],
    ['When do I give up on a stain?', 'rules-for-every-stain-9'],
    ['Ink on a faux leather chair: the shine changed where I dabbed', 'coated-ink-7'],
  ])('find a sentence that says it in others: %s', (question, wanted) => {
    const answer = answerFromGuides(question, []);
    const first = answer.kind === 'answer' ? answer.sentences.slice(0, 3).map(({ fact }) => fact) : [];
    expect(first).toContain(wanted);
  });

  it('are never quoted', () => {
    const texts = new Set(guides.flatMap(({ facts }) => facts.map(({ text }) => text)));
    const answer = answerFromGuides('How do I stop jeans from staining the leather again?', []);
    expect(answer.kind === 'answer' && answer.sentences.every(({ text }) => texts.has(text))).toBe(true);
  });
});
