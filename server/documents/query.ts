/**
 * Structured queries of one collection: filters, order, cursors and limits, evaluated over all its documents. Collections
 * here have at most about one document per person; larger data has its own table and route.
 */
import { z } from 'zod';
import { type FieldPath, getField, parseFieldPath, withField } from './field-path.ts';
import { fieldSchema, filterSchema, matches, orderingFieldsOf } from './filter.ts';
import { compareValues } from './order.ts';
import type { StoredDocument } from './store.ts';
import { type Fields, type Value, valueSchema } from './values.ts';

const cursor = z.strictObject({ values: z.array(valueSchema).default([]), before: z.boolean().optional() });
const count = z.int().min(0).max(1_000_000);

export const querySchema = z
  .strictObject({
    from: z
      .array(z.strictObject({ collectionId: z.string().optional(), allDescendants: z.boolean().optional() }))
      .length(1),
    where: filterSchema.optional(),
    orderBy: z
      .array(
        z.strictObject({
          field: fieldSchema,
          direction: z.enum(['ASCENDING', 'DESCENDING']).default('ASCENDING'),
        }),
      )
      .max(32)
      .refine(
        (order) => new Set(order.map(({ field }) => field.fieldPath)).size === order.length,
        'orders twice by one field',
      )
      .default([]),
    select: z.strictObject({ fields: z.array(fieldSchema).optional() }).optional(),
    startAt: cursor.optional(),
    endAt: cursor.optional(),
    offset: count.default(0),
    limit: z.union([count, z.strictObject({ value: count })]).optional(),
  })
  .refine(
    ({ orderBy, startAt, endAt }) =>
      [startAt, endAt].every((bound) => (bound?.values.length ?? 0) <= orderBy.length),
    'has a cursor of more values than it orders by',
  );
export type Query = z.infer<typeof querySchema>;

/** @param nameOf the full name of a document, as reference values hold it */
export function runQuery(
  query: Query,
  documents: readonly StoredDocument[],
  nameOf: (path: string) => string,
): StoredDocument[] {
  const read = (document: StoredDocument, path: string): Value | undefined =>
    path === '__name__' ? { referenceValue: nameOf(document.path) } : getField(document.fields, pathOf(path));
  const order = wholeOrderOf(query);
  const compare = (a: readonly (Value | undefined)[], b: readonly (Value | undefined)[]) => {
    for (const [i, { direction }] of order.entries()) {
      if (i >= b.length) return 0;
      const sign = compareValues(a[i]!, b[i]!);
      if (sign !== 0) return direction === 'DESCENDING' ? -sign : sign;
    }
    return 0;
  };
  const { where, startAt, endAt, offset, limit } = query;
  const found = documents
    .filter((document) => !where || matches(where, (path) => read(document, path)))
    .map((document) => ({ document, keys: order.map(({ fieldPath }) => read(document, fieldPath)) }))
    // A document that lacks an ordering field is in no result.
    .filter(({ keys }) => keys.every((key) => key !== undefined))
    .sort((a, b) => compare(a.keys, b.keys))
    .filter(({ keys }) => {
      const fromStart = startAt ? compare(keys, startAt.values) : 1;
      const fromEnd = endAt ? compare(keys, endAt.values) : -1;
      return (
        (startAt?.before ? fromStart >= 0 : startAt ? fromStart > 0 : true) &&
        (endAt?.before ? fromEnd < 0 : endAt ? fromEnd <= 0 : true)
      );
    })
    .map(({ document }) => selected(document, query));
  const most = typeof limit === 'object' ? limit.value : limit;
  return found.slice(offset, most === undefined ? undefined : offset + most);
}

/** The requested order, then the fields that ranges order by, then the name; the added ones take the last direction. */
function wholeOrderOf({ orderBy, where }: Query) {
  const order = orderBy.map(({ field, direction }) => ({ fieldPath: field.fieldPath, direction }));
  const direction = order.at(-1)?.direction ?? 'ASCENDING';
  for (const fieldPath of [...orderingFieldsOf(where), '__name__']) {
    if (!order.some((known) => known.fieldPath === fieldPath)) order.push({ fieldPath, direction });
  }
  return order;
}

const pathOf = (text: string): FieldPath => parseFieldPath(text)!;

function selected(document: StoredDocument, { select }: Query): StoredDocument {
  if (!select?.fields) return document;
  let fields: Fields = {};
  for (const { fieldPath } of select.fields) {
    if (fieldPath === '__name__') continue;
    const value = getField(document.fields, pathOf(fieldPath));
    if (value) fields = withField(fields, pathOf(fieldPath), value);
  }
  return { ...document, fields };
}
