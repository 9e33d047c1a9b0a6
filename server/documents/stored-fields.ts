/**
 * Converts documents to and from what PostgreSQL can store. Its text cannot contain NUL, neither in a column nor in JSON,
 * while Firestore's strings, keys and names can: NUL is stored as U+FDD0, which Unicode promises never to assign, and a
 * digit.
 */
import type { Fields } from './values.ts';

const marker = '\uFDD0';
const hasSpecial = /[\0\uFDD0]/;

export const toStoredText = (text: string): string =>
  hasSpecial.test(text)
    ? text.replace(/[\0\uFDD0]/g, (sign) => (sign === '\0' ? `${marker}0` : `${marker}1`))
    : text;

export const fromStoredText = (text: string): string =>
  text.includes(marker) ? text.replace(/\uFDD0([01])/g, (_, digit) => (digit === '0' ? '\0' : marker)) : text;

export const toStoredFields = (fields: Fields): Fields => mapped(fields, toStoredText, hasSpecial);
export const fromStoredFields = (fields: Fields): Fields => mapped(fields, fromStoredText, /\uFDD0/);

/** Nearly all documents need no change and are returned as they are. */
function mapped(fields: Fields, change: (text: string) => string, special: RegExp): Fields {
  if (!mentions(fields, special)) return fields;
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [change(key), walk(child)]));
  };
  return walk(fields) as Fields;
}

function mentions(value: unknown, special: RegExp): boolean {
  if (typeof value === 'string') return special.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value)
    ? value.some((child) => mentions(child, special))
    : Object.entries(value).some(([key, child]) => special.test(key) || mentions(child, special));
}
