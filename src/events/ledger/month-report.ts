/** The data of a one-page report on a month: balances before and after, income and spending by category, the largest entries. */
import { categoryTotals, type CategoryTotal } from './category-totals.ts';
import type { Entry } from './events.ts';
import type { LabelBook } from './labels.ts';
import { type Flows, flowsOf, type MonthFlow, type WrittenDays } from './month-flow.ts';
import type { EntrySequence } from './sequence.ts';

export interface MonthReport {
  /** Like `2026-11`. */
  readonly month: string;
  /** Sum of all entries before the month. */
  readonly openingCents: number;
  readonly closingCents: number;
  readonly count: number;
  /** The months of the chart, the reported one last, each with its closing balance. */
  readonly months: readonly (MonthFlow & { readonly closingCents: number })[];
  readonly categories: readonly CategoryTotal[];
  /** Largest absolute amount first. */
  readonly largest: readonly Entry[];
  /** Number of entries without a known month, which are not counted. */
  readonly undated: number;
}

const monthsInReport = 6;
const maxLargest = 5;

/** @param month like `2026-01` @param ago number of months to go back */
export function monthBefore(month: string, ago: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 - ago, 1)).toISOString().slice(0, 7);
}

/** @param written the day each entry without a date was added */
export function monthReport(
  entries: EntrySequence,
  labels: LabelBook,
  month: string,
  written: WrittenDays,
): MonthReport {
  const drawn = Array.from({ length: monthsInReport }, (_, i) => monthBefore(month, monthsInReport - 1 - i));
  const flows: Flows = flowsOf(entries, drawn, written);
  let before = 0;
  const inMonth: Entry[] = [];
  entries.scan(0, (entry) => {
    const day = entry.date ?? written.get(entry.id);
    if (day === undefined) return true;
    const own = day.slice(0, 7);
    if (own < drawn[0]!) before += entry.amountCents;
    if (own === month) inMonth.push(entry);
    return true;
  });
  let closing = before;
  const months = flows.months.map((flow) => {
    closing += flow.inCents - flow.outCents;
    return { ...flow, closingCents: closing };
  });
  const { inCents, outCents } = months.at(-1)!;
  const ids = inMonth.map(({ id }) => id);
  return {
    month,
    openingCents: closing - inCents + outCents,
    closingCents: closing,
    count: inMonth.length,
    months,
    categories: categoryTotals(entries, labels, ids),
    largest: inMonth.sort((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents)).slice(0, maxLargest),
    undated: flows.undated,
  };
}
