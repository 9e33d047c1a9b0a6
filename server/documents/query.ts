/**
 * Structured queries of one collection: filters, order, cursors, limits and aggregations, evaluated over its
 * documents. Collections here are people-sized; what grows larger has a table and a route of its own.
 */
import { z } from 'zod';
import { DocumentError } from './document-error.ts';
import { type FieldPath, getField, parseFieldPath, withField } from './field-path.ts';
import type { StoredDocument } from './store.ts';
import { type Fields, isValue, microsOf, type Value } from './values.ts';

const value = z.custom<Value>((each) => isValue(each), 'is not a Firestore value');
const field = z.strictObject({ fieldPath: z.string().min(1).max(1500) });

const fieldFilter = z.strictObject({
  field,
  op: z.enum([
    'EQUAL',
    'NOT_EQUAL',
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'ARRAY_CONTAINS',
    'ARRAY_CONTAINS_ANY',
    'IN',
    'NOT_IN',
  ]),
  value,
});
const unaryFilter = z.strictObject({ field, op: z.enum(['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN']) });

interface Filter {
  fieldFilter?: z.infer<typeof fieldFilter> | undefined;
  unaryFilter?: z.infer<typeof unaryFilter> | undefined;
  compositeFilter?: { op: 'AND' | 'OR'; filters: Filter[] } | undefined;
}
const filter: z.ZodType<Filter> = z.lazy(() =>
  z.strictObject({
    fieldFilter: fieldFilter.optional(),
    unaryFilter: unaryFilter.optional(),
    compositeFilter: z
      .strictObject({ op: z.enum(['AND', 'OR']), filters: z.array(filter).max(100) })
      .optional(),
  }),
);

const cursor = z.strictObject({ values: z.array(value), before: z.boolean().optional() });
const count = z.int().min(0).max(1_000_000);

export const querySchema = z.strictObject({
  from: z
    .array(z.strictObject({ collectionId: z.string().min(1), allDescendants: z.literal(false).optional() }))
    .length(1),
  where: filter.optional(),
  orderBy: z
    .array(z.strictObject({ field, direction: z.enum(['ASCENDING', 'DESCENDING']).default('ASCENDING') }))
    .max(32)
    .default([]),
  select: z.strictObject({ fields: z.array(field).optional() }).optional(),
  startAt: cursor.optional(),
  endAt: cursor.optional(),
  offset: count.default(0),
  limit: z.union([count, z.strictObject({ value: count })]).optional(),
});
export type Query = z.infer<typeof querySchema>;

/** @param nameOf the full name of a document, as reference values hold it */
export function runQuery(
  query: Query,
  documents: readonly StoredDocument[],
  nameOf: (path: string) => string,
): StoredDocument[] {
  const read = (document: StoredDocument, path: string): Value | undefined =>
    path === '__name__' ? { referenceValue: nameOf(document.path) } : getField(document.fields, pathOf(path));
  const order = query.orderBy.some(({ field: { fieldPath } }) => fieldPath === '__name__')
    ? query.orderBy
    : [
        ...query.orderBy,
        { field: { fieldPath: '__name__' }, direction: query.orderBy.at(-1)?.direction ?? 'ASCENDING' },
      ];
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
    .map((document) => ({
      document,
      keys: order.map(({ field: { fieldPath } }) => read(document, fieldPath)),
    }))
    // A document without a field that is ordered by is in no result.
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

function pathOf(text: string): FieldPath {
  const path = parseFieldPath(text);
  if (!path) throw new DocumentError('INVALID_ARGUMENT', `"${text.slice(0, 100)}" is not a field path`);
  return path;
}

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

function matches(
  { fieldFilter: own, unaryFilter: unary, compositeFilter: several }: Filter,
  read: (path: string) => Value | undefined,
): boolean {
  if (several) {
    const each = (inner: Filter) => matches(inner, read);
    return several.op === 'AND' ? several.filters.every(each) : several.filters.some(each);
  }
  if (unary) {
    const found = read(unary.field.fieldPath);
    if (!found) return false;
    const is = unary.op.endsWith('NULL') ? 'nullValue' in found : isNaNValue(found);
    return unary.op.includes('NOT') ? !is : is;
  }
  return own ? matchesField(own.op, read(own.field.fieldPath), own.value) : true;
}

const isNaNValue = (found: Value) => 'doubleValue' in found && Number.isNaN(Number(found.doubleValue));
const elements = (list: Value | undefined): readonly Value[] =>
  list && 'arrayValue' in list ? (list.arrayValue.values ?? []) : [];
const same = (a: Value, b: Value) => compareValues(a, b) === 0;

function matchesField(
  op: z.infer<typeof fieldFilter>['op'],
  found: Value | undefined,
  wanted: Value,
): boolean {
  if (!found) return false;
  // Ranges only hold values of one kind together.
  const sign = rankOf(found) === rankOf(wanted) ? compareValues(found, wanted) : Number.NaN;
  switch (op) {
    case 'EQUAL':
      return same(found, wanted);
    case 'NOT_EQUAL':
      return !('nullValue' in found) && !same(found, wanted);
    case 'LESS_THAN':
      return sign < 0;
    case 'LESS_THAN_OR_EQUAL':
      return sign <= 0;
    case 'GREATER_THAN':
      return sign > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return sign >= 0;
    case 'ARRAY_CONTAINS':
      return elements(found).some((element) => same(element, wanted));
    case 'ARRAY_CONTAINS_ANY':
      return elements(found).some((element) => elements(wanted).some((each) => same(element, each)));
    case 'IN':
      return elements(wanted).some((each) => same(found, each));
    case 'NOT_IN':
      return !('nullValue' in found) && !elements(wanted).some((each) => same(found, each));
  }
}

/** Firestore orders kinds first, then values; both numbers are one kind. */
const kindOrder = [
  ['nullValue'],
  ['booleanValue'],
  ['integerValue', 'doubleValue'],
  ['timestampValue'],
  ['stringValue'],
  ['bytesValue'],
  ['referenceValue'],
  ['geoPointValue'],
  ['arrayValue'],
  ['mapValue'],
];
const rankOf = (value: Value) => kindOrder.findIndex((kinds) => kinds.includes(Object.keys(value)[0]!));

export function compareValues(a: Value, b: Value): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if ('integerValue' in a && 'integerValue' in b)
    return order(BigInt(a.integerValue), BigInt(b.integerValue));
  if ('timestampValue' in a && 'timestampValue' in b) {
    return order(microsOf(a.timestampValue) ?? 0, microsOf(b.timestampValue) ?? 0);
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    const [left, right] = [elements(a), elements(b)];
    for (const [i, element] of left.entries()) {
      if (i >= right.length) return 1;
      const sign = compareValues(element, right[i]!);
      if (sign !== 0) return sign;
    }
    return left.length - right.length;
  }
  if ('integerValue' in a || 'doubleValue' in a) {
    const [left, right] = [Number(Object.values(a)[0]), Number(Object.values(b)[0])];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
    return order(left, right);
  }
  if ('mapValue' in a || 'geoPointValue' in a) return order(sortedText(a), sortedText(b));
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  return order(String(Object.values(a)[0]), String(Object.values(b)[0]));
}

const order = <T extends string | number | bigint>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => order(a, b)))
      : inner,
  );

export const aggregationSchema = z.strictObject({
  structuredQuery: querySchema,
  aggregations: z
    .array(
      z.strictObject({
        alias: z.string().min(1),
        count: z.strictObject({ upTo: z.union([z.string(), z.number()]).optional() }).optional(),
        sum: z.strictObject({ field }).optional(),
        avg: z.strictObject({ field }).optional(),
      }),
    )
    .min(1)
    .max(5),
});

export function aggregate(
  { aggregations }: z.infer<typeof aggregationSchema>,
  documents: readonly StoredDocument[],
): Fields {
  const numbers = (path: string) =>
    documents.flatMap(({ fields }) => {
      const found = getField(fields, pathOf(path));
      return found && ('integerValue' in found || 'doubleValue' in found)
        ? [Number(Object.values(found)[0])]
        : [];
    });
  const sumOf = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  return Object.fromEntries(
    aggregations.map(({ alias, sum, avg }): [string, Value] => {
      if (sum) {
        const total = sumOf(numbers(sum.field.fieldPath));
        return [
          alias,
          Number.isSafeInteger(total) ? { integerValue: String(total) } : { doubleValue: total },
        ];
      }
      if (avg) {
        const values = numbers(avg.field.fieldPath);
        return [
          alias,
          values.length === 0 ? { nullValue: null } : { doubleValue: sumOf(values) / values.length },
        ];
      }
      return [alias, { integerValue: String(documents.length) }];
    }),
  );
}
