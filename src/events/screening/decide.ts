/**
 * The rules of a screening (SPEC.md, SCREENING): which transitions are allowed, and who may make them. Only the server's
 * run is authoritative: whether the job accepts résumés comes in with the command, and so do all results of the worker.
 */
import { type CommandOf, decideBy, type Decider } from '../log/decider.ts';
import { screeningFact, type ScreeningFact } from './events.ts';
import { screeningProjection, type ScreeningState } from './projection.ts';
import { type Correction, correctionError, type ReadField } from './reading.ts';
import { type Asked, type ChangeCommand, decideOnChange } from './employer-changes.ts';
import { type By, type Eraser, erasureOf, isSender, maySee, type Sender } from './parties.ts';
import {
  erased,
  illegal,
  notFound,
  onlyEmployer,
  refuse,
  type ScreeningDecision,
  type ScreeningRefusal,
} from './refusal.ts';
import { maxReviews, reviewError, type ReviewText } from './review.ts';
import { isOver } from './status.ts';
import { maxMessages } from './validate-message.ts';
import { work } from './work.ts';

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
    if (!maySee({ employer }, by)) return onlyEmployer;
    if (!agreed)
      return refuse('no-consent', 'Please confirm that these people know you have their résumé screened.');
    return [screeningFact.ResumeAdded({ job, employer })];
  },

  /**
   * Allowed from scoring until the employer decides. `base`: how often it was corrected when the sender looked. `fields`: those
   * that the correction changes.
   */
  CorrectReading(
    state: ScreeningState,
    {
      by,
      base,
      corrections,
      fields,
    }: {
      readonly by: Sender;
      readonly base: number;
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
    // Idempotent: a repeated request changes nothing.
    if (fields.length === 0) return [];
    if (base !== state.corrected)
      return refuse('changed-meanwhile', 'You corrected this in another window. Load it again first.');
    return [screeningFact.ReadingCorrected({ fields: [...fields] })];
  },

  /** Allowed until the application is withdrawn or erased. `mails`: there is an address, and this server sends mail. */
  MessageApplicant(
    state: ScreeningState,
    { by, message, mails }: { readonly by: By; readonly message: string; readonly mails: boolean },
  ): ScreeningDecision {
    if (!state) return notFound;
    if (!maySee(state, by)) return onlyEmployer;
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

  /** Allowed until the application is withdrawn or erased, also before it is scored. */
  ReviewResume(
    state: ScreeningState,
    { by, review, rating, text }: { readonly by: By; readonly review: string } & ReviewText,
  ): ScreeningDecision {
    if (!state) return notFound;
    if (!maySee(state, by)) return onlyEmployer;
    if (isOver(state.status)) return illegal(state.status);
    // Idempotent: each is kept once, and one that was removed does not come back.
    if (Object.hasOwn(state.reviews, review)) return [];
    const error = reviewError({ rating, text });
    if (error !== null) return refuse('bad-review', `${error}.`);
    if (Object.keys(state.reviews).length >= maxReviews)
      return refuse('too-many-reviews', `There are ${maxReviews} notes on this résumé already.`);
    return [screeningFact.ResumeReviewed({ review, by: by.uid })];
  },

  /** Allowed to its author, in every state but erased. */
  RemoveReview(
    state: ScreeningState,
    { by, review }: { readonly by: By; readonly review: string },
  ): ScreeningDecision {
    if (!state) return notFound;
    if (!maySee(state, by)) return onlyEmployer;
    if (state.status === 'erased') return erased;
    const author = Object.hasOwn(state.reviews, review) ? state.reviews[review] : undefined;
    if (author === undefined) return refuse('not-found', 'There is no such note.');
    // Idempotent: a repeated request changes nothing.
    if (author === null) return [];
    if (author !== by.uid) return refuse('not-allowed', 'Only the person who wrote a note can remove it.');
    return [screeningFact.ReviewRemoved({ review })];
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
