/**
 * Stores what OFX and QIF cannot express of an entry: no date, not paid, a long name, line breaks. It is written as ASCII
 * JSON into a field that other programs skip, and only when the standard fields would not be read back identically.
 */
import * as z from 'zod/mini';
import { entryIdSchema } from '../entry-id.ts';
import { dateSchema, type Entry, nameSchema, noteSchema } from '../events.ts';
import { areTags, isCategory, type Labels } from '../labels.ts';
import type { ParsedName } from './names.ts';

const ownFieldsSchema = z.strictObject({
  id: z.optional(entryIdSchema),
  name: z.optional(nameSchema),
  note: z.optional(noteSchema),
  date: z.optional(dateSchema),
  paid: z.optional(z.boolean()),
  category: z.optional(z.string().check(z.refine<string>(isCategory))),
  tags: z.optional(z.array(z.string()).check(z.refine<string[]>(areTags))),
});
export type OwnFields = Readonly<z.infer<typeof ownFieldsSchema>>;

/** Empty when the field was not written by this product. */
export function readOwnFields(text: string): OwnFields {
  if (!text.startsWith('{')) return {};
  try {
    return ownFieldsSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The fields of the entry that the standard fields do not preserve; null when there are none. */
export function writeOwnFields(
  entry: Entry,
  { category, tags }: Labels,
  plain: ParsedName & Partial<Entry & Labels>,
): string | null {
  const differing = (['id', 'name', 'note', 'date', 'paid'] as const).filter(
    (field) => plain[field] !== undefined && plain[field] !== entry[field],
  );
  const own = {
    ...Object.fromEntries(differing.map((field) => [field, entry[field]])),
    ...(category === null || category === plain.category ? {} : { category }),
    ...(tags.length === 0 ? {} : { tags }),
  };
  if (Object.keys(own).length === 0) return null;
  return JSON.stringify(own).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
