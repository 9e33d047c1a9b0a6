/** Recognizes what a program prints on every page: numbers of pages and its own mark. It belongs to no part of the résumé. */
import { fold } from './fold.ts';

const page =
  'page|seite|pagina|pag\\.?|strona|str\\.?|sayfa|side|sida|sivu|strana|stranka|oldal|страница|стр\\.?|сторінка|σελιδα';
const number = String.raw`\d{1,2}(?: ?(?:/|of|von|de|di|van|sur|z|av|af|iz|din|из|з) ?\d{1,2})?`;
const numbered = new RegExp(`(?:^|[\\s·•|–—-])(?:${page}) ?${number}$|^\\d ?/ ?\\d$`, 'u');
const mark = /^(?:©|\(c\) )|^europass curriculum vitae$/u;
/** "Lebenslauf Anna Schmidt – Seite 2 von 3"; longer lines say more than that. */
const longest = 60;

export function isPageFurniture(line: string): boolean {
  const text = fold(line).trim();
  return text.length <= longest && (mark.test(text) || numbered.test(text));
}
