/**
 * Trains src/events/guide/answerable on the questions that the engine is tuned on, and writes its weights. A step of
 * train.ts.
 */
import { guides } from '../../../src/events/guide/all-guides.ts';
import { consider } from '../../../src/events/guide/answer.ts';
import { wordValue } from '../../../src/events/guide/answerable/chance.ts';
import { numberNames } from '../../../src/events/guide/answerable/features.ts';
import { materials, stains } from '../../../src/events/guide/names.ts';
import { readDevelopment } from './asked.ts';
import { rounded, weightEntry, writeWeights } from './weights-file.ts';

/** A word of a single question would be learned by heart. */
const minQuestions = 2;
const steps = 3000;

interface Example {
  /** Column and value of what is not zero. */
  readonly values: readonly (readonly [number, number])[];
  readonly answered: boolean;
}

/** Every stain on every material, which is answered where a guide is about both, and the care of every material. */
function ofEveryPair() {
  const none = new Set<string>(['care', 'label', 'rules', 'unknown', 'dirt', 'sticky', 'crush']);
  const first = (label: string) => label.toLowerCase().split(' and ')[0]!;
  return Object.entries(materials).flatMap(([material, name]) => {
    if (material === 'any') return [];
    const care = [
      `cleaning ${name.toLowerCase()}`,
      `caring for ${name.toLowerCase()}`,
      `how should I care for ${name}?`,
      `a ${first(name)} sofa, how do I look after it`,
      `${name} richtig pflegen`,
      `wie pflegt man ${name}`,
      `wie pflege ich ${name}?`,
      `wie soll ich ${name} pflegen?`,
      `${name}: wie pflege ich das?`,
      `${name} pflegen, wie`,
      `cómo se cuida ${name}`,
      `entretenir ${name}`,
    ];
    return [
      ...care.map((question) => ({ question, answered: true })),
      ...Object.entries(stains).flatMap(([stain, label]) => {
        if (none.has(stain)) return [];
        const answered = guides.some(
          (guide) => guide.material === material && guide.stains.some((each) => each === stain),
        );
        const [what, where] = [first(label), first(name)];
        return [
          { question: `${what} on ${where}`, answered },
          { question: `How do I get ${what} out of ${where}?`, answered },
        ];
      }),
    ];
  });
}

const questions = [
  ...readDevelopment().map(({ question, earlier = [], facts }) => ({
    ...{ question, earlier, answered: facts !== null },
  })),
  ...ofEveryPair().map((pair) => ({ ...pair, earlier: [] })),
].map(({ question, earlier, answered }) => ({
  ...consider(question, earlier, true).answerability,
  answered,
}));
const counts = new Map<string, number>();
for (const { words } of questions) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
const words = [...counts.keys()].filter((word) => counts.get(word)! >= minQuestions).toSorted();
const columns = new Map(words.map((word, place) => [word, 1 + numberNames.length + place]));

const examples = questions.map(({ numbers, words: own, answered }): Example => {
  const value = wordValue(own, (word) => columns.has(word));
  return {
    values: [
      [0, 1],
      ...numbers.map((number, place): [number, number] => [1 + place, number]),
      ...own.flatMap((word): [number, number][] => (columns.has(word) ? [[columns.get(word)!, value]] : [])),
    ],
    answered,
  };
});

/** Minimizes the logistic loss and half the squared weights, without the bias, by accelerated gradient descent. */
function train(width: number): Float64Array {
  const squares = examples.map(({ values }) => values.reduce((sum, [, value]) => sum + value * value, 0));
  const step = 1 / (1 + squares.reduce((sum, square) => sum + square, 0) / 4);
  let [weights, before] = [new Float64Array(width), new Float64Array(width)];
  for (let round = 0; round < steps; round += 1) {
    const momentum = round / (round + 3);
    const at = weights.map((weight, column) => weight + momentum * (weight - before[column]!));
    const gradient = at.map((weight, column) => (column === 0 ? 0 : weight));
    for (const { values, answered } of examples) {
      const sum = values.reduce((total, [column, value]) => total + value * at[column]!, 0);
      const error = 1 / (1 + Math.exp(-sum)) - Number(answered);
      for (const [column, value] of values) gradient[column]! += error * value;
    }
    before = weights;
    weights = at.map((weight, column) => weight - step * gradient[column]!);
  }
  return weights;
}

const trained = train(1 + numberNames.length + words.length);
/** A dozen to a line, as in the other tables of words. */
const inLines = (entries: readonly string[]) =>
  Array.from({ length: Math.ceil(entries.length / 12) }, (_, line) =>
    entries.slice(12 * line, 12 * (line + 1)).join(' | '),
  );
const lines = [
  '/** Written by tests/bench/chat/train-answerable.ts: positive weights speak for an answer. */',
  `export const bias = ${rounded(trained[0]!)};`,
  '',
  'export const numberWeights = {',
  ...numberNames.map((name, place) => `  ${weightEntry(name, trained[1 + place]!)}`),
  '};',
  '',
  'export const wordWeights = `',
  ...inLines(words.map((word) => `${word} ${rounded(trained[columns.get(word)!]!)}`)),
  '`;',
];
writeWeights('answerable', lines);
console.log(`${examples.length} questions, ${words.length} words`);
