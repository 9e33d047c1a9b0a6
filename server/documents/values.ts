/**
 * Firestore's typed values: their shape, and plain JSON on the other side. It knows neither documents nor rules.
 * Source: Firestore REST v1, `Value`; field by field in the notes on Firebase's wire.
 */

export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  /** 64 bits, so a string. */
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude?: number; readonly longitude?: number } }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type Fields = Readonly<Record<string, Value>>;

/** Firestore's own limit for maps and arrays within each other. */
const deepest = 20;

/** PostgreSQL keeps neither NUL nor half a character. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !/[\0\p{Surrogate}]/u.test(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds: Readonly<Record<string, (value: unknown, depth: number) => boolean>> = {
  nullValue: (value) => value === null || value === 'NULL_VALUE',
  booleanValue: (value) => typeof value === 'boolean',
  integerValue: (value) => isText(value) && /^-?\d{1,19}$/.test(value) && inInt64(BigInt(value)),
  doubleValue: (value) =>
    Number.isFinite(value) || (isText(value) && ['NaN', 'Infinity', '-Infinity', '-0'].includes(value)),
  timestampValue: (value) => isText(value) && microsOf(value) !== null,
  stringValue: isText,
  bytesValue: (value) => isText(value) && /^[A-Za-z0-9+/_-]*={0,2}$/.test(value),
  referenceValue: isText,
  geoPointValue: (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([key, part]) => ['latitude', 'longitude'].includes(key) && typeof part === 'number',
    ),
  arrayValue: (value, depth) =>
    isObject(value) &&
    Object.keys(value).every((key) => key === 'values') &&
    (value.values === undefined ||
      (Array.isArray(value.values) && value.values.every((each) => isValue(each, depth + 1)))),
  mapValue: (value, depth) =>
    isObject(value) &&
    Object.keys(value).every((key) => key === 'fields') &&
    (value.fields === undefined || isFields(value.fields, depth + 1)),
};

function inInt64(value: bigint): boolean {
  return value >= -(2n ** 63n) && value < 2n ** 63n;
}

export function isValue(value: unknown, depth = 0): value is Value {
  if (!isObject(value) || depth > deepest) return false;
  const [kind, ...others] = Object.keys(value);
  return (
    kind !== undefined &&
    others.length === 0 &&
    Object.hasOwn(kinds, kind) &&
    kinds[kind]!(value[kind], depth)
  );
}

export function isFields(value: unknown, depth = 0): value is Fields {
  return (
    isObject(value) &&
    Object.entries(value).every(([key, each]) => key !== '' && isText(key) && isValue(each, depth))
  );
}

/** What JSON has no word for (instants, bytes, references, integers beyond 2^53) stays as it is, so that no rule takes it for text. */
export function toPlain(value: Value): unknown {
  if ('nullValue' in value) return null;
  if ('stringValue' in value) return value.stringValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(toPlain);
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  const whole = 'integerValue' in value ? Number(value.integerValue) : Number.NaN;
  return Number.isSafeInteger(whole) ? whole : value;
}

export function plainFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toPlain(value)]));
}

/** @throws TypeError for what JSON cannot hold */
export function fromPlain(plain: unknown): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number') {
    return Number.isSafeInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(fromPlain) } };
  if (isObject(plain)) return { mapValue: { fields: fieldsOf(plain) } };
  throw new TypeError(`A document cannot hold a ${typeof plain}`);
}

export function fieldsOf(plain: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, fromPlain(value)]));
}

/** Microseconds since 1970 as an instant on the wire, six digits after the point. */
export function instantOf(micros: number): string {
  const seconds = new Date(Math.floor(micros / 1000)).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
}

/** An instant on the wire in microseconds since 1970; null when it is none. The SDK sends nine digits. */
export function microsOf(instant: string): number | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(instant);
  if (!match) return null;
  const milliseconds = Date.parse(`${match[1]}Z`);
  if (Number.isNaN(milliseconds)) return null;
  return milliseconds * 1000 + Number((match[2] ?? '').padEnd(6, '0').slice(0, 6));
}
