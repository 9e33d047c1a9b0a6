/** Folds the facts of one screening into its state. An impossible fact (never from `decide`) changes nothing. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import type { Erasure, FailureReason, ScreeningFact, WorkingState } from './events.ts';
import type { Asked, AskedByV2 } from './asked.ts';

export const screeningStatuses = [
  'received',
  'extracting',
  'scoring',
  'screened',
  'shortlisted',
  'rejected',
  'failed',
  'withdrawn',
  'erased',
] as const;
export type ScreeningStatus = (typeof screeningStatuses)[number];

/** The states that are decided by a person. */
export const decisions = ['shortlisted', 'rejected'] as const satisfies readonly ScreeningStatus[];
export type Decided = (typeof decisions)[number];

export interface Replaced {
  readonly decided: Decided;
  readonly reason: string;
  /** Seq of the decision's fact. */
  readonly decidedIn: number;
}

export interface Screening {
  readonly status: ScreeningStatus;
  /** Seq of the last fact. */
  readonly version: number;
  /** Id of the job. */
  readonly job: string;
  /** uid. */
  readonly employer: string;
  /** uid; null for somebody without an account. */
  readonly applicant: string | null;
  /** Added by the employer, with the person's knowledge. */
  readonly added: boolean;
  /** 0 to 100; null before scoring. */
  readonly total: number | null;
  /** The job's requirements when it was last scored. */
  readonly scoredFor: Asked | null;
  readonly failure: { readonly during: WorkingState; readonly reason: FailureReason } | null;
  /** The decision of a person; kept while the résumé is scored again. */
  readonly decided: Decided | null;
  /** Reason of the decision. */
  readonly reason: string | null;
  /** Seq of the decision's fact. */
  readonly decidedIn: number | null;
  /** The decision that it replaced, which undoing restores; null: there was none. */
  readonly replaced: Replaced | null;
  /** Ids of the employer's messages, and whether each was mailed. */
  readonly messages: Readonly<Record<string, 'sent' | 'mailed'>>;
  /** The author's uid of each note or rating, by its id; null: removed. */
  readonly reviews: Readonly<Record<string, string | null>>;
  /** How often the sender corrected what was read. */
  readonly corrected: number;
  readonly erased: Erasure | null;
  /** Times are UTC, ISO 8601. */
  readonly receivedAt: string;
  readonly screenedAt: string | null;
  readonly decidedAt: string | null;
}

/** null before a résumé is received. */
export type ScreeningState = Screening | null;

const replacedBy = ({ decided, reason, decidedIn }: Screening): Replaced | null =>
  decided === null || reason === null || decidedIn === null ? null : { decided, reason, decidedIn };

const withoutVersion = ({ vocabulary: _, ...asked }: Draft<AskedByV2> & { readonly vocabulary: string }) =>
  asked;

const evolve = (state: ScreeningState, { type, data, at, seq }: Recorded<ScreeningFact>): ScreeningState =>
  produce(state, (screening): Draft<ScreeningState> | undefined => {
    if (type === 'ResumeReceived' || type === 'ResumeAdded')
      return {
        job: data.job,
        employer: data.employer,
        applicant: 'applicant' in data ? data.applicant : null,
        added: type === 'ResumeAdded',
        status: 'received',
        version: seq,
        total: null,
        scoredFor: null,
        failure: null,
        decided: null,
        reason: null,
        decidedIn: null,
        replaced: null,
        messages: {},
        reviews: {},
        corrected: 0,
        erased: null,
        receivedAt: at,
        screenedAt: null,
        decidedAt: null,
      };
    if (!screening) return;
    screening.version = seq;
    switch (type) {
      case 'ExtractionStarted':
        screening.status = 'extracting';
        return;
      case 'ResumeExtracted':
      case 'RescoringAsked':
        screening.status = 'scoring';
        return;
      case 'ResumeScored':
      case 'ResumeScoredByFit': {
        const { total, points: _, ...asked } = data;
        screening.status = screening.decided ?? 'screened';
        screening.total = total;
        screening.scoredFor = asked.rubric === 'v1' ? asked : withoutVersion(asked);
        screening.screenedAt = at;
        return;
      }
      case 'ScreeningFailed':
        screening.status = 'failed';
        screening.failure = data;
        return;
      case 'ScreeningRetried':
        screening.status = 'received';
        screening.failure = null;
        return;
      case 'ResumeShortlisted':
      case 'ResumeRejected':
        screening.replaced = replacedBy(screening);
        screening.decidedIn = seq;
        screening.decided = type === 'ResumeShortlisted' ? 'shortlisted' : 'rejected';
        screening.status = screening.decided;
        screening.reason = data.reason;
        screening.decidedAt = at;
        return;
      case 'DecisionTakenBack':
        screening.status = 'screened';
        screening.decided = null;
        screening.reason = null;
        screening.decidedIn = null;
        screening.replaced = null;
        screening.decidedAt = null;
        return;
      case 'ReadingCorrected':
        screening.corrected += 1;
        return;
      case 'ApplicantMessaged':
        screening.messages[data.message] = 'sent';
        return;
      case 'MessageMailed':
        screening.messages[data.message] = 'mailed';
        return;
      case 'ResumeReviewed':
        screening.reviews[data.review] = data.by;
        return;
      case 'ReviewRemoved':
        screening.reviews[data.review] = null;
        return;
      case 'ApplicationWithdrawn':
        screening.status = 'withdrawn';
        return;
      case 'ResumeErased':
        screening.status = 'erased';
        screening.erased = data.why;
    }
  });

function encodeAsked(asked: Asked) {
  const skills = { requiredSkills: [...asked.requiredSkills], niceToHave: [...asked.niceToHave] };
  if (asked.rubric === 'v1') return { ...asked, ...skills };
  const { certificates, occupations, fields } = asked;
  return {
    ...asked,
    ...skills,
    certificates: [...certificates],
    occupations: [...occupations],
    fields: [...fields],
  };
}

export const screeningProjection: Projection<ScreeningState, ScreeningFact> = {
  name: 'screening',
  version: 8,
  initial: () => null,
  evolve,
  encode: (state) =>
    state && {
      ...state,
      messages: { ...state.messages },
      reviews: { ...state.reviews },
      replaced: state.replaced && { ...state.replaced },
      scoredFor: state.scoredFor && encodeAsked(state.scoredFor),
    },
  decode: (json) => json as unknown as ScreeningState,
};
