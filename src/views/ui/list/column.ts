/** A column of a list, the same on the page, in a CSV file and in a PDF. */
import type { ReactNode } from 'react';
import { localDay, ownZone } from '../local-day.ts';

export interface Column<Row> {
  readonly label: string;
  /** What the server sorts by for it; a column without is in no order. */
  readonly sort?: string;
  /** How its two orders are called, ascending first. */
  readonly orders?: readonly [string, string];
  /** A day or another short text that is never broken. */
  readonly short?: boolean;
  /** An email address or another long word, which is broken where there is no room for it. */
  readonly long?: boolean;
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** For files. A column with none of text, day and cents is on the page only. */
  readonly text?: (row: Row) => string;
  /** An instant, which files tell as a day where the reader is; their heading names the time zone. */
  readonly day?: (row: Row) => string;
  /** An amount, which stays a number in files. */
  readonly cents?: (row: Row) => number;
}

export const isForFiles = <Row>({ text, day, cents }: Column<Row>) => (text ?? day ?? cents) !== undefined;

export const headInFiles = <Row>({ label, day }: Column<Row>) => (day ? `${label} (${ownZone()})` : label);

/** What a file says where it is no amount. */
export const textInFiles = <Row>({ text, day }: Column<Row>, row: Row) =>
  day ? localDay(day(row)) : (text?.(row) ?? '');
