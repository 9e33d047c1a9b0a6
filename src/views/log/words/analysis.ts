/** Descriptions of facts about analyses of two pictures. */
import type { analysisFacts, FailureReason, RefusalReason } from '../../../events/analysis/events.ts';
import { itemTypeNames } from '../../../events/analysis/item.ts';
import type { analysisWorkflowFacts } from '../../../events/analysis/workflow.ts';
import { type FactWords, plainName, whyFailed } from './fact-words.ts';

const refusals: Readonly<Record<RefusalReason, string>> = {
  'same-picture': 'both pictures are the same',
  'too-small': 'a picture is too small',
  'picture-lost': 'a picture is gone',
  unreadable: 'a picture cannot be read',
};
const failures: Readonly<Record<FailureReason, string>> = {
  'too-heavy': 'it took too much time or memory',
  broken: 'something went wrong',
};

export const analysisWords: FactWords<typeof analysisFacts> = {
  AnalysisReceived: ({ itemType, trial }) =>
    `Two pictures received: ${itemTypeNames[itemType].toLowerCase()}${trial ? ', as a trial run' : ''}`,
  CheckStarted: () => 'Checking the pictures began',
  AlignmentStarted: () => 'Laying one over the other began',
  MeasurementStarted: () => 'Measuring began',
  AnalysisMeasured: ({ cleaningScore }) =>
    cleaningScore === null ? 'Measured' : `Measured: cleaning score ${Math.round(cleaningScore)}`,
  AnalysisInconclusive: ({ reasons }) => `Inconclusive: ${reasons.map(plainName).join(', ')}`,
  AnalysisRefused: ({ reason }) => `Not measured: ${refusals[reason]}`,
  AnalysisFailed: ({ reason }) => `Could not be measured: ${failures[reason]}`,
  AnalysisRetried: () => 'Tried again from the beginning',
  AnalysisDeleted: ({ byOther }) => (byOther ? 'Deleted by an admin' : 'Deleted'),
  AnalysisRestored: () => 'Brought back',
};

export const analysisWorkflowWords: FactWords<typeof analysisWorkflowFacts> = {
  PicturesSent: ({ itemType }) => `Sent two pictures: ${itemTypeNames[itemType].toLowerCase()}`,
  PicturesReceived: () => 'The server has both pictures',
  PicturesDeclined: ({ reason }) => `The server declined them: ${plainName(reason)}`,
  PicturesNotSent: ({ kind }) => `They could not be sent: ${whyFailed(kind)}`,
  AnalysisAsked: ({ change }) => `Asked for an analysis${change === null ? '' : `, to ${plainName(change)}`}`,
  AnalysisAnswered: ({ refused }) =>
    refused === null ? 'The server answered' : `The server refused: ${plainName(refused)}`,
  AnalysisSeen: ({ step }) => `Analysis shown as ${step}`,
  AnalysisNotFound: () => 'No such analysis',
  AnalysisUnreachable: ({ kind }) => `Could not be reached: ${whyFailed(kind)}`,
  AnalysisRefusalDismissed: () => 'Closed the message about what was refused',
  AnalysisClosed: () => 'Left the analysis',
};
