/** Whose résumé it is. Better no name than one that is none: the applicant gives theirs on the form anyway. */
import type { Found } from '../../../src/events/screening/extraction.ts';
import { spellingOf } from '../../../src/events/screening/skills.ts';
import { wordsOf } from '../../../src/events/shared/questions/words-of.ts';
import { trades } from './data/trades.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';
import { isHeading } from './headings.ts';
import type { Line } from './lines.ts';

const title = `curriculum vitae, curriculum, cv, lebenslauf, resume, hoja de vida, bewerbung, europass, vita, tabellarischer lebenslauf`;
const titlePattern = new RegExp(
  `^(?:${anyOf(phrasesOf(title))})(?:\\s+(?:of|de|von|di|van))?\\s*(?:[-–—:|]\\s*|\\s+|$)`,
);
const label =
  /^(?:full name|name|vor- und nachname|vorname und nachname|nom et prenom|nom|prenom et nom|nombre y apellidos|nombre|nome e cognome|nome|naam|volledige naam|imie i nazwisko)(?:\s*[:\t]\s*|\s+(?=\S+\s+\S))/;
const honorific =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|m|mme|mlle|sr|sra|sig|sig\.ra|dott|dott\.ssa|dhr|mevr|ir|ing|dipl|dipl\.-ing|mag)\.?\s+(?=\p{L}{2})/u;

const particles = new Set(
  'van von der den de del della di da dos das du la le el al bin ibn ben y e i zu zum ten ter af av st o'.split(
    ' ',
  ),
);
/** Words that people set in capitals where a name could be. */
const notNames = new Set(
  `senior junior lead head chief team street road avenue strasse rue calle via straat laan platz weg university college school
  page seite pagina profile profil perfil profilo summary phone email address telefon telefono adresse indirizzo direccion
  leather fabric cuir pelle cuero leder the and und with for born geboren date geburtsdatum nationality ${trades}`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const maxWords = 5;
const longestLine = 200;
/** Behind these lines, no name has ever stood. */
const maxLines = 200;

/**
 * A line that could be a name, best where it agrees with the e-mail address or stands first.
 * @param headEnd where the first part of the résumé ends
 */
export function findName(
  lines: readonly Line[],
  email: string | null,
  headEnd: number,
): Found<string> | null {
  const words = emailWords(email);
  let best: { readonly found: Found<string>; readonly score: number } | null = null;
  let place = 0;
  for (const line of lines) {
    if (line.text.trim() === '' || line.heading || line.text.length > longestLine) continue;
    place += 1;
    if (place > maxLines) break;
    for (const piece of piecesOf(line)) {
      if (!looksLikeName(piece.text)) continue;
      const folded = fold(piece.text).split(/[\s'’.-]+/);
      const agrees = folded.some((word) => word.length >= 3 && words.includes(word));
      const inHead = line.start < headEnd;
      const score =
        (piece.labelled ? 8 : 0) +
        (agrees ? 4 : 0) +
        (inHead ? 2 : 0) +
        (place <= 2 ? 2 : place <= 5 ? 1 : 0);
      if (score >= 3 && score > (best?.score ?? 0)) {
        best = {
          found: { value: piece.text, spans: [{ start: piece.start, end: piece.start + piece.text.length }] },
          score,
        };
      }
    }
  }
  return best?.found ?? null;
}

/** The parts of the address before the `@` that could be names. */
const emailWords = (email: string | null) =>
  (email?.split('@')[0] ?? '').split(/[^a-z]+/).filter((word) => word.length >= 3);

interface PieceOfLine {
  readonly text: string;
  readonly start: number;
  readonly labelled: boolean;
}

/** What stands between the separators of a line, without the title of the paper, forms of address and letters behind the name. */
function piecesOf({ text, start }: Line): PieceOfLine[] {
  return [...text.matchAll(/[^\t|•·,;()]+/gu)].map(({ 0: raw, index }) => {
    let from = index + raw.length - raw.trimStart().length;
    let piece = raw.trim();
    let labelled = false;
    for (const pattern of [titlePattern, label, honorific, honorific]) {
      const cut = pattern.exec(fold(piece))?.[0].length ?? 0;
      if (pattern === label && cut > 0) labelled = true;
      piece = piece.slice(cut);
      from += cut;
    }
    // "Name:⇥Anna Schmidt" has been split at the tab.
    labelled ||= /^(?:full )?(?:name|nom|nombre|nome|naam)\s*:?\s*$/.test(fold(text.slice(0, index)).trim());
    return { text: piece, start: start + from, labelled };
  });
}

function looksLikeName(text: string): boolean {
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
  const real = words.filter((word) => !particles.has(fold(word)));
  return (
    real.length >= 2 &&
    real.every((word) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word)) &&
    real.some((word) => word.length >= 3)
  );
}
