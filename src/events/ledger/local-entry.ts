/**
 * An entry as it stands under the local key `entries`: the amount a decimal, as the specification has it. Older
 * installations and people's own tools wrote there too, so reading is generous and says what it could not take.
 */
import * as z from 'zod/mini';
import { type Entry, isDate, isEntryId, isName, isNote } from './events.ts';
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

/** The decimal is exact: every amount of the range has at most 15 digits, which a JSON number keeps. */
export const toLocalEntry = ({ id, name, amountCents, paid, note, date }: Entry): LocalEntry => ({
  id,
  name,
  amount: amountCents / 100,
  paid,
  note,
  date,
});

/** null when its amount, name, note or date is beyond what a ledger holds. @param newId for one without a usable id */
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
  /** null when they are not known, as with an older installation's entries. */
  readonly balances: { readonly balanceCents: number; readonly balancePaidCents: number } | null;
}
