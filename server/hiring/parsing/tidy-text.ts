/**
 * The one text of a résumé that is stored, shown and read from; every span counts in it, so it is made once and never
 * again. In this order: composed characters (NFC); ligatures of print as letters; one kind of line end; unusual spaces as spaces;
 * nothing that cannot be seen (controls, marks of direction, soft hyphens, half characters); no space at the ends of
 * lines and never two; at most one empty line; at most 100,000 characters.
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
/** Letters of private use are what symbol fonts call their bullets and arrows. */
const privateUse = /[\ue000-\uf8ff]/g;

const unseen =
  /[\0-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/g;
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export function tidyText(text: string): string {
  const tidy = text
    // What is far too long is not worth tidying: spaces and unseen characters are at most some of it.
    .slice(0, 4 * maxCharacters)
    .replace(halves, '')
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(lineEnds, '\n')
    .replace(privateUse, '•')
    .replace(unseen, '')
    .replace(spaces, ' ')
    .replace(/[ \t]*\t[ \t]*/g, '\t')
    .replace(/ {2,}/g, ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return tidy.slice(0, maxCharacters).replace(halves, '').trimEnd();
}
