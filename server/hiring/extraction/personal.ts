/**
 * Finds the personal parts of a résumé: name, address, birth, contact details; and recognizes schools and occupations. No skills
 * or degrees are read there, so that a name like "Ruby Swift", a street in "Oracle, Arizona" or "Java College" cannot score.
 */
import type { Extraction, Span } from '../../../src/events/screening/extraction.ts';
import { schoolWords } from './data/degrees.ts';
import { trades } from './data/trades.ts';
import { fold } from './fold.ts';
import type { Line } from './lines.ts';

const street =
  /\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|boulevard|blvd|square|court|p\.?o\.? box)\b|\b(?:apt|suite|unit|flat)\.? \d|stra[sß]s?e\b|str\. ?\d|\b(?:rue|allee|chemin|impasse|calle|avenida|avda|plaza|paseo|carrer|via|viale|corso|piazza|vicolo|rua|ulica|ul\.)\s+\S|\d\s*(?:bis|ter)?,? (?:rue|place|quai|boulevard)\b|(?:straat|laan|gracht|plein|kade|weg|platz|gasse|allee|ring|damm|ufer|steig) ?\d/;
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

/** "Corso di tricologia, 16 ore, 2021" and "2011 Teacher, VIA College" name no street: neither is a house number. */
const otherNumbers =
  /(?<!\d)(?:19|20)\d\d(?!\d)|\d+ ?(?:h|hrs?|hours|std|stunden|heures|horas|ore|uur|godzin|%)(?![a-z])/g;

const isAddress = (line: string) => {
  const text = fold(line);
  return (
    text.length <= 120 &&
    (street.test(text)
      ? /\d/.test(text.replace(otherNumbers, ''))
      : postCode.test(text) && !/(?:19|20)\d\d/.test(text))
  );
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
