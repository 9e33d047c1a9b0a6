/**
 * Normalizes the text of a résumé, the one that is stored, shown and searched. Every span counts in it, so it is made once and
 * never changed: composed characters (NFC); ligatures as letters; one kind of line end; unusual spaces as spaces; no invisible
 * characters (controls, direction marks, soft hyphens, lone surrogates); no spaces at line ends and no double spaces; at most one
 * empty line; at most 100,000 characters.
 */
import { maxCharacters } from './limits.ts';

const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Symbol fonts use private-use characters for bullets and arrows. */
const privateUse = /[\ue000-\uf8ff]/g;

const invisible =
  /[\0-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/g;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export function tidyText(text: string): string {
  const tidy = text
    // No more needs tidying: at most a part of it is spaces and invisible characters.
    .slice(0, 4 * maxCharacters)
    .replace(loneSurrogates, '')
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(lineEnds, '\n')
    .replace(privateUse, '•')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(/[ \t]*\t[ \t]*/g, '\t')
    .replace(/ {2,}/g, ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return tidy.slice(0, maxCharacters).replace(loneSurrogates, '').trimEnd();
}
