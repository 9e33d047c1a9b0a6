/** Saves the ledger as a file. */
import { currencyOf } from '../../events/ledger/bank/currency.ts';
import { writeOfx } from '../../events/ledger/bank/write-ofx.ts';
import { writeQif } from '../../events/ledger/bank/write-qif.ts';
import { writeCsv } from '../../events/ledger/csv.ts';
import type { LabelBook } from '../../events/ledger/labels.ts';
import type { EntrySequence } from '../../events/ledger/sequence.ts';
import type { LedgerPort } from '../app.ts';
import { localDay } from '../ui/local-day.ts';
import { notify } from '../ui/notices.ts';

/** Without the mark, Excel reads the file in a legacy encoding and garbles every accent. */
const byteOrderMark = '\uFEFF';

/** The data to export. */
export interface Book {
  readonly entries: EntrySequence;
  readonly labels: LabelBook;
}

export function saveCsv({ entries, labels }: Book, forExcel: boolean): void {
  const rows: string[] = forExcel ? [byteOrderMark] : [];
  for (const row of writeCsv(entries.toArray(), labels)) rows.push(row);
  saveFile(new Blob(rows, { type: 'text/csv;charset=utf-8' }), 'csv');
}

/** @param symbol the ledger's currency symbol, from which the currency code for OFX is derived */
export function saveOfx({ entries, labels }: Book, version: 1 | 2, symbol: string): void {
  const currency = currencyOf(symbol, navigator.language);
  const { balanceCents } = entries;
  const options = { version, currency, balanceCents, labels, today: localDay(new Date()) };
  saveFile(new Blob([...writeOfx(entries.toArray(), options)], { type: 'application/x-ofx' }), 'ofx');
}

export function saveQif({ entries, labels }: Book): void {
  const parts = [...writeQif(entries.toArray(), labels, localDay(new Date()))];
  saveFile(new Blob(parts, { type: 'application/x-qif' }), 'qif');
}

/** Saves the complete history; shows a notice if the log cannot be read. */
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
  link.download = `money-bag-${localDay(new Date())}.${extension}`;
  link.click();
  // The browser reads the URL only once the download has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
