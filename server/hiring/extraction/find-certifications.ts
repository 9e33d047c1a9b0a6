/** Certificates: each line under their heading, and the well-known ones anywhere. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import { knownCertifications } from './data/certifications.ts';
import type { Part } from './data/headings.ts';
import { datedSpans } from './dated-spans.ts';
import { fold } from './fold.ts';
import { type Item, itemsOf, titleOf } from './items.ts';
import type { Line } from './lines.ts';
import { namesSchool } from './personal.ts';

const known = new RegExp(`(?<![\\p{L}\\p{N}])(?:${knownCertifications.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** Certificates are read there in another way, or not at all: a school may be called what it likes. */
const apart: readonly Part[] = ['certifications', 'projects', 'references', 'education', 'interests'];

/**
 * @param text the whole text, with what is personal hidden
 * @param lines its lines
 */
export function findCertifications(text: string, lines: readonly Line[], asOf: string): Found<string>[] {
  const under = lines.filter(({ parts, heading }) => !heading && parts.includes('certifications'));
  const listed = itemsOf(text, under).flatMap((item) => certificatesIn(item, asOf));
  const elsewhere = lines
    .filter(
      ({ parts, heading, text: line }) =>
        !heading && !parts.some((part) => apart.includes(part)) && !namesSchool(line),
    )
    .flatMap((line) => knownIn(text.slice(line.start, line.end), line.start));
  return distinct([...listed, ...elsewhere], text);
}

const whole = new RegExp(`^(?:${knownCertifications.join('|')})$`, 'u');

/** Whether this is the name of a certificate that is known wherever it stands. */
export const isCertificate = (text: string): boolean => whole.test(fold(text));

const knownIn = (line: string, offset: number): Span[] =>
  [...fold(line).matchAll(known)].map(({ 0: found, index }) => ({
    start: offset + index,
    end: offset + index + found.length,
  }));

/**
 * A line of several well-known ones lists them, and so does one of several with their years in brackets; any other line is one, called by
 * what stands before who gave it and when.
 */
function certificatesIn(item: Item, asOf: string): Span[] {
  const several = knownIn(item.text, item.start);
  if (several.length > 1) return several;
  const [known] = several;
  if (known && known.start === item.start) return [known];
  return listedIn(item).flatMap((each) => {
    const title = titleOf(each);
    const names = title && /\p{L}{2}/u.test(title.text) && !membership.test(fold(title.text));
    return names && datedSpans(title.text, 0, asOf).length === 0
      ? [{ start: title.start, end: title.start + title.text.length }]
      : [];
  });
}

/** To belong to something is no certificate. */
const membership = /^(?:member|mitglied|membre|miembro|socio|lid)(?![a-z])/;

const listedIn = ({ text, start }: Item): Item[] =>
  [...text.matchAll(/(?:(?!\)\s*[,;]\s).)+/gu)].map(({ 0: piece, index }) => {
    const mark = /^[),;\s]*/.exec(piece)![0].length;
    return { text: piece.slice(mark), start: start + index + mark };
  });

/** The same certificate in two places is one. */
function distinct(spans: readonly Span[], text: string): Found<string>[] {
  const found = new Map<string, { value: string; spans: Span[] }>();
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const value = text.slice(span.start, span.end);
    const key = fold(value).replace(/[^a-z0-9+]/g, '');
    const same = found.get(key);
    if (same) same.spans.push(span);
    else found.set(key, { value, spans: [span] });
  }
  return [...found.values()];
}
