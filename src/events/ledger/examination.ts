/** What opening a damaged ledger again would give, one offer for each way. */
import type { RecoverySource } from './recovered.ts';

export interface RecoveryOffer {
  readonly source: RecoverySource;
  /** In the ledger that it gives. */
  readonly entries: number;
  readonly balanceCents: number;
  /** Records of the damaged ledger that it takes over, and those that it leaves out. */
  readonly kept: number;
  readonly lost: number;
  /** Those that it takes over unchanged, from the first on. */
  readonly unchanged: number;
  /** Intact changes of lost entries: kept, and without effect. */
  readonly unplaced: number;
}

export interface Examination {
  /** For people: what was found. */
  readonly reason: string;
  /** The best first; none when the ledger verifies. */
  readonly offers: readonly RecoveryOffer[];
  /** Why a file that was given cannot be used; null when it can, or none was given. */
  readonly fileProblem: string | null;
}
