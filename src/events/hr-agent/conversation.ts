/**
 * A conversation with the HR agent as kept in a tab: the questions, the answers, and how they ended. All of it is
 * personal data, so it is in no log: only the tab keeps it, across reloads.
 */
import * as z from 'zod/mini';
import { coverFindings, coverNames, coverSpans } from '../screening/redaction.ts';
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
  /** Where each row is an applicant: the ids of their résumés, in the order of the rows. */
  resumes: z.optional(z.array(z.string())),
});
export type AnswerTable = z.infer<typeof tableSchema>;

const sourceSchema = z.object({
  kind: z.enum(['job', 'resume']),
  id: z.string(),
  title: z.string(),
  says: z.string(),
});
export type AnswerSource = z.infer<typeof sourceSchema>;

/** Defaults to null, because a tab may have kept answers from before there were filters. */
const filtersSchema = z._default(z.nullable(applicantQuerySchema), null);

const querySchema = z.object({ name: z.string(), title: z.string() });

const answerSchema = z.object({
  /** null until it is known which engine answers. */
  engine: z.nullable(z.string()),
  /** The queries run for it. */
  queries: z.array(querySchema),
  /** The filters by which its applicants were found. */
  filters: filtersSchema,
  text: z.string(),
  tables: z.array(tableSchema),
  /** The sources it is based on. */
  sources: z.array(sourceSchema),
  /** Suggested next or alternative questions. */
  suggestions: z.array(z.string()),
});
export type Answer = z.infer<typeof answerSchema>;

/** The values that the agent read from a résumé, and its score; nothing of it is stored on the server. */
const analysisSchema = z.object({
  /** Whether the server removed identifying data; then it can only be shown blind. */
  blind: z._default(z.boolean(), false),
  fileKind: z.enum(['pdf', 'docx', 'txt']),
  job: z.nullable(namedJob),
  text: z.string(),
  /** The parts of the text that identify the person. */
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
        /** Has a default, because a tab may have kept an analysis from before there were reasons. */
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
  /** The query used instead of the question, after its filters were changed. */
  filters: filtersSchema,
  answer: answerSchema,
  /** Asked in blind mode; has a default, because a tab may have kept a question from before there was blind mode. */
  blind: z._default(z.boolean(), false),
  /** How the answer ended; null while it is arriving. */
  ended: z.nullable(z.union([z.enum(['done', 'stopped']), agentReasonSchema])),
});
export type QuestionTurn = z.infer<typeof questionTurnSchema>;

const analysisTurnSchema = z.object({
  of: z.literal('analysis'),
  fileName: z.string(),
  analysis: analysisSchema,
  /** Shown without identifying data; has a default, because a tab may have kept it from before this field. */
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
      const { title, columns, rows, resumes } = part;
      const table = { title, columns, rows, ...(resumes ? { resumes } : {}) };
      return { ...answer, tables: [...answer.tables, table] };
    }
    case 'filters':
      return { ...answer, filters: part.query };
    case 'sources':
      return { ...answer, sources: part.sources };
    case 'suggestions':
      return { ...answer, suggestions: part.questions };
  }
}

/** Limits of the history sent to the server, in characters and turns. */
const longestReminder = 4000;
const maxReminders = 20;

export interface Reminder {
  readonly by: 'person' | 'agent';
  readonly text: string;
}

/** Whether a turn names people and must be hidden in blind mode. Analyses are redacted instead. */
export const isHidden = (turn: Turn, blind: boolean): boolean =>
  blind && turn.of === 'question' && !turn.blind;

/** The turns that may be shown. */
export const visibleTurns = (turns: readonly Turn[], blind: boolean): readonly Turn[] =>
  blind
    ? turns
        .filter((turn) => !isHidden(turn, blind))
        .map((turn) => (turn.of === 'analysis' ? { ...turn, blind } : turn))
    : turns;

/** The final form of a question: if its filters were changed, these count for what follows. */
const askedText = ({ question, filters }: QuestionTurn) => (filters ? queryText(filters) : question);

/**
 * The history, oldest first: questions that were answered, completely or until stopped. In blind mode, turns with names are
 * left out.
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

/** The analysis with identifying data redacted; all offsets into its text stay valid. */
export function coveredAnalysis(analysis: ResumeAnalysis): ResumeAnalysis {
  const { text, personal, found, score } = analysis;
  const names = nameForms(found.name ? [found.name.value] : [], [
    ...(found.email ? [found.email.value] : []),
    ...handlesInLinks(found.links.map(({ value }) => value)),
  ]);
  return {
    ...analysis,
    text: coverSpans(text, personal),
    found: coverFindings(found, (value) => coverNames(value, names)),
    score: {
      ...score,
      points: score.points.map((point) => ({ ...point, label: coverNames(point.label, names) })),
    },
  };
}
