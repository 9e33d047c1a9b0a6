/**
 * Writes the questions that the engine is tuned on for src/events/guide/similar, each as the words that it is read as. A step of train.ts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { consider } from '../../../src/events/guide/answer.ts';
import { wordsOf } from '../../../src/events/guide/question.ts';
import { readDevelopment } from './asked.ts';

const known = readDevelopment().map(({ question, earlier = [], facts }) =>
  `${facts?.join(' ') ?? ''} | ${wordsOf(consider(question, earlier).wanted).join(' ')}`.trim(),
);
const lines = [
  '/** Written by tests/bench/chat/known-questions.ts: sentences that answer a question, and the words that it is read as. */',
  'export const knownQuestions = `',
  ...new Set(known.filter((line) => !line.endsWith('|'))),
  '`;',
];
writeFileSync(
  join(import.meta.dirname, '../../../src/events/guide/similar/questions.ts'),
  `${lines.join('\n')}\n`,
);
console.log(`${lines.length - 3} known questions`);
