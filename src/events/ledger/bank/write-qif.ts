/** Exports a ledger as QIF for older programs; `readQif` reads it back without loss. No currency; ids only in our own field. */
import { centsToDecimal } from '../../shared/money.ts';
import type { Entry } from '../events.ts';
import type { LabelBook } from '../labels.ts';
import { fieldText, namedBy } from './names.ts';
import { writeOwnFields } from './own-fields.ts';
import { categoryOf, ownCode } from './qif-entry.ts';

/** Maximum lengths: some programs cut longer lines. */
const longest = { name: 100, memo: 255, category: 60 } as const;

/**
 * @param labels categories and tags of the entries
 * @param today YYYY-MM-DD: used for entries without a date, because other programs require one
 */
export function* writeQif(entries: Iterable<Entry>, labels: LabelBook, today: string): Generator<string> {
  yield '!Option:MDY\r\n!Type:Bank\r\n';
  for (const entry of entries) {
    const date = entry.date ?? today;
    const [year, month, day] = date.split('-');
    const name = fieldText(entry.name, longest.name);
    const memo = fieldText(entry.note ?? '', longest.memo);
    const filed = labels.get(entry.id);
    const category = categoryOf(fieldText(filed.category ?? '', longest.category));
    const plain = { ...namedBy(name, memo, ''), date, id: '', category };
    const own = writeOwnFields(entry, filed, plain);
    const lines = [
      `D${month}/${day}/${year}`,
      `T${centsToDecimal(entry.amountCents)}`,
      ...(entry.paid ? ['CX'] : []),
      ...(name === '' ? [] : [`P${name}`]),
      ...(memo === '' ? [] : [`M${memo}`]),
      ...(category === null ? [] : [`L${category}`]),
      ...(own === null ? [] : [`${ownCode}${own}`]),
      '^',
    ];
    yield lines.map((line) => `${line}\r\n`).join('');
  }
}
