/** Reads one record of a QIF file as an entry. */
import { centsToDecimal } from '../../shared/money.ts';
import { labelError, readCategory } from '../label-texts.ts';
import type { ReadAmount } from './amounts.ts';
import { namedBy } from './names.ts';
import { readOwnFields } from './own-fields.ts';
import { type DateOrder, readQifDate } from './qif-dates.ts';
import type { QifField, QifRecord } from './qif-records.ts';
import type { FoundEntry } from './row-collector.ts';

/** Field code for our own data; no other program uses this letter. */
export const ownCode = 'Z';

/** Quicken's marks for cleared and reconciled. */
const paidMarks = new Set(['x', 'r', '*', 'c']);

/** Returns a sentence that says what is wrong when the record is not valid. */
export function readQifEntry(
  { fields }: QifRecord,
  readAmount: ReadAmount,
  order: DateOrder,
): FoundEntry | string {
  const all = (code: string) => fields.filter((field) => field.code === code).map(({ text }) => text);
  const first = (code: string) => all(code)[0] ?? '';
  for (const [code, what] of [
    ['D', 'dates'],
    ['T', 'amounts'],
  ] as const) {
    const { length } = all(code);
    if (length > 1) return `The entry has ${length} ${what}; perhaps a ^ between two entries is missing.`;
  }
  const torn = fields.find(({ code }) => /[\d.,+-]/.test(code));
  if (torn) return `Line ${torn.line} begins like a number and not with a letter.`;
  const [amount = ''] = [...all('T'), ...all('U')];
  const amountCents = readAmount(amount);
  if (amountCents === null) return `“${amount.slice(0, 40)}” is no amount in whole cents.`;
  if (all('U').some((text) => readAmount(text) !== amountCents))
    return 'The entry has two different amounts.';
  const date = readQifDate(first('D'), order);
  if (date === null) return `“${first('D').slice(0, 40)}” is no day of the calendar.`;
  const parts = partsOf(fields, readAmount);
  if (parts.some(({ cents }) => cents === null)) return 'A part of the entry has no amount in whole cents.';
  const sum = parts.reduce((total, { cents }) => total + cents!, 0);
  if (parts.length > 0 && sum !== amountCents)
    return `The parts add up to ${centsToDecimal(sum)}, and the entry is ${centsToDecimal(amountCents)}.`;
  const { name, note } = namedBy(first('P'), first('M'), first('N'));
  const filed = all('L').filter((text) => text !== '');
  const category = parts.length === 0 && filed.length === 1 ? categoryOf(filed[0]!) : null;
  const more = parts.length > 0 ? parts.map(describePart) : category === null ? filed : [];
  const { id = null, ...own } = readOwnFields(first(ownCode));
  return {
    name,
    note: [...(note === null ? [] : [note]), ...more].join('\n') || null,
    date,
    paid: paidMarks.has(first('C').toLowerCase()),
    ...(category === null ? {} : { category }),
    ...own,
    amountCents,
    number: null,
    id,
  };
}

/** null for an account in brackets, which is the target of a transfer, and for a text too long for a category of ours. */
export function categoryOf(text: string): string | null {
  const category = readCategory(text);
  return category !== null && !category.startsWith('[') && labelError({ category }) === null
    ? category
    : null;
}

interface Part {
  category: string;
  memo: string;
  cents: number | null;
}

/** The parts of a split: S begins a part, E and $ belong to the part before. */
function partsOf(fields: readonly QifField[], readAmount: ReadAmount): Part[] {
  const parts: Part[] = [];
  for (const { code, text } of fields) {
    const last = parts.at(-1);
    if (code === 'S') parts.push({ category: text, memo: '', cents: null });
    else if (code === 'E' && last) last.memo = text;
    else if (code === '$' && last?.cents === null) last.cents = readAmount(text);
    else if (code === '$') parts.push({ category: '', memo: '', cents: readAmount(text) });
  }
  return parts;
}

const describePart = ({ category, memo, cents }: Part) =>
  `${[category, memo].filter((text) => text !== '').join(', ') || 'Part'}: ${centsToDecimal(cents!)}`;
