/** Short constructors for Firestore's values, and one value of every kind that some server has handled wrongly. */
import type { Fields, Value } from '../../../../server/documents/values.ts';

export const none: Value = { nullValue: null };
export const yes: Value = { booleanValue: true };
const no: Value = { booleanValue: false };
export const int = (value: number | string): Value => ({ integerValue: String(value) });
export const double = (value: number | 'NaN' | 'Infinity' | '-Infinity' | '-0'): Value => ({
  doubleValue: value,
});
export const text = (stringValue: string): Value => ({ stringValue });
export const bytes = (bytesValue: string): Value => ({ bytesValue });
export const instant = (timestampValue: string): Value => ({ timestampValue });
export const place = (latitude: number, longitude: number): Value => ({
  geoPointValue: { latitude, longitude },
});
export const list = (...values: Value[]): Value => ({ arrayValue: { values } });
export const map = (fields: Fields): Value => ({ mapValue: { fields } });
export const vector = (...values: number[]): Value =>
  map({ __type__: text('__vector__'), value: list(...values.map((each) => double(each))) });
export const reference = (referenceValue: string): Value => ({ referenceValue });

const other = 'projects/p/databases/d/documents';

/** In the order of Firestore's documentation; values in one row are equal. */
export const inOrder: readonly (readonly Value[])[] = [
  [none],
  [no],
  [yes],
  [double('NaN')],
  [double('-Infinity')],
  [double(-1.7976931348623157e308)],
  [int('-9223372036854775808'), double(-9223372036854775808)],
  [int(-1), double(-1)],
  [int(0), double(0), double('-0')],
  [double(5e-324)],
  [double(0.5)],
  [int(1), double(1)],
  [int('9007199254740992'), double(9007199254740992)],
  [int('9007199254740993')],
  [int('9007199254740994'), double(9007199254740994)],
  [int('9223372036854775807')],
  [double(9223372036854775808)],
  [double('Infinity')],
  [instant('0001-01-01T00:00:00Z')],
  [instant('1969-12-31T23:59:59.999999Z')],
  [instant('1970-01-01T00:00:00Z')],
  [instant('2026-05-01T08:00:00.120Z'), instant('2026-05-01T08:00:00.120000Z')],
  [instant('2026-05-01T08:00:00.120001Z')],
  [instant('9999-12-31T23:59:59.999998Z')],
  [instant('9999-12-31T23:59:59.999999Z')],
  [text('')],
  [text('\0')],
  [text('\0a')],
  [text('A')],
  [text('a')],
  [text('a\0')],
  [text('a\0b')],
  [text('aa')],
  [text('b')],
  [text('é')],
  [text('\ufdd0')],
  [text('\ufdd00')],
  [text('\uff01')],
  [text('\u{1f600}')],
  [text('\u{1f600}a')],
  [text('\u{1f601}')],
  [bytes('')],
  [bytes('AA==')],
  [bytes('AAA=')],
  [bytes('AQ=='), bytes('AQ')],
  [bytes('YQ==')],
  [bytes('fw==')],
  [bytes('gA==')],
  [bytes('+/8='), bytes('-_8=')],
  [bytes('/w==')],
  [reference(`${other}/a/b`)],
  [reference(`${other}/a/b/c/d`)],
  [reference(`${other}/a/b-`)],
  [reference(`${other}/a/\uff01`)],
  [reference(`${other}/a/\u{1f600}`)],
  [reference(`${other}/aa/b`)],
  [place(-90, 0)],
  [place(-1, 180)],
  [place(0, -10)],
  [place(0, -9)],
  [{ geoPointValue: {} }, place(0, 0)],
  [place(0, 9)],
  [place(0, 10)],
  [place(10, -10)],
  [list()],
  [list(none)],
  [list(double('NaN'))],
  [list(int(1)), list(double(1))],
  [list(int(1), int(1))],
  [list(int(2))],
  [list(text('a'))],
  [list(map({}))],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map({})],
  [map({ a: int(1) }), map({ a: double(1) })],
  [map({ a: int(1), b: int(1) })],
  [map({ a: int(2) })],
  [map({ a: text('x') })],
  [map({ aa: int(0) })],
  [map({ b: int(0) })],
  [map({ '\uff01': int(0) })],
  [map({ '\u{1f600}': int(0) })],
];
