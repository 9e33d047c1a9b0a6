/** What a file of a bank or a bookkeeping program (OFX, QIF) gives: accounts, their entries, and what is in doubt. */
import type { DecimalMark } from '../../shared/money.ts';
import type { Entry } from '../events.ts';
import type { Labels } from '../labels.ts';
import type { FileQuestion } from './file-question.ts';
import type { DateOrder } from './qif-dates.ts';

export interface Account {
  /** As the file has it: a number, a name, or nothing. */
  readonly name: string;
  /** ISO 4217; null where the file names none, as QIF never does. */
  readonly currency: string | null;
}

/** An entry as the file has it. Its ids follow from the file alone: the same entry has them in every file. */
export interface StatementRow extends Entry, Partial<Labels> {
  /** Place in the list of accounts. */
  readonly account: number;
  /**
   * One comes from the bank's number, the other from the content: `id` from the number, unless several entries of the file
   * have it. Without a number they are the same.
   */
  readonly otherId: string;
  /** All that came in from this account begin so. */
  readonly idPrefix: string;
  /** Neither the file nor the entry says whose it is: another bank's file may give the same ids. */
  readonly anyAccount: boolean;
}

export interface LineProblem {
  /** Counts from 1. */
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
