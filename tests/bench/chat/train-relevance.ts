/**
 * Trains src/events/guide/relevance on the questions that the engine is tuned on, and writes its weights. A step of
 * train.ts.
 */
import { consider } from '../../../src/events/guide/answer.ts';
import { factKinds } from '../../../src/events/guide/fact.ts';
import { numberNames, traitNames } from '../../../src/events/guide/relevance/features.ts';
import { wordValue } from '../../../src/events/guide/relevance/relevance.ts';
import { readDevelopment } from './asked.ts';
import { quotedName, rounded, weightEntry, writeWeights } from './weights-file.ts';

/** A word of fewer questions would be learned by heart. */
const minQuestions = 3;
const penalty = 2;
const steps = 200;
/** Adam's step and its two memories. */
const [pace, momentum, memory] = [0.05, 0.9, 0.999];

const kinds = factKinds.length;
/** Columns of one kind: a bias and the traits. */
const perKind = 1 + traitNames.length;
const afterNumbers = numberNames.length;
const afterKinds = afterNumbers + kinds * perKind;

interface Example {
  /** Of each sentence: its kind, its numbers, and whether it answers. */
  readonly sentences: readonly {
    readonly kind: number;
    readonly numbers: Float64Array;
    readonly answers: boolean;
  }[];
  readonly traits: readonly number[];
  readonly words: readonly string[];
}

const examples = readDevelopment().flatMap(({ question, earlier = [], facts }): Example[] => {
  if (facts === null) return [];
  const { sentences, traits, words } = consider(question, earlier, true).relevance;
  const read = sentences.map(({ sentence, kind, numbers }) => ({
    kind: factKinds.indexOf(kind),
    numbers: Float64Array.from(numberNames, (name) => numbers[name]),
    answers: facts.includes(sentence.fact.id),
  }));
  // Where no candidate answers there is nothing to learn.
  if (!read.some(({ answers }) => answers)) return [];
  return [{ sentences: read, traits: traitNames.map((name) => traits[name]), words }];
});

const counts = new Map<string, number>();
for (const { words } of examples) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
const vocabulary = [...counts.keys()].filter((word) => counts.get(word)! >= minQuestions).toSorted();
const places = new Map(vocabulary.map((word, place) => [word, place]));
const width = afterKinds + vocabulary.length * kinds;

/** Columns and values that a sentence of this kind shares with all of its kind. */
function shared({ traits, words }: Example) {
  const own = words.flatMap((word) => places.get(word) ?? []);
  const value = wordValue(own.length);
  return Array.from({ length: kinds }, (_, kind): [number, number][] => [
    [afterNumbers + kind * perKind, 1],
    ...traits.map((trait, place): [number, number] => [afterNumbers + kind * perKind + 1 + place, trait]),
    ...own.map((word): [number, number] => [afterKinds + word * kinds + kind, value]),
  ]);
}

const prepared = examples.map((example) => ({ ...example, shared: shared(example) }));

/** Adds the gradient of minus the logarithm of the chance that one of the sentences that answer is chosen. */
function addGradient(
  { sentences, shared: columns }: (typeof prepared)[number],
  at: Float64Array,
  to: Float64Array,
) {
  const ofKind = columns.map((each) => each.reduce((sum, [column, value]) => sum + value * at[column]!, 0));
  const scores = sentences.map(({ kind, numbers }) =>
    numbers.reduce((sum, number, column) => sum + number * at[column]!, ofKind[kind]!),
  );
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const right = shares.reduce((sum, share, i) => sum + (sentences[i]!.answers ? share : 0), 0);
  const errors = new Float64Array(kinds);
  for (const [i, { kind, numbers, answers }] of sentences.entries()) {
    const error = shares[i]! / all - (answers ? shares[i]! / right : 0);
    errors[kind]! += error;
    for (const [column, number] of numbers.entries()) to[column]! += error * number;
  }
  for (const [kind, each] of columns.entries())
    for (const [column, value] of each) to[column]! += errors[kind]! * value;
}

/** Minimizes the loss and half the squared weights by Adam. */
function train(): Float64Array {
  const [weights, mean, square] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  for (let step = 1; step <= steps; step += 1) {
    const gradient = weights.map((weight) => penalty * weight);
    for (const example of prepared) addGradient(example, weights, gradient);
    for (const [column, slope] of gradient.entries()) {
      mean[column] = momentum * mean[column]! + (1 - momentum) * slope;
      square[column] = memory * square[column]! + (1 - memory) * slope * slope;
      const size = Math.sqrt(square[column] / (1 - memory ** step)) + 1e-8;
      weights[column]! -= (pace * (mean[column] / (1 - momentum ** step))) / size;
    }
  }
  return weights;
}

const weights = train();
const entry = (name: string, column: number) => weightEntry(name, weights[column]!);
const lines = [
  '/** Written by tests/bench/chat/train-relevance.ts: a positive weight speaks for a sentence. */',
  'export const numberWeights = {',
  ...numberNames.map((name, place) => `  ${entry(name, place)}`),
  '};',
  '',
  'export const kindWeights = {',
  ...factKinds.flatMap((kind, place) => [
    `  ${quotedName(kind)}: {`,
    ...['bias', ...traitNames].map((name, at) => `    ${entry(name, afterNumbers + place * perKind + at)}`),
    '  },',
  ]),
  '};',
  '',
  `/** A word, and its weight for each kind: ${factKinds.join(', ')}. */`,
  'export const wordWeights = `',
  ...vocabulary.map((word, place) =>
    [word, ...factKinds.map((_, kind) => rounded(weights[afterKinds + place * kinds + kind]!))].join(' '),
  ),
  '`;',
];
writeWeights('relevance', lines);
console.log(`${examples.length} questions, ${vocabulary.length} words`);
