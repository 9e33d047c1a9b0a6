/**
 * The rules of a screening (SPEC.md, SCREENING): what may follow what, and who may take it there. The server runs them
 * on the truth: whether the job takes résumés comes in with the command, and so does every result of the work.
 */
import type { Asker } from '../account/asked.ts';
import { type Decider, type Decision, Refused } from '../log/decider.ts';
import {
  type Erasure,
  type FailureReason,
  maxPoints,
  screeningFact,
  type ScreeningFact,
  type WorkingState,
} from './events.ts';
import {
  type Screening,
  screeningProjection,
  type ScreeningState,
  type ScreeningStatus,
} from './projection.ts';
import {
  validateNote,
  type RejectReason,
  rejectReasons,
  type ShortlistReason,
  shortlistReasons,
} from './reasons.ts';
import { asksForOther, type WantedSkills } from './rubric.ts';

export type By = Exclude<Asker, 'system'>;

/** Somebody with an account, or whoever holds the receipt that was given for the résumé. */
export type Eraser = By | 'receipt' | { readonly because: Exclude<Erasure, 'applicant' | 'admin'> };

/** A result as facts keep it. */
export type KeptScore = Extract<ScreeningFact, { type: 'ResumeScored' }>['data'];

/** The worker's own steps, in this order. */
export type WorkCommand =
  | { readonly type: 'StartExtraction' }
  | { readonly type: 'FinishExtraction' }
  | { readonly type: 'RecordScore'; readonly score: KeptScore }
  | { readonly type: 'FailScreening'; readonly reason: FailureReason };

/** What an employer asks of a résumé that was sent to them. */
export type ScreeningChange =
  | { readonly type: 'ShortlistResume'; readonly reason: ShortlistReason; readonly note: string }
  | { readonly type: 'RejectResume'; readonly reason: RejectReason; readonly note: string }
  | { readonly type: 'TakeDecisionBack' }
  | { readonly type: 'RetryScreening' }
  /** By what the job asks for now. */
  | { readonly type: 'RescoreResume' };

interface Asked {
  readonly by: By;
  /** The version the person saw; null: whichever. */
  readonly seen: number | null;
}

export type ScreeningCommand =
  | {
      readonly type: 'ReceiveResume';
      readonly job: string;
      /** uid of whoever posted the job. */
      readonly employer: string;
      readonly applicant: string | null;
      readonly consent: boolean;
      /** Whether the job is open and not over. */
      readonly open: boolean;
    }
  | WorkCommand
  | (Exclude<ScreeningChange, { type: 'RescoreResume' }> & Asked)
  | (Asked & {
      readonly type: 'RescoreResume';
      /** What the job asks for now. */
      readonly wanted: WantedSkills;
    })
  | { readonly type: 'EraseResume'; readonly by: Eraser };

/** Reasons that say it is in another state than the person saw. */
const stateRefusals = [
  'still-working',
  'screening-failed',
  'not-failed',
  'not-decided',
  'already-shortlisted',
  'already-rejected',
  'same-skills',
  'erased',
  'changed-meanwhile',
] as const;

export type ScreeningRefusal =
  | (typeof stateRefusals)[number]
  | 'not-found'
  | 'already-there'
  | 'not-allowed'
  | 'no-consent'
  | 'job-closed'
  | 'own-job'
  | 'bad-reason'
  | 'bad-note'
  | 'bad-score'
  | 'out-of-turn';

type ScreeningDecision = Decision<ScreeningFact, ScreeningRefusal>;

const refuse = (reason: ScreeningRefusal, message: string) => new Refused(reason, message);

/** Whether it helps to look at the screening anew. */
export const isStale = (reason: string) => (stateRefusals as readonly string[]).includes(reason);

const isWorking = (status: ScreeningStatus): status is WorkingState =>
  status === 'extracting' || status === 'scoring';

/** Whether the queue still has something to do. */
export const isUnfinished = (status: ScreeningStatus) => status === 'received' || isWorking(status);

const legal: Readonly<Record<ScreeningChange['type'], readonly ScreeningStatus[]>> = {
  ShortlistResume: ['screened', 'rejected'],
  RejectResume: ['screened', 'shortlisted'],
  TakeDecisionBack: ['shortlisted', 'rejected'],
  RetryScreening: ['failed'],
  RescoreResume: ['screened', 'shortlisted', 'rejected'],
};

/** Whether the job asks for other skills now than when the résumé was scored. */
export const isOutdated = (
  { status, scoredFor }: Pick<Screening, 'status' | 'scoredFor'>,
  now: WantedSkills,
): boolean => legal.RescoreResume.includes(status) && scoredFor !== null && asksForOther(scoredFor, now);

/** Why a state does not allow a change. */
function illegal(status: ScreeningStatus, change: ScreeningChange['type']): Refused<ScreeningRefusal> {
  if (status === 'erased') return refuse('erased', 'This résumé has been erased.');
  if (change === 'RetryScreening')
    return refuse(
      'not-failed',
      'The screening of this résumé has not failed, so there is nothing to try again.',
    );
  switch (status) {
    case 'received':
    case 'extracting':
    case 'scoring':
      return refuse('still-working', 'This résumé is still being screened. Wait for its score.');
    case 'failed':
      return refuse('screening-failed', 'The screening of this résumé has failed. Try it again first.');
    case 'screened':
      return refuse('not-decided', 'This résumé is neither shortlisted nor rejected.');
    case 'shortlisted':
      return refuse('already-shortlisted', 'This résumé is on the shortlist already.');
    case 'rejected':
      return refuse('already-rejected', 'This résumé has been rejected already.');
  }
}

type Parties = Pick<Screening, 'employer' | 'applicant'>;

/** Whether somebody may see a screening with its score. */
export const maySee = ({ employer }: Pick<Parties, 'employer'>, { uid, isAdmin }: By) =>
  isAdmin || uid === employer;

/** Whether a person would be let do a change now: what a page offers. */
export const offers = (
  state: Pick<Screening, 'employer' | 'status'>,
  change: ScreeningChange['type'],
  by: By,
) => maySee(state, by) && legal[change].includes(state.status);

function receive(
  state: ScreeningState,
  command: ScreeningCommand & { type: 'ReceiveResume' },
): ScreeningDecision {
  if (state) return refuse('already-there', 'This résumé was received already.');
  const { job, employer, applicant, consent, open } = command;
  if (!consent) return refuse('no-consent', 'Tick the box to let the employer read and screen your résumé.');
  if (!open) return refuse('job-closed', 'This job no longer takes applications.');
  if (applicant === employer) return refuse('own-job', 'You posted this job yourself.');
  return [screeningFact.ResumeReceived({ job, employer, applicant })];
}

function isSound({ total, points }: KeptScore): boolean {
  const sum = points.reduce((whole, each) => whole + each.points, 0);
  return (
    Math.abs(total - Math.min(sum, maxPoints)) < 1e-6 && points.every(({ spans }) => spans.every(isSpan))
  );
}

const isSpan = ({ start, end }: { readonly start: number; readonly end: number }) =>
  start >= 0 && start < end;

/** A step out of turn was done by another worker already, or the résumé was erased meanwhile. */
function work({ status }: Screening, command: WorkCommand): ScreeningDecision {
  switch (command.type) {
    case 'StartExtraction':
      return status === 'received' ? [screeningFact.ExtractionStarted({})] : outOfTurn;
    case 'FinishExtraction':
      return status === 'extracting' ? [screeningFact.ResumeExtracted({})] : outOfTurn;
    case 'RecordScore':
      if (status !== 'scoring') return outOfTurn;
      return isSound(command.score)
        ? [screeningFact.ResumeScored(command.score)]
        : refuse('bad-score', 'The points of this score do not add up to it.');
    case 'FailScreening':
      return isWorking(status)
        ? [screeningFact.ScreeningFailed({ during: status, reason: command.reason })]
        : outOfTurn;
  }
}

const outOfTurn = refuse('out-of-turn', 'This step of the screening is not due.');

type Change = Extract<ScreeningCommand, { seen: number | null }>;

function change(state: Screening, command: Change): ScreeningDecision {
  const { by, seen, type } = command;
  if (!maySee(state, by)) return refuse('not-allowed', 'Only the employer can do this.');
  if (!legal[type].includes(state.status)) return illegal(state.status, type);
  if (seen !== null && seen !== state.version)
    return refuse('changed-meanwhile', 'This résumé has changed meanwhile. Look at it again first.');
  switch (type) {
    case 'ShortlistResume':
      return (
        validateReason(command, shortlistReasons) ?? [
          screeningFact.ResumeShortlisted({ reason: command.reason }),
        ]
      );
    case 'RejectResume':
      return (
        validateReason(command, rejectReasons) ?? [screeningFact.ResumeRejected({ reason: command.reason })]
      );
    case 'TakeDecisionBack':
      return [screeningFact.DecisionTakenBack({})];
    case 'RetryScreening':
      return [screeningFact.ScreeningRetried({})];
    case 'RescoreResume':
      return isOutdated(state, command.wanted)
        ? [screeningFact.RescoringAsked({})]
        : refuse('same-skills', 'The job still asks for the skills that this score goes by.');
  }
}

function validateReason(
  { reason, note }: { readonly reason: string; readonly note: string },
  reasons: readonly string[],
): Refused<ScreeningRefusal> | null {
  if (!reasons.includes(reason)) return refuse('bad-reason', 'Choose a reason from the list.');
  const error = validateNote(reason, note);
  return error === null ? null : refuse('bad-note', `${error}.`);
}

function erase(state: Screening, by: Eraser): ScreeningDecision {
  const why = erasureOf(state, by);
  if (why === null) return refuse('not-allowed', 'Only the person who sent this résumé can erase it.');
  // Asked for twice, it is gone all the same.
  return state.status === 'erased' ? [] : [screeningFact.ResumeErased({ why })];
}

/** null: not for them. */
function erasureOf({ applicant }: Parties, by: Eraser): Erasure | null {
  if (by === 'receipt') return 'applicant';
  if ('because' in by) return by.because;
  if (by.uid === applicant) return 'applicant';
  return by.isAdmin ? 'admin' : null;
}

function decide(state: ScreeningState, command: ScreeningCommand): ScreeningDecision {
  if (command.type === 'ReceiveResume') return receive(state, command);
  if (!state) return refuse('not-found', 'There is no such résumé.');
  if (command.type === 'EraseResume') return erase(state, command.by);
  return 'seen' in command ? change(state, command) : work(state, command);
}

export const screeningDecider: Decider<ScreeningState, ScreeningCommand, ScreeningFact, ScreeningRefusal> = {
  projection: screeningProjection,
  decide,
};
