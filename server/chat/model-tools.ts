/**
 * What a model can call in a chat: a search of the care guides, and named queries over the asker's own data. Both are bound to
 * the asker, neither changes anything, and the rows of a query go to the asker and never to the model.
 */
import { answerFromGuides, type QuotedSentence } from '../../src/events/guide/answer.ts';
import { serverQuestions } from '../../src/events/chat/own-data/questions.ts';
import { maxQuestion } from '../../src/events/chat/turn.ts';
import type { Found } from '../../src/events/shared/questions/found.ts';
import { datedIn } from '../../src/events/shared/questions/period.ts';
import { z } from 'zod';
import type { Tool, ToolCall } from '../ai/provider.ts';
import type { Asker } from '../security/session.ts';
import type { OwnData } from './built-in-engine.ts';
import { headings } from './guide-engine.ts';

/** Of one answer, so that its sources can all be stored. */
const maxSentences = 80;
const maxQueries = 4;

const guideSearch = z.strictObject({
  question: z
    .string()
    .min(1)
    .max(maxQuestion)
    .describe('In English: the material, the stain, what is asked.'),
});
const ownQuery = z.strictObject({
  name: z.enum(serverQuestions),
  period: z.string().max(60).optional().describe('Such as "this month" or "March 2026".'),
});

export const chatTools: readonly Tool[] = [
  {
    name: 'search_guides',
    description: 'Numbered sentences of the care guides that answer a question.',
    parameters: z.toJSONSchema(guideSearch),
  },
  {
    name: 'show_own_data',
    description: 'Shows the person rows of their own data below your answer. You do not see them.',
    parameters: z.toJSONSchema(ownQuery),
  },
];

interface ToolParts {
  readonly ownData: OwnData;
  readonly by: Asker;
  /** YYYY-MM-DD */
  readonly today: string;
}

export function openTools({ ownData, by, today }: ToolParts) {
  /** In the order of their numbers, from 1. */
  const sentences: QuotedSentence[] = [];
  const shown: Found[] = [];

  const numberOf = (sentence: QuotedSentence): number => {
    const known = sentences.findIndex(({ fact }) => fact === sentence.fact);
    return known < 0 ? sentences.push(sentence) : known + 1;
  };

  function searchGuides({ question }: z.infer<typeof guideSearch>): string {
    const answer = answerFromGuides(question, []);
    if (answer.kind === 'not-in-guides')
      return [
        'The guides do not answer this. The nearest are:',
        ...answer.nearest.map(({ title }) => title),
      ].join('\n');
    if (sentences.length + answer.sentences.length > maxSentences)
      return 'Enough was found. Answer from that.';
    return answer.sentences
      .map((sentence) => `[^${numberOf(sentence)}] ${headings[sentence.kind]}: ${sentence.text}`)
      .join('\n');
  }

  async function showOwnData({ name, period = '' }: z.infer<typeof ownQuery>): Promise<string> {
    if (shown.length >= maxQueries) return 'Enough is shown.';
    const dated = datedIn(asSaid(period), today);
    if (dated.rest.trim() !== '')
      return 'This period is not understood. Say it such as "this month", "March 2026" or "2026".';
    const found = await ownData(name, { by, period: dated.period });
    shown.push(found);
    return 'What was found is shown to the person below your answer.';
  }

  /** Errors in the call are returned to the model as text. */
  async function run(call: ToolCall): Promise<string> {
    switch (call.name) {
      case 'search_guides':
        return withArguments(call, guideSearch, searchGuides);
      case 'show_own_data':
        return withArguments(call, ownQuery, showOwnData);
      default:
        return `There is no tool called ${call.name.slice(0, 60)}.`;
    }
  }
  return { run, sentences, shown };
}

/** As in a question: small letters, and "in 2026" for a bare year. */
const asSaid = (period: string) =>
  period
    .trim()
    .toLowerCase()
    .replace(/^(?=20\d\d$)/, 'in ');

async function withArguments<Args>(
  call: ToolCall,
  schema: z.ZodType<Args>,
  use: (args: Args) => string | Promise<string>,
): Promise<string> {
  let given: unknown;
  try {
    given = JSON.parse(call.arguments);
  } catch {
    return 'The arguments are no JSON object.';
  }
  const { success, data, error } = schema.safeParse(given);
  return success ? use(data) : `The arguments do not fit: ${z.prettifyError(error)}`;
}
