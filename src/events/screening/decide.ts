/**
 * The rules of a screening (SPEC.md, SCREENING): which transitions are allowed, and who may make them. Only the server's
 * run is authoritative: whether the job accepts résumés comes in with the command, and so do all results of the worker.
 */
import type { Asker } from '../account/asked.ts';
import {
  type CommandOf,
  decideBy,
  type Decider,
  type Decision,
  Refused,
  type Without,
} from '../log/decider.ts';
import {
  type Erasure,
  type FailureReason,
  screeningFact,
  type ScreeningFact,
  type WorkingState,
  workingStates,
} from './events.ts';
import { type MessageText, subjectError, textError } from './message.ts';
import { isSound, type KeptScore } from './kept-score.ts';
import {
  type Screening,
  screeningProjection,
  type ScreeningState,
  type ScreeningStatus,
} from './projection.ts';
import { type Correction, correctionError, type ReadField } from './reading.ts';
import {
  validateNote,
  type RejectReason,
  rejectReasons,
  type ShortlistReason,
  shortlistReasons,
} from './reasons.ts';
import { type Asked as AskedOfJob, scoresOtherwise } from './asked.ts';

export type By = Exclude<Asker, 'system'>;

/** The sender of a résumé, identified by their account, or by the receipt they were given. */
export type Sender = By | 'receipt';

/** Who or what erases: the sender, somebody else with an account, or another cause. */
export type Eraser = Sender | { readonly because: Exclude<Erasure, 'applicant' | 'admin'> };

interface Asked {
  readonly by: By;
  /** The version the person saw; null: any. */
  readonly seen: number | null;
}

/** Reasons that mean its state has changed since the person saw it. */
const stateRefusals = [
  'still-working',
  'screening-failed',
  'not-failed',
  'not-decided',
  'already-shortlisted',
  'already-rejected',
  'same-skills',
  'already-decided',
  'withdrawn',
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
  | 'bad-correction'
  | 'bad-subject'
  | 'bad-text'
  | 'unreachable'
  | 'too-many-messages'
  | 'bad-score'
  | 'out-of-turn';

type ScreeningDecision = Decision<ScreeningFact, ScreeningRefusal>;

const refuse = (reason: ScreeningRefusal, message: string) => new Refused(reason, message);
const erased = refuse('erased', 'This résumé has been erased.');
const notFound = refuse('not-found', 'There is no such résumé.');

/** Whether reloading the screening may help. */
export const isStale = (reason: string) => (stateRefusals as readonly string[]).includes(reason);

const isWorking = (status: ScreeningStatus): status is WorkingState =>
  status === 'extracting' || status === 'scoring';

/** Whether the queue still has something to do. */
export const isUnfinished = (status: ScreeningStatus) => status === 'received' || isWorking(status);

/** States in which the résumé can be scored again. */
const scored: readonly ScreeningStatus[] = ['screened', 'shortlisted', 'rejected'];

/** Whether the job's requirements or rubric have changed since the résumé was scored. */
export const isOutdated = (
  { status, scoredFor }: Pick<Screening, 'status' | 'scoredFor'>,
  now: AskedOfJob,
): boolean => scored.includes(status) && scoredFor !== null && scoresOtherwise(scoredFor, now);

/** Final states: no more processing or decisions. */
const isOver = (status: ScreeningStatus) => status === 'withdrawn' || status === 'erased';

/** Why a state does not allow a change. */
function illegal(status: ScreeningStatus): Refused<ScreeningRefusal> {
  switch (status) {
    case 'erased':
      return erased;
    case 'withdrawn':
      return refuse('withdrawn', 'The applicant has withdrawn this application.');
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

const outOfTurn = refuse('out-of-turn', 'This step of the screening is not due.');

/** A step of the worker. Out of order, it was already done by another worker, or the résumé was erased meanwhile. */
const step =
  <Status extends ScreeningStatus, Carried = unknown>(
    due: readonly Status[],
    rule: (status: Status, command: Carried) => ScreeningDecision,
  ) =>
  (state: ScreeningState, command: Carried): ScreeningDecision => {
    if (!state) return notFound;
    const status = due.find((one) => one === state.status);
    return status === undefined ? outOfTurn : rule(status, command);
  };

/** The worker's own steps, in this order. */
const work = {
  StartExtraction: step(['received'], () => [screeningFact.ExtractionStarted({})]),
  FinishExtraction: step(['extracting'], () => [screeningFact.ResumeExtracted({})]),
  RecordScore: step(['scoring'], (_, { score }: { readonly score: KeptScore }) =>
    isSound(score)
      ? [score.rubric === 'v1' ? screeningFact.ResumeScored(score) : screeningFact.ResumeScoredByFit(score)]
      : refuse('bad-score', 'The points of this score do not add up to it.'),
  ),
  FailScreening: step(workingStates, (during, { reason }: { readonly reason: FailureReason }) => [
    screeningFact.ScreeningFailed({ during, reason }),
  ]),
};

export type WorkCommand = CommandOf<typeof work>;

function validateReason(
  { reason, note }: { readonly reason: string; readonly note: string },
  reasons: readonly string[],
): Refused<ScreeningRefusal> | null {
  if (!reasons.includes(reason)) return refuse('bad-reason', 'Choose a reason from the list.');
  const error = validateNote(reason, note);
  return error === null ? null : refuse('bad-note', `${error}.`);
}

/** Résumés that an employer has added have no sender and no receipt. */
const isSender = ({ applicant }: Screening, by: Sender) => by === 'receipt' || by.uid === applicant;

/** null: not allowed to erase it. */
function erasureOf({ applicant, employer, added }: Screening, by: Eraser): Erasure | null {
  if (by === 'receipt') return 'applicant';
  if ('because' in by) return by.because;
  if (by.uid === applicant) return 'applicant';
  if (added && by.uid === employer) return 'employer';
  return by.isAdmin ? 'admin' : null;
}

interface Change<Carried> {
  /** The states in which it is allowed. */
  readonly from: readonly ScreeningStatus[];
  rule(state: Screening, command: Carried): ScreeningDecision;
}

const change = <Carried = unknown>(row: Change<Carried>): Change<Carried> => row;

interface Reason<Why extends string> {
  readonly reason: Why;
  readonly note: string;
}

/** The changes that an employer can make to a résumé sent to them: the states that allow each, and its rule. */
const changes = {
  ShortlistResume: change({
    from: ['screened', 'rejected'],
    rule: (_, command: Reason<ShortlistReason>) =>
      validateReason(command, shortlistReasons) ?? [
        screeningFact.ResumeShortlisted({ reason: command.reason }),
      ],
  }),
  RejectResume: change({
    from: ['screened', 'shortlisted'],
    rule: (_, command: Reason<RejectReason>) =>
      validateReason(command, rejectReasons) ?? [screeningFact.ResumeRejected({ reason: command.reason })],
  }),
  TakeDecisionBack: change({
    from: ['shortlisted', 'rejected'],
    rule: () => [screeningFact.DecisionTakenBack({})],
  }),
  /** Restores the replaced decision with a fact of its own; undoing twice restores the current one. */
  UndoDecision: change({
    from: ['shortlisted', 'rejected'],
    rule: ({ replaced }) => [
      replaced === null
        ? screeningFact.DecisionTakenBack({})
        : replaced.decided === 'shortlisted'
          ? screeningFact.ResumeShortlisted({ reason: replaced.reason as ShortlistReason })
          : screeningFact.ResumeRejected({ reason: replaced.reason as RejectReason }),
    ],
  }),
  RetryScreening: change({ from: ['failed'], rule: () => [screeningFact.ScreeningRetried({})] }),
  /** `wanted`: the job's current requirements, which the score will be based on. */
  RescoreResume: change({
    from: scored,
    rule: (state, { wanted }: { readonly wanted: AskedOfJob }) =>
      isOutdated(state, wanted)
        ? [screeningFact.RescoringAsked({})]
        : refuse('same-skills', 'The job still asks for what this score goes by.'),
  }),
};

type ChangeCommand = CommandOf<{ [Type in keyof typeof changes]: (typeof changes)[Type]['rule'] }>;

/** A change that an employer can make to a résumé sent to them. */
export type ScreeningChange = Exclude<Without<ChangeCommand, 'wanted'>, { type: 'UndoDecision' }>;

/** Changes that can be made to many résumés at once. */
export type BulkChange = Extract<
  Without<ChangeCommand, 'wanted'>,
  { type: 'ShortlistResume' | 'RejectResume' | 'UndoDecision' }
>;

/** Maximum number of résumés per request. */
export const maxDecisions = 500;

/** Maximum number of messages to one applicant: enough for any hiring, and no flood. */
export const maxMessages = 50;

/** What is wrong with a message, regardless of the résumé; null: nothing. */
export function validateMessage({ subject, text }: MessageText): Refused<ScreeningRefusal> | null {
  const [ofSubject, ofText] = [subjectError(subject), textError(text)];
  if (ofSubject !== null) return refuse('bad-subject', `${ofSubject}.`);
  return ofText === null ? null : refuse('bad-text', `${ofText}.`);
}

/** What is wrong with a decision, regardless of the résumé; null: nothing. */
export function validateDecision(change: BulkChange): Refused<ScreeningRefusal> | null {
  if (change.type === 'UndoDecision') return null;
  return validateReason(change, change.type === 'ShortlistResume' ? shortlistReasons : rejectReasons);
}

/** Whether a person is allowed to make a change now; pages offer only such changes. */
export const offers = (
  state: Pick<Screening, 'employer' | 'status'>,
  type: (ScreeningChange | BulkChange)['type'],
  by: By,
) => maySee(state, by) && changes[type].from.includes(state.status);

function decideOnChange(state: ScreeningState, command: ChangeCommand & Asked): ScreeningDecision {
  if (!state) return notFound;
  const { by, seen, type } = command;
  // The compiler cannot see that a change matches the row of its type.
  const row: Change<never> = changes[type];
  if (!maySee(state, by)) return refuse('not-allowed', 'Only the employer can do this.');
  if (!row.from.includes(state.status))
    return type === 'RetryScreening' && !isOver(state.status) ? notFailed : illegal(state.status);
  if (seen !== null && seen !== state.version)
    return refuse('changed-meanwhile', 'This résumé has changed meanwhile. Look at it again first.');
  return row.rule(state, command as never);
}

const notFailed = refuse(
  'not-failed',
  'The screening of this résumé has not failed, so there is nothing to try again.',
);

const alreadyDecided = refuse(
  'already-decided',
  'The employer has decided, so what was read stays as it is.',
);

const rules = {
  ...work,

  ReceiveResume(
    state: ScreeningState,
    {
      job,
      employer,
      applicant,
      consent,
      open,
    }: {
      readonly job: string;
      /** uid of whoever posted the job. */
      readonly employer: string;
      readonly applicant: string | null;
      readonly consent: boolean;
      /** Whether the job is open and not over. */
      readonly open: boolean;
    },
  ): ScreeningDecision {
    if (state) return refuse('already-there', 'This résumé was received already.');
    if (!consent)
      return refuse(
        'no-consent',
        'Please agree before sending: the employer needs your consent to read and screen your résumé.',
      );
    if (!open) return refuse('job-closed', 'This job no longer takes applications.');
    if (applicant === employer) return refuse('own-job', 'You posted this job yourself.');
    return [screeningFact.ResumeReceived({ job, employer, applicant })];
  },

  /** Also allowed for jobs that no longer accept applications, so that employers can still work through their résumés. */
  AddResume(
    state: ScreeningState,
    {
      job,
      employer,
      by,
      agreed,
    }: {
      readonly job: string;
      /** uid of whoever posted the job. */
      readonly employer: string;
      readonly by: By;
      /** Whether the person knows about it, according to the employer. */
      readonly agreed: boolean;
    },
  ): ScreeningDecision {
    if (state) return refuse('already-there', 'This résumé was received already.');
    if (!maySee({ employer }, by)) return refuse('not-allowed', 'Only the employer can do this.');
    if (!agreed)
      return refuse('no-consent', 'Please confirm that these people know you have their résumé screened.');
    return [screeningFact.ResumeAdded({ job, employer })];
  },

  /** Allowed from scoring until the employer decides. `fields`: those that the correction changes. */
  CorrectReading(
    state: ScreeningState,
    {
      by,
      corrections,
      fields,
    }: {
      readonly by: Sender;
      readonly corrections: readonly Correction[];
      readonly fields: readonly ReadField[];
    },
  ): ScreeningDecision {
    if (!state) return notFound;
    if (!isSender(state, by))
      return refuse('not-allowed', 'Only the person who sent this résumé can correct what was read.');
    if (state.status === 'shortlisted' || state.status === 'rejected') return alreadyDecided;
    if (state.status !== 'screened') return illegal(state.status);
    if (new Set(corrections.map(({ of }) => of)).size < corrections.length)
      return refuse('bad-correction', 'Correct each field once.');
    const error = corrections.map(correctionError).find((each) => each !== null);
    if (error !== undefined) return refuse('bad-correction', `${error}.`);
    return fields.length === 0 ? [] : [screeningFact.ReadingCorrected({ fields: [...fields] })];
  },

  /** Allowed until the application is withdrawn or erased. `mails`: there is an address, and this server sends mail. */
  MessageApplicant(
    state: ScreeningState,
    { by, message, mails }: { readonly by: By; readonly message: string; readonly mails: boolean },
  ): ScreeningDecision {
    if (!state) return notFound;
    if (!maySee(state, by)) return refuse('not-allowed', 'Only the employer can do this.');
    if (isOver(state.status)) return illegal(state.status);
    // Idempotent: each applicant gets a message once.
    if (Object.hasOwn(state.messages, message)) return [];
    if (state.added && !mails)
      return refuse(
        'unreachable',
        'You added this résumé, so its person has no page here to read messages on, and it can’t be mailed.',
      );
    if (Object.keys(state.messages).length >= maxMessages)
      return refuse('too-many-messages', `This applicant has ${maxMessages} messages from you already.`);
    return [screeningFact.ApplicantMessaged({ message })];
  },

  RecordMail(state: ScreeningState, { message }: { readonly message: string }): ScreeningDecision {
    if (!state) return notFound;
    return state.messages[message] === 'sent' && !isOver(state.status)
      ? [screeningFact.MessageMailed({ message })]
      : [];
  },

  /** Allowed in every state but erased, even after a decision, since an employer may take that back. */
  WithdrawApplication(state: ScreeningState, { by }: { readonly by: Sender }): ScreeningDecision {
    if (!state) return notFound;
    if (!isSender(state, by))
      return refuse('not-allowed', 'Only the person who sent this résumé can withdraw it.');
    if (state.status === 'erased') return erased;
    // Idempotent: a repeated request changes nothing.
    return state.status === 'withdrawn' ? [] : [screeningFact.ApplicationWithdrawn({})];
  },

  EraseResume(state: ScreeningState, { by }: { readonly by: Eraser }): ScreeningDecision {
    if (!state) return notFound;
    const why = erasureOf(state, by);
    if (why === null) return refuse('not-allowed', 'Only the person who sent this résumé can erase it.');
    // Idempotent: a repeated request changes nothing.
    return state.status === 'erased' ? [] : [screeningFact.ResumeErased({ why })];
  },
};

export type ScreeningCommand = CommandOf<typeof rules> | (ChangeCommand & Asked);

const decideByRule = decideBy(rules);

const decide = (state: ScreeningState, command: ScreeningCommand): ScreeningDecision =>
  'seen' in command ? decideOnChange(state, command) : decideByRule(state, command);

export const screeningDecider: Decider<ScreeningState, ScreeningCommand, ScreeningFact, ScreeningRefusal> = {
  projection: screeningProjection,
  decide,
};
