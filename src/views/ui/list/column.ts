/** A column of a list, shared by the page, the CSV file and the PDF. */
import type { ReactNode } from 'react';
import { localDay, ownZone } from '../local-day.ts';

export interface Column<Row> {
  readonly label: string;
  /** The server's sort key; without it the column cannot be sorted. */
  readonly sort?: string;
  /** Names of its two orders, ascending first. */
  readonly orders?: readonly [string, string];
  /** A day or another short text that never wraps. */
  readonly short?: boolean;
  /** An email address or another long word, which may break anywhere. */
  readonly long?: boolean;
  /** Numbers are aligned at the end of their column. */
  readonly numeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** For files. A column without `text`, `day` and `cents` is on the page only. */
  readonly text?: (row: Row) => string;
  /** An instant. Files show it as a day in the reader's time zone, which the heading names. */
  readonly day?: (row: Row) => string;
  /** An amount, written to files as a number. */
  readonly cents?: (row: Row) => number;
}

export const isForFiles = <Row>({ text, day, cents }: Column<Row>) => (text ?? day ?? cents) !== undefined;

export const headInFiles = <Row>({ label, day }: Column<Row>) => (day ? `${label} (${ownZone()})` : label);

/** Text of a cell in files, unless it is an amount. */
export const textInFiles = <Row>({ text, day }: Column<Row>, row: Row) =>
  day ? localDay(day(row)) : (text?.(row) ?? '');
