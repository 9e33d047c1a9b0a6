/** Paths of a conversation with the HR agent: restored, answered, stopped, broken off, asked again, with résumés, ended. */
import { historyOf, noAnswer, type Turn, withPart } from '../events/hr-agent/conversation.ts';
import { hrAgentFacts } from '../events/hr-agent/events.ts';
import { hrAgentProjection } from '../events/hr-agent/projection.ts';
import { cutOff } from '../events/hr-agent/problem.ts';
import {
  type HrAgentContext,
  hrAgentMachine,
  type HrAgentSnapshot,
  viewHrAgent,
} from './hr-agent.machine.ts';
import { answerOf, comesFrom, type StepOf } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { isSame } from './paths/same.ts';
import {
  sampleAnalysis,
  sampleFilters,
  sampleResume,
  sampleTurn,
  secretQuestion,
  secretText,
} from './paths/sample-conversation.ts';

const maxTurns = 2;

function lastOf({ context: { turns } }: HrAgentSnapshot) {
  const last = turns.at(-1);
  if (last?.of !== 'question') return last && [last.of, last.blind];
  const { answer, blind, ended } = last;
  const changed = last.filters !== null;
  // Of an ended turn only a summary is remembered.
  return ended === null
    ? [blind, changed, answer.filters !== null, answer.engine, answer.text, answer.sources.length]
    : [blind, changed, answer.filters !== null, ended, answer.text];
}

/** The last turn a step must produce, regardless of how it ended and whether it is covered; null: it produces none. */
function lastAfter({ event, before: { context } }: StepOf<HrAgentContext>): Turn | null {
  const last = context.turns.at(-1);
  if (event.type === 'question.ask') {
    const { question, blind } = event;
    return { of: 'question', question, filters: null, answer: noAnswer, blind, ended: null };
  }
  if (event.type === 'resume.analysed') {
    const { file, blind = false } = context.resume ?? {};
    const { analysis } = event;
    return { of: 'analysis', fileName: blind ? '' : (file?.name ?? ''), analysis, blind };
  }
  const hasFilters = last?.of === 'question' && last.answer.filters !== null && context.resume === null;
  if (event.type === 'filters.change' && hasFilters)
    return { ...last, filters: event.filters, answer: { ...last.answer, engine: null } };
  if (event.type === 'again' && context.resume === null && last?.of === 'question')
    return { ...last, answer: noAnswer };
  if (event.type === 'answer.came' && last?.of === 'question')
    return { ...last, answer: withPart(event.part.of === 'engine' ? noAnswer : last.answer, event.part) };
  return null;
}

const contentOf = (turn: Turn | undefined) =>
  turn?.of === 'question' ? { ...turn, ended: null } : turn && { ...turn, blind: false };

/** Earlier turns stay unchanged; the last one is what the step produces, or unchanged. */
function keepsTheConversation(step: StepOf<HrAgentContext>): boolean {
  const { turns } = step.now.context;
  const [restored] = answerOf(step.event, 'restore') as readonly (readonly Turn[])[];
  const before = restored ?? step.before.context.turns;
  const made = lastAfter(step);
  return turns.every((turn, i) =>
    isSame(contentOf(turn), contentOf(made !== null && i === turns.length - 1 ? made : before[i])),
  );
}

export const model = defineModel({
  machine: hrAgentMachine,
  samples: {
    'person.changed:anna': { type: 'person.changed', uid: 'anna' },
    'person.changed:bert': { type: 'person.changed', uid: 'bert' },
    'person.changed:nobody': { type: 'person.changed', uid: null },
    'done.restore:nothing': done('restore', []),
    'done.restore:kept': done('restore', [sampleTurn]),
    'done.restore:cut': done('restore', [{ ...sampleTurn, ended: null }]),
    'failed.restore': failed('restore', new Error('What was kept cannot be read')),
    'question.ask': { type: 'question.ask', question: secretQuestion, blind: false },
    'question.ask:blind': { type: 'question.ask', question: secretQuestion, blind: true },
    'answer.came:engine': { type: 'answer.came', part: { of: 'engine', engine: 'Built in' } },
    'answer.came:text': { type: 'answer.came', part: { of: 'text', text: secretText } },
    'answer.came:sources': {
      type: 'answer.came',
      part: { of: 'sources', sources: sampleTurn.answer.sources },
    },
    'answer.ended': { type: 'answer.ended' },
    'agent.failed': {
      type: 'agent.failed',
      failure: { reason: 'unreachable', message: 'The model cannot be reached: secret.' },
    },
    stop: { type: 'stop' },
    again: { type: 'again' },
    'filters.change': { type: 'filters.change', filters: sampleFilters },
    'resume.analyse': { type: 'resume.analyse', resume: sampleResume },
    'resume.sent': { type: 'resume.sent', part: 0.5 },
    'resume.analysed': { type: 'resume.analysed', analysis: sampleAnalysis },
    'resume.drop': { type: 'resume.drop' },
    'analysis.cover:blind': { type: 'analysis.cover', turn: 0, blind: true },
    'analysis.cover:open': { type: 'analysis.cover', turn: 0, blind: false },
    'conversation.clear': { type: 'conversation.clear' },
  },
  abstraction: {
    name: `up to ${maxTurns} turns: the last one by what has come, those before by what is remembered of them; blind only where it is alone`,
    of: (snapshot) => {
      const { uid, turns, resume, sent, failure } = snapshot.context;
      return {
        uid,
        turns: turns.length,
        // Only an analysis can be blind.
        first: turns[0]?.of,
        last: lastOf(snapshot),
        remembered: historyOf(turns.slice(0, -1), false).length,
        resume: resume?.file.name,
        sent,
        failure: failure?.reason,
      };
    },
    within: ({ context: { turns } }) =>
      turns.length <= maxTurns &&
      // Whether a turn is covered affects no other turn.
      (turns.length === 1 || turns.every(({ blind }) => !blind)) &&
      turns.every((turn) => turn.of !== 'question' || turn.answer.text.length <= secretText.length),
  },
  weights: {
    'answer.came:text': 8,
    'answer.ended': 3,
    'person.changed:nobody': 0.1,
    'person.changed:bert': 0.1,
  },
  invariants: [
    comesFrom<HrAgentContext>('failure', ({ event, before: { context } }) => [
      ...(answerOf(event, 'restore').length > 0 ? [cutOff] : []),
      ...[event.failure ?? context.failure].filter(Boolean),
    ]),
    comesFrom<HrAgentContext>('resume', ({ event }) => [event.resume].filter(Boolean)),
    { name: 'every turn says what was said', holds: keepsTheConversation },
  ],
  definitions: hrAgentFacts,
  projection: hrAgentProjection,
  view: viewHrAgent,
});
