/** One write of a commit: parsed from the request, and applied to a document. It checks no rights. */
import { z } from 'zod';
import { increased, larger, smaller } from './arithmetic.ts';
import { DocumentError } from './document-error.ts';
import { type FieldPath, getField, parseFieldPath, withField } from './field-path.ts';
import { elementsOf, equalValues, isNumber, type NumberValue } from './order.ts';
import {
  type Fields,
  fieldsSchema,
  instantOf,
  isFieldName,
  microsOf,
  normalized,
  type Value,
  valueSchema,
} from './values.ts';

const fieldPath = z.string().transform((text, context): FieldPath => {
  const path = parseFieldPath(text);
  if (path?.every(isFieldName)) return path;
  context.addIssue(`"${text.slice(0, 100)}" is not the path of a field`);
  return z.NEVER;
});
const instant = z.string().transform((text, context): number => {
  const micros = microsOf(text);
  if (micros !== null) return micros;
  context.addIssue('is not an instant');
  return z.NEVER;
});

const number = valueSchema.refine(isNumber, 'is not a number').transform((value) => value as NumberValue);
const values = z.strictObject({ values: z.array(valueSchema).optional() });
const transform = z
  .strictObject({
    fieldPath,
    setToServerValue: z.literal('REQUEST_TIME').optional(),
    increment: number.optional(),
    maximum: number.optional(),
    minimum: number.optional(),
    appendMissingElements: values.optional(),
    removeAllFromArray: values.optional(),
  })
  .refine(
    (operation) => Object.values(operation).filter((part) => part !== undefined).length === 2,
    'has one operation',
  );
type Transform = z.infer<typeof transform>;

const precondition = z.strictObject({ exists: z.boolean().optional(), updateTime: instant.optional() });

export const writeSchema = z
  .strictObject({
    update: z
      .strictObject({
        name: z.string(),
        fields: fieldsSchema.optional(),
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

/** The full name of the document that a write concerns. */
export function documentNameOf({ update, delete: deleted, verify, transform: only }: Write): string {
  return update?.name ?? deleted ?? verify ?? only?.document ?? '';
}

/** @throws DocumentError as Firestore does when the document does not meet the write's precondition */
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

/** The result of an update or transform. */
export function applyWrite(write: Write, before: Fields | null, nowMicros: number): Applied {
  const given = write.update?.fields ?? {};
  const mask = write.updateMask?.fieldPaths ?? (write.updateMask ? [] : null);
  let after: Fields = mask ? (before ?? {}) : write.update ? given : (before ?? {});
  for (const path of mask ?? []) after = withField(after, path, getField(given, path));
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
  const transformResults = transforms.map((operation) => {
    const result = transformed(operation, getField(after, operation.fieldPath), nowMicros);
    after = withField(after, operation.fieldPath, result.stored);
    return result.answer;
  });
  return { fields: after, transformResults };
}

const none: Value = { nullValue: null };

function transformed(
  operation: Transform,
  before: Value | undefined,
  nowMicros: number,
): { stored: Value; answer: Value } {
  if (operation.setToServerValue) return same(normalized({ timestampValue: instantOf(nowMicros) }));
  if (operation.increment) return same(increased(before, operation.increment));
  if (operation.maximum) return same(larger(before, operation.maximum));
  if (operation.minimum) return same(smaller(before, operation.minimum));
  const elements = elementsOf(before);
  if (operation.appendMissingElements) {
    const after = [...elements];
    for (const element of operation.appendMissingElements.values ?? []) {
      if (!isAmong(after, element)) after.push(element);
    }
    return { stored: arrayOf(after), answer: none };
  }
  const removed = operation.removeAllFromArray?.values ?? [];
  return { stored: arrayOf(elements.filter((element) => !isAmong(removed, element))), answer: none };
}

const same = (stored: Value) => ({ stored, answer: stored });
const arrayOf = (values: readonly Value[]) => normalized({ arrayValue: { values } });
const isAmong = (elements: readonly Value[], wanted: Value) =>
  elements.some((element) => equalValues(element, wanted));
