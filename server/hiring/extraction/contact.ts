/** Finds e-mail addresses and links. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import { spellingOf } from '../../../src/events/screening/skills.ts';
import { folded } from '../../../src/events/shared/questions/words-of.ts';
import { domainEnds } from './data/domains.ts';
import { fold } from './fold.ts';

const emailPattern =
  /(?<![\p{L}\p{N}._%+-])[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24}(?![\p{L}\p{N}-])/giu;
/** `\0` is masked text: a masked e-mail address after a slash is not part of the path. */
const path = String.raw`[^\s\0<>"'|•·,;()[\]{}]`;
const webPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.])(?:https?:\/\/ ?|www\.|(?:[a-z]{2}\.)?linkedin\.com\/|github\.com\/|gitlab\.com\/|bitbucket\.org\/|xing\.com\/|behance\.net\/|dribbble\.com\/|stackoverflow\.com\/|medium\.com\/@)${path}{2,200}`,
  'giu',
);
const host = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24}`;
const ends = new Set(domainEnds.trim().split(/\s+/));
/** A bare host is a link among contact details or after a label such as "website"; with a path it is a link anywhere. */
const barePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./_-])${host}(?![\p{L}\p{N}@-])(?!\.\p{L})(?:\/${path}{0,200})?`,
  'giu',
);
const siteLabel =
  /(?:web ?site|homepage|home page|portfolio|blog|web|site|sitio web|sito|webseite|internet|url|pagina|strona)\s*[:\t]\s*$/u;
/** In "Engineer at booking.com" the host is an employer, not a link. */
const employerBefore = /(?:^|\s)(?:at|bei|chez|en|in|w|hos|pa|bij|presso|for|@)\s$/u;

const spanOf = (start: number, text: string): Span => ({ start, end: start + text.length });

/** All e-mail addresses in lowercase, in the order of the text. */
export function findEmails(text: string): Found<string>[] {
  return merged(
    [...text.matchAll(emailPattern)].map(({ 0: found, index }) => {
      const written = found + restOfHost(found, text.slice(index + found.length));
      return [written.replace(/\s/g, '').toLowerCase(), spanOf(index, written)];
    }),
  );
}

/** In a narrow column the end of a host wraps: "@bol.co" with "m.br" behind it. */
function restOfHost(address: string, behind: string): string {
  const rest = /^[ \n]([a-z]{1,2}(?:\.[a-z]{2})?)(?![\p{L}\p{N}@]|\s*[.:]|\s*[+(]?\d)/u.exec(behind);
  const end = /\.([a-z]{1,2})$/i.exec(address);
  return rest && end && wrappedEnds.has(`${end[1]!.toLowerCase()} ${rest[1]!.split('.')[0]!}`) ? rest[0] : '';
}

/** Ends of hosts in two parts that are no words of their own. */
const wrappedEnds = new Set(['c om', 'co m', 'n et', 'ne t', 'o rg', 'or g']);

/** @param about where the résumé has contact details */
export function findLinks(text: string, about: readonly Span[]): Found<string>[] {
  const web = [...text.matchAll(webPattern)].map(({ 0: link, index }) => ({ index, link }));
  const bare = [...text.matchAll(barePattern)].map(({ 0: link, index }) => ({ index, link }));
  return merged(
    [...web, ...bare.filter((each) => isApart(each, web) && isPage(text, each, about))]
      .sort((a, b) => a.index - b.index)
      .map(({ index, link }) => {
        const written = link.replace(/[.:!?…]+$/, '');
        const tidy = written.replace(/\s/g, '');
        return [/^https?:\/\//i.test(tidy) ? tidy : `https://${tidy}`, spanOf(index, written)];
      }),
  );
}

interface Place {
  readonly index: number;
  readonly link: string;
}

const isApart = ({ index, link }: Place, others: readonly Place[]) =>
  others.every((other) => index >= other.index + other.link.length || other.index >= index + link.length);

/** Names of software look like hosts: "ASP.NET", "Draw.io". */
function isPage(text: string, { index, link }: Place, about: readonly Span[]): boolean {
  const [before, name] = [fold(text.slice(Math.max(0, index - 24), index)), link.split('/')[0]!];
  if (siteLabel.test(before)) return true;
  const known = ends.has(name.split('.').at(-1)!.toLowerCase());
  if (!known || spellingOf(folded(name)) || employerBefore.test(before)) return false;
  return /\/[\p{L}\p{N}~@]/u.test(link) || about.some(({ start, end }) => start <= index && index < end);
}

/** Merges equal values into one with several places. */
export function merged<T>(finds: readonly (readonly [T, Span])[]): Found<T>[] {
  const places = new Map<T, Span[]>();
  for (const [value, span] of finds) {
    const others = places.get(value);
    if (others) others.push(span);
    else places.set(value, [span]);
  }
  return [...places].map(([value, spans]) => ({ value, spans }));
}
