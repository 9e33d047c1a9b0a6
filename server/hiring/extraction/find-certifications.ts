/** Finds certificates: every line under their heading, and well-known ones anywhere. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import { certificateRanks, certificateWords, knownCertifications } from './data/certifications.ts';
import { trades } from './data/trades.ts';
import type { Part } from './data/headings.ts';
import { datedSpans } from './dated-spans.ts';
import { knownSkills } from './find-skills.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';
import { type Item, itemsOf, titleOf } from './items.ts';
import type { Line } from './lines.ts';
import { namesSchool } from './personal.ts';

const known = new RegExp(`(?<![\\p{L}\\p{N}])(?:${knownCertifications.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** In these parts, certificates are found in another way, or not at all. */
const otherParts: readonly Part[] = ['certifications', 'projects', 'references', 'interests', 'contact'];

/**
 * @param text the whole text with personal data masked
 * @param lines its lines
 */
export function findCertifications(text: string, lines: readonly Line[], asOf: string): Found<string>[] {
  const under = lines.filter(({ parts, heading }) => !heading && parts.includes('certifications'));
  const items = withoutIssuers(joinWrapped(text, itemsOf(text, under)), text);
  const listed = items.flatMap((item, i) =>
    certificatesIn(item, asOf, onlyYear.test(items[i + 1]?.text ?? '')),
  );
  const elsewhere = lines
    .filter(({ parts, heading }) => !heading && !parts.some((part) => otherParts.includes(part)))
    .flatMap((line) => awardedIn(text.slice(line.start, line.end), line));
  return distinct([...listed, ...elsewhere], text);
}

/** Below the name of a certificate, in a layout that has years on lines of their own. */
const onlyYear = /^\(?(?:\p{L}{3,10}\.? |\d{1,2}[./])?(?:19|20)\d\d\)?$/u;

const whole = new RegExp(`^(?:${knownCertifications.join('|')})$`, 'u');

/** Whether the text is the name of a well-known certificate. */
export const isCertificate = (text: string): boolean => whole.test(fold(text));

/** The distinct names of well-known certificates in a text, as written there. */
export const knownCertificatesIn = (text: string): string[] => [
  ...new Set(knownIn(text, 0).map(({ start, end }) => text.slice(start, end).trim())),
];

const knownIn = (line: string, offset: number): Span[] =>
  [...fold(line).matchAll(known)].map(({ 0: found, index }) => ({
    start: offset + index,
    end: offset + index + found.length,
  }));

/** A school's name may contain a certificate's: under education or beside a school, it counts only at the start of the line. */
function awardedIn(shown: string, line: Line): Span[] {
  const spans = knownIn(shown, line.start);
  if (!line.parts.includes('education') && !namesSchool(line.text)) return spans;
  return spans.filter(({ start }) => /^[^\p{L}]*$/u.test(shown.slice(0, start - line.start)));
}

const rank = new RegExp(`^(?:${anyOf(phrasesOf(certificateRanks))})(?![\\p{L}])`, 'u');

/** Joins a name that wraps: "Certified Kubernetes" with "Administrator (CKA)" below is one certificate. */
function joinWrapped(text: string, items: readonly Item[]): Item[] {
  const result: Item[] = [];
  for (const item of items) {
    const last = result.at(-1);
    const follows = last && text.slice(last.start + last.text.length, item.start) === '\n';
    if (
      follows &&
      rank.test(fold(item.text)) &&
      !fold(last.text)
        .split(/[^a-z]+/)
        .some((word) => rank.test(word))
    )
      result[result.length - 1] = {
        ...last,
        text: text.slice(last.start, item.start + item.text.length).replace('\n', ' '),
      };
    else result.push(item);
  }
  return result;
}

/** Where every dated line has one without a date below it, the lower ones name who issued the certificates. */
function withoutIssuers(items: readonly Item[], text: string): readonly Item[] {
  const dated = items.map((item) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(item.text));
  const bulleted = items.some(({ start }) => /[•·▪*–-]\s*$/u.test(text.slice(Math.max(0, start - 3), start)));
  const alternate =
    items.length >= 4 && items.length % 2 === 0 && dated.every((is, i) => is === (i % 2 === 0));
  return alternate && !bulleted
    ? items.filter(({ text: shown }, i) => i % 2 === 0 || knownIn(shown, 0).length > 0)
    : items;
}

/**
 * A line with several well-known certificates, or with several followed by years in brackets, is a list. Any other line is one
 * certificate, named by the text before its issuer and date.
 */
function certificatesIn(item: Item, asOf: string, isDated: boolean): Span[] {
  // "(CKA)" after the name is its abbreviation.
  const several = knownIn(item.text, item.start).filter(
    ({ start }, i) => i === 0 || item.text[start - item.start - 1] !== '(',
  );
  if (several.length > 1) return several;
  const [known] = several;
  if (known && known.start === item.start) return [wholeName(known, item)];
  return listedIn(item).flatMap((each) => {
    const title = titleOf(each, colonContinues);
    return title &&
      hasEvidence(isDated ? `${each.text}, ${someYear}` : each.text, title.text) &&
      datedSpans(title.text, 0, asOf).length === 0
      ? [{ start: title.start, end: title.start + title.text.length }]
      : [];
  });
}

/** "ECDL" may be "ECDL Base": the name extends to the next separator, by at most 24 characters. */
function wholeName(known: Span, item: Item): Span {
  const title = titleOf(item, colonContinues);
  const end = title && title.start === known.start ? title.start + title.text.length : known.end;
  return end > known.end && end - known.end <= 24 ? { start: known.start, end } : known;
}

/** Any year: evidence only needs one. */
const someYear = '2000';

/** In "HashiCorp Certified: Terraform Associate", the part after the colon belongs to the name. */
const colonContinues = /\bcertified\s*$/i;

const evidence = new RegExp(
  `(?<![\\p{L}])(?:${anyOf(phrasesOf(certificateWords))})|(?:schein|prufung|nachweis|zertifikat)(?![\\p{L}])|(?:19|20)\\d\\d`,
  'u',
);
const tradeWords = new Set(trades.trim().split(/\s+/));

/**
 * A line under the heading is a certificate unless it is a membership, a school, an occupation or a list of skills. With a year,
 * an issuer or a word for a certificate, an occupation counts too; a list of skills counts only with a year.
 */
function hasEvidence(line: string, title: string): boolean {
  const folded = fold(title);
  if (!/\p{L}{2}/u.test(title) || membership.test(folded)) return false;
  if (namesSchool(title)) return false;
  const words = folded.match(/\p{L}+/gu) ?? [];
  const isTrade = words.some((word) => tradeWords.has(word)) && words.length <= 4;
  const skills = knownSkills(line).length;
  const isList = skills >= 3 || (skills >= 2 && line.split(/[,;]/).length > 2);
  return evidence.test(fold(line))
    ? !isList || /\d{4}/.test(line)
    : !isTrade && !isList && title.length <= 80;
}

/** Neither a membership nor an examination of a school is a certificate. */
const membership =
  /^(?:\d+ (?:gcses?|a[ -]levels?|o[ -]levels?)(?![a-z])|gcses?(?![a-z])|member|mitglied|membre|miembro|socio|lid)(?![a-z])/;

/** "First Aid (2020), Forklift (2021), Manual handling" are three; in "Clinical Specialist (OCS), ABPTS, 2021" the bracket is an abbreviation. */
const dividers = /\)\s*[,;]/g;
const isListed = (text: string) => {
  const brackets = text.match(/\([^()]*\)/g) ?? [];
  const dated = brackets.filter((bracket) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(bracket));
  return dated.length > 1 || (brackets.length > 1 && brackets.length > (text.match(dividers)?.length ?? 0));
};

const listedIn = (item: Item): Item[] => (isListed(item.text) ? divided(item) : besideBullets(item));

/** "Notary Public (2019) • First aid": several in a line, unless a part of it is but the year of one. */
function besideBullets(item: Item): Item[] {
  const parts = [...item.text.matchAll(/(?:(?!\s[•·]\s).)+/gu)].map(({ 0: piece, index }) => {
    const mark = /^[•·\s]*/u.exec(piece)![0].length;
    return { text: piece.slice(mark), start: item.start + index + mark };
  });
  const [first] = parts;
  const several =
    parts.length > 1 &&
    parts.every(({ text }) => /\p{L}{2}/u.test(text)) &&
    (parts.length > 2 || /\d{4}/.test(first!.text));
  return several ? parts : [item];
}

const divided = ({ text, start }: Item): Item[] =>
  [...text.matchAll(/(?:(?!\)\s*[,;]\s).)+/gu)].map(({ 0: piece, index }) => {
    const mark = /^[),;\s]*/.exec(piece)![0].length;
    return { text: piece.slice(mark), start: start + index + mark };
  });

/** Merges the same certificate in several places. */
function distinct(spans: readonly Span[], text: string): Found<string>[] {
  const found = new Map<string, { value: string; spans: Span[] }>();
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const value = text.slice(span.start, span.end).replace('\n', ' ');
    const key = fold(value).replace(/[^a-z0-9+]/g, '');
    const same = found.get(key);
    if (same) same.spans.push(span);
    else found.set(key, { value, spans: [span] });
  }
  return [...found.values()];
}
