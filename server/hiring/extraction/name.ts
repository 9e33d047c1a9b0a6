/** Finds the name of the person. No name is better than a wrong one: applicants enter theirs on the form anyway. */
import type { Found } from '../../../src/events/screening/extraction.ts';
import { spellingOf } from '../../../src/events/screening/skills.ts';
import { nameKey } from '../../../src/events/screening/name-forms.ts';
import { folded, wordsOf } from '../../../src/events/shared/questions/words-of.ts';
import { towns } from './data/towns.ts';
import { trades } from './data/trades.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';
import { isHeading } from './headings.ts';
import type { Line } from './lines.ts';
import { namesTrade } from './personal.ts';

const title = `curriculum vitae, curriculum, cv, lebenslauf, resume, hoja de vida, bewerbung, europass, vita, tabellarischer lebenslauf`;
const titlePattern = new RegExp(
  `^(?:${anyOf(phrasesOf(title))})(?:\\s+(?:of|de|von|di|van))?\\s*(?:[-–—:|]\\s*|\\s+|$)`,
);
const label =
  /^(?:full name|nombre completo|nome completo|nom complet|volledige naam|vollstandiger name|jmeno a prijmeni|jmeno|fulde navn|navn|namn|adi? soyadi|ad soyad|isim|фио|ф\.и\.о\.|имя|surname and name|candidate name|applicant|name|vor- und nachname|vorname und nachname|nom et prenom|nom|prenom et nom|nombre y apellidos|nombre|nome e cognome|nome|naam|volledige naam|imie i nazwisko)(?:\s*[:\t]\s*|\s+(?=\S+\s+\S))/;
const honorific =
  /^(?:frau dr|herr dr|prof\.? dr|mgr|lic|licda|dra|profa|ingra|arq|abog|inz|bc|don|dona|eng|arch|avv|rag|geom|mr|mrs|ms|miss|mx|dr|prof|herr|frau|m|mme|mlle|sr|sra|sig|sig\.ra|dott|dott\.ssa|dhr|mevr|ir|ing|dipl|dipl\.-ing|mag)\.?\s+(?=\p{L}{2})/u;

const particles = new Set(
  'van von der den de del della di da do dos das du la las los le lo el al bin bint ibn abu ben y e i zu zum zur ten ter te op het af av st san santa ap o vd'.split(
    ' ',
  ),
);
/** Words that people capitalize where a name could be. */
const notNames = new Set(
  `senior junior lead head chief team street road avenue strasse rue calle via straat laan platz weg university college school
  page seite pagina profile profil perfil profilo summary phone email e-mail address telefon contact kontakt gmbh ltd inc s.l s.a telefono adresse indirizzo direccion
  leather fabric cuir pelle cuero leder the and und with for born geboren date geburtsdatum nationality ${trades}`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Degrees and pronouns after a name without a comma. */
const suffix =
  /\s+(?:MBA|Ph\.?D\.?|M\.?Sc\.?|B\.?Sc\.?|M\.?A\.?|B\.?A\.?|CPA|PMP|RN|BSN|MD|FCCA|ACCA|CFA|PE|Esq\.?|Jr\.?|CEng|MEng|LL\.?M\.?|(?:she\/her|he\/him|they\/them))$/u;
/** "Miguel "Mike" Santos" is one name. */
const nickname = /\s["“”„'‘’«(]\p{Lu}[\p{L}.-]{1,14}["“”'’»)](?=\s\p{Lu})/gu;

const maxWords = 6;
const longestLine = 200;
/** Nonempty lines that are searched; names never come later. */
const maxLines = 200;

/**
 * The most likely name: labeled, matching the e-mail address, or near the top.
 * @param headEnd where the head of the résumé ends
 */
export function findName(
  lines: readonly Line[],
  email: string | null,
  headEnd: number,
): Found<string> | null {
  const [local = '', host = ''] = email?.split('@') ?? [];
  const address = nameKey(local.replace(/[^a-z]/g, ''));
  // "hello@priyanair.dev" contains the whole name; a part of it in the host does not count.
  const ownHost = nameKey(host.replace(/\.[^.]*$/, '').replace(/[^a-z]/g, ''));
  let best: { readonly found: Found<string>; readonly score: number } | null = null;
  let place = 0;
  for (const [i, line] of lines.entries()) {
    if (line.text.trim() === '' || line.heading || line.text.length > longestLine) continue;
    place += 1;
    if (place > maxLines) break;
    for (const piece of piecesOf(line)) {
      if (!looksLikeName(piece.text)) continue;
      const agrees = agreesWith(address, piece.text) || isWhole(ownHost, piece.text);
      const inHead = line.start < headEnd;
      const score =
        (piece.labelled ? 8 : 0) +
        (agrees ? 4 : 0) +
        (inHead ? 2 : 0) +
        (place <= 2 ? 2 : place <= 5 ? 1 : 0);
      if (score >= 3 && score > (best?.score ?? 0)) {
        const rest = inHead ? restBelow(lines, i, piece, address) : null;
        best = {
          found: {
            value: rest ? `${piece.text} ${rest.text}` : piece.text,
            spans: [{ start: piece.start, end: rest?.end ?? piece.start + piece.text.length }],
          },
          score,
        };
      }
    }
  }
  return best?.found ?? null;
}

/**
 * The last word of a name in large type may stand below the others: a single capitalized word that agrees with the e-mail address,
 * or that is followed by what the person does.
 */
function restBelow(
  lines: readonly Line[],
  i: number,
  name: PieceOfLine,
  address: string,
): { readonly text: string; readonly end: number } | null {
  const here = lines[i]!;
  if (here.start + here.text.trimEnd().length !== name.start + name.text.length) return null;
  const [below, next] = lines.slice(i + 1, i + 5).filter(({ text }) => text.trim() !== '');
  if (!below || below.heading) return null;
  const text = below.text.trim();
  if (!/^\p{Lu}[\p{L}\p{M}'’-]{2,}$/u.test(text) || !looksLikeName(`${name.text} ${text}`)) return null;
  const upper = (written: string) => written === written.toUpperCase();
  if (upper(text) !== upper(name.text) || spellingOf(folded(text))) return null;
  const agrees = nameKey(text).length >= 3 && address.includes(nameKey(text));
  const isTitled =
    next !== undefined &&
    namesTrade(next.text) &&
    address !== '' &&
    !townNames.has(fold(text)) &&
    (!agreesWith(address, name.text.split(' ').at(-1)!) || (i === 0 && isTightBelow(here, below)));
  return agrees || isTitled ? { text, end: below.start + below.text.trimEnd().length } : null;
}

/** A second surname right below the first line. */
const isTightBelow = (above: Line, below: Line) => below.start === above.end + 1;

const townNames = new Set(Object.values(towns).flatMap((list) => phrasesOf(list)));

const isWhole = (host: string, name: string) =>
  host.length >= 6 && host.includes((name.match(/[\p{L}\p{M}]+/gu) ?? []).map(nameKey).join(''));

/** Whether any word of the name, or its last words joined, is in the e-mail address. */
function agreesWith(address: string, name: string): boolean {
  const keys = (name.match(/[\p{L}\p{M}]+/gu) ?? []).map(nameKey);
  const joined = keys.slice(1).map((_, i) => keys.slice(i + 1).join(''));
  return [...keys, ...joined].some((key) => key.length >= 3 && address.includes(key));
}

interface PieceOfLine {
  readonly text: string;
  readonly start: number;
  readonly labelled: boolean;
}

/** The pieces between the separators of a line, without document titles, forms of address and titles after the name. */
function piecesOf({ text, start }: Line): PieceOfLine[] {
  const shown = text.replace(nickname, (found) => found.replace(/["“”„'‘’«»()]/gu, '\u0001'));
  return [...shown.matchAll(/(?:(?!\s[-–—/]\s)[^\t|•·,;()])+/gu)].map(({ index, 0: found }) => {
    const raw = text.slice(index, index + found.length);
    let from = index + raw.length - raw.trimStart().length;
    let piece = raw.trim();
    let labelled = false;
    for (const pattern of [titlePattern, label, honorific, honorific]) {
      const cut = pattern.exec(fold(piece))?.[0].length ?? 0;
      if (pattern === label && cut > 0) labelled = true;
      piece = piece.slice(cut);
      from += cut;
    }
    const end = suffix.exec(piece)?.index;
    if (end !== undefined) piece = piece.slice(0, end);
    // "Name:⇥Anna Schmidt" has been split at the tab.
    labelled ||= /^(?:full )?(?:name|nom|nombre|nome|naam)\s*:?\s*$/.test(fold(text.slice(0, index)).trim());
    return { text: piece, start: start + from, labelled };
  });
}

function looksLikeName(written: string): boolean {
  const text = written.replace(nickname, '');
  if (text.length < 4 || text.length > 60 || /[\d@:/\\_#%&+*"“”<>=?!]/.test(text) || isHeading(text))
    return false;
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > maxWords) return false;
  const folded = fold(text);
  if (folded.split(/[\s-]+/).some((word) => notNames.has(word))) return false;
  if (
    spellingOf(
      wordsOf(text)
        .map(({ key }) => key)
        .join(' '),
    )
  )
    return false;
  const nameWords = words.filter((word) => !particles.has(fold(word)) || /^\p{Lu}{2}/u.test(word));
  if (/^[\p{sc=Han}\p{sc=Hangul}]{2,4}$/u.test(words[0]!)) return true;
  return (
    nameWords.length >= 2 &&
    nameWords.every((word) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word)) &&
    nameWords.some((word) => word.length >= 3)
  );
}
