/**
 * The format of entries under the local storage key `entries`: the amount is a decimal, as specified. Older
 * installations and people's own tools wrote there too, so reading is lenient and reports what it could not use.
 */
import * as z from 'zod/mini';
import { isEntryId } from './entry-id.ts';
import { type Entry, isDate, isName, isNote } from './events.ts';
import { isAmountCents } from '../shared/money.ts';

export const localEntrySchema = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  name: z.optional(z.nullable(z.string())),
  /** Decimal; null counts as 0. */
  amount: z.optional(z.nullable(z.number())),
  paid: z.optional(z.nullable(z.boolean())),
  note: z.optional(z.nullable(z.string())),
  date: z.optional(z.nullable(z.string())),
});
export type LocalEntry = z.infer<typeof localEntrySchema>;

/** The decimal is exact: every allowed amount has at most 15 digits, which a JSON number preserves. */
export const toLocalEntry = ({ id, name, amountCents, paid, note, date }: Entry): LocalEntry => ({
  id,
  name,
  amount: amountCents / 100,
  paid,
  note,
  date,
});

/** null when its amount, name, note or date is not valid in a ledger. @param newId makes an id for one without a usable id */
export function fromLocalEntry(local: LocalEntry, newId: () => string): Entry | null {
  const given = String(local.id ?? '');
  const entry: Entry = {
    id: isEntryId(given) ? given : newId(),
    name: local.name ?? '',
    amountCents: Math.round((local.amount ?? 0) * 100) + 0,
    paid: local.paid ?? false,
    note: local.note || null,
    date: local.date || null,
  };
  const sound =
    isAmountCents(entry.amountCents) && isName(entry.name) && isNote(entry.note) && isDate(entry.date);
  return sound ? entry : null;
}

/** What the local key shows before the log is open. */
export interface LedgerPreview {
  readonly entries: readonly Entry[];
  readonly total: number;
  /** null when unknown, as for entries of an older installation. */
  readonly balances: { readonly balanceCents: number; readonly balancePaidCents: number } | null;
}
