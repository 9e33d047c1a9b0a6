/**
 * Recognizes the one-byte encoding of a text by the letters of the languages that were written in it: in another encoding, the
 * same bytes are letters that no language uses together, or signs within words ("zespo³em"). Most files are in Windows-1252, so
 * another encoding needs clear evidence: several different letters, more than once.
 */
import { decodeWindows1252 } from './windows-1252.ts';

/** Letters beyond ASCII of each language, in lower case. */
const western: readonly string[] = [
  'àâæçéèêëîïôœùûüÿ',
  'äöüßéèà',
  'áéíñóúüçºª',
  'áàâãçéêíóôõúüºª',
  'àèéìíòóùúî',
  'åäöéüà',
  'æøåéäöü',
  'éëïöüèáóêç',
  'àçèéíïòóúü',
  'äöõü',
];
/** Their þ, ð and ý are the bytes of frequent letters in Turkish and Czech, so they are not mixed with the other languages. */
const nordic: readonly string[] = ['áéíóúýðþæö', 'áíóúýðæø'];

/** Other encodings and their languages; of equal ones the first counts. */
const others: readonly (readonly [encoding: string, languages: readonly string[]])[] = [
  ['windows-1250', ['ąćęłńóśźżéöü', 'áčďéěíňóřšťúůýžľĺŕôäöü', 'áéíóöőúüű', 'ăâîşţșț', 'čćđšžöü']],
  ['iso-8859-2', ['ąćęłńóśźż', 'áčďéěíňóřšťúůýžľĺŕôä', 'áéíóöőúüű', 'čćđšž']],
  ['windows-1251', ['абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ№']],
  ['koi8-r', ['абвгдежзийклмнопрстуфхцчшщъыьэюяё']],
  ['windows-1253', ['αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ']],
  ['windows-1254', ['çğıöşüâîû']],
];

/** Bytes that are looked at; more say nothing else. */
const sample = 100_000;
/** Beside letters in every language. */
const punctuation = /[“”„‚‘’–—•…€°§©®™«»·´`¨\u00a0†‰%]/u;
/** In other encodings their bytes are letters. At an end of a word ("5 µm", "30 m³") they say nothing; within it, they are letters. */
const signs = new Set([...'µ¹²³¼½¾±£¥§©®°'].map((sign) => sign.charCodeAt(0)));

/** @returns a name that `TextDecoder` knows; `windows-1252` if nothing speaks clearly for another */
export function legacyEncoding(bytes: Uint8Array): string {
  const part = bytes.subarray(0, sample);
  const inWestern = decodeWindows1252(part);
  const seen = signsBesideLetters(inWestern, part);
  const fit = Math.max(
    ...[...western, ...nordic].map((letters) => shareOf(seen, letters)),
    // Several languages of the west in one text are likelier than one of another encoding that fits as well.
    shareOf(seen, western.join('')) - 0.1,
  );
  // In encodings of ISO these bytes are control characters, which nobody writes.
  const hasWindowsSigns = part.some((byte) => byte >= 0x80 && byte <= 0x9f);
  let best = { encoding: 'windows-1252', share: 0 };
  for (const [encoding, languages] of others) {
    if (encoding.startsWith('iso') && hasWindowsSigns) continue;
    const text = new TextDecoder(encoding).decode(part);
    const clear = signsBesideLetters(text, part);
    const evident = languages.filter(
      (letters) => shareOf(clear, letters) > fit + 0.05 && isEvident(clear, letters, inWestern),
    );
    if (evident.length === 0) continue;
    const all = signsBesideLetters(text);
    for (const letters of evident) {
      const share = shareOf(all, letters);
      if (share > best.share + 0.02) best = { encoding, share };
    }
  }
  return best.encoding;
}

const westernLetters = new Set([...western, ...nordic].join(''));

/**
 * Whether at least three letters are none in Windows-1252 or not the same ones: different ones, or, as in Hungarian, one beside
 * others of the language.
 */
function isEvident(found: readonly Sign[], letters: string, inWestern: string): boolean {
  const known = new Set(letters);
  const own = found.filter(({ sign }) => known.has(sign));
  const foreign = own.filter(
    ({ sign, index }) => inWestern[index]!.toLowerCase() !== sign || !westernLetters.has(sign),
  );
  const different = (of: readonly Sign[]) => new Set(of.map(({ sign }) => sign)).size;
  return foreign.length > 2 && (different(foreign) > 1 || different(own) > 2);
}

function shareOf(found: readonly Sign[], letters: string): number {
  const known = new Set(letters);
  const isOtherScript = otherScript.test(letters);
  return found.length === 0
    ? 1
    : found.filter(({ sign, besideAscii }) => known.has(sign) && !(isOtherScript && besideAscii)).length /
        found.length;
}

/** Their letters do not stand beside Latin ones. */
const otherScript = /[\p{sc=Cyrillic}\p{sc=Greek}]/u;

interface Sign {
  readonly sign: string;
  readonly index: number;
  readonly besideAscii: boolean;
}

/**
 * The signs beyond ASCII within words, in lower case. A capital within a word is a sign of a wrong encoding, and kept; so is the
 * Icelandic þ, which begins words or parts of them.
 * @param bytes if given, those that are signs in Windows-1252 count only within a word
 */
function signsBesideLetters(text: string, bytes?: Uint8Array): Sign[] {
  return [...text.matchAll(/[^\0-\u007f]/gu)].flatMap(({ 0: sign, index }) => {
    const [before = '', after = ''] = [text[index - 1], text[index + 1]];
    if (bytes && signs.has(bytes[index]!)) {
      if (!isWithinWord(bytes, index)) return [];
    } else if (punctuation.test(sign) || !(/\p{L}/u.test(before) || /\p{L}/u.test(after))) return [];
    if (/[¿¡]/u.test(sign) && !/\p{L}/u.test(before)) return [];
    const isMisplaced =
      (/\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)) || (sign === 'þ' && /\p{L}/u.test(before));
    return [
      {
        sign: isMisplaced ? sign.toUpperCase() : sign === 'İ' ? 'ı' : sign.toLowerCase(),
        index,
        besideAscii: /[a-z]/i.test(before) || /[a-z]/i.test(after),
      },
    ];
  });
}

/** Whether letters stand on both sides, in a word of five characters or more: "zespo³em", but neither "m³" nor "Nm³h". */
function isWithinWord(bytes: Uint8Array, index: number): boolean {
  const beside = (step: 1 | -1) => {
    const run = [1, 2, 3, 4].map((distance) => bytes[index + step * distance] ?? 0);
    const end = run.findIndex((byte) => !isLetter(byte) && !signs.has(byte));
    return end < 0 ? run : run.slice(0, end);
  };
  const [before, after] = [beside(-1), beside(1)];
  return before.some(isLetter) && after.some(isLetter) && before.length + after.length >= 4;
}

/** Of bytes that are letters in any of the encodings. */
const isLetter = (byte: number) =>
  byte >= 0xc0 ||
  /[a-z]/i.test(String.fromCharCode(byte)) ||
  [
    0x8a, 0x8c, 0x8d, 0x8e, 0x8f, 0x9a, 0x9c, 0x9d, 0x9e, 0x9f, 0xa1, 0xa6, 0xaa, 0xac, 0xaf, 0xb6, 0xb8,
    0xba, 0xbf,
  ].includes(byte);
