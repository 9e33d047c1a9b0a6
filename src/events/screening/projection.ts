/** One screening as its facts tell it. A fact that cannot be (never from `decide`) changes nothing. */
import type { Projection } from '../decider.ts';
import type { Recorded } from '../event.ts';
import type { Erasure, FailureReason, ScreeningFact, WorkingState } from './events.ts';

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
  readonly failure: { readonly during: WorkingState; readonly reason: FailureReason } | null;
  /** Why it is shortlisted or rejected. */
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
      failure: null,
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
    case 'ResumeScored':
      return { ...next, status: 'screened', total: data.total, screenedAt: at };
    case 'ScreeningFailed':
      return { ...next, status: 'failed', failure: data };
    case 'ScreeningRetried':
      return { ...next, status: 'received', failure: null };
    case 'ResumeShortlisted':
      return { ...next, status: 'shortlisted', reason: data.reason, decidedAt: at };
    case 'ResumeRejected':
      return { ...next, status: 'rejected', reason: data.reason, decidedAt: at };
    case 'DecisionTakenBack':
      return { ...next, status: 'screened', reason: null, decidedAt: null };
    case 'ResumeErased':
      return { ...next, status: 'erased', erased: data.why };
  }
}

export const screeningProjection: Projection<ScreeningState, ScreeningFact> = {
  name: 'screening',
  version: 1,
  initial: () => null,
  evolve,
  encode: (state) => state && { ...state },
  decode: (json) => json as unknown as ScreeningState,
};
