import { describe, expect, it } from 'vitest';
import {
  asPlainLine,
  asPlainText,
  isPlainLine,
  isVisible,
  plainTextError,
} from '../../../src/events/shared/plain-text.ts';

/** Space of no width, fillers, blanks and marks that show nothing by themselves. */
const blanks = [
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u034f',
  '\u115f\u1160',
  '\u17b4',
  '\ufe0f',
  '\uffa0',
  '\u200c\u200d',
  '\u{e0041}\u{e007f}',
  '\u{e0100}',
  ' \u200b\n\u2800 ',
];

describe('what others read', () => {
  it.each(blanks)('is no text while nobody sees anything of it: %j', (blank) => {
    expect(isVisible(blank)).toBe(false);
    expect(plainTextError(blank)).toMatch(/invisible/);
    expect(isPlainLine(blank)).toBe(false);
    expect([asPlainText(blank), asPlainLine(blank)]).toEqual(['', '']);
  });

  it.each(['', ' ', '\n\t ', '\ufeff\u00a0'])('may be empty: %j', (empty) => {
    expect([isVisible(empty), plainTextError(empty)]).toEqual([false, null]);
  });

  it.each([
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '\u2764\ufe0f',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم',
    'क\u094d\u200dष',
    'שלום\u200f!',
    'One\r\n\ttwo\n\nthree\u000bfour',
    'Straße, naïve, 東京, ①',
  ])('is written as its writers write it: %j', (text) => {
    expect([isVisible(text), plainTextError(text), asPlainText(text)]).toEqual([true, null, text]);
  });

  it.each([
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\x07',
    '\x1b',
    '\x08',
    '\0',
    '\x7f',
    '\x9b',
  ])('neither turns words around nor controls what shows it: %j', (mark) => {
    expect(plainTextError(`Invoice ${mark}fdp.exe`)).toMatch(/control characters/);
    expect(asPlainText(`Invoice ${mark}fdp.exe`)).toBe('Invoice fdp.exe');
    expect(isPlainLine(`a${mark}b`)).toBe(false);
  });
});
