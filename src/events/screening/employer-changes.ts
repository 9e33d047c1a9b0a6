/** The rules for what employers do with a résumé: decide, take back, retry and score again, one by one or many at once. */
import type { Refused } from '../log/decider.ts';
import { type CommandOf, type Without } from '../log/decider.ts';
import { screeningFact } from './events.ts';
import type { Screening, ScreeningState, ScreeningStatus } from './projection.ts';
import {
  type RejectReason,
  rejectReasons,
  type ShortlistReason,
  shortlistReasons,
  validateNote,
} from './reasons.ts';
import type { Asked as AskedOfJob } from './asked.ts';
import { type By, maySee } from './parties.ts';
import {
  illegal,
  notFound,
  onlyEmployer,
  refuse,
  type ScreeningDecision,
  type ScreeningRefusal,
} from './refusal.ts';
import { isOutdated, isOver, scored } from './status.ts';

export interface Asked {
  readonly by: By;
  /** The version the person saw; null: any. */
  readonly seen: number | null;
}

function validateReason(
  { reason, note }: { readonly reason: string; readonly note: string },
  reasons: readonly string[],
): Refused<ScreeningRefusal> | null {
  if (!reasons.includes(reason)) return refuse('bad-reason', 'Choose a reason from the list.');
  const error = validateNote(reason, note);
  return error === null ? null : refuse('bad-note', `${error}.`);
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

export type ChangeCommand = CommandOf<{ [Type in keyof typeof changes]: (typeof changes)[Type]['rule'] }>;

/** A change that an employer can make to a résumé sent to them. */
export type ScreeningChange = Exclude<Without<ChangeCommand, 'wanted'>, { type: 'UndoDecision' }>;

/** Changes that can be made to many résumés at once. */
export type BulkChange = Extract<
  Without<ChangeCommand, 'wanted'>,
  { type: 'ShortlistResume' | 'RejectResume' | 'UndoDecision' }
>;

/** Maximum number of résumés per request. */
export const maxDecisions = 500;

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

export function decideOnChange(state: ScreeningState, command: ChangeCommand & Asked): ScreeningDecision {
  if (!state) return notFound;
  const { by, seen, type } = command;
  // The compiler cannot see that a change matches the row of its type.
  const row: Change<never> = changes[type];
  if (!maySee(state, by)) return onlyEmployer;
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
