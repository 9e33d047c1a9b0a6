/** Saves the ledger at one moment as CSV. */
import type { LedgerHistory } from '../../../events/audit/ledger-history.ts';
import { writeCsv } from '../../../events/ledger/csv.ts';
import { saveFile } from '../../ui/save-file.ts';

export function saveMoment(history: LedgerHistory, seq: number): void {
  const rows = [...writeCsv(history.entriesAt(seq))];
  saveFile(new Blob(rows, { type: 'text/csv;charset=utf-8' }), `money-bag-after-change-${seq}.csv`);
}
