/** The engine without a model: understands a question by its words, and runs the query it means. */
import { queryText, quotedWords } from '../../../src/events/hr-agent/query/describe.ts';
import { CannotAnswer, NeedsChoice } from './choice.ts';
import { finding, type Finding } from './finding.ts';
import { type Intent, shapeOf } from './intent.ts';
import { namelessAnswer } from './nameless.ts';
import type { Records } from './records.ts';
import { type Query, type Refused, type Turn, understand } from './nlu/understand.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A question back to the person, who may answer with a position in this list. */
const choiceQuestion = ({ message, choices }: NeedsChoice): Finding => {
  const shown = choices.slice(0, ordinals.length);
  const more =
    choices.length > shown.length ? `\n… and ${choices.length - shown.length} more: say its name.` : '';
  return finding(`${message}\n\n${shown.map(({ label }, i) => `${i + 1}. ${label}`).join('\n')}${more}`, {
    next: shown.map(({ label }, i) => `The ${ordinals[i]} one: ${label}`),
  });
};

export async function answerBuiltIn(
  records: Records,
  question: string,
  history: readonly Turn[],
  onQuery: (kind: Intent) => void,
): Promise<Finding> {
  const meaning = await understand(records, question, history);
  switch (meaning.is) {
    case 'beyond':
      return finding(meaning.beyond.text, { next: meaning.beyond.next });
    case 'named':
      return namelessAnswer;
    case 'nothing':
      return finding(
        'I did not understand this question. I can answer questions about your jobs, their applicants, scores, statuses and deadlines.',
        { next: [...meaning.near.flatMap(exampleOf), 'What can you do?'] },
      );
    case 'choice':
      return choiceQuestion(meaning.which);
    case 'query':
      return runQuery(records, meaning.query, onQuery);
    case 'refused':
      return refusal(meaning);
  }
}

/** An example without names: an invented one would look real and find nothing. */
const exampleOf = ({ examples }: Intent) =>
  examples.find((example) => shapeOf(example).slots.length === 0) ?? [];

export async function runQuery(
  records: Records,
  { intent, args }: Query,
  onQuery: (kind: Intent) => void,
): Promise<Finding> {
  onQuery(intent);
  try {
    return await intent.find(records, args);
  } catch (error) {
    if (error instanceof CannotAnswer) return finding(error.message);
    if (error instanceof NeedsChoice) return choiceQuestion(error);
    throw error;
  }
}

/** Which words were not understood, and the query without them. */
function refusal({ words, why, near }: Refused): Finding {
  const called = words.length === 0 ? 'every word of this' : quotedWords(words);
  const text =
    why === 'unclear'
      ? `I will not guess: ${called} can be meant in two ways, or ${words.length === 1 ? 'says' : 'say'} something of the words before that I cannot tell. Ask for one thing at a time, or say it in another way.`
      : `I did not understand ${called}, so I have not searched: leaving a condition out would give you the wrong people.`;
  const [first] = words;
  return finding(near ? `${text} The rest I understand.` : text, {
    next: [
      ...(near ? [queryText(near)] : []),
      ...(why === 'unknown' && words.length === 1 ? [`Whose résumé mentions “${first}”?`] : []),
      'What can you do?',
    ],
  });
}
