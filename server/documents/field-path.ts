/** Paths of fields within a document: `settings.theme`, `` `a.b`.c ``. Reads and sets fields without changing its arguments. */
import type { Fields, Value } from './values.ts';

export type FieldPath = readonly string[];

/** null when the text is no path. Names other than plain words are quoted in backquotes. */
export function parseFieldPath(text: string): FieldPath | null {
  const path: string[] = [];
  const segment = /`((?:[^`\\]|\\.)+)`|([a-zA-Z_][a-zA-Z_0-9]*)/y;
  for (let at = 0; ;) {
    segment.lastIndex = at;
    const match = segment.exec(text);
    if (!match) return null;
    path.push(match[1]?.replace(/\\(.)/g, '$1') ?? match[2]!);
    at = segment.lastIndex;
    if (at === text.length) return path;
    if (text[at] !== '.') return null;
    at += 1;
  }
}

const childrenOf = (value: Value | undefined): Fields =>
  value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};

export function getField(fields: Fields, [first, ...rest]: FieldPath): Value | undefined {
  if (first === undefined || !Object.hasOwn(fields, first)) return undefined;
  return rest.length === 0 ? fields[first] : getField(childrenOf(fields[first]), rest);
}

/** The fields with one of them set, or removed when `value` is undefined. */
export function withField(fields: Fields, [first, ...rest]: FieldPath, value: Value | undefined): Fields {
  if (first === undefined) return fields;
  const own = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (rest.length > 0) {
    if (value === undefined && own === undefined) return fields;
    return { ...fields, [first]: { mapValue: { fields: withField(childrenOf(own), rest, value) } } };
  }
  if (value !== undefined) return { ...fields, [first]: value };
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== first));
}
