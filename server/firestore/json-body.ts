/** Parses JSON from clients, with Firestore's errors. */
import { isNestedTooDeep } from '../common/json.ts';
import { DocumentError } from '../documents/document-error.ts';

/** @throws DocumentError INVALID_ARGUMENT */
export function readJson(text: string): unknown {
  if (isNestedTooDeep(text)) throw new DocumentError('INVALID_ARGUMENT', 'The body is nested too deep.');
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentError('INVALID_ARGUMENT', 'The body is not JSON.');
  }
}
