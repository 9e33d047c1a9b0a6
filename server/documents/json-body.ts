/** Reads JSON from outside, refusing what is nested so deep that checking it would exhaust the stack. */
import { DocumentError } from './document-error.ts';

/** Twice for each of the 20 levels of a value, and room for the request around it. */
const deepest = 100;

/** @throws DocumentError INVALID_ARGUMENT */
export function readJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new DocumentError('INVALID_ARGUMENT', 'The body is nested too deep.');
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentError('INVALID_ARGUMENT', 'The body is not JSON.');
  }
}

/** By hand and in one pass: a regular expression would start over at every quote of a string that never ends. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i];
    if (sign === '"') quoted = !quoted;
    else if (quoted && sign === '\\') i += 1;
    else if (!quoted && (sign === '[' || sign === '{')) most = Math.max(most, (depth += 1));
    else if (!quoted && (sign === ']' || sign === '}')) depth -= 1;
  }
  return most;
}
