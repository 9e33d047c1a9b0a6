/** Saves the difference between two moments as CSV: every changed row, with the entry before and after. */
import type { LedgerDiff } from '../../../events/audit/ledger-diff.ts';
import { safeCell } from '../../../events/shared/csv-cell.ts';
import type { Entry } from '../../../events/ledger/events.ts';
import { centsToDecimal } from '../../../events/shared/money.ts';
import { saveFile } from '../../ui/save-file.ts';

const fields = ['name', 'amount', 'paid', 'date', 'note'];
const header = [
  'Change',
  'Entry',
  'Place before',
  'Place',
  ...fields.map((field) => `Before: ${field}`),
  ...fields.map((field) => `After: ${field}`),
];

function cellsOf(entry: Entry | null): string[] {
  if (!entry) return fields.map(() => '');
  const { name, amountCents, paid, date, note } = entry;
  return [safeCell(name), centsToDecimal(amountCents), paid ? 'yes' : 'no', date ?? '', safeCell(note ?? '')];
}

/** Positions count from 1, as on the page. */
function row(what: string, before: Entry | null, after: Entry | null, from?: number, to?: number): string {
  const place = (index?: number) => (index === undefined ? '' : String(index + 1));
  const id = safeCell((after ?? before)?.id ?? '');
  return `${[what, id, place(from), place(to), ...cellsOf(before), ...cellsOf(after)].join(',')}\r\n`;
}

export interface SavedDiff {
  readonly from: number;
  readonly to: number;
  readonly diff: LedgerDiff;
}

export function saveDiff({ from, to, diff: { added, changed, moved, deleted } }: SavedDiff): void {
  const rows = [
    `${header.join(',')}\r\n`,
    ...added.map(({ entry, index }) => row('added', null, entry, undefined, index)),
    ...changed.map(({ before, after, index }) => row('changed', before, after, undefined, index)),
    ...moved.map(({ entry, from: was, to: is }) => row('moved', entry, entry, was, is)),
    ...deleted.map(({ entry, index }) => row('deleted', entry, null, index)),
  ];
  saveFile(new Blob(rows, { type: 'text/csv;charset=utf-8' }), `changed-from-${from}-to-${to}.csv`);
}
