/**
 * The rules of an analysis (SPEC.md, ANALYSIS): which steps may follow which, who may take them, and what a trial run costs.
 * The server runs them on the truth: the trial runs left and every result of the work come in with the command.
 */
import type { Asker } from '../account/asked.ts';
import { type CommandOf, decideBy, type Decider, type Decision, Refused } from '../log/decider.ts';
import {
  analysisFact,
  type AnalysisFact,
  type FailureReason,
  type RefusalReason,
  workingStates,
} from './events.ts';
import type { ItemType } from './item.ts';
import { type Analysis, analysisProjection, type AnalysisState, type AnalysisStatus } from './projection.ts';

export type By = Exclude<Asker, 'system'>;

export type AnalysisRefusal =
  | 'not-found'
  | 'not-allowed'
  | 'already-there'
  | 'same-picture'
  | 'trial-used-up'
  | 'still-working'
  | 'not-failed'
  | 'changed-meanwhile'
  | 'deleted'
  | 'too-late'
  | 'out-of-turn';

type AnalysisDecision = Decision<AnalysisFact, AnalysisRefusal>;

/** Trial runs a person may still start; null: no limit. */
export type TrialsLeft = number | null;

/** A measurement, as stored in its fact. */
export type KeptMeasurement = Extract<AnalysisFact, { type: 'AnalysisMeasured' }>['data'];
export type KeptInconclusive = Extract<AnalysisFact, { type: 'AnalysisInconclusive' }>['data'];

const refuse = (reason: AnalysisRefusal, message: string) => new Refused(reason, message);

const notFound = refuse('not-found', 'There is no such analysis.');
const notAllowed = refuse('not-allowed', 'Only the person who made this analysis can do this.');
const outOfTurn = refuse('out-of-turn', 'This step of the analysis is not due.');
const deletedMeanwhile = refuse('deleted', 'This analysis has been deleted. Bring it back first.');
const stillWorking = refuse('still-working', 'This analysis is still under way. Wait for its result.');
const changedMeanwhile = refuse(
  'changed-meanwhile',
  'This analysis has changed meanwhile. Look at it again first.',
);
const trialUsedUp = refuse(
  'trial-used-up',
  'Your free analyses are used up, or the last one is still running. Ask whoever runs this site for more.',
);

/** Whether the queue still has work to do. */
export const isUnfinished = (status: AnalysisStatus): boolean =>
  status === 'received' || (workingStates as readonly AnalysisStatus[]).includes(status);

/** Whether somebody may see an analysis and its pictures. */
export const maySee = ({ owner }: Pick<Analysis, 'owner'>, { uid, isAdmin }: By): boolean =>
  isAdmin || uid === owner;

const trialOf = (left: TrialsLeft) => left !== null;
const isUsedUp = (left: TrialsLeft) => left !== null && left <= 0;

/** A step of the worker. Out of turn, another worker has already done it or the analysis was deleted in the meantime. */
const step =
  <Carried = unknown>(
    due: readonly AnalysisStatus[],
    rule: (state: Analysis, command: Carried) => AnalysisDecision,
  ) =>
  (state: AnalysisState, command: Carried): AnalysisDecision => {
    if (!state) return notFound;
    return due.includes(state.status) && !state.deleted ? rule(state, command) : outOfTurn;
  };

const rules = {
  ReceiveAnalysis(
    state: AnalysisState,
    {
      owner,
      itemType,
      before,
      after,
      trialsLeft,
    }: {
      readonly owner: string;
      readonly itemType: ItemType;
      readonly before: string;
      readonly after: string;
      readonly trialsLeft: TrialsLeft;
    },
  ): AnalysisDecision {
    if (state) return refuse('already-there', 'This analysis was received already.');
    if (before === after) return refuse('same-picture', 'Choose two different pictures, before and after.');
    if (isUsedUp(trialsLeft)) return trialUsedUp;
    return [analysisFact.AnalysisReceived({ owner, itemType, before, after, trial: trialOf(trialsLeft) })];
  },

  StartChecking: step(['received'], () => [analysisFact.CheckStarted({})]),
  StartAligning: step(['checking'], () => [analysisFact.AlignmentStarted({})]),
  StartMeasuring: step(['aligning'], () => [analysisFact.MeasurementStarted({})]),

  RefusePictures: step(workingStates, (_, { reason }: { readonly reason: RefusalReason }) => [
    analysisFact.AnalysisRefused({ reason }),
  ]),

  RecordMeasurement: step(['measuring'], (_, { measured }: { readonly measured: KeptMeasurement }) => [
    analysisFact.AnalysisMeasured(measured),
  ]),

  /** Also before measuring: pictures that cannot be aligned are not measured. */
  RecordInconclusive: step(
    ['aligning', 'measuring'],
    (_, { found }: { readonly found: KeptInconclusive }) => [analysisFact.AnalysisInconclusive(found)],
  ),

  FailAnalysis: step(workingStates, (state, { reason }: { readonly reason: FailureReason }) => {
    const during = workingStates.find((working) => working === state.status);
    return during === undefined ? outOfTurn : [analysisFact.AnalysisFailed({ during, reason })];
  }),

  RetryAnalysis(
    state: AnalysisState,
    { by, seen, trialsLeft }: { readonly by: By; readonly seen: number; readonly trialsLeft: TrialsLeft },
  ): AnalysisDecision {
    if (!state) return notFound;
    if (!maySee(state, by)) return notAllowed;
    if (state.deleted) return deletedMeanwhile;
    if (isUnfinished(state.status)) return stillWorking;
    if (state.status !== 'failed')
      return refuse('not-failed', 'This analysis has not failed, so there is nothing to try again.');
    if (seen !== state.version) return changedMeanwhile;
    if (isUsedUp(trialsLeft)) return trialUsedUp;
    return [analysisFact.AnalysisRetried({ trial: trialOf(trialsLeft) })];
  },

  DeleteAnalysis(state: AnalysisState, { by }: { readonly by: By }): AnalysisDecision {
    if (!state) return notFound;
    if (!maySee(state, by)) return notAllowed;
    if (isUnfinished(state.status)) return stillWorking;
    // Deleting it twice is no error.
    return state.deleted ? [] : [analysisFact.AnalysisDeleted({ byOther: by.uid !== state.owner })];
  },

  /** An admin cannot restore what its owner deleted, and the owner cannot restore what an admin deleted. */
  RestoreAnalysis(
    state: AnalysisState,
    { by, inTime }: { readonly by: By; readonly inTime: boolean },
  ): AnalysisDecision {
    if (!state) return notFound;
    if (!maySee(state, by)) return notAllowed;
    if (!state.deleted) return [];
    if (state.deletedByOther ? !by.isAdmin : by.uid !== state.owner) return notAllowed;
    if (!inTime) return refuse('too-late', 'This was deleted too long ago to bring back.');
    return [analysisFact.AnalysisRestored({})];
  },
};

export type AnalysisCommand = CommandOf<typeof rules>;

export const analysisDecider: Decider<AnalysisState, AnalysisCommand, AnalysisFact, AnalysisRefusal> = {
  projection: analysisProjection,
  decide: decideBy(rules),
};
