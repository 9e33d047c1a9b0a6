/** The result of examining a damaged ledger: one offer for each way to recover it. */
import type { RecoverySource } from './recovered.ts';

export interface RecoveryOffer {
  readonly source: RecoverySource;
  /** In the recovered ledger. */
  readonly entries: number;
  readonly balanceCents: number;
  /** Number of records of the damaged ledger that are kept, and of those that are lost. */
  readonly kept: number;
  readonly lost: number;
  /** Number of kept records that are unchanged, counted from the first on. */
  readonly unchanged: number;
  /** Intact changes of lost entries: stored, but without effect. */
  readonly unplaced: number;
}

export interface Examination {
  /** For people: what was found. */
  readonly reason: string;
  /** The best first; none when the ledger verifies. */
  readonly offers: readonly RecoveryOffer[];
  /** Why the given file cannot be used; null when it can, or when there is none. */
  readonly fileProblem: string | null;
}
