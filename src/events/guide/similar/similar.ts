/** Finds the known questions that a question resembles: what answers them is likely to answer it. */
import { knownQuestions } from './questions.ts';

/** How strongly questions that a sentence, or a guide, answers resemble the question. */
export interface Similar {
  /** The most similar question that each sentence answers, by its id: 0 to 1; none: 0. */
  readonly maxBySentence: ReadonlyMap<string, number>;
  /** All similar questions that the sentence answers together; none: 0. */
  readonly sumBySentence: ReadonlyMap<string, number>;
  /** The most similar question that no guide answers: 0 to 1. */
  readonly maxUnanswered: number;
  /** The most similar question that a guide answers: 0 to 1. */
  readonly maxAnswered: number;
  /** Share of the questions that are answered among the few most similar, 0 to 1. */
  readonly shareAnswered: number;
}

interface Known {
  /** Ids of the sentences that answer it; none: no guide does. */
  readonly facts: readonly string[];
  readonly words: readonly string[];
}

/** How many questions count, the most similar first, and among how many the share of those answered is taken. */
const [mostSimilar, few] = [40, 10];
/** Weight of a word of the question that no known question has; it makes all of them less similar. */
const unknownWeight = 2;

/** Parses lines `facts | words`. */
const parse = (text: string): readonly Known[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [facts = '', words = ''] = line.split('|').map((part) => part.trim());
      return { facts: facts === '' ? [] : facts.split(' '), words: words.split(' ') };
    });

/** Known questions by their words, each with its share of the question's length. */
function indexed(known: readonly Known[]) {
  const lists = new Map<string, number[]>();
  for (const [place, { words }] of known.entries())
    for (const word of words) {
      const list = lists.get(word);
      if (list) list.push(place);
      else lists.set(word, [place]);
    }
  const rarity = (list: readonly number[]) =>
    Math.log(1 + (known.length - list.length + 0.5) / (list.length + 0.5));
  const weights = new Map([...lists].map(([word, list]) => [word, rarity(list)]));
  const lengths = known.map(({ words }) => Math.hypot(...words.map((word) => weights.get(word)!)));
  return { known, lists, weights, lengths };
}

let built: ReturnType<typeof indexed> | null = null;
const index = () => (built ??= indexed(parse(knownQuestions)));

/**
 * @param words of the question, distinct
 * @param leavesOutItself whether a known question of exactly these words does not count: training would learn it by heart
 */
export function similarTo(words: readonly string[], leavesOutItself = false): Similar {
  const { known, lists, weights, lengths } = index();
  // In an array, since a long question meets thousands of known ones.
  const products = new Float64Array(known.length);
  for (const word of words) {
    const square = (weights.get(word) ?? 0) ** 2;
    for (const place of lists.get(word) ?? []) products[place]! += square;
  }
  const own = Math.hypot(...words.map((word) => weights.get(word) ?? unknownWeight));
  const isItself = (place: number) =>
    known[place]!.words.length === words.length && words.every((word) => known[place]!.words.includes(word));
  const similarities = products.map((product, place) =>
    product === 0 || (leavesOutItself && isItself(place)) ? 0 : product / (own * lengths[place]!),
  );
  // What is less similar than the last one that counts need not be sorted.
  const least = similarities.toSorted().at(-mostSimilar) ?? 0;
  const nearest = known
    .flatMap(({ facts }, place) => {
      const similarity = similarities[place]!;
      return similarity > 0 && similarity >= least ? [{ facts, similarity }] : [];
    })
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, mostSimilar);
  return combined(nearest);
}

function combined(nearest: readonly { facts: readonly string[]; similarity: number }[]): Similar {
  const maxBySentence = new Map<string, number>();
  const sumBySentence = new Map<string, number>();
  for (const { facts, similarity } of nearest)
    for (const fact of facts) {
      maxBySentence.set(fact, Math.max(maxBySentence.get(fact) ?? 0, similarity));
      const share = similarity ** 2 / Math.sqrt(facts.length);
      sumBySentence.set(fact, (sumBySentence.get(fact) ?? 0) + share);
    }
  const most = (isAnswered: boolean) =>
    nearest.find(({ facts }) => facts.length > 0 === isAnswered)?.similarity ?? 0;
  const sum = (all: typeof nearest) => all.reduce((total, { similarity }) => total + similarity, 0);
  const first = nearest.slice(0, few);
  return {
    maxBySentence,
    sumBySentence,
    maxUnanswered: most(false),
    maxAnswered: most(true),
    shareAnswered: sum(first.filter(({ facts }) => facts.length > 0)) / Math.max(sum(first), 1e-9),
  };
}
