/**
 * RFC 8785 canonical JSON: a single text form per value, so that every program computes the same hash. Stricter than
 * `JSON.stringify`: values that it would drop or convert (undefined, NaN, a Date, a lone surrogate) are rejected,
 * so that what is read back is exactly what was appended.
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
  // JSON.stringify escapes exactly as RFC 8785 does, except for lone surrogates, which have no UTF-8 encoding.
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

/** The default sort order compares UTF-16 code units, as the RFC requires. */
const orderedKeys = (value: object) => Object.keys(value).sort();

/** Approximate number of characters in a chunk: a few milliseconds of work. */
const chunkLength = 64 * 1024;

/** Whether serializing `value` would noticeably block a page: an object with an array of more than 1,000 items. */
export function isLong(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((member) => Array.isArray(member) && member.length > 1000);
}

/** The text of a long value in chunks, so that the caller can yield to other work between them. @throws TypeError */
export function* canonicalChunks(value: Readonly<Record<string, unknown>>): Generator<string> {
  let text = '{';
  let first = true;
  for (const key of orderedKeys(value)) {
    text += `${first ? '' : ','}${canonicalString(key)}:`;
    first = false;
    const member = value[key];
    if (!Array.isArray(member)) {
      text += canonicalJson(member);
      continue;
    }
    text += '[';
    for (let i = 0; i < member.length; i += 1) {
      if (i > 0) text += ',';
      text += canonicalJson(member[i]);
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    text += ']';
  }
  yield text + '}';
}
