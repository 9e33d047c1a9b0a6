/** Saves changes of a ledger as CSV: one row each, with who, when, what, and the balances after it. */
import { describeDeed } from '../../../events/audit/describe-deed.ts';
import type { LedgerHistory } from '../../../events/audit/ledger-history.ts';
import { entriesOf } from '../../../events/audit/find-changes.ts';
import { safeCell } from '../../../events/shared/csv-cell.ts';
import { centsToDecimal } from '../../../events/shared/money.ts';
import { saveFile } from '../../ui/save-file.ts';

const header =
  'Record,Time (UTC),Person,Device,Kind,What,Entry,Name,Amount before,Amount,Takes back,Balance,Paid balance\r\n';

/** Rows between two pauses for clicks and rendering. */
const stretch = 2000;

function rowOfChange(history: LedgerHistory, seq: number): string {
  const { at, actor, device, type, undoes, deed, balanceCents, balancePaidCents } = history.moment(seq);
  const entries = entriesOf(deed);
  const one = deed.did === 'imported' || deed.did === 'import-undone' ? undefined : entries.at(-1);
  const cells = [
    String(seq),
    at ?? '',
    safeCell(actor),
    safeCell(device),
    safeCell(type),
    safeCell(describeDeed(deed, '')),
    safeCell(one?.id ?? ''),
    safeCell(one?.name ?? ''),
    deed.did === 'changed' ? centsToDecimal(deed.before.amountCents) : '',
    one ? centsToDecimal(one.amountCents) : '',
    undoes === null ? '' : String(undoes),
    centsToDecimal(balanceCents),
    centsToDecimal(balancePaidCents),
  ];
  return `${cells.join(',')}\r\n`;
}

/** @param seqs null: all of them, newest first */
export async function saveChanges(history: LedgerHistory, seqs: readonly number[] | null): Promise<void> {
  const { length } = seqs ?? history;
  const parts: string[] = [header];
  for (let first = 0; first < length; first += stretch) {
    let part = '';
    for (let i = first; i < Math.min(length, first + stretch); i += 1)
      part += rowOfChange(history, seqs ? seqs[i]! : history.length - i);
    parts.push(part);
    await new Promise((turn) => setTimeout(turn));
  }
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), 'money-bag-changes.csv');
}
