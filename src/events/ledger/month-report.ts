/** One month of a ledger on a sheet: what there was before and after it, what came in and went out, for what, and the largest entries. */
import { categoryTotals, type CategoryTotal } from './category-totals.ts';
import type { Entry } from './events.ts';
import type { LabelBook } from './labels.ts';
import { type Flows, flowsOf, type MonthFlow, type WrittenDays } from './month-flow.ts';
import type { EntrySequence } from './sequence.ts';

export interface MonthReport {
  /** Like `2026-11`. */
  readonly month: string;
  /** Of all entries before the month. */
  readonly openingCents: number;
  readonly closingCents: number;
  readonly count: number;
  /** As many months as are drawn, the one reported last, with what was left at the end of each. */
  readonly months: readonly (MonthFlow & { readonly closingCents: number })[];
  readonly categories: readonly CategoryTotal[];
  /** The farthest from nothing first. */
  readonly largest: readonly Entry[];
  /** Entries of no known month, which count nowhere. */
  readonly undated: number;
}

const monthsInReport = 6;
const mostLargest = 5;

/** @param month like `2026-01` @param ago how many months before it */
export function monthBefore(month: string, ago: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 - ago, 1)).toISOString().slice(0, 7);
}

/** @param written days of entries without a date of their own */
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
    largest: inMonth.sort((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents)).slice(0, mostLargest),
    undated: flows.undated,
  };
}
