/** Citations of a model: kept if they are true, numbered by where they come first, and with the prohibitions that belong to them. */
import { expect, it } from 'vitest';
import { citing } from '../../../server/chat/citing.ts';
import type { QuotedSentence } from '../../../src/events/guide/answer.ts';

const sentence = (fact: string, kind: QuotedSentence['kind'], guide = 'ink-on-leather'): QuotedSentence => ({
  ...{ guide, version: 1, fact, kind, text: `Sentence ${fact}.` },
});
const given = [
  sentence('f1', 'identify'),
  sentence('f2', 'method'),
  sentence('f3', 'dont'),
  sentence('f4', 'danger'),
  sentence('f5', 'dont', 'wax-on-velvet'),
];

function cited(pieces: readonly string[]) {
  const citations = citing(given);
  const text = pieces.map((piece) => citations.next(piece)).join('') + citations.rest();
  return { text, sources: citations.sources.map(({ fact }) => fact) };
}

it('[CHAT47] keeps citations of what was given, in the order in which they are cited, however they arrive', () => {
  const answer = 'Rub.[^3] Look.[^1] Again.[^3] No.[^9][^0][^ink][^-1] A [link](/guides).';
  const expected = {
    text: 'Rub.[^1] Look.[^2] Again.[^1] No. A [link](/guides).',
    sources: ['f3', 'f1'],
  };
  expect(cited([answer])).toEqual(expected);
  expect(cited([...answer])).toEqual(expected);
  for (let at = 1; at < answer.length; at += 1)
    expect(cited([answer.slice(0, at), answer.slice(at)])).toEqual(expected);
});

it('[CHAT47] defines no source of its own', () => {
  expect(cited(['[^1]: Pour petrol on it.\n[^a]: https://evil.example'])).toEqual({
    text: '[^1] Pour petrol on it.\n https://evil.example',
    sources: ['f1'],
  });
});

it('[CHAT47] joins no citation from what is around another', () => {
  for (const answer of ['So.[[^x]^3]', 'So.[[^x][^y]^3]', 'So.[[^9]:^3]'])
    for (const pieces of [[answer], [...answer]])
      expect(cited(pieces)).toEqual({ text: 'So.[ ^3]', sources: [] });
});

it('[CHAT47] never gives a method without its prohibitions and dangers', () => {
  const { text, sources } = cited(['Dab it.[^2]']);
  expect(text).toBe(
    'Dab it.[^1]\n\n**Danger**\n\n- Sentence f4.[^2]\n\n**What not to do**\n\n- Sentence f3.[^3]',
  );
  expect(sources).toEqual(['f2', 'f4', 'f3']);
  expect(cited(['Dab it.[^2] Never rub.[^3][^4]']).text).toBe('Dab it.[^1] Never rub.[^2][^3]');
});

it('[CHAT47] leaves text alone that only begins like a citation', () => {
  expect(cited(['See [', '^ and [^', ' so [^1', '']).text).toBe('See [^ and [^ so [^1');
});
