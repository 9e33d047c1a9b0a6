/** One write of a commit: read from the wire, and applied to a document. It asks nobody whether it may. */
import { z } from 'zod';
import { DocumentError } from './document-error.ts';
import { type FieldPath, getField, parseFieldPath, withField } from './field-path.ts';
import { type Fields, instantOf, isFields, isValue, microsOf, type Value } from './values.ts';

const fields = z.custom<Fields>(isFields, 'is not a map of Firestore values');
const value = z.custom<Value>((each) => isValue(each), 'is not a Firestore value');
const fieldPath = z.string().transform((text, context): FieldPath => {
  const path = parseFieldPath(text);
  if (path) return path;
  context.addIssue(`"${text.slice(0, 100)}" is not a field path`);
  return z.NEVER;
});
const instant = z.string().transform((text, context): number => {
  const micros = microsOf(text);
  if (micros !== null) return micros;
  context.addIssue('is not an instant');
  return z.NEVER;
});

const values = z.strictObject({ values: z.array(value).optional() });
const transform = z
  .strictObject({
    fieldPath,
    setToServerValue: z.literal('REQUEST_TIME').optional(),
    increment: value.optional(),
    maximum: value.optional(),
    minimum: value.optional(),
    appendMissingElements: values.optional(),
    removeAllFromArray: values.optional(),
  })
  .refine(
    (each) => Object.values(each).filter((part) => part !== undefined).length === 2,
    'has one operation',
  );
type Transform = z.infer<typeof transform>;

const precondition = z.strictObject({ exists: z.boolean().optional(), updateTime: instant.optional() });

export const writeSchema = z
  .strictObject({
    update: z
      .strictObject({
        name: z.string(),
        fields: fields.optional(),
        createTime: z.string().optional(),
        updateTime: z.string().optional(),
      })
      .optional(),
    delete: z.string().optional(),
    verify: z.string().optional(),
    transform: z.strictObject({ document: z.string(), fieldTransforms: z.array(transform) }).optional(),
    updateMask: z.strictObject({ fieldPaths: z.array(fieldPath).optional() }).optional(),
    updateTransforms: z.array(transform).optional(),
    currentDocument: precondition.optional(),
  })
  .refine(
    (write) => [write.update, write.delete, write.verify, write.transform].filter(Boolean).length === 1,
    'has exactly one of update, delete, verify and transform',
  );
export type Write = z.infer<typeof writeSchema>;

/** The full name of the document that a write is about. */
export function documentNameOf({ update, delete: deleted, verify, transform: only }: Write): string {
  return update?.name ?? deleted ?? verify ?? only?.document ?? '';
}

/** @throws DocumentError as Firestore does when the document is not as the writer believed */
export function checkPrecondition(
  { currentDocument }: Write,
  path: string,
  found: { readonly updateTime: number } | null,
): void {
  if (currentDocument?.exists === true && !found) {
    throw new DocumentError('NOT_FOUND', `No document to update: ${path}`);
  }
  if (currentDocument?.exists === false && found) {
    throw new DocumentError('ALREADY_EXISTS', `Document already exists: ${path}`);
  }
  if (currentDocument?.updateTime !== undefined && currentDocument.updateTime !== found?.updateTime) {
    throw new DocumentError('FAILED_PRECONDITION', `The document has changed meanwhile: ${path}`);
  }
}

export interface Applied {
  readonly fields: Fields;
  readonly transformResults: readonly Value[];
}

/** What an update or transform makes of a document. */
export function applyWrite(write: Write, before: Fields | null, nowMicros: number): Applied {
  const given = write.update?.fields ?? {};
  const mask = write.updateMask?.fieldPaths ?? (write.updateMask ? [] : null);
  let after: Fields = mask ? (before ?? {}) : write.update ? given : (before ?? {});
  for (const path of mask ?? []) after = withField(after, path, getField(given, path));
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
  const transformResults = transforms.map((each) => {
    const result = transformed(each, getField(after, each.fieldPath), nowMicros);
    after = withField(after, each.fieldPath, result.stored);
    return result.answer;
  });
  return { fields: after, transformResults };
}

const none: Value = { nullValue: null };

function transformed(
  each: Transform,
  before: Value | undefined,
  nowMicros: number,
): { stored: Value; answer: Value } {
  if (each.setToServerValue) return same({ timestampValue: instantOf(nowMicros) });
  if (each.increment)
    return same(
      arithmetic(
        before,
        each.increment,
        (a, b) => a + b,
        (a, b) => a + b,
      ),
    );
  if (each.maximum) return same(extreme(before, each.maximum, (own, given) => own >= given));
  if (each.minimum) return same(extreme(before, each.minimum, (own, given) => own <= given));
  const elements = before && 'arrayValue' in before ? (before.arrayValue.values ?? []) : [];
  const text = (element: Value) => JSON.stringify(element);
  if (each.appendMissingElements) {
    const present = new Set(elements.map(text));
    const added = (each.appendMissingElements.values ?? []).filter((element) => !present.has(text(element)));
    return { stored: { arrayValue: { values: [...elements, ...added] } }, answer: none };
  }
  const removed = new Set((each.removeAllFromArray?.values ?? []).map(text));
  const kept = elements.filter((element) => !removed.has(text(element)));
  return { stored: { arrayValue: { values: kept } }, answer: none };
}

const same = (stored: Value) => ({ stored, answer: stored });

const numberOf = (value: Value | undefined): number | null =>
  value && ('integerValue' in value || 'doubleValue' in value) ? Number(Object.values(value)[0]) : null;

function arithmetic(
  before: Value | undefined,
  by: Value,
  whole: (a: bigint, b: bigint) => bigint,
  real: (a: number, b: number) => number,
): Value {
  const given = numberOf(by);
  if (given === null) throw new DocumentError('INVALID_ARGUMENT', 'Only a number can be added');
  const own = numberOf(before);
  if (own === null || !before) return by;
  if ('integerValue' in before && 'integerValue' in by) {
    const sum = whole(BigInt(before.integerValue), BigInt(by.integerValue));
    // Firestore stays at the end of the range instead of wrapping around.
    const clamped = sum > 2n ** 63n - 1n ? 2n ** 63n - 1n : sum < -(2n ** 63n) ? -(2n ** 63n) : sum;
    return { integerValue: String(clamped) };
  }
  return { doubleValue: real(own, given) };
}

function extreme(
  before: Value | undefined,
  by: Value,
  keeps: (own: number, given: number) => boolean,
): Value {
  const given = numberOf(by);
  if (given === null) throw new DocumentError('INVALID_ARGUMENT', 'Only numbers have an order here');
  const own = numberOf(before);
  return before && own !== null && keeps(own, given) ? before : by;
}
