/**
 * Firestore's total order over values of every type, and equality, which means the same position in it: 1 and 1.0 are equal,
 * and NaN equals itself. Source: https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
import { type Fields, instantParts, isVector, type Value } from './values.ts';

/** Ordered by type, then by value; both kinds of numbers are one type, and a vector comes between arrays and maps. */
const ranks: Readonly<Record<string, number>> = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 10,
};
const vectorRank = 9;

export const rankOf = (value: Value): number =>
  isVector(value) ? vectorRank : ranks[Object.keys(value)[0]!]!;

export const elementsOf = (value: Value | undefined): readonly Value[] =>
  value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];

export const equalValues = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

/** Negative, 0 or positive, as for `sort`. */
export function compareValues(a: Value, b: Value): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b) {
    const [left, right] = [instantParts(a.timestampValue)!, instantParts(b.timestampValue)!];
    return left.seconds - right.seconds || left.micros - right.micros;
  }
  if ('stringValue' in a && 'stringValue' in b) return compareTexts(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) {
    const segments = ({ referenceValue }: typeof a) => referenceValue.split('/');
    return compareLists(segments(a), segments(b), compareTexts);
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const [left, right] = [a.geoPointValue, b.geoPointValue];
    return (
      compare(left.latitude ?? 0, right.latitude ?? 0) || compare(left.longitude ?? 0, right.longitude ?? 0)
    );
  }
  if ('mapValue' in a && 'mapValue' in b) {
    const [left, right] = [a.mapValue.fields ?? {}, b.mapValue.fields ?? {}];
    return rankOf(a) === vectorRank ? compareVectors(left, right) : compareMaps(left, right);
  }
  return compareLists(elementsOf(a), elementsOf(b), compareValues);
}

const compare = <T extends string | number | bigint>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

/** By code points, like UTF-8: UTF-16 units, which JavaScript compares, put U+1F600 before U+FF01. */
function compareTexts(a: string, b: string): number {
  for (let i = 0; i < a.length && i < b.length; i += 1) {
    const [left, right] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (left === right) continue;
    // At the first difference, a surrogate stands for a character above all that need none.
    const halves = Number(isSurrogate(left)) - Number(isSurrogate(right));
    return halves || left - right;
  }
  return a.length - b.length;
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

function compareLists<T>(a: readonly T[], b: readonly T[], compareElements: (a: T, b: T) => number): number {
  for (const [i, element] of a.entries()) {
    if (i >= b.length) return 1;
    const sign = compareElements(element, b[i]!);
    if (sign !== 0) return sign;
  }
  return a.length - b.length;
}

/** By sorted keys: the first entry that differs decides, by its key before its value. */
function compareMaps(a: Fields, b: Fields): number {
  const sorted = (fields: Fields) =>
    Object.entries(fields).sort(([one], [other]) => compareTexts(one, other));
  return compareLists(
    sorted(a),
    sorted(b),
    ([key, value], [otherKey, other]) => compareTexts(key, otherKey) || compareValues(value, other),
  );
}

function compareVectors(a: Fields, b: Fields): number {
  const [left, right] = [elementsOf(a.value), elementsOf(b.value)];
  return left.length - right.length || compareLists(left, right, compareValues);
}

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

export const isNumber = (value: Value | undefined): value is NumberValue =>
  value !== undefined && ('integerValue' in value || 'doubleValue' in value);

export const isNaNValue = (value: Value): boolean =>
  'doubleValue' in value && Number.isNaN(Number(value.doubleValue));

/** Compares exactly: 2^53 + 1 is more than the double 2^53. NaN comes before every other number. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  const [left, right] = [numberOf(a), numberOf(b)];
  const nans = Number(Number.isNaN(Number(right))) - Number(Number.isNaN(Number(left)));
  // JavaScript compares a bigint with a number by mathematical value.
  return nans || (left < right ? -1 : left > right ? 1 : 0);
}

const numberOf = (value: NumberValue): bigint | number =>
  'integerValue' in value ? BigInt(value.integerValue) : Number(value.doubleValue);
