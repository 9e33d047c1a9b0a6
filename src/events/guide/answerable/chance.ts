/** The chance that the guides answer a question: a logistic regression, trained by tests/bench/chat/train-answerable.ts. */
import { type Features, numberNames } from './features.ts';
import { bias, numberWeights, wordWeights } from './weights.ts';

/** From this chance on, a question is answered. */
export const minChance = 0.7;

/** How much the words count beside the numbers. Part of training: changing it needs new weights. */
const wordScale = 5;

let parsed: ReadonlyMap<string, number> | null = null;
const weights = () =>
  (parsed ??= new Map(
    wordWeights
      .trim()
      .split(/\s*[|\n]\s*/)
      .map((entry) => {
        const end = entry.lastIndexOf(' ');
        return [entry.slice(0, end), Number(entry.slice(end + 1))];
      }),
  ));

/** Whether a question that it was trained on has the word. */
export const isLearned = (word: string): boolean => weights().has(word);

/**
 * The words of a question as a vector of this length, among those that count.
 * @param known whether a word counts
 */
export const wordValue = (words: readonly string[], known: (word: string) => boolean): number =>
  wordScale / Math.sqrt(Math.max(words.filter(known).length, 1));

/** @returns 0 to 1 */
export function chanceOfAnswer({ numbers, words }: Features): number {
  const byWord = weights();
  const value = wordValue(words, (word) => byWord.has(word));
  let sum = bias;
  for (const [place, name] of numberNames.entries()) sum += numberWeights[name] * numbers[place]!;
  for (const word of words) sum += value * (byWord.get(word) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
