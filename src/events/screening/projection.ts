/** One screening as its facts tell it. A fact that cannot be (never from `decide`) changes nothing. */
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import type { Erasure, FailureReason, ScreeningFact, WorkingState } from './events.ts';
import type { WantedSkills } from './rubric.ts';

export const screeningStatuses = [
  'received',
  'extracting',
  'scoring',
  'screened',
  'shortlisted',
  'rejected',
  'failed',
  'erased',
] as const;
export type ScreeningStatus = (typeof screeningStatuses)[number];

/** The states that a person leads to. */
export const decisions = ['shortlisted', 'rejected'] as const satisfies readonly ScreeningStatus[];
export type Decided = (typeof decisions)[number];

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
  /** null until there is one; 0 to 100. */
  readonly total: number | null;
  /** What the job asked for when it was scored last. */
  readonly scoredFor: WantedSkills | null;
  readonly failure: { readonly during: WorkingState; readonly reason: FailureReason } | null;
  /** What a person has decided; it stays while the résumé is scored again. */
  readonly decided: Decided | null;
  /** Why. */
  readonly reason: string | null;
  readonly erased: Erasure | null;
  /** Times are UTC, ISO 8601. */
  readonly receivedAt: string;
  readonly screenedAt: string | null;
  readonly decidedAt: string | null;
}

/** null until a résumé is received. */
export type ScreeningState = Screening | null;

function evolve(state: ScreeningState, { type, data, at, seq }: Recorded<ScreeningFact>): ScreeningState {
  if (type === 'ResumeReceived')
    return {
      ...data,
      status: 'received',
      version: seq,
      total: null,
      scoredFor: null,
      failure: null,
      decided: null,
      reason: null,
      erased: null,
      receivedAt: at,
      screenedAt: null,
      decidedAt: null,
    };
  if (!state) return state;
  const next = { ...state, version: seq };
  switch (type) {
    case 'ExtractionStarted':
      return { ...next, status: 'extracting' };
    case 'ResumeExtracted':
      return { ...next, status: 'scoring' };
    case 'ResumeScored': {
      const { total, requiredSkills, niceToHave } = data;
      const scored = { total, scoredFor: { requiredSkills, niceToHave }, screenedAt: at };
      return { ...next, ...scored, status: state.decided ?? 'screened' };
    }
    case 'ScreeningFailed':
      return { ...next, status: 'failed', failure: data };
    case 'ScreeningRetried':
      return { ...next, status: 'received', failure: null };
    case 'RescoringAsked':
      return { ...next, status: 'scoring' };
    case 'ResumeShortlisted':
      return { ...next, ...decision('shortlisted', data.reason, at) };
    case 'ResumeRejected':
      return { ...next, ...decision('rejected', data.reason, at) };
    case 'DecisionTakenBack':
      return { ...next, status: 'screened', decided: null, reason: null, decidedAt: null };
    case 'ResumeErased':
      return { ...next, status: 'erased', erased: data.why };
  }
}

const decision = (decided: Decided, reason: string, decidedAt: string) => ({
  status: decided,
  decided,
  reason,
  decidedAt,
});

export const screeningProjection: Projection<ScreeningState, ScreeningFact> = {
  name: 'screening',
  version: 2,
  initial: () => null,
  evolve,
  encode: (state) =>
    state && {
      ...state,
      scoredFor: state.scoredFor && {
        requiredSkills: [...state.scoredFor.requiredSkills],
        niceToHave: [...state.scoredFor.niceToHave],
      },
    },
  decode: (json) => json as unknown as ScreeningState,
};
