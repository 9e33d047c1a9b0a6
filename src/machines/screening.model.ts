/** Paths of one screening on a page: shown in every state, moved on, decided, refused, failed and offline. */
import { Refused } from '../events/log/decider.ts';
import type { ScreeningStatus } from '../events/screening/projection.ts';
import { screeningViewProjection, screeningWorkflowFacts } from '../events/screening/workflow.ts';
import { answerOf, comesFrom, saysWhyItFailed } from './paths/invariants.ts';
import { defineModel, done, failed } from './paths/model.ts';
import { sampleScreening } from './paths/sample-screening.ts';
import type { ScreeningAnswer } from '../events/screening/port.ts';
import { type ScreeningContext, screeningMachine, viewScreening } from './screening.machine.ts';

const found = (status: ScreeningStatus, version: number, refused: ScreeningAnswer['refused'] = null) =>
  done('execute', { screening: { ...sampleScreening, status, version }, refused });

export const model = defineModel({
  machine: screeningMachine,
  samples: {
    'screening.open:one': { type: 'screening.open', id: 'r1', blind: false },
    'screening.open:blind': { type: 'screening.open', id: 'r1', blind: true },
    'screening.open:other': { type: 'screening.open', id: 'r2', blind: false },
    'screening.reload': { type: 'screening.reload' },
    'screening.close': { type: 'screening.close' },
    'screening.moved:on': { type: 'screening.moved', id: 'r1', version: 5 },
    'screening.moved:old': { type: 'screening.moved', id: 'r1', version: 4 },
    'screening.moved:other': { type: 'screening.moved', id: 'r3', version: 9 },
    'screening.change:shortlist': {
      type: 'screening.change',
      change: { type: 'ShortlistResume', reason: 'other', note: 'secret note' },
    },
    'screening.change:take-back': { type: 'screening.change', change: { type: 'TakeDecisionBack' } },
    'screening.change:retry': { type: 'screening.change', change: { type: 'RetryScreening' } },
    'screening.change:rescore': { type: 'screening.change', change: { type: 'RescoreResume' } },
    'refusal.dismiss': { type: 'refusal.dismiss' },
    retry: { type: 'retry' },
    'change.drop': { type: 'change.drop' },
    'status.received': { type: 'status.received' },
    'status.extracting': { type: 'status.extracting' },
    'status.scoring': { type: 'status.scoring' },
    'status.screened': { type: 'status.screened' },
    'status.shortlisted': { type: 'status.shortlisted' },
    'status.rejected': { type: 'status.rejected' },
    'status.failed': { type: 'status.failed' },
    'status.withdrawn': { type: 'status.withdrawn' },
    'status.erased': { type: 'status.erased' },
    'done.execute:received': found('received', 1),
    'done.execute:extracting': found('extracting', 2),
    'done.execute:scoring': found('scoring', 3),
    'done.execute:screened': found('screened', 4),
    'done.execute:shortlisted': found('shortlisted', 5),
    'done.execute:refused': found(
      'rejected',
      5,
      new Refused('already-rejected', 'This résumé has been rejected already.'),
    ),
    'done.execute:failed': found('failed', 3),
    'done.execute:withdrawn': found('withdrawn', 6),
    'done.execute:erased': found('erased', 6),
    'done.execute:missing': done('execute', { screening: null, refused: null }),
    'failed.execute:offline': failed(
      'execute',
      Object.assign(new Error('The server cannot be reached: secret.'), { reason: 'offline' }),
    ),
    'failed.execute:broken': failed('execute', new Error('secret')),
  },
  abstraction: {
    name: 'the screening by its version, the change by its type',
    of: ({ context: { id, blind, screening, change, refusal, failure } }) => ({
      id,
      blind,
      version: screening?.version,
      status: screening?.status,
      change: change?.type,
      refusal: refusal?.reason,
      failure: failure?.kind,
    }),
  },
  weights: { 'done.execute:screened': 8, 'done.execute:shortlisted': 8, 'screening.open:other': 0.2 },
  invariants: [
    saysWhyItFailed<ScreeningContext>('failure', 'execute'),
    comesFrom<ScreeningContext>('refusal', ({ event }) =>
      (answerOf(event, 'execute') as readonly ScreeningAnswer[]).map(
        ({ refused }) => refused && { reason: refused.reason, message: refused.message },
      ),
    ),
    comesFrom<ScreeningContext>('screening', ({ event }) =>
      (answerOf(event, 'execute') as readonly ScreeningAnswer[]).map(({ screening }) => screening),
    ),
    comesFrom<ScreeningContext>('change', ({ event }) => [event.change].filter(Boolean)),
  ],
  definitions: screeningWorkflowFacts,
  projection: screeningViewProjection,
  view: viewScreening,
});
