/**
 * The facts of a ledger, one stream `ledger/{uid}` per person. projection.ts defines how they fold into state.
 * A fact that undoes another (an undo, or the redo of one) gives its seq in `undoes`; no other field is optional.
 */
import * as z from 'zod/mini';
import { defineFact, factConstructors, type FactsOf } from '../log/facts.ts';
import { defineStream } from '../log/streams.ts';
import { isWellFormed } from '../log/well-formed.ts';
import { maxAmountCents } from '../shared/money.ts';
import { entryIdSchema } from './entry-id.ts';
import { areTags, isCategory, maxCategoryLength, maxTagLength, maxTags } from './labels.ts';
import { recoveredSchema } from './recovered.ts';
import { maxSteps } from './step-limit.ts';

export const maxNameLength = 200;
export const maxNoteLength = 2000;
/** A limit, because one fact holds a whole import, which a tab has to hash at once. */
export const maxImportedEntries = 250_000;

/** Lone surrogates are not valid text: they have no UTF-8 encoding, so they cannot be hashed. */
const isText = (text: string, max: number) => text.length <= max && isWellFormed(text);

export const isName = (name: string) => isText(name, maxNameLength);
export const isNote = (note: string | null) => note === null || (note !== '' && isText(note, maxNoteLength));
/** Whether it is null or a calendar day as YYYY-MM-DD. */
export function isDate(date: string | null): boolean {
  if (date === null) return true;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // Date parses 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

export const nameSchema = z
  .string()
  .check(z.refine<string>(isName, `Use at most ${maxNameLength} characters of plain text`));
export const noteSchema = z
  .nullable(z.string())
  .check(z.refine<string | null>(isNote, `Use at most ${maxNoteLength} characters of plain text`));
export const dateSchema = z
  .nullable(z.string())
  .check(z.refine<string | null>(isDate, 'Enter a date of the calendar, like 2026-04-30'));
export const amountSchema = z.int().check(z.gte(-maxAmountCents), z.lte(maxAmountCents));

export const entrySchema = z.strictObject({
  id: entryIdSchema,
  /** May be empty. */
  name: nameSchema,
  amountCents: amountSchema,
  paid: z.boolean(),
  note: noteSchema,
  /** YYYY-MM-DD, the person's own date for the entry. */
  date: dateSchema,
});
export type Entry = Readonly<z.infer<typeof entrySchema>>;

export const labelsOfEntrySchema = z.strictObject({
  id: entryIdSchema,
  category: z
    .nullable(z.string())
    .check(z.refine<string | null>(isCategory, `Use at most ${maxCategoryLength} characters of plain text`)),
  tags: z
    .readonly(z.array(z.string()))
    .check(
      z.refine<readonly string[]>(
        areTags,
        `Use at most ${maxTags} tags of at most ${maxTagLength} characters, each once`,
      ),
    ),
});

/** Merged into the entry: omitted fields stay as they are. `paid` has its own facts. */
export const changesSchema = z.strictObject({
  name: z.optional(nameSchema),
  amountCents: z.optional(amountSchema),
  note: z.optional(noteSchema),
  date: z.optional(dateSchema),
});
export type EntryChanges = Readonly<z.infer<typeof changesSchema>>;

const index = z.int().check(z.gte(0));
const undoes = z.optional(z.int().check(z.gte(1)));

export const ledgerFacts = {
  EntryAdded: defineFact('truth', 1, z.strictObject({ ...entrySchema.shape, index, undoes })),
  EntryChanged: defineFact('truth', 1, z.strictObject({ id: entryIdSchema, changes: changesSchema, undoes })),
  EntryPaid: defineFact('truth', 1, z.strictObject({ id: entryIdSchema, undoes })),
  EntryUnpaid: defineFact('truth', 1, z.strictObject({ id: entryIdSchema, undoes })),
  EntryMoved: defineFact('truth', 1, z.strictObject({ id: entryIdSchema, from: index, to: index, undoes })),
  EntryDeleted: defineFact(
    'truth',
    1,
    z.strictObject({ id: entryIdSchema, index, entry: entrySchema, undoes }),
  ),
  /** Appends all `entries` at the end, as one step. */
  LedgerImported: defineFact(
    'truth',
    1,
    z.strictObject({
      source: z
        .string()
        .check(z.refine<string>((source) => isText(source, 200), 'This is no name of a source')),
      entries: z.array(entrySchema).check(z.maxLength(maxImportedEntries)),
      undoes,
    }),
  ),
  /** Removes a whole import: the `count` entries from `index` on, which are exactly those of the import. */
  ImportUndone: defineFact(
    'truth',
    1,
    z.strictObject({ index, count: index, undoes: z.int().check(z.gte(1)) }),
  ),
  /**
   * The category and tags of entries from now on; replaces their previous ones. May come before the entry itself, as
   * with an import.
   */
  EntriesLabelled: defineFact(
    'truth',
    1,
    z.strictObject({
      labels: z.array(labelsOfEntrySchema).check(
        z.maxLength(maxImportedEntries),
        z.refine(
          (labels) => new Set(labels.map(({ id }) => id)).size === labels.length,
          'Each entry stands there once',
        ),
      ),
      undoes,
    }),
  ),
  /** Entries with a date up to this day must not change without confirmation; replaces an earlier lock. */
  EntriesLocked: defineFact(
    'truth',
    1,
    z.strictObject({
      upTo: z.string().check(z.refine<string>(isDate, 'Enter a date of the calendar, like 2026-04-30')),
      /** Their sum at that time. */
      balanceCents: amountSchema,
    }),
  ),
  EntriesUnlocked: defineFact('truth', 1, z.strictObject({})),
  /** The steps of the `count` records right before it are undone as one. */
  StepsJoined: defineFact('truth', 1, z.strictObject({ count: z.int().check(z.gte(2), z.lte(maxSteps)) })),
  /** Marks a break in the chain and changes nothing: records of a damaged ledger were left out here. */
  LedgerRecovered: defineFact('truth', 1, recoveredSchema),
} as const;

export type LedgerFact = FactsOf<typeof ledgerFacts>;
export const ledgerFact = factConstructors(ledgerFacts);
export const ledgerStream = defineStream('ledger/', ledgerFacts);
