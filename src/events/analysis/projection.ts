/** One analysis, folded from its facts. An impossible fact (never produced by `decide`) changes nothing. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import type { AnalysisFact, FailureReason, RefusalReason, WorkingState } from './events.ts';
import type { ItemType } from './item.ts';

export const analysisStatuses = [
  'received',
  'checking',
  'aligning',
  'measuring',
  'measured',
  'inconclusive',
  'refused',
  'failed',
] as const;
export type AnalysisStatus = (typeof analysisStatuses)[number];

export interface Analysis {
  readonly status: AnalysisStatus;
  /** Seq of the last fact. */
  readonly version: number;
  /** uid. */
  readonly owner: string;
  readonly itemType: ItemType;
  /** Ids of pictures. */
  readonly before: string;
  readonly after: string;
  /** Whether it is one of the owner's trial runs. */
  readonly trial: boolean;
  /** SHA-256 of the record of the measurement. */
  readonly record: string | null;
  readonly cleaningScore: number | null;
  readonly colourRestoration: number | null;
  /** Why it is inconclusive, in the engine's names. */
  readonly reasons: readonly string[];
  readonly refusal: RefusalReason | null;
  readonly failure: { readonly during: WorkingState; readonly reason: FailureReason } | null;
  readonly deleted: boolean;
  readonly deletedByOther: boolean;
  /** Times are UTC, ISO 8601. */
  readonly receivedAt: string;
  readonly finishedAt: string | null;
}

/** null until pictures are received. */
export type AnalysisState = Analysis | null;

const evolve = (state: AnalysisState, { type, data, at, seq }: Recorded<AnalysisFact>): AnalysisState =>
  produce(state, (analysis): Draft<AnalysisState> | undefined => {
    if (type === 'AnalysisReceived')
      return {
        ...data,
        status: 'received',
        version: seq,
        record: null,
        cleaningScore: null,
        colourRestoration: null,
        reasons: [],
        refusal: null,
        failure: null,
        deleted: false,
        deletedByOther: false,
        receivedAt: at,
        finishedAt: null,
      };
    if (!analysis) return;
    analysis.version = seq;
    switch (type) {
      case 'CheckStarted':
        analysis.status = 'checking';
        return;
      case 'AlignmentStarted':
        analysis.status = 'aligning';
        return;
      case 'MeasurementStarted':
        analysis.status = 'measuring';
        return;
      case 'AnalysisMeasured':
        analysis.status = 'measured';
        analysis.record = data.record;
        analysis.cleaningScore = data.cleaningScore;
        analysis.colourRestoration = data.colourRestoration;
        analysis.finishedAt = at;
        return;
      case 'AnalysisInconclusive':
        analysis.status = 'inconclusive';
        analysis.record = data.record;
        analysis.reasons = data.reasons;
        analysis.finishedAt = at;
        return;
      case 'AnalysisRefused':
        analysis.status = 'refused';
        analysis.refusal = data.reason;
        analysis.finishedAt = at;
        return;
      case 'AnalysisFailed':
        analysis.status = 'failed';
        analysis.failure = data;
        analysis.finishedAt = at;
        return;
      case 'AnalysisRetried':
        analysis.status = 'received';
        analysis.trial = data.trial;
        analysis.failure = null;
        analysis.finishedAt = null;
        return;
      case 'AnalysisDeleted':
        analysis.deleted = true;
        analysis.deletedByOther = data.byOther;
        return;
      case 'AnalysisRestored':
        analysis.deleted = false;
        analysis.deletedByOther = false;
    }
  });

export const analysisProjection: Projection<AnalysisState, AnalysisFact> = {
  name: 'analysis',
  version: 1,
  initial: () => null,
  evolve,
  encode: (state) => state && { ...state, reasons: [...state.reasons] },
  decode: (json) => json as unknown as AnalysisState,
};
