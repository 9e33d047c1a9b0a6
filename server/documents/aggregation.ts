/** Counts, sums and averages over what a query found. */
import { z } from 'zod';
import { averageOf, sumOf } from './arithmetic.ts';
import { getField, parseFieldPath } from './field-path.ts';
import { fieldSchema } from './filter.ts';
import { isNumber } from './order.ts';
import { querySchema } from './query.ts';
import type { StoredDocument } from './store.ts';
import type { Fields, Value } from './values.ts';

const ownField = fieldSchema.refine(
  ({ fieldPath }) => fieldPath !== '__name__',
  'is not a field of a document',
);
const upTo = z.union([z.string().regex(/^\d{1,19}$/), z.int().min(0)]);

export const aggregationSchema = z.strictObject({
  structuredQuery: querySchema,
  aggregations: z
    .array(
      z
        .strictObject({
          alias: z.string().min(1),
          count: z.strictObject({ upTo: upTo.optional() }).optional(),
          sum: z.strictObject({ field: ownField }).optional(),
          avg: z.strictObject({ field: ownField }).optional(),
        })
        .refine(({ count, sum, avg }) => [count, sum, avg].filter(Boolean).length === 1, 'has one operation'),
    )
    .min(1)
    .max(5)
    .refine((all) => new Set(all.map(({ alias }) => alias)).size === all.length, 'uses an alias twice'),
});
export type Aggregation = z.infer<typeof aggregationSchema>;

export function aggregate({ aggregations }: Aggregation, documents: readonly StoredDocument[]): Fields {
  const read = ({ fields }: StoredDocument, path: string) => getField(fields, parseFieldPath(path)!);
  const paths = aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field.fieldPath ?? []);
  // As in Firestore: only documents that have every aggregated field take part, also in counts.
  const counted = documents.filter((document) => paths.every((path) => read(document, path) !== undefined));
  const numbers = (path: string) => counted.map((document) => read(document, path)).filter(isNumber);
  return Object.fromEntries(
    aggregations.map(({ alias, count, sum, avg }): [string, Value] => {
      if (sum) return [alias, sumOf(numbers(sum.field.fieldPath))];
      if (avg) return [alias, averageOf(numbers(avg.field.fieldPath))];
      const most = Number(count?.upTo ?? Infinity);
      return [alias, { integerValue: String(Math.min(counted.length, most)) }];
    }),
  );
}
