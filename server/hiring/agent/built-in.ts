/** The engine that needs no model: it finds what is meant by the words of a question, and runs that query. */
import { NoneSuch, WhichOne } from './choice.ts';
import { finding, type Finding } from './finding.ts';
import { exampleWith, type Intent, sampleCodes } from './intent.ts';
import { namelessAnswer } from './nameless.ts';
import type { Records } from './records.ts';
import { type Turn, understand } from './nlu/understand.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Asked back; the answer may be the place in this list. */
const askedBack = ({ message, choices }: WhichOne): Finding => {
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
  const exampleOf = ({ examples }: Intent) => exampleWith(records.blind ? sampleCodes : {}, examples[0]!);
  switch (meaning.is) {
    case 'beyond':
      return finding(meaning.beyond.text, { next: meaning.beyond.next });
    case 'named':
      return namelessAnswer;
    case 'nothing':
      return finding(
        'I did not understand this question. I can answer questions about your jobs, their applicants, scores, statuses and deadlines.',
        { next: [...meaning.near.map(exampleOf), 'What can you do?'] },
      );
    case 'choice':
      return askedBack(meaning.which);
    case 'query':
      onQuery(meaning.query.intent);
      try {
        return await meaning.query.intent.find(records, meaning.query.args);
      } catch (error) {
        if (error instanceof NoneSuch) return finding(error.message);
        if (error instanceof WhichOne) return askedBack(error);
        throw error;
      }
  }
}
