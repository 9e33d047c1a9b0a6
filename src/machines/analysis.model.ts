/** Paths of one analysis on a page: sent, declined or not sent; shown in every state; moved on, retried, deleted, offline. */
import type { AnalysisAnswer, Submission } from '../events/analysis/port.ts';
import type { AnalysisStatus } from '../events/analysis/projection.ts';
import { analysisViewProjection, analysisWorkflowFacts } from '../events/analysis/workflow.ts';
import { Refused } from '../events/log/decider.ts';
import { type AnalysisContext, analysisMachine, viewAnalysis } from './analysis.machine.ts';
import { answerOf, comesFrom, saysWhyItFailed } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { sampleAnalysis } from './paths/sample-analysis.ts';

const found = (status: AnalysisStatus, version: number, refused: AnalysisAnswer['refused'] = null) =>
  done('execute', { analysis: { ...sampleAnalysis, status, version }, refused });

const picture = new Blob(['secret picture']);
const submission: Submission = {
  key: 'k1',
  itemType: 'bag',
  item: 'secret bag',
  before: picture,
  after: picture,
};

const offline = Object.assign(new Error('The server cannot be reached: secret.'), { reason: 'offline' });
const declined = new Refused('trial-used-up', 'Your free analyses are used up.');
const answers = (event: Parameters<typeof answerOf>[0]) =>
  answerOf(event, 'execute') as readonly AnalysisAnswer[];
const refusalIn = ({ reason, message }: Refused) => ({ reason, message });

export const model = defineModel({
  machine: analysisMachine,
  samples: {
    'pictures.send': { type: 'pictures.send', submission },
    'pictures.drop': { type: 'pictures.drop' },
    'analysis.open:one': { type: 'analysis.open', id: 'a1' },
    'analysis.open:other': { type: 'analysis.open', id: 'a2' },
    'analysis.reload': { type: 'analysis.reload' },
    'analysis.close': { type: 'analysis.close' },
    'analysis.moved:on': { type: 'analysis.moved', id: 'a1', version: 6 },
    'analysis.moved:old': { type: 'analysis.moved', id: 'a1', version: 1 },
    'analysis.moved:other': { type: 'analysis.moved', id: 'a3', version: 9 },
    'analysis.change:retry': { type: 'analysis.change', change: 'RetryAnalysis' },
    'analysis.change:delete': { type: 'analysis.change', change: 'DeleteAnalysis' },
    'analysis.change:restore': { type: 'analysis.change', change: 'RestoreAnalysis' },
    'refusal.dismiss': { type: 'refusal.dismiss' },
    retry: { type: 'retry' },
    'change.drop': { type: 'change.drop' },
    'status.received': { type: 'status.received' },
    'status.checking': { type: 'status.checking' },
    'status.aligning': { type: 'status.aligning' },
    'status.measuring': { type: 'status.measuring' },
    'status.measured': { type: 'status.measured' },
    'status.inconclusive': { type: 'status.inconclusive' },
    'status.refused': { type: 'status.refused' },
    'status.failed': { type: 'status.failed' },
    'status.deleted': { type: 'status.deleted' },
    'done.submit:received': done('submit', { ...sampleAnalysis, status: 'received', version: 1 }),
    'done.submit:declined': done('submit', declined),
    'failed.submit:offline': failed('submit', offline),
    'failed.submit:broken': failed('submit', new Error('secret')),
    'done.execute:received': found('received', 1),
    'done.execute:checking': found('checking', 2),
    'done.execute:aligning': found('aligning', 3),
    'done.execute:measuring': found('measuring', 4),
    'done.execute:measured': found('measured', 5),
    'done.execute:inconclusive': found('inconclusive', 5),
    'done.execute:refused': found('refused', 3),
    'done.execute:failed': found('failed', 4),
    'done.execute:no': found('measured', 5, new Refused('not-failed', 'This analysis has not failed.')),
    'done.execute:deleted': done('execute', {
      analysis: { ...sampleAnalysis, version: 6, deletedAt: '2026-01-02T00:00:00.000Z' },
      refused: null,
    }),
    'done.execute:missing': done('execute', { analysis: null, refused: null }),
    'failed.execute:offline': failed('execute', offline),
    'failed.execute:broken': failed('execute', new Error('secret')),
  },
  abstraction: {
    name: 'the analysis by its version and state, the change by its type',
    of: ({ context: { submission: sent, id, analysis, change, refusal, failure } }) => ({
      sent: sent !== null,
      id,
      version: analysis?.version,
      status: analysis?.status,
      change,
      refusal: refusal?.reason,
      failure: failure?.kind,
    }),
  },
  weights: { 'done.execute:measured': 8, 'done.submit:received': 8, 'analysis.open:other': 0.2 },
  invariants: [
    saysWhyItFailed<AnalysisContext>('failure', 'execute', 'submit'),
    comesFrom<AnalysisContext>('refusal', ({ event }) => [
      ...answers(event).map(({ refused }) => refused && refusalIn(refused)),
      ...answerOf(event, 'submit').map((sent) => (sent instanceof Refused ? refusalIn(sent) : null)),
    ]),
    comesFrom<AnalysisContext>('analysis', ({ event }) => [
      ...answers(event).map(({ analysis }) => analysis),
      ...answerOf(event, 'submit'),
    ]),
    comesFrom<AnalysisContext>('change', ({ event }) => [event.change].filter(Boolean)),
    comesFrom<AnalysisContext>('submission', ({ event }) => [event.submission].filter(Boolean)),
  ],
  definitions: analysisWorkflowFacts,
  projection: analysisViewProjection,
  view: viewAnalysis,
});
