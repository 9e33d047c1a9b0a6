/**
 * The filters of a structured query: parsed from the request, validated as Firestore does, and matched against documents.
 * What a comparison finds and skips (missing fields, null, NaN, other types) follows Firestore.
 */
import { z } from 'zod';
import { parseFieldPath } from './field-path.ts';
import { compareValues, elementsOf, equalValues, isNaNValue, rankOf } from './order.ts';
import { valueSchema, type Value } from './values.ts';

const fieldPath = z
  .string()
  .max(1500)
  .refine((text) => parseFieldPath(text) !== null, 'is not a field path');
export const fieldSchema = z.strictObject({ fieldPath });

const fieldFilter = z.strictObject({
  field: fieldSchema,
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
  value: valueSchema,
});
const unaryFilter = z.strictObject({
  field: fieldSchema,
  op: z.enum(['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN']),
});

type FieldFilter = z.infer<typeof fieldFilter>;
type UnaryFilter = z.infer<typeof unaryFilter>;
export interface Filter {
  fieldFilter?: FieldFilter | undefined;
  unaryFilter?: UnaryFilter | undefined;
  compositeFilter?: { op: 'AND' | 'OR'; filters: Filter[] } | undefined;
}
const oneFilter: z.ZodType<Filter> = z.lazy(() =>
  z
    .strictObject({
      fieldFilter: fieldFilter.optional(),
      unaryFilter: unaryFilter.optional(),
      compositeFilter: z
        .strictObject({ op: z.enum(['AND', 'OR']), filters: z.array(oneFilter).max(100) })
        .optional(),
    })
    .refine((filter) => Object.values(filter).filter(Boolean).length === 1, 'has one kind'),
);
export const filterSchema = oneFilter.superRefine((filter, context) => {
  const error = validateFilter(filter);
  if (error) context.addIssue(error);
});

/** Maximum number of values per list; https://firebase.google.com/docs/firestore/query-data/queries#limits */
const maxListed: Partial<Record<FieldFilter['op'], number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };
const maxDisjunctions = 30;

type Leaf = FieldFilter | UnaryFilter;

function leavesOf({ fieldFilter: own, unaryFilter: unary, compositeFilter: several }: Filter): Leaf[] {
  return several ? several.filters.flatMap(leavesOf) : [(own ?? unary)!];
}

/** Why Firestore refuses a filter, null when it does not. */
function validateFilter(filter: Filter): string | null {
  const leaves = leavesOf(filter);
  for (const leaf of leaves) {
    const error = 'value' in leaf ? validateValue(leaf) : null;
    if (error) return error;
  }
  const ops = leaves.map(({ op }) => op);
  if (ops.filter((op) => op === 'NOT_EQUAL' || op === 'NOT_IN' || op.startsWith('IS_NOT')).length > 1) {
    return 'has more than one of NOT_EQUAL, NOT_IN, IS_NOT_NULL and IS_NOT_NAN';
  }
  if (
    ops.includes('NOT_IN') &&
    (ops.some((op) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY') || hasOr(filter))
  ) {
    return 'has NOT_IN together with IN, ARRAY_CONTAINS_ANY or OR';
  }
  if (disjunctionsOf(filter) > maxDisjunctions) return `has more than ${maxDisjunctions} disjunctions`;
  return maxContains(filter) > 1 ? 'asks twice what one array contains' : null;
}

function validateValue({ op, value, field }: FieldFilter): string | null {
  const most = maxListed[op];
  if (most !== undefined) {
    const { length } = elementsOf(value);
    if (length === 0) return `${op} needs a list with something in it`;
    if (length > most) return `${op} takes up to ${most} values`;
  }
  const names = most === undefined ? [value] : elementsOf(value);
  return field.fieldPath === '__name__' && names.some((name) => !('referenceValue' in name))
    ? '__name__ is compared with references only'
    : null;
}

const hasOr = ({ compositeFilter: several }: Filter): boolean =>
  several !== undefined &&
  ((several.op === 'OR' && several.filters.length > 1) || several.filters.some(hasOr));

/** Number of conjunctions in the filter's disjunctive normal form, with its ORs and lists expanded. */
function disjunctionsOf({ fieldFilter: own, compositeFilter: several }: Filter): number {
  if (several) {
    const counts = several.filters.map(disjunctionsOf);
    return several.op === 'OR'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  return own?.op === 'IN' || own?.op === 'ARRAY_CONTAINS_ANY'
    ? new Set(elementsOf(own.value).map(textOf)).size
    : 1;
}

const textOf = (value: Value) => JSON.stringify(value);

/** Maximum number of different array membership tests in one of those conjunctions. */
function maxContains(filter: Filter): number {
  return Math.max(...membershipsOf(filter).map((tests) => tests.size));
}

function membershipsOf({ fieldFilter: own, compositeFilter: several }: Filter): Set<string>[] {
  if (!several) {
    if (own?.op === 'ARRAY_CONTAINS') return [new Set([own.field.fieldPath + textOf(own.value)])];
    if (own?.op !== 'ARRAY_CONTAINS_ANY') return [new Set()];
    return elementsOf(own.value).map((value) => new Set([own.field.fieldPath + textOf(value)]));
  }
  const memberships = several.filters.map(membershipsOf);
  if (several.op === 'OR') return memberships.flat();
  return memberships.reduce<Set<string>[]>(
    (met, next) => met.flatMap((some) => next.map((others) => new Set([...some, ...others]))),
    [new Set()],
  );
}

/** Fields that a result is ordered by when the query names none: Firestore reads ranges from an index. */
export function orderingFieldsOf(filter: Filter | undefined): string[] {
  const ordering = (filter ? leavesOf(filter) : []).filter(
    ({ op }) => /^(LESS|GREATER|NOT_)/.test(op) || op.startsWith('IS_NOT'),
  );
  return [...new Set(ordering.map(({ field }) => field.fieldPath))].sort();
}

export function matches(
  { fieldFilter: own, unaryFilter: unary, compositeFilter: several }: Filter,
  read: (path: string) => Value | undefined,
): boolean {
  if (several) {
    const matchesInner = (inner: Filter) => matches(inner, read);
    return several.op === 'AND' || several.filters.length === 0
      ? several.filters.every(matchesInner)
      : several.filters.some(matchesInner);
  }
  const { fieldPath: path } = (own ?? unary)!.field;
  const found = read(path);
  if (found === undefined) return false;
  return own ? matchesField(own.op, found, own.value) : matchesUnary(unary!.op, found);
}

const isNull = (value: Value) => 'nullValue' in value;
/** null and NaN are matched only by their own filters, not by comparisons. */
const isIncomparable = (value: Value) => isNull(value) || isNaNValue(value);

function matchesUnary(op: UnaryFilter['op'], found: Value): boolean {
  switch (op) {
    case 'IS_NULL':
      return isNull(found);
    case 'IS_NAN':
      return isNaNValue(found);
    case 'IS_NOT_NULL':
      return !isNull(found);
    case 'IS_NOT_NAN':
      return !isIncomparable(found);
  }
}

function matchesField(op: FieldFilter['op'], found: Value, wanted: Value): boolean {
  const equals = (a: Value, b: Value) => !isIncomparable(a) && equalValues(a, b);
  const listed = elementsOf(wanted);
  switch (op) {
    case 'EQUAL':
      return equals(wanted, found);
    case 'NOT_EQUAL':
      return !isNull(found) && !isNull(wanted) && !equals(wanted, found);
    case 'ARRAY_CONTAINS':
      return elementsOf(found).some((element) => equals(wanted, element));
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(found).some((element) => listed.some((candidate) => equals(candidate, element)));
    case 'IN':
      return listed.some((candidate) => equals(candidate, found));
    case 'NOT_IN':
      return !isNull(found) && !listed.some((candidate) => isNull(candidate) || equals(candidate, found));
  }
  // A range contains only values of one type, and no NaN.
  if (rankOf(found) !== rankOf(wanted) || isIncomparable(found) || isIncomparable(wanted)) return false;
  const sign = compareValues(found, wanted);
  switch (op) {
    case 'LESS_THAN':
      return sign < 0;
    case 'LESS_THAN_OR_EQUAL':
      return sign <= 0;
    case 'GREATER_THAN':
      return sign > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return sign >= 0;
  }
}
