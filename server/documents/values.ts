/**
 * Firestore's typed values: their shape, and conversion to and from plain JSON. It knows neither documents nor rules.
 * Source: Firestore REST v1, `Value`; field by field in the notes on Firebase's wire.
 */
import { z } from 'zod';

export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  /** A string, because it has 64 bits. */
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

/** Firestore's limit of nesting for maps and arrays. */
const deepest = 20;

/** A lone surrogate is not valid text, in UTF-8 as in Firestore. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !/\p{Surrogate}/u.test(value);
/** Neither empty, nor too long, nor a name that Firestore reserves. */
export const isFieldName = (name: string): boolean =>
  name !== '' && isText(name) && Buffer.byteLength(name) <= 1500 && !/^__.*__$/s.test(name);
const isCoordinate = (value: unknown, limit: number) =>
  value === undefined || (typeof value === 'number' && Math.abs(value) <= limit);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds: Readonly<Record<string, (value: unknown, depth: number) => boolean>> = {
  nullValue: (value) => value === null || value === 'NULL_VALUE',
  booleanValue: (value) => typeof value === 'boolean',
  integerValue: (value) => isText(value) && /^-?\d{1,19}$/.test(value) && inInt64(BigInt(value)),
  doubleValue: (value) =>
    Number.isFinite(value) || (isText(value) && ['NaN', 'Infinity', '-Infinity', '-0'].includes(value)),
  timestampValue: (value) => isText(value) && instantParts(value) !== null,
  stringValue: isText,
  bytesValue: (value) => isText(value) && /^[A-Za-z0-9+/_-]*={0,2}$/.test(value),
  referenceValue: (value) =>
    isText(value) && /^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/s.test(value),
  geoPointValue: (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => ['latitude', 'longitude'].includes(key)) &&
    isCoordinate(value.latitude, 90) &&
    isCoordinate(value.longitude, 180),
  arrayValue: (value, depth) =>
    isObject(value) &&
    Object.keys(value).every((key) => key === 'values') &&
    (value.values === undefined ||
      (Array.isArray(value.values) &&
        // An array or a vector directly within an array is refused; a map between them is needed.
        value.values.every((item) => isValue(item, depth + 1) && !('arrayValue' in item || isVector(item))))),
  mapValue: (value, depth) =>
    isObject(value) &&
    Object.keys(value).every((key) => key === 'fields') &&
    (value.fields === undefined || isVectorFields(value.fields) || isFields(value.fields, depth + 1)),
};

/** A vector is sent as a map of this form. */
const isVectorFields = (fields: unknown): boolean => {
  if (!isObject(fields) || Object.keys(fields).sort().join() !== '__type__,value') return false;
  const { __type__: type, value } = fields as { __type__: unknown; value: unknown };
  if (!isObject(type) || type.stringValue !== '__vector__' || !isValue(value)) return false;
  return 'arrayValue' in value && (value.arrayValue.values ?? []).every((item) => 'doubleValue' in item);
};

export const isVector = (value: Value): boolean =>
  'mapValue' in value && isVectorFields(value.mapValue.fields);

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

function isFields(value: unknown, depth = 0): value is Fields {
  return (
    isObject(value) && Object.entries(value).every(([key, item]) => isFieldName(key) && isValue(item, depth))
  );
}

/**
 * The canonical form of a value, in which it is stored and returned, as in Firestore: one zero, padded base64, instants in
 * UTC to the microsecond, coordinates of 0 left out.
 */
export function normalized(value: Value): Value {
  if ('nullValue' in value) return { nullValue: null };
  if ('integerValue' in value) return { integerValue: String(BigInt(value.integerValue)) };
  if ('doubleValue' in value) return Number(value.doubleValue) === 0 ? { doubleValue: 0 } : value;
  if ('timestampValue' in value) {
    return { timestampValue: shortInstant(value.timestampValue) };
  }
  if ('bytesValue' in value) {
    return { bytesValue: Buffer.from(value.bytesValue, 'base64').toString('base64') };
  }
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return { geoPointValue: { ...(latitude ? { latitude } : {}), ...(longitude ? { longitude } : {}) } };
  }
  if ('arrayValue' in value) {
    const { values = [] } = value.arrayValue;
    return { arrayValue: values.length > 0 ? { values: values.map(normalized) } : {} };
  }
  if ('mapValue' in value) {
    const fields = normalizedFields(value.mapValue.fields ?? {});
    return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} };
  }
  return value;
}

function normalizedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, normalized(value)]));
}

/** Validates and normalizes every value from clients. */
export const valueSchema = z
  .custom<Value>((item) => isValue(item), 'is not a Firestore value')
  .transform(normalized);
export const fieldsSchema = z
  .custom<Fields>((item) => isFields(item), 'is not a map of Firestore values')
  .transform(normalizedFields);

/**
 * What JSON cannot express (instants, bytes, references, integers beyond 2^53) stays a typed value, so that no rule mistakes
 * it for text.
 */
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

/** Converts microseconds since 1970 to an instant on the wire, with six digits after the point. */
export function instantOf(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return instantText({ seconds, micros: micros - seconds * 1_000_000 });
}

/** Converts an instant on the wire to microseconds since 1970; null when it is none. The SDK sends nine digits. */
export function microsOf(instant: string): number | null {
  const parts = instantParts(instant);
  return parts && parts.seconds * 1_000_000 + parts.micros;
}

/** Kept apart, because microseconds of all representable years exceed a number's exact range. */
export interface InstantParts {
  readonly seconds: number;
  readonly micros: number;
}

export function instantParts(instant: string): InstantParts | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(instant);
  const seconds = match ? Date.parse(`${match[1]}Z`) / 1000 : Number.NaN;
  // Date.parse moves a day that its month does not have into the next month; the year 0 does not exist.
  if (!match || seconds < firstSecond || Number.isNaN(seconds)) return null;
  if (new Date(seconds * 1000).toISOString().slice(0, 19) !== match[1]) return null;
  return { seconds, micros: Number((match[2] ?? '').padEnd(6, '0').slice(0, 6)) };
}

const firstSecond = Date.parse('0001-01-01T00:00:00Z') / 1000;

const instantText = ({ seconds, micros }: InstantParts) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(micros).padStart(6, '0')}Z`;

/** Shortens an instant to as many digits as it needs: none, three or six. */
const shortInstant = (instant: string): string =>
  instantText(instantParts(instant)!).replace(/(?:\.000000|(\.\d{3})000)Z$/, '$1Z');
