/** Income and spending by month. An entry counts in the month of its date; without a date, in the month it was added. */
import type { Recorded } from '../log/event.ts';
import type { LedgerFact } from './events.ts';
import type { EntrySequence } from './sequence.ts';

export interface MonthFlow {
  /** Like `2026-11`. */
  readonly month: string;
  readonly inCents: number;
  /** Absolute value. */
  readonly outCents: number;
}

export interface Flows {
  /** The requested months, in the requested order. */
  readonly months: readonly MonthFlow[];
  /** Number of entries without a known month, which are not counted. */
  readonly undated: number;
}

/** The day each entry was added, by entry id, like `2026-11-21`. */
export type WrittenDays = ReadonlyMap<string, string>;

/** @param written for entries without a date of their own */
export function flowsOf(entries: EntrySequence, months: readonly string[], written: WrittenDays): Flows {
  const flows = new Map(months.map((month) => [month, { month, inCents: 0, outCents: 0 }]));
  let undated = 0;
  entries.scan(0, ({ id, amountCents, date }) => {
    const day = date ?? written.get(id);
    if (day === undefined) undated += 1;
    const flow = day === undefined ? undefined : flows.get(day.slice(0, 7));
    if (flow && amountCents > 0) flow.inCents += amountCents;
    else if (flow) flow.outCents -= amountCents;
    return true;
  });
  return { months: [...flows.values()], undated };
}

export function hasUndated(entries: EntrySequence): boolean {
  let found = false;
  entries.scan(0, ({ date }) => !(found = date === null));
  return found;
}

/**
 * Records the day an entry without a date was first added: an entry restored by an undo keeps its day.
 * @param dayOf the day of an instant in the reader's time zone
 */
export function noteWritten(
  written: Map<string, string>,
  { type, data, at }: Recorded<LedgerFact>,
  dayOf: (at: string) => string,
): void {
  const added = type === 'EntryAdded' ? [data] : type === 'LedgerImported' ? data.entries : [];
  for (const { id, date } of added) if (date === null && !written.has(id)) written.set(id, dayOf(at));
}
