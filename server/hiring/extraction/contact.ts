/** How to reach the applicant: e-mail, phone, links. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import { toE164 } from '../../../src/events/shared/phone.ts';
import { countries } from './data/countries.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';

const emailPattern =
  /(?<![\p{L}\p{N}._%+-])[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24}(?![\p{L}\p{N}-])/giu;
const linkPattern =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/|www\.|(?:[a-z]{2}\.)?linkedin\.com\/|github\.com\/|gitlab\.com\/|bitbucket\.org\/|xing\.com\/|behance\.net\/|dribbble\.com\/|stackoverflow\.com\/|medium\.com\/@)[^\s<>"'|•·,;()[\]{}]{2,200}/giu;
/** A web site without `www` counts where it is called one. */
const namedLink =
  /(?:web ?site|homepage|portfolio|blog|web|site|sitio web|sito|webseite)\s*:\s*((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}(?:\/[^\s,;|•]{0,200})?)/giu;

const spanOf = (start: number, text: string): Span => ({ start, end: start + text.length });

/** Every e-mail address, in lower case, in the order of the text. */
export function findEmails(text: string): Found<string>[] {
  return merged(
    [...text.matchAll(emailPattern)].map(({ 0: found, index }) => [
      found.toLowerCase(),
      spanOf(index, found),
    ]),
  );
}

export function findLinks(text: string): Found<string>[] {
  const named = [...text.matchAll(namedLink)].map(({ 0: all, 1: link = '', index }) => ({
    index: index + all.length - link.length,
    link,
  }));
  const plain = [...text.matchAll(linkPattern)].map(({ 0: link, index }) => ({ index, link }));
  return merged(
    [...plain, ...named.filter(({ index }) => !plain.some((other) => other.index === index))]
      .sort((a, b) => a.index - b.index)
      .map(({ index, link }) => {
        const tidy = link.replace(/[.:!?…]+$/, '');
        return [/^https?:\/\//i.test(tidy) ? tidy : `https://${tidy}`, spanOf(index, tidy)];
      }),
  );
}

const phonePattern =
  /(?<![\p{L}\p{N}/.@_-])(?:\+|00(?=[1-9])|\()?[ ]?\(?\d(?:[ \u00a0./()-]{0,3}\d){5,16}(?![\p{N}@])/gu;
const phoneLabel =
  /(?<![a-z])(?:phone|telephone|tel|mobile|mobil|cell|handy|telefon|telefono|telephone|portable|movil|cellulare|telefoon|gsm|fon|m|t|p|☎|✆|📞|📱)\s*(?:\.|:|nr\.?)?\s*[:.]?\s*$/u;
const countryPattern = new RegExp(
  `(?<![a-z])(?:${anyOf(Object.values(countries).flatMap(phrasesOf))})(?![a-z])`,
  'g',
);
const zipOfState =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}\b/;

/**
 * The first phone number. One without a country code counts only where a label says what it is, or beside name and address, and only
 * when the address names the country; the country's name is then one of its places.
 * @param about where the résumé says who somebody is
 */
export function findPhone(text: string, about: readonly Span[]): Found<string> | null {
  const country = findCountry(text, about);
  for (const { 0: raw, index } of text.matchAll(phonePattern)) {
    const candidate = raw.trim();
    const start = index + raw.indexOf(candidate);
    const international = /^\(?(?:\+|00)/.test(candidate);
    const named = phoneLabel.test(fold(text.slice(Math.max(0, start - 20), start)));
    // Years, dates and amounts are numbers too.
    if (
      !international &&
      !named &&
      (!about.some((span) => span.start <= start && start < span.end) || looksLikeDates(candidate))
    )
      continue;
    const beside = about.some((span) => span.start <= start && start < span.end);
    if (!international && ((!named && !beside) || looksLikeDates(candidate))) continue;
    if (!international && !country) continue;
    const number = toE164(candidate.replace(/\(0\)/, ''), country?.value ?? null);
    if (!number) continue;
    const own = spanOf(start, candidate);
    return { value: number, spans: international ? [own] : [own, ...country!.spans] };
  }
  return null;
}

const looksLikeDates = (text: string) =>
  /(?:19|20)\d\d\s*[-./–]\s*(?:(?:19|20)\d\d|\d{1,2})|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}[./](?:19|20)\d\d/.test(
    text,
  );

/** The country of the address, when exactly one is named beside the name. */
function findCountry(text: string, about: readonly Span[]): Found<string> | null {
  const named = new Map<string, Span[]>();
  const add = (region: string, start: number, words: string) =>
    named.set(region, [...(named.get(region) ?? []), spanOf(start, words)]);
  for (const { start, end } of about) {
    const part = text.slice(start, end);
    for (const { 0: name, index } of fold(part).matchAll(countryPattern)) {
      const region = regionOf(name);
      if (region) add(region, start + index, name);
    }
    const state = zipOfState.exec(part);
    if (state) add('US', start + state.index, state[0]);
  }
  const [only, ...others] = named;
  return only && others.length === 0 ? { value: only[0], spans: only[1] } : null;
}

/** The two letters of a country by its name in any of the languages we know, or null. */
function regionOf(name: string): string | null {
  const phrase = fold(name).replace(/-/g, ' ');
  return Object.entries(countries).find(([, list]) => phrasesOf(list).includes(phrase))?.[0] ?? null;
}

/** Equal values are one, found in several places. */
export function merged<T>(finds: readonly (readonly [T, Span])[]): Found<T>[] {
  const places = new Map<T, Span[]>();
  for (const [value, span] of finds) places.set(value, [...(places.get(value) ?? []), span]);
  return [...places].map(([value, spans]) => ({ value, spans }));
}
