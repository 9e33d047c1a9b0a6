/** Reads one STMTTRN element of an OFX file as an entry. */
import type { ReadAmount } from './amounts.ts';
import { inOneLine, namedBy } from './names.ts';
import { readOfxDay } from './ofx-date.ts';
import { childOf, type Element, textOf } from './ofx-tree.ts';
import { readOwnFields } from './own-fields.ts';
import type { FoundEntry } from './row-collector.ts';

/** Organization name in files written by this product. */
export const ownOrganisation = 'Patina';
/** Tags with a dot are private to a program, and others skip them (spec 1.6, 2.7.1). */
export const ownTag = 'PATINA.ENTRY';

export interface OfxContext {
  readonly currency: string | null;
  /** The file is an export of this product, so its numbers are ids of entries. */
  readonly isOwn: boolean;
}

/** Booked entries count as paid. Returns a sentence that says what is wrong when the element is not valid. */
export function readOfxEntry(
  element: Element,
  readAmount: ReadAmount,
  { currency, isOwn }: OfxContext,
): FoundEntry | string {
  const text = (tag: string) => textOf(element, tag);
  const fault = errorIn(element, currency);
  if (fault) return fault;
  const amountCents = readAmount(text('TRNAMT'));
  if (amountCents === null) return `“${text('TRNAMT').slice(0, 40)}” is no amount in whole cents.`;
  const date = readOfxDay(text('DTPOSTED'));
  if (date === null) return `“${text('DTPOSTED').slice(0, 40)}” is no day of the calendar.`;
  const payee = inOneLine(text('EXTDNAME')) || text('NAME') || textOf(childOf(element, 'PAYEE'), 'NAME');
  const plain = { ...namedBy(payee, text('MEMO'), text('CHECKNUM')), date, paid: true };
  const number = text('FITID');
  if (!isOwn) return { ...plain, amountCents, number: number || null, id: null };
  return { id: number, ...plain, ...readOwnFields(text(ownTag)), amountCents, number: null };
}

function errorIn(element: Element, currency: string | null): string | null {
  for (const tag of ['TRNAMT', 'DTPOSTED']) {
    const { length } = element.children.filter((child) => child.tag === tag);
    if (length === 0) return `The entry has no ${tag}.`;
    if (length > 1) return `The entry has ${length} times ${tag}.`;
  }
  if (textOf(element, 'CORRECTFITID') !== '')
    return 'The bank corrects an earlier entry with this one. Change that entry by hand.';
  const own = textOf(childOf(element, 'CURRENCY'), 'CURSYM').toUpperCase();
  return own !== '' && own !== currency ? `The amount is in ${own}, unlike the account.` : null;
}
