/**
 * Recognizes the one-byte encoding of a text by the letters of the languages that were written in it: in another encoding, the
 * same bytes are letters that no language uses together, or signs within words ("zespo³em").
 */

/** Letters beyond ASCII of each language, in lower case, by encoding; of equal ones the first counts. */
const alphabets: readonly (readonly [encoding: string, letters: readonly string[]])[] = [
  [
    'windows-1252',
    [
      'àâæçéèêëîïôœùûüÿ',
      'äöüßéèà',
      'áéíñóúüçºª',
      'áàâãçéêíóôõúüºª',
      'àèéìíòóùúî',
      'åäöéüà',
      'æøåéäöü',
      'éëïöüèáóêç',
      'àçèéíïòóúü',
    ],
  ],
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

/** @returns a name that `TextDecoder` knows; `windows-1252` if nothing speaks for another */
export function legacyEncoding(bytes: Uint8Array): string {
  let best = { encoding: 'windows-1252', share: 0 };
  const part = bytes.subarray(0, sample);
  for (const [encoding, languages] of alphabets) {
    const signs = signsBesideLetters(new TextDecoder(encoding).decode(part));
    for (const letters of languages) {
      const share = shareOf(signs, letters);
      if (share > best.share + 0.02) best = { encoding, share };
    }
    // Several languages of the west in one text are likelier than one of another encoding that fits as well.
    if (encoding === 'windows-1252')
      best.share = Math.max(best.share, shareOf(signs, languages.join('')) - 0.1);
  }
  return best.encoding;
}

function shareOf(signs: readonly Sign[], letters: string): number {
  const known = new Set(letters);
  const isOtherScript = otherScript.test(letters);
  return signs.length === 0
    ? 1
    : signs.filter(({ sign, besideAscii }) => known.has(sign) && !(isOtherScript && besideAscii)).length /
        signs.length;
}

/** Their letters do not stand beside Latin ones. */
const otherScript = /[\p{sc=Cyrillic}\p{sc=Greek}]/u;

interface Sign {
  readonly sign: string;
  readonly besideAscii: boolean;
}

/** The signs beyond ASCII within words, in lower case. A capital within a word is a sign of a wrong encoding, and kept. */
function signsBesideLetters(text: string): Sign[] {
  return [...text.matchAll(/[^\0-\u007f]/gu)].flatMap(({ 0: sign, index }) => {
    const [before = '', after = ''] = [text[index - 1], text[index + 1]];
    if (punctuation.test(sign) || !(/\p{L}/u.test(before) || /\p{L}/u.test(after))) return [];
    if (/[¿¡]/u.test(sign) && !/\p{L}/u.test(before)) return [];
    const isMisplaced = /\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before);
    return [
      {
        sign: isMisplaced ? sign : sign === 'İ' ? 'ı' : sign.toLowerCase(),
        besideAscii: /[a-z]/i.test(before) || /[a-z]/i.test(after),
      },
    ];
  });
}
