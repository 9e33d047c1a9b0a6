/** Firestore's arithmetic: integers of 64 bits that are kept exactly, and doubles with NaN and the infinities. */
import { compareNumbers, isNaNValue, isNumber, type NumberValue } from './order.ts';
import type { Value } from './values.ts';

const greatest = 2n ** 63n - 1n;
const least = -(2n ** 63n);

/** Infinities and NaN have names on the wire, for JSON has no word for them. There is one zero. */
function doubleOf(value: number): Value {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (!Number.isFinite(value)) return { doubleValue: value > 0 ? 'Infinity' : '-Infinity' };
  return { doubleValue: value + 0 };
}

const real = (value: NumberValue): number =>
  Number('integerValue' in value ? value.integerValue : value.doubleValue);

/** What a number field becomes. Anything else, and nothing, becomes the number that is added. */
export function increased(before: Value | undefined, by: NumberValue): Value {
  if (!isNumber(before)) return by;
  if ('integerValue' in before && 'integerValue' in by) {
    const sum = BigInt(before.integerValue) + BigInt(by.integerValue);
    // Firestore stays at the end of the range instead of wrapping around.
    return { integerValue: String(sum > greatest ? greatest : sum < least ? least : sum) };
  }
  return doubleOf(real(before) + real(by));
}

/** The field if it is as large, else what is given. NaN wins over everything. */
export const larger = (before: Value | undefined, given: NumberValue): Value =>
  extreme(before, given, (sign) => sign >= 0);
export const smaller = (before: Value | undefined, given: NumberValue): Value =>
  extreme(before, given, (sign) => sign <= 0);

function extreme(before: Value | undefined, given: NumberValue, keeps: (sign: number) => boolean): Value {
  if (!isNumber(before) || isNaNValue(given)) return given;
  return isNaNValue(before) || keeps(compareNumbers(before, given)) ? before : given;
}

/** An integer while all are integers and the sum is one of 64 bits. */
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
    if (!('integerValue' in value)) return values.reduce((total, each) => total + real(each), 0);
    whole += BigInt(value.integerValue);
  }
  return whole > greatest || whole < least ? Number(whole) : whole;
}
