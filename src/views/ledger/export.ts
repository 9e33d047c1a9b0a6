/** Hands the ledger to the person as a file. */
import { writeCsv } from '../../events/ledger/csv.ts';
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import type { LedgerPort } from '../app.ts';
import { notify } from '../ui/notices.ts';

/** Excel takes a file without the mark for its own old encoding and spoils every accent. */
const byteOrderMark = '\uFEFF';

export function saveCsv(entries: EntrySequence, forExcel: boolean): void {
  const rows: string[] = forExcel ? [byteOrderMark] : [];
  for (const row of writeCsv(entries.toArray())) rows.push(row);
  saveFile(new Blob(rows, { type: 'text/csv;charset=utf-8' }), 'csv');
}

/** The complete history; says so when the log cannot be read. */
export async function saveLog(ledger: LedgerPort, uid: string): Promise<void> {
  try {
    saveFile(await ledger.exportLog(uid), 'jsonl');
  } catch (error) {
    const cause = error instanceof Error ? ` ${error.message}.` : '';
    notify({ message: `The history could not be exported.${cause}`, tone: 'negative' });
  }
}

function saveFile(file: Blob, extension: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `money-bag-${new Date().toLocaleDateString('sv')}.${extension}`;
  link.click();
  // The download has its own hold on the file only once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
