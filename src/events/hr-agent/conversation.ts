/**
 * A conversation with the HR agent as a tab holds it: what was asked, what came, and how it ended. It is personal
 * throughout, so it is in no log: the tab keeps it over a reload, and nobody else does.
 */
import * as z from 'zod/mini';
import { coverNames, coverSpans } from '../screening/redaction.ts';
import { handlesInLinks, nameForms } from '../screening/name-forms.ts';
import { whys } from '../screening/whys.ts';
import { agentReasonSchema } from './problem.ts';
import { queryText } from './query/describe.ts';
import { type ApplicantQuery, applicantQuerySchema } from './query/query.ts';

const spans = z.array(z.object({ start: z.int(), end: z.int() }));
const found = z.object({ value: z.string(), spans });
const namedJob = z.object({ id: z.string(), title: z.string() });

const tableSchema = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type AnswerTable = z.infer<typeof tableSchema>;

const sourceSchema = z.object({
  kind: z.enum(['job', 'resume']),
  id: z.string(),
  title: z.string(),
  says: z.string(),
});
export type AnswerSource = z.infer<typeof sourceSchema>;

/** A tab may have kept answers from before there were filters. */
const filtersSchema = z._default(z.nullable(applicantQuerySchema), null);

const querySchema = z.object({ name: z.string(), title: z.string() });

const answerSchema = z.object({
  /** null before it is known who answers. */
  engine: z.nullable(z.string()),
  /** What was looked up for it. */
  queries: z.array(querySchema),
  /** What its applicants were found by. */
  filters: filtersSchema,
  text: z.string(),
  tables: z.array(tableSchema),
  /** What it rests on. */
  sources: z.array(sourceSchema),
  /** What could be asked next, or instead. */
  suggestions: z.array(z.string()),
});
export type Answer = z.infer<typeof answerSchema>;

/** What the agent read out of a résumé, and its score; nothing of it is stored on the server. */
const analysisSchema = z.object({
  /** Whether the server kept to itself whose it is; then it cannot be shown otherwise. */
  blind: z._default(z.boolean(), false),
  fileKind: z.enum(['pdf', 'docx', 'txt']),
  job: z.nullable(namedJob),
  text: z.string(),
  /** Where the text tells whose résumé it is. */
  personal: spans,
  found: z.object({
    name: z.nullable(found),
    email: z.nullable(found),
    phone: z.nullable(found),
    links: z.array(found),
    years: z.object({ value: z.number(), spans }),
    skills: z.array(found),
    certifications: z.array(found),
    projects: z.array(found),
    degree: z.nullable(found),
    languages: z.array(found),
  }),
  score: z.object({
    rubric: z.string(),
    total: z.number(),
    points: z.array(
      z.object({
        of: z.enum(['years', 'skill', 'certification', 'project', 'degree']),
        label: z.string(),
        points: z.number(),
        spans,
        /** A tab may have kept it before there were reasons. */
        why: z._default(z.nullable(z.enum(whys)), null),
        because: z._default(z.string(), ''),
      }),
    ),
  }),
  engine: z.string(),
  /** What the score does not count and why, in sentences. */
  limits: z.array(z.string()),
});
export type ResumeAnalysis = z.infer<typeof analysisSchema>;

const questionTurnSchema = z.object({
  of: z.literal('question'),
  question: z.string(),
  /** What was asked for instead of what the question says, once its filters were changed. */
  filters: filtersSchema,
  answer: answerSchema,
  /** Asked so that nobody is to be known; a tab may have kept it before there was such a thing. */
  blind: z._default(z.boolean(), false),
  /** How the answer ended; null while it comes. */
  ended: z.nullable(z.union([z.enum(['done', 'stopped']), agentReasonSchema])),
});
export type QuestionTurn = z.infer<typeof questionTurnSchema>;

const analysisTurnSchema = z.object({
  of: z.literal('analysis'),
  fileName: z.string(),
  analysis: analysisSchema,
  /** Shown without whom it is of; a tab may have kept it before this was known. */
  blind: z._default(z.boolean(), false),
});
export type AnalysisTurn = z.infer<typeof analysisTurnSchema>;

export const turnsSchema = z.array(z.union([questionTurnSchema, analysisTurnSchema]));
export type Turn = QuestionTurn | AnalysisTurn;

export type AnswerPart =
  | { readonly of: 'engine'; readonly engine: string }
  | ({ readonly of: 'query' } & z.infer<typeof querySchema>)
  | { readonly of: 'text'; readonly text: string }
  | ({ readonly of: 'table' } & AnswerTable)
  | { readonly of: 'filters'; readonly query: ApplicantQuery }
  | { readonly of: 'sources'; readonly sources: AnswerSource[] }
  | { readonly of: 'suggestions'; readonly questions: string[] };

export const noAnswer: Answer = {
  engine: null,
  queries: [],
  filters: null,
  text: '',
  tables: [],
  sources: [],
  suggestions: [],
};

export function withPart(answer: Answer, part: AnswerPart): Answer {
  switch (part.of) {
    case 'engine':
      return { ...answer, engine: part.engine };
    case 'query': {
      const { name, title } = part;
      return { ...answer, queries: [...answer.queries, { name, title }] };
    }
    case 'text':
      return { ...answer, text: answer.text + part.text };
    case 'table': {
      const { title, columns, rows } = part;
      return { ...answer, tables: [...answer.tables, { title, columns, rows }] };
    }
    case 'filters':
      return { ...answer, filters: part.query };
    case 'sources':
      return { ...answer, sources: part.sources };
    case 'suggestions':
      return { ...answer, suggestions: part.questions };
  }
}

/** What the server is reminded of, in characters and turns. */
const longestReminder = 4000;
const maxReminders = 20;

export interface Reminder {
  readonly by: 'person' | 'agent';
  readonly text: string;
}

/** Whether a turn names people, and is not to be seen while nobody is to be known. An analysis can be covered instead. */
export const isHidden = (turn: Turn, blind: boolean): boolean =>
  blind && turn.of === 'question' && !turn.blind;

/** What may be seen of a conversation. */
export const visibleTurns = (turns: readonly Turn[], blind: boolean): readonly Turn[] =>
  blind
    ? turns
        .filter((turn) => !isHidden(turn, blind))
        .map((turn) => (turn.of === 'analysis' ? { ...turn, blind } : turn))
    : turns;

/** What a question asked for in the end: changed filters are what is gone on from. */
const askedText = ({ question, filters }: QuestionTurn) => (filters ? queryText(filters) : question);

/**
 * What was said before, the oldest first: questions that were answered, wholly or until they were stopped. Blind, what was
 * said with names is not among them.
 */
export function historyOf(turns: readonly Turn[], blind: boolean): readonly Reminder[] {
  return turns
    .flatMap((turn): Reminder[] => {
      if (turn.of !== 'question' || turn.answer.text === '' || isHidden(turn, blind)) return [];
      if (turn.ended !== 'done' && turn.ended !== 'stopped') return [];
      return [
        { by: 'person', text: askedText(turn).slice(0, longestReminder) },
        { by: 'agent', text: turn.answer.text.slice(0, longestReminder) },
      ];
    })
    .slice(-maxReminders);
}

export const longestQuestion = 2000;

/** What is wrong with a question, or null. */
export function questionError(question: string): string | null {
  const { length } = question.trim();
  if (length === 0) return 'Write a question first';
  return length > longestQuestion ? `Use at most ${longestQuestion} characters` : null;
}

/** What an analysis says without whom it is of; every place in its text stays where it was. */
export function coveredAnalysis(analysis: ResumeAnalysis): ResumeAnalysis {
  const { text, personal, found, score } = analysis;
  const names = nameForms(found.name ? [found.name.value] : [], [
    ...(found.email ? [found.email.value] : []),
    ...handlesInLinks(found.links.map(({ value }) => value)),
  ]);
  const covered = <Said extends { readonly value: string }>(said: Said) => ({
    ...said,
    value: coverNames(said.value, names),
  });
  return {
    ...analysis,
    text: coverSpans(text, personal),
    found: {
      ...found,
      name: null,
      email: null,
      phone: null,
      links: [],
      skills: found.skills.map(covered),
      certifications: found.certifications.map(covered),
      projects: found.projects.map(covered),
      degree: found.degree && covered(found.degree),
      languages: found.languages.map(covered),
    },
    score: {
      ...score,
      points: score.points.map((point) => ({ ...point, label: coverNames(point.label, names) })),
    },
  };
}
