/**
 * Finds the personal parts of a résumé: name, address, birth, contact details; and recognizes schools and occupations. No skills
 * or degrees are read there, so that a name like "Ruby Swift", a street in "Oracle, Arizona" or "Java College" cannot score.
 */
import type { Extraction, Span } from '../../../src/events/screening/extraction.ts';
import { schoolWords } from './data/degrees.ts';
import { states } from './data/proper-names.ts';
import { trades } from './data/trades.ts';
import { namedPoint, writtenSpans } from './dated-spans.ts';
import { fold } from './fold.ts';
import type { Line } from './lines.ts';
import { masked } from './mask.ts';

const street =
  /\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|boulevard|blvd|square|court|p\.?o\.? box)\b|\b(?:apt|suite|flat)\.? \d|\bunit (?!(?:19|20)\d\d(?!\d))\d|stra[sß]s?e\b|str\. ?\d|\b(?:rue|allee|chemin|impasse|calle|avenida|avda|plaza|paseo|carrer|via|viale|corso|piazza|vicolo|rua|ulica|ul\.)\s+\S|\d\s*(?:bis|ter)?,? (?:rue|place|quai|boulevard)\b|(?:straat|laan|gracht|plein|kade|weg|platz|gasse|allee|ring|damm|ufer|steig) ?(?!(?:19|20)\d\d(?!\d))\d/;
const postCode =
  /\b(?:[a-z]-)?\d{4,5}(?: [a-z]{2})? +[a-z]{3,}|\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b|\b[a-z]{2} \d{5}\b/;
const personalLabel =
  /^(?:home )?(?:address|adresse|anschrift|wohnort|direccion|domicilio|indirizzo|residenza|adres|woonplaats|morada|birth|date of birth|born|dob|age|gender|sex|nationality|marital status|civil status|photo|geburtsdatum|geburtsort|geboren|alter|geschlecht|familienstand|staatsangehorigkeit|nationalitat|date de naissance|nee? le|age|sexe|nationalite|situation familiale|fecha de nacimiento|nacid[oa]|edad|sexo|nacionalidad|estado civil|data di nascita|nat[oa] il|nat[oa] a|eta|sesso|nazionalita|stato civile|geboortedatum|geboren op|leeftijd|geslacht|nationaliteit|burgerlijke staat)\b/;
const born =
  /\b(?:born|geboren|geb\.|nee? le|nacid[oa]|nat[oa] (?:il|a)|date of birth|geburtsdatum|date de naissance|fecha de nacimiento|data di nascita|geboortedatum|dob)\b/;
const school = new RegExp(
  `(?<![a-z])(?:${schoolWords})(?![a-z])|(?:universitat|hochschule|schule|gymnasium|akademie|college)(?![a-z])`,
);

export const namesSchool = (text: string): boolean => school.test(fold(text));

/** Dates on lines about birth are not about work. */
export const speaksOfBirth = (text: string): boolean => born.test(fold(text));

const trade = new RegExp(`(?<![a-z])(?:${trades.trim().split(/\s+/).join('|')})(?![a-z])`);

export const namesTrade = (text: string): boolean => trade.test(fold(text));

/** "Senior Leather Restorer" under the name is a headline, not an address. */
const isHeadline = (text: string) => !/[\d@,]/.test(text) && namesTrade(text);

type Contact = Pick<Extraction, 'name' | 'email' | 'phone' | 'links'>;

/** How many lines at the top may contain name and address. */
const linesOfHead = 12;

/**
 * @param headEnd where the head of the résumé ends
 * @returns personal places; they may overlap and are in no order
 */
export function personalSpans(
  text: string,
  lines: readonly Line[],
  contact: Contact,
  headEnd: number,
): Span[] {
  const spans: Span[] = [contact.email, contact.phone, ...contact.links].flatMap(
    (found) => found?.spans ?? [],
  );
  if (contact.name) spans.push(...placesOf(text, contact.name.value));
  const written = lines.filter((line) => line.text.trim() !== '');
  const head = written.filter(({ start }) => start < headEnd).slice(0, linesOfHead);
  const isContact = (line: Line) =>
    spans.some(({ start, end }) => start < line.end && line.start < end) || isAddress(line.text);
  const last = head.findLastIndex(isContact);
  spans.push(...head.slice(0, last + 1).filter((line) => isContact(line) || !isHeadline(line.text)));
  for (const line of written) {
    if (line.parts.includes('contact') || isAddress(line.text) || personalLabel.test(fold(line.text).trim()))
      spans.push(line);
  }
  return spans.map(({ start, end }) => ({ start, end }));
}

/** Numbers that can only be house numbers, even those from 1900 to 2099: "2045 Oak Street", "Calle Mayor 2001". */
const houseNumber =
  /(?<!\d)\d{1,5}[a-z]? (?:[\p{L}\d'.-]+ ){0,3}(?:street|st\.?|road|rd\.?|avenue(?: of)?|ave\.?|lane|drive|boulevard|blvd|square|court)(?= ?(?:$|[,;|•·\t\d]|(?:[ns][ew]?|[ew]|the)(?!\p{L})))|(?<!\p{L})(?:rue|allee|chemin|impasse|calle|avenida|avda\.?|plaza|paseo|carrer|rua|ulica|ul\.)(?: [\p{L}'.-]+){1,4} \d/u;
/** Lengths and shares, which no house number is. */
const amounts = /\d+ ?(?:h|hrs?|hours|std|stunden|heures|horas|ore|uur|godzin|%)(?![a-z])/g;
const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** "2018: …", "… – 2018", "(June 2018)", "06/2018", and a column of its own */
const dates =
  /^\P{L}{0,3}(?:19|20)\d\d ?[-–—:]|[-–—] ?(?:19|20)\d\d$|\([^()]{0,20}(?:19|20)\d\d\)|(?<!\d)\d{1,2}[./](?:19|20)\d\d(?!\d)|(?:^|[\t|•·]) ?(?:19|20)\d\d ?(?=$|[\t|•·])/gu;
/** In Italian, a course is called like a broad street ("Corso di tricologia", "Corso Garibaldi"); "via" is also a preposition. */
const course =
  /(?<!\p{L})(?:corso (?:di|d'|in|per|su|sul|base|avanzato|online)|cours|curso|courses?|kurs|cursus|workshop|training|seminar|lehrgang|schulung)(?!\p{L})/u;

/** Any day: here, only what is a date matters, not when it was. */
const someDay = '2000-01-01';

/** A year counts as a house number unless a date, a course or a school stands beside it: an address must not stay uncovered. */
function hasHouseNumber(line: string, text: string): boolean {
  if (houseNumber.test(text)) return true;
  const undated = masked(text, [
    ...writtenSpans(line, 0, someDay),
    ...[...text.matchAll(namedPoint), ...text.matchAll(dates)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    })),
  ]);
  const rest = undated.replace(amounts, '');
  const namesOther =
    rest !== undated || course.test(text) || namesSchool(line) || /(?<!\p{L})via /u.test(line);
  return /\d/.test(namesOther ? rest.replace(years, '') : rest);
}

/** "20121 Milano" */
const codeOfTown = new RegExp(
  String.raw`(?:^|[,;|•·\t] ?)(?:[A-Z]{1,2}-)?(?:19|20)\d{3} \p{Lu}|, (?:${states.split(' ').join('|')}) \d{5}(?!\d)`,
  'u',
);

const isAddress = (line: string) => {
  const text = fold(line);
  if (text.length > 120) return false;
  if (street.test(text) || houseNumber.test(text)) return hasHouseNumber(line, text);
  return postCode.test(text) && text.search(codeOfTown.test(line) ? years : /(?:19|20)\d\d/) < 0;
};

/** All occurrences of a name as whole words, in any case. */
function placesOf(text: string, name: string): Span[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${fold(name)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return [...fold(text).matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
