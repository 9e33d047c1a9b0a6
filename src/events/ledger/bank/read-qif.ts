/** Reads QIF: the entries of bank accounts, cards and cash. Ambiguities are asked about, never guessed. */
import { maxImportedEntries } from '../events.ts';
import { amountReader } from './amounts.ts';
import { idPrefixOf } from './entry-ids.ts';
import { type DateOrder, orderOfDates } from './qif-dates.ts';
import { readQifEntry } from './qif-entry.ts';
import { type QifRecord, sectionsOf } from './qif-records.ts';
import { RowCollector, tooManyEntries } from './row-collector.ts';
import type { FileQuestion } from './file-question.ts';
import { type Answers, refused, type StatementReading } from './statement.ts';

const lists = new Set(['type:bank', 'type:cash', 'type:ccard', 'type:oth a', 'type:oth l']);
const otherLists =
  /^(?:type:(?:cat|class|memorized|security|prices|budget|tax|template|invoice|payee|business)|option:\w*|clear:\w*)$/;

interface QifAccount {
  readonly header: string;
  /** Empty when the file has no name for it. */
  readonly name: string;
  readonly records: readonly QifRecord[];
}

interface QifFile {
  readonly accounts: readonly QifAccount[];
  readonly order: DateOrder | null;
  readonly investments: number;
}

export function readQif(text: string, answers: Answers = {}): StatementReading {
  const file = contentsOf(text);
  if ('message' in file) return refused(file.message);
  const records = file.accounts.flatMap((account) => account.records);
  if (records.length === 0) return refused('There are no entries of a bank, a card or cash in this file.');
  if (records.length > maxImportedEntries) return refused(tooManyEntries);

  const texts = (codes: string) =>
    records.flatMap(({ fields }) =>
      fields.filter(({ code }) => codes.includes(code)).map((field) => field.text),
    );
  const questions: FileQuestion[] = [];
  const readAmount = amountReader(texts('TU$'), answers.decimalMark);
  if (typeof readAmount !== 'function') questions.push(readAmount);
  const decided = answers.dateOrder ?? file.order;
  const dates = decided ? { kind: 'decided' as const, order: decided } : orderOfDates(texts('D'));
  if (dates.kind === 'contradiction')
    return refused(
      `The dates contradict each other: “${dates.dayFirst}” has the day first, “${dates.monthFirst}” the month.`,
    );
  if (dates.kind === 'asks') questions.unshift(dates.question);
  if (typeof readAmount !== 'function' || dates.kind === 'asks') return { kind: 'asks', questions };

  const rows = new RowCollector();
  if (file.investments > 0) rows.remark('What the file says of investments is left out.');
  for (const { header, name, records: found } of file.accounts) {
    const place = rows.account({ name, currency: null }, idPrefixOf('qif', header, name));
    for (const record of found) {
      const entry = readQifEntry(record, readAmount, dates.order);
      if (typeof entry === 'string') rows.problem(record.line, entry);
      else rows.add(place, record.line, entry);
    }
  }
  return rows.reading();
}

function contentsOf(text: string): QifFile | { readonly message: string } {
  const accounts: QifAccount[] = [];
  let [name, order, investments]: [string, DateOrder | null, number] = ['', null, 0];
  for (const { header, line, records } of sectionsOf(text)) {
    if (header === '' && records.length > 0)
      return { message: `Line ${records[0]!.line} stands in front of the first header, like !Type:Bank.` };
    if (lists.has(header)) accounts.push({ header, name, records });
    // In a file with several accounts, each one is named again before its entries.
    else if (header === 'account') name = nameOf(records.at(-1)) ?? name;
    else if (header === 'type:invst') investments += records.length;
    else if (/^option:(?:mdy|dmy|ymd)$/.test(header)) order = header.slice(7) as DateOrder;
    else if (header !== '' && !otherLists.test(header))
      return { message: `Line ${line}: “!${header.slice(0, 40)}” is no header of QIF.` };
    // Quicken writes such headers only as switches; they must have no records.
    if (/^(?:option|clear):/.test(header) && records.length > 0)
      return { message: `Line ${records[0]!.line} stands under no header, like !Type:Bank.` };
  }
  return { accounts: accounts.filter(({ records }) => records.length > 0), order, investments };
}

const nameOf = (record: QifRecord | undefined) => record?.fields.find(({ code }) => code === 'N')?.text;
