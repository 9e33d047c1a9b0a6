/** Firestore's arithmetic: exact 64-bit integers, and doubles with NaN and the infinities. */
import { compareNumbers, isNaNValue, isNumber, type NumberValue } from './order.ts';
import type { Value } from './values.ts';

const greatest = 2n ** 63n - 1n;
const least = -(2n ** 63n);

/** Infinities and NaN are sent as strings, because JSON has no such numbers. -0 becomes 0. */
function doubleOf(value: number): Value {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (!Number.isFinite(value)) return { doubleValue: value > 0 ? 'Infinity' : '-Infinity' };
  return { doubleValue: value + 0 };
}

const real = (value: NumberValue): number =>
  Number('integerValue' in value ? value.integerValue : value.doubleValue);

/** The field's value plus `by`; a missing field, or one that is no number, becomes `by`. */
export function increased(before: Value | undefined, by: NumberValue): Value {
  if (!isNumber(before)) return by;
  if ('integerValue' in before && 'integerValue' in by) {
    const sum = BigInt(before.integerValue) + BigInt(by.integerValue);
    // Firestore stays at the end of the range instead of wrapping around.
    return { integerValue: String(sum > greatest ? greatest : sum < least ? least : sum) };
  }
  return doubleOf(real(before) + real(by));
}

/** The larger of field and given value, the field if both are equal. NaN wins over everything. */
export const larger = (before: Value | undefined, given: NumberValue): Value =>
  extreme(before, given, (sign) => sign >= 0);
export const smaller = (before: Value | undefined, given: NumberValue): Value =>
  extreme(before, given, (sign) => sign <= 0);

function extreme(before: Value | undefined, given: NumberValue, keeps: (sign: number) => boolean): Value {
  if (!isNumber(before) || isNaNValue(given)) return given;
  return isNaNValue(before) || keeps(compareNumbers(before, given)) ? before : given;
}

/** An integer if all values are integers and the sum fits 64 bits. */
export function sumOf(values: readonly NumberValue[]): Value {
  const total = total64(values);
  return typeof total === 'bigint' ? { integerValue: String(total) } : doubleOf(total);
}

export function averageOf(values: readonly NumberValue[]): Value {
  if (values.length === 0) return { nullValue: null };
  return doubleOf(Number(total64(values)) / values.length);
}

function total64(values: readonly NumberValue[]): bigint | number {
  let whole = 0n;
  for (const value of values) {
    if (!('integerValue' in value)) return values.reduce((total, added) => total + real(added), 0);
    whole += BigInt(value.integerValue);
  }
  return whole > greatest || whole < least ? Number(whole) : whole;
}
