/** Detects the meaning of the columns of a foreign CSV, and its number and date formats, from the whole file. */
import { type DecimalMark, decimalMarkIn, formatCents, parseAmount } from '../shared/money.ts';
import { isDate } from './events.ts';

/** The header of our own export; a file that starts with it is read as our own. */
export const ownHeader = ['Name', 'Amount', 'Paid', 'Date', 'Note'] as const;

/** Appended to the header when entries have categories or tags. */
export const labelHeader = ['Category', 'Tags'] as const;

export interface Columns {
  readonly headed: boolean;
  readonly name: number | null;
  readonly amount: number | null;
  readonly incoming: number | null;
  readonly outgoing: number | null;
  readonly paid: number | null;
  readonly date: number | null;
  readonly note: number | null;
  readonly category: number | null;
  readonly tags: number | null;
  /** Decimal mark of all amounts in the file. */
  readonly decimalMark: DecimalMark;
  /** null for an empty text, undefined for one that is not a date. */
  readonly readDate: (text: string) => string | null | undefined;
  readonly remarks: readonly string[];
  /** `Amount ← Value`, for the person to check. */
  readonly mapping: readonly { readonly field: string; readonly header: string }[];
}

type Field = 'name' | 'amount' | 'incoming' | 'outgoing' | 'paid' | 'date' | 'note' | 'category' | 'tags';

const usualNames: Readonly<Record<Field, readonly string[]>> = {
  name: [
    'name',
    'description',
    'payee',
    'title',
    'entry',
    'item',
    'what',
    'text',
    'details',
    'client',
    'customer',
  ],
  amount: ['amount', 'value', 'sum', 'total', 'price', 'amount (usd)', 'amount (eur)', 'betrag', 'montant'],
  incoming: ['credit', 'money in', 'paid in', 'deposit', 'income', 'incoming'],
  outgoing: ['debit', 'money out', 'paid out', 'withdrawal', 'expense', 'outgoing'],
  paid: ['paid', 'cleared', 'settled', 'status', 'done'],
  date: [
    'date',
    'day',
    'transaction date',
    'booking date',
    'posted',
    'posting date',
    'due',
    'due date',
    'datum',
  ],
  note: ['note', 'notes', 'memo', 'comment', 'comments', 'remark', 'reference'],
  category: ['category', 'categories', 'kategorie', 'catégorie', 'categoría'],
  tags: ['tags', 'tag', 'labels', 'label'],
};

const fieldLabels: Readonly<Record<Field, string>> = {
  name: 'Name',
  amount: 'Amount',
  incoming: 'Amount (in)',
  outgoing: 'Amount (out)',
  paid: 'Paid',
  date: 'Date',
  note: 'Note',
  category: 'Category',
  tags: 'Tags',
};

const fields = Object.keys(usualNames) as Field[];

/** null when no column can hold the amounts. */
export function columnsOf(data: readonly (readonly string[])[]): Columns | null {
  const [first = []] = data;
  const header = first.map((text) => text.trim().toLowerCase());
  const found = Object.fromEntries(
    fields.map((field) => {
      const name = usualNames[field].find((usual) => header.includes(usual));
      return [field, name === undefined ? null : header.indexOf(name)];
    }),
  ) as Record<Field, number | null>;
  const headed = found.amount !== null || found.incoming !== null || found.outgoing !== null;
  const places = headed ? found : placesByContent(data);
  if (!places) return null;
  const body = headed ? data.slice(1) : data;
  const column = (place: number | null) => (place === null ? [] : body.map((row) => row[place] ?? ''));
  const money = [places.amount, places.incoming, places.outgoing].flatMap(column);
  const dates = readerOfDates(column(places.date));
  const decimalMark = decimalMarkIn(money);
  return {
    ...places,
    headed,
    decimalMark: decimalMark ?? '.',
    readDate: dates.read,
    remarks: [...(decimalMark === null ? remarksOnThousands(money) : []), ...dates.remarks],
    mapping: fields
      .filter((field) => places[field] !== null)
      .map((field) => {
        const place = places[field] as number;
        return { field: fieldLabels[field], header: headed ? (first[place] ?? '') : `Column ${place + 1}` };
      }),
  };
}

/** `12,500` means twelve and a half where the comma is the decimal mark; used when no amount of the file decides that. */
function remarksOnThousands(amounts: readonly string[]): string[] {
  const doubtful = amounts.find((text) => /^\D{0,20}[1-9]\d{0,2},\d{3}\D{0,20}$/.test(text))?.trim();
  if (doubtful === undefined) return [];
  const parsed = parseAmount(doubtful);
  return parsed.ok
    ? [`Amounts like ${doubtful} are read as ${formatCents(parsed.cents, { symbol: '' })}.`]
    : [];
}

/** For files without a header: the amount is the first column with only numbers, the name the first other one. */
function placesByContent(data: readonly (readonly string[])[]): Record<Field, number | null> | null {
  const sample = data.slice(0, 50).filter((row) => row.some((text) => text.trim() !== ''));
  const width = Math.max(0, ...sample.map((row) => row.length));
  const places = Array.from({ length: width }, (_, i) => i);
  const all = (place: number, test: (text: string) => boolean) =>
    sample.length > 0 && sample.every((row) => test((row[place] ?? '').trim()));
  const looksLikeDate = (text: string) => text !== '' && readerOfDates([text]).read(text) !== undefined;
  const date = places.find((place) => all(place, looksLikeDate)) ?? null;
  const isAmount = (text: string) =>
    /\d/.test(text) && parseAmount(text, '', decimalMarkIn([text]) ?? '.').ok;
  const amount = places.find((place) => place !== date && all(place, isAmount)) ?? null;
  if (amount === null) return null;
  const name = places.find((place) => place !== date && place !== amount && !all(place, isAmount)) ?? null;
  const others = { incoming: null, outgoing: null, paid: null, note: null, category: null, tags: null };
  return { ...others, name, amount, date };
}

const pad = (text: string) => text.padStart(2, '0');
const known = (text: string) => (isDate(text) ? text : undefined);

/** The order of dates with slashes is decided by the whole column: 13/02 can only be day first. */
function readerOfDates(texts: readonly string[]): Pick<Columns, 'remarks'> & { read: Columns['readDate'] } {
  const slashed = texts
    .map((text) => /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(text.trim()))
    .filter((m) => m !== null);
  const dayFirst = slashed.some(([, a]) => Number(a) > 12) && !slashed.some(([, , b]) => Number(b) > 12);
  const unsure = slashed.length > 0 && !slashed.some(([, a, b]) => Number(a) > 12 || Number(b) > 12);
  const read = (text: string) => {
    if (text === '') return null;
    const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
    if (iso) return known(`${iso[1]}-${pad(iso[2]!)}-${pad(iso[3]!)}`);
    const dotted = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/.exec(text);
    if (dotted) return known(`${dotted[3]}-${pad(dotted[2]!)}-${pad(dotted[1]!)}`);
    const slash = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
    if (!slash) return undefined;
    const [, a = '', b = '', year = ''] = slash;
    return known(dayFirst ? `${year}-${pad(b)}-${pad(a)}` : `${year}-${pad(a)}-${pad(b)}`);
  };
  const remarks = unsure ? ['Dates like 02/03/2026 are read as month/day/year.'] : [];
  return { read, remarks };
}
