/**
 * Generated messages whose words are as frequent as in a language (Zipf: the word of rank n occurs 1/n as often as the first):
 * the words of the care guides in the order of their frequency there, then made-up ones.
 */
import { guides } from '../../../src/events/guide/all-guides.ts';
import { seededRandom } from '../../support/ledger-facts.ts';

const vocabularySize = 30_000;

const syllables =
  'ba be bi bo da de di do fa fe ga go ka ke ki la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se si so ta te ti to va ve vo za zo'.split(
    ' ',
  );

/** Words by their rank, the most frequent first. */
export function vocabulary(): readonly string[] {
  const counts = new Map<string, number>();
  for (const { facts } of guides) {
    for (const { text } of facts)
      for (const word of text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = new Set([...counts].sort(([, one], [, other]) => other - one).map(([word]) => word));
  const random = seededRandom(1);
  while (words.size < vocabularySize) {
    const length = 2 + Math.floor(random() * 3);
    words.add(
      Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]!).join('') + 'n',
    );
  }
  return [...words].slice(0, vocabularySize);
}

export interface Message {
  readonly question: string;
  readonly answer: string;
}

/** Questions of 4 to 12 words with answers of 30 to 120. */
export function messages(count: number, words: readonly string[]): readonly Message[] {
  const random = seededRandom(2);
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(Math.exp(random() * Math.log(words.length))) - 1]!).join(
      ' ',
    );
  return Array.from({ length: count }, () => ({
    question: text(4 + Math.floor(random() * 9)),
    answer: text(30 + Math.floor(random() * 91)),
  }));
}

/** What is searched for, by kind. */
export function searches(
  words: readonly string[],
  said: readonly Message[],
  each: number,
): Readonly<Record<string, readonly string[]>> {
  const random = seededRandom(3);
  const among = (from: number, to: number) => words[from + Math.floor(random() * (to - from))]!;
  const several = (one: () => string) => Array.from({ length: each }, one);
  const known = new Set(words);
  const mistyped = (): string => {
    const word = among(200, 3000);
    const at = 1 + Math.floor(random() * (word.length - 3));
    const typo = word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
    return word.length < 6 || typo === word || known.has(typo) ? mistyped() : typo;
  };
  return {
    'a rare word': several(() => among(10_000, vocabularySize)),
    'a middling word': several(() => among(200, 3000)),
    'a very frequent word': several(() => among(0, 20)),
    'a frequent and a middling word': several(() => `${among(0, 20)} ${among(200, 3000)}`),
    'a phrase': several(() => {
      const spoken = said[Math.floor(random() * said.length)]!.answer.split(' ');
      const at = Math.floor(random() * (spoken.length - 3));
      return `"${spoken.slice(at, at + 2 + Math.floor(random() * 2)).join(' ')}"`;
    }),
    'a typo': several(mistyped),
  };
}
