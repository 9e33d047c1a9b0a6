/**
 * Exports and imports ledgers as CSV (RFC 4180). Exports can be imported again without loss, and no spreadsheet runs
 * them as formulas. Imports accept what banks and spreadsheets write; unreadable rows are listed, and guesses reported.
 */
import Papa from 'papaparse';
import { maxImportedEntries, type Entry } from './events.ts';
import { centsToDecimal, parseAmount } from '../shared/money.ts';
import { safeCell, withoutSafety } from '../shared/csv-cell.ts';
import { columnsOf, type Columns, labelHeader, ownHeader } from './csv-columns.ts';
import { type ImportedEntry, validateFields } from './decide.ts';
import { labelError, readCategory, readTags, tagsText } from './label-texts.ts';
import type { LabelBook, Labels } from './labels.ts';

/**
 * One row per entry, with CRLF line ends. Amounts remain numbers, including negative ones.
 * @param labels categories and tags of the entries; written as extra columns when there are any
 */
export function* writeCsv(entries: Iterable<Entry>, labels: LabelBook | null = null): Generator<string> {
  const filed = labels !== null && labels.size > 0 ? labels : null;
  yield `${[...ownHeader, ...(filed ? labelHeader : [])].join(',')}\r\n`;
  for (const { id, name, amountCents, paid, date, note } of entries) {
    const row = [
      safeCell(name),
      centsToDecimal(amountCents),
      paid ? 'yes' : 'no',
      date ?? '',
      safeCell(note ?? ''),
      ...(filed ? labelCells(filed.get(id)) : []),
    ];
    yield `${row.join(',')}\r\n`;
  }
}

const labelCells = ({ category, tags }: Labels) => [category ?? '', tagsText(tags)].map(safeCell);

/** An entry of a file, without an id. Category and tags only when the file has them. */
export type CsvEntry = Omit<ImportedEntry, 'id'>;

export interface CsvProblem {
  /** 1-based, including the header, as in spreadsheets. */
  readonly row: number;
  readonly message: string;
}

export interface CsvReading {
  /** The readable entries, without ids. */
  readonly entries: readonly CsvEntry[];
  readonly problems: readonly CsvProblem[];
  /** How the columns were interpreted, for the person to check. */
  readonly columns: Columns | null;
  /** How ambiguous values were read. */
  readonly remarks: readonly string[];
}

const unreadable = (message: string, row = 1): CsvReading => ({
  entries: [],
  problems: [{ row, message }],
  columns: null,
  remarks: [],
});

export function readCsv(text: string): CsvReading {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return unreadable('The file is empty.');
  if (plain.includes('\0')) return unreadable('This is not a text file. Save it as CSV first.');
  const own = plain.startsWith(ownHeader.join(','));
  const { data, errors } = Papa.parse<string[]>(plain, {
    skipEmptyLines: false,
    // The delimiter of our own file is known; detecting it could only go wrong.
    ...(own
      ? { delimiter: ',', newline: plain.slice(0, plain.indexOf('\n')).endsWith('\r') ? '\r\n' : '\n' }
      : { delimitersToGuess: [',', ';', '\t', '|'] }),
  });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return unreadable('A quotation mark is not closed from this row on.', (quotes.row ?? 0) + 1);
  const columns = columnsOf(data);
  if (!columns)
    return unreadable(
      'No column of amounts was found. Name the columns in the first row, like Name, Amount, Paid.',
    );
  const filled = data.length - (columns.headed ? 1 : 0);
  if (filled > maxImportedEntries)
    return unreadable(
      `The file has more than ${maxImportedEntries.toLocaleString('en')} rows. Split it into smaller files.`,
    );
  return readRows(data, columns, own);
}

function readRows(data: readonly (readonly string[])[], columns: Columns, own: boolean): CsvReading {
  const entries: CsvEntry[] = [];
  const problems: CsvProblem[] = [];
  for (let i = columns.headed ? 1 : 0; i < data.length; i += 1) {
    const row = data[i]!;
    if (row.every((value) => value.trim() === '') && (row.length === 1 || !own)) continue;
    const entry = readRow(row, columns, own);
    if (typeof entry === 'string') problems.push({ row: i + 1, message: entry });
    else entries.push(entry);
  }
  return { entries, problems, columns, remarks: columns.remarks };
}

/** The entry, or what is wrong with the row. */
function readRow(row: readonly string[], columns: Columns, own: boolean): CsvEntry | string {
  const value = (column: number | null) => (column === null ? '' : (row[column] ?? ''));
  const text = (column: number | null) =>
    own ? withoutSafety(value(column)) : value(column).replace(/\s+/g, ' ').trim();
  const amount = readAmount(value(columns.amount), value(columns.incoming), value(columns.outgoing), columns);
  if (typeof amount === 'string') return amount;
  const paid = readPaid(value(columns.paid));
  if (paid === null) return `Paid is “${value(columns.paid).slice(0, 40)}”; use yes or no.`;
  const date = columns.readDate(value(columns.date).trim());
  if (date === undefined) return `The date “${value(columns.date).slice(0, 40)}” is not one of the calendar.`;
  const entry = {
    name: text(columns.name),
    amountCents: amount,
    paid,
    note: text(columns.note) || null,
    date,
  };
  const error = validateFields({
    name: entry.name,
    amountCents: entry.amountCents,
    note: entry.note,
    date: entry.date,
  });
  if (error) return `${error.message}.`;
  const category = readCategory(text(columns.category));
  const tags = readTags(text(columns.tags));
  const fault = labelError({ category, tags });
  if (fault !== null) return `${fault}.`;
  return { ...entry, ...(category === null ? {} : { category }), ...(tags.length === 0 ? {} : { tags }) };
}

function readAmount(
  amount: string,
  incoming: string,
  outgoing: string,
  { decimalMark }: Columns,
): number | string {
  const read = (text: string) => parseAmount(text, '', decimalMark);
  if (incoming.trim() === '' && outgoing.trim() === '') {
    const parsed = read(amount);
    return parsed.ok ? parsed.cents : `The amount is “${amount.slice(0, 40)}”. ${parsed.message}.`;
  }
  const [plus, minus] = [read(incoming), read(outgoing)];
  if (!plus.ok) return `The amount is “${incoming.slice(0, 40)}”. ${plus.message}.`;
  if (!minus.ok) return `The amount is “${outgoing.slice(0, 40)}”. ${minus.message}.`;
  // Banks write outgoing amounts with or without a minus.
  return plus.cents - Math.abs(minus.cents);
}

const yes = new Set([
  'yes',
  'y',
  'true',
  '1',
  'x',
  '✓',
  '✔',
  'paid',
  'cleared',
  'settled',
  'done',
  'ja',
  'oui',
  'si',
  'sí',
]);
const no = new Set([
  '',
  'no',
  'n',
  'false',
  '0',
  '-',
  'unpaid',
  'open',
  'pending',
  'due',
  'uncleared',
  'nein',
  'non',
]);

function readPaid(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
