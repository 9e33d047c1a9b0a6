/** Orders sentences by how likely they answer: a multinomial logistic regression, trained by tests/bench/chat/train-relevance.ts. */
import { type FactKind, factKinds } from '../fact.ts';
import type { Sentence } from '../sentence-index.ts';
import { numberNames, type QuestionFeatures, traitNames } from './features.ts';
import { kindWeights, numberWeights, wordWeights } from './weights.ts';

export interface Relevant {
  readonly sentence: Sentence;
  /** Only differences within one question mean something: e to their power is the ratio of the chances. */
  readonly score: number;
}

/** How much the words count beside the numbers. Part of training: changing it needs new weights. */
const wordScale = 3;

let parsed: ReadonlyMap<string, readonly number[]> | null = null;
/** One weight for each kind of sentence. */
const byWord = () =>
  (parsed ??= new Map(
    wordWeights
      .trim()
      .split('\n')
      .map((line) => {
        const [word = '', ...weights] = line.trim().split(' ');
        return [word, weights.map(Number)];
      }),
  ));

/** What each word of a question that counts is multiplied with. */
export const wordValue = (counting: number): number => wordScale / Math.sqrt(Math.max(counting, 1));

/** The most relevant first. */
export function rankSentences({ sentences, traits, words }: QuestionFeatures): readonly Relevant[] {
  const known = words.flatMap((word) => byWord().get(word) ?? []);
  const value = wordValue(known.length / factKinds.length);
  const ofKind = (kind: FactKind, place: number): number => {
    const { bias, ...weights } = kindWeights[kind];
    let sum = bias;
    for (const trait of traitNames) sum += weights[trait] * traits[trait];
    for (let at = place; at < known.length; at += factKinds.length) sum += value * known[at]!;
    return sum;
  };
  const kinds = new Map(factKinds.map((kind, place) => [kind, ofKind(kind, place)]));
  return sentences
    .map(({ sentence, kind, numbers }) => {
      let score = kinds.get(kind)!;
      for (const name of numberNames) score += numberWeights[name] * numbers[name];
      return { sentence, score };
    })
    .toSorted((one, other) => other.score - one.score);
}
