import { describe, expect, it } from 'vitest';
import {
  type AnalysisTurn,
  type AnswerPart,
  coveredAnalysis,
  historyOf,
  longestQuestion,
  noAnswer,
  questionError,
  type Turn,
  turnsSchema,
  visibleTurns,
  withPart,
} from '../../../src/events/hr-agent/conversation.ts';
import { sampleAnalysis, sampleTurn } from '../../../src/machines/paths/sample-conversation.ts';

const table = { title: 'Applicants', columns: ['Name', 'Score'], rows: [['Ida', '35']] };
const { queries, sources, suggestions } = sampleTurn.answer;

describe('an answer', () => {
  it('[AGENT1] grows by its parts, and its text is put together as it came', () => {
    const query = { clauses: [], order: 'best' as const, limit: 5 };
    const parts: AnswerPart[] = [
      { of: 'engine', engine: 'Built in' },
      { of: 'query', ...queries[0]! },
      { of: 'text', text: 'Two applicants,\n\n' },
      { of: 'filters', query },
      { of: 'table', ...table },
      { of: 'text', text: 'both screened.' },
      { of: 'sources', sources },
      { of: 'suggestions', questions: suggestions },
    ];
    expect(parts.reduce(withPart, noAnswer)).toEqual({
      engine: 'Built in',
      queries,
      filters: query,
      text: 'Two applicants,\n\nboth screened.',
      tables: [table],
      sources,
      suggestions,
    });
    expect(noAnswer.text).toBe('');
    const applicants = { ...table, resumes: ['r1'] };
    expect(withPart(noAnswer, { of: 'table', ...applicants }).tables).toEqual([applicants]);
  });
});

describe('filters that were changed', () => {
  it('are what is gone on from', () => {
    const turn: Turn = {
      of: 'question',
      question: 'Who knows German?',
      filters: { clauses: [[{ of: 'skill', not: true, value: 'Sewing' }]], order: 'best', limit: null },
      answer: { ...noAnswer, text: '2 applicants' },
      blind: false,
      ended: 'done',
    };
    expect(historyOf([turn], false)[0]).toEqual({ by: 'person', text: 'Applicants without Sewing' });
  });
});

describe('what the agent is reminded of', () => {
  const asked = (question: string, text: string, ended: 'done' | 'stopped' | 'offline' | null): Turn => ({
    of: 'question',
    question,
    filters: null,
    answer: { ...noAnswer, text },
    blind: false,
    ended,
  });

  it('[AGENT2] is what was asked and answered, not what failed, is under way, or was read out of a file', () => {
    const turns: Turn[] = [
      asked('one', 'first', 'done'),
      asked('two', 'half', 'offline'),
      { of: 'analysis', fileName: 'cv.txt', analysis: sampleAnalysis, blind: false },
      asked('three', 'begun', 'stopped'),
      asked('four', '', 'stopped'),
      asked('five', 'com', null),
    ];
    expect(historyOf(turns, false)).toEqual([
      { by: 'person', text: 'one' },
      { by: 'agent', text: 'first' },
      { by: 'person', text: 'three' },
      { by: 'agent', text: 'begun' },
    ]);
  });

  it('[AGENT10] is nothing that was said with names, where nobody is to be known', () => {
    const turns: Turn[] = [
      asked('Why has Ida 35?', 'Ida Moss has 35.', 'done'),
      { ...asked('Who is best?', 'CV1A2B3C4D is.', 'done'), blind: true } as Turn,
      { of: 'analysis', fileName: 'ida.txt', analysis: sampleAnalysis, blind: false },
    ];
    expect(historyOf(turns, true)).toEqual([
      { by: 'person', text: 'Who is best?' },
      { by: 'agent', text: 'CV1A2B3C4D is.' },
    ]);
    expect(visibleTurns(turns, true)).toEqual([turns[1], { ...turns[2], blind: true }]);
    expect(visibleTurns(turns, false)).toEqual(turns);
  });

  it('[AGENT2] is the last of it, and shortened', () => {
    const long = 'x'.repeat(5000);
    const turns = Array.from({ length: 15 }, (_, i) => asked(`${i}`, long, 'done'));
    const history = historyOf(turns, false);
    expect(history).toHaveLength(20);
    expect(history[0]).toEqual({ by: 'person', text: '5' });
    expect(history.at(-1)?.text).toHaveLength(4000);
  });
});

describe('a question', () => {
  it('[AGENT8] has 1 to 2,000 characters without the space around it', () => {
    expect(questionError('  \n')).toBe('Write a question first');
    expect(questionError('?')).toBeNull();
    expect(questionError(` ${'x'.repeat(longestQuestion)} `)).toBeNull();
    expect(questionError('x'.repeat(longestQuestion + 1))).toBe('Use at most 2000 characters');
  });
});

describe('a résumé shown blind', () => {
  it('[AGENT9] is covered where it tells whose it is, and every place stays where it was', () => {
    const text = 'Ida\nSecret: sews';
    const textOf = (...personal: { start: number; end: number }[]) =>
      coveredAnalysis({ ...sampleAnalysis, text, personal }).text;
    expect(textOf({ start: 0, end: 10 }, { start: 8, end: 10 })).toBe('███\n██████: sews');
    expect(textOf({ start: 12, end: 99 })).toBe('Ida\nSecret: ████');
  });

  it('[AGENT9] says nowhere else whose it is', () => {
    const project = { value: 'The Secret Archive', spans: [{ start: 40, end: 58 }] };
    const { found, score, ...rest } = coveredAnalysis({
      ...sampleAnalysis,
      found: {
        ...sampleAnalysis.found,
        email: { value: 'ida@example.com', spans: [] },
        phone: { value: '+14155550199', spans: [] },
        links: [{ value: 'ida.example.com', spans: [] }],
        projects: [project],
      },
      score: {
        ...sampleAnalysis.score,
        points: [
          {
            of: 'project',
            label: project.value,
            points: 5,
            spans: project.spans,
            why: null,
            because: '',
          },
        ],
      },
    });
    expect(JSON.stringify([found, score, rest])).not.toMatch(/ida|secret|0199/i);
    expect(found.projects).toEqual([{ ...project, value: 'The ██████ Archive' }]);
    expect(score.points).toMatchObject([{ label: 'The ██████ Archive', spans: project.spans }]);
    expect(found.skills).toEqual(sampleAnalysis.found.skills);
  });
});

it('[AGENT6] is read back as it was kept', () => {
  const turns: Turn[] = [
    sampleTurn,
    { of: 'analysis', fileName: 'cv.txt', analysis: sampleAnalysis, blind: false },
  ];
  expect(turnsSchema.parse(JSON.parse(JSON.stringify(turns)))).toEqual(turns);
  expect(turnsSchema.safeParse([{ ...sampleTurn, ended: 'somehow' }]).success).toBe(false);
  // As stored before analyses recorded this.
  const { blind: _, ...older } = turns[1] as AnalysisTurn;
  expect(turnsSchema.parse([older])).toEqual([turns[1]]);
});
