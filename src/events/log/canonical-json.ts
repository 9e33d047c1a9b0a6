/**
 * RFC 8785 canonical JSON: the one text of a value that every program hashes alike. Stricter than
 * `JSON.stringify`: what would be dropped or changed on the way (undefined, NaN, a Date, half a surrogate
 * pair) is refused, so that what was appended is exactly what is read back.
 */
import { isWellFormed } from './well-formed.ts';

/** @throws TypeError when `value` is not JSON */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return canonicalString(value);
    case 'number':
      if (Number.isFinite(value)) return String(value);
      break;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return canonicalArray(value);
      return canonicalObject(value);
  }
  throw new TypeError(`${String(value)} is not JSON`);
}

export function canonicalString(text: string): string {
  // JSON.stringify escapes exactly as RFC 8785 does, except for half a pair, which has no UTF-8.
  if (!isWellFormed(text)) throw new TypeError('Text with half a surrogate pair is not JSON');
  return JSON.stringify(text);
}

function canonicalArray(values: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < values.length; i += 1) {
    if (i > 0) text += ',';
    text += canonicalJson(values[i]);
  }
  return text + ']';
}

function canonicalObject(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError('An object of a class is not JSON');
  }
  let text = '{';
  for (const key of orderedKeys(value)) {
    if (text.length > 1) text += ',';
    text += `${canonicalString(key)}:${canonicalJson((value as Record<string, unknown>)[key])}`;
  }
  return text + '}';
}

/** The default order compares UTF-16 code units, as the RFC asks. */
const orderedKeys = (value: object) => Object.keys(value).sort();

/** Characters in a piece, more or less: some milliseconds of work. */
const pieceLength = 64 * 1024;

/** Whether writing `value` takes so long that a page would feel it: an object with a list of thousands. */
export function isLong(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((each) => Array.isArray(each) && each.length > 1000);
}

/** The text of a long value in pieces, so that others can have a turn between them. @throws TypeError */
export function* canonicalChunks(value: Readonly<Record<string, unknown>>): Generator<string> {
  let text = '{';
  let first = true;
  for (const key of orderedKeys(value)) {
    text += `${first ? '' : ','}${canonicalString(key)}:`;
    first = false;
    const held = value[key];
    if (!Array.isArray(held)) {
      text += canonicalJson(held);
      continue;
    }
    text += '[';
    for (let i = 0; i < held.length; i += 1) {
      if (i > 0) text += ',';
      text += canonicalJson(held[i]);
      if (text.length < pieceLength) continue;
      yield text;
      text = '';
    }
    text += ']';
  }
  yield text + '}';
}
