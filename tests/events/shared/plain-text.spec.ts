import { describe, expect, it } from 'vitest';
import {
  asPlainLine,
  asPlainText,
  isPlainLine,
  isVisible,
  plainLineError,
  plainTextError,
  spellOut,
} from '../../../src/events/shared/plain-text.ts';

/** Zero-width spaces, fillers, blanks and marks that are invisible on their own. */
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
    // Hebrew with points and cantillation, vocalized Arabic, the deepest Tibetan stack, Thai, Tamil, a variant in a Japanese name.
    'בְּרֵאשִׁ֖ית',
    'ٱلرَّحْمَـٰنِ',
    'ཧྐྵྨླྺྼྻྂ',
    'น้ำใจ ที่นี่',
    'ஸ்ரீ',
    '葛\u{e0100}城',
    '1\ufe0f\u20e3',
    'Việt'.normalize('NFD'),
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

  it.each(['Good work\u{e0042}\u{e0061}', 'a\ufff9b\ufffac\ufffb', `\u{1f3f4}${'\u{e0061}'.repeat(40)}`])(
    'hides no letters in what is to be seen: %j',
    (text) => {
      expect(plainTextError(text)).not.toBeNull();
      expect(isPlainLine(text)).toBe(false);
    },
  );

  it('covers nothing around it with marks on a letter, joined or not', () => {
    for (const between of ['', '\u200d', '\u034f']) {
      const text = `Hi${`\u0338${between}`.repeat(11)} there`;
      expect([plainTextError(text), plainLineError(text)]).toEqual([
        expect.stringMatching(/marks on one letter/),
        expect.stringMatching(/marks on one letter/),
      ]);
    }
    const many = `${`a${'\u0301'.repeat(10)}`.repeat(20_000)}${'\u{1f3f4}'.repeat(9)}${'\u{e0061}'.repeat(7)}`;
    expect(plainTextError(many)).toBeNull();
  });
});

describe('a name', () => {
  it.each([
    '\u2062',
    '\u034f',
    '\u115f',
    '\u1160',
    '\u3164',
    '\uffa0',
    '\u206a',
    '\u17b4',
    '\u{1d173}',
    '\u{e0041}',
  ])('is no other one for a sign that nobody sees: %j', (sign) =>
    expect(isPlainLine(`Conti${sign}`)).toBe(false),
  );

  it.each(['می\u200cخواهم', 'क\u094d\u200dष', '\u2764\ufe0f Conti', '葛\u{e0100}城', 'ᠮᠣᠩ᠋'])(
    'is written as its owner writes it: %j',
    (name) => expect(isPlainLine(name)).toBe(true),
  );
});

it('what comes from a file unchecked is spelled where it would not show', () => {
  expect(spellOut('OK\u001b[2J\u202e12\u009b\n\u{1f468}\u200d\u{1f469}')).toBe(
    'OK\\u{1b}[2J\\u{202e}12\\u{9b}\\u{a}\u{1f468}\u200d\u{1f469}',
  );
});
