/** Types for the content of a file of a bank or a bookkeeping program (OFX, QIF): accounts, entries, and open questions. */
import type { DecimalMark } from '../../shared/money.ts';
import type { Entry } from '../events.ts';
import type { Labels } from '../labels.ts';
import type { FileQuestion } from './file-question.ts';
import type { DateOrder } from './qif-dates.ts';

export interface Account {
  /** As in the file: a number, a name, or empty. */
  readonly name: string;
  /** ISO 4217; null when the file has none, as always in QIF. */
  readonly currency: string | null;
}

/** An entry of the file. Its ids derive from the file alone: the same entry has the same ids in every file. */
export interface StatementRow extends Entry, Partial<Labels> {
  /** Index in the list of accounts. */
  readonly account: number;
  /**
   * Of `id` and `otherId`, one derives from the bank's number and the other from the content: `id` from the number, unless
   * several different entries of the file share it. Without a number they are the same.
   */
  readonly otherId: string;
  /** Prefix of the ids of all entries imported from this account. */
  readonly idPrefix: string;
  /** The file does not identify the account, so that another bank's file may give the same ids. */
  readonly anyAccount: boolean;
}

export interface LineProblem {
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

export interface Answers {
  readonly dateOrder?: DateOrder;
  readonly decimalMark?: DecimalMark;
}

export type StatementReading =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'asks'; readonly questions: readonly FileQuestion[] }
  | {
      readonly kind: 'statements';
      readonly accounts: readonly Account[];
      readonly rows: readonly StatementRow[];
      readonly problems: readonly LineProblem[];
      readonly remarks: readonly string[];
    };

export const refused = (message: string): StatementReading => ({ kind: 'refused', message });
