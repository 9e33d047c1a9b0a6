/**
 * Finds the country in which somebody lives, as far as a résumé tells: by the country named in the contact details, else by the
 * form of an address, else by a town, else by the top-level domain of the e-mail address, else by towns anywhere in the text.
 */
import type { Span } from '../../../src/events/screening/extraction.ts';
import { countries } from './data/countries.ts';
import { mailHosts, worldwideEnds } from './data/domains.ts';
import { regionSigns, towns } from './data/towns.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';

/** Countries with the places in the text that indicate them. */
export type Candidates = ReadonlyMap<string, readonly Span[]>;

interface Gazetteer {
  readonly pattern: RegExp;
  readonly countriesOf: ReadonlyMap<string, readonly string[]>;
}

const keyOf = (name: string) => fold(name).replace(/-/g, ' ');

function gazetteerOf(table: Readonly<Record<string, string>>): Gazetteer {
  const countriesOf = new Map<string, string[]>();
  for (const [country, list] of Object.entries(table))
    for (const name of phrasesOf(list)) {
      const key = keyOf(name);
      countriesOf.set(key, [...(countriesOf.get(key) ?? []), country]);
    }
  return {
    countriesOf,
    pattern: new RegExp(`(?<![\\p{L}])(?:${anyOf([...countriesOf.keys()])})(?![\\p{L}])`, 'gu'),
  };
}

const byName = gazetteerOf(countries);
const byTown = gazetteerOf(towns);
const hostCountries = new Map(
  Object.entries(mailHosts).flatMap(([country, hosts]) =>
    hosts.split(' ').map((host) => [host, country] as const),
  ),
);
const worldwide = new Set(worldwideEnds.split(/\s+/));

/** Strongest evidence first. Only evidence from contact details has places, since other places are nobody's address. */
export function countryEvidence(text: string, about: readonly Span[], email: string | null): Candidates[] {
  return [
    namedIn(text, about, byName),
    regionSignsIn(text, about),
    namedIn(text, about, byTown),
    byEmailDomain(email),
    withoutPlaces(namedIn(text, [{ start: 0, end: text.length }], byTown)),
    withoutPlaces(namedIn(text, [{ start: 0, end: text.length }], byName)),
  ].filter((candidates) => candidates.size > 0);
}

function collect(finds: readonly (readonly [string, Span])[]): Candidates {
  const found = new Map<string, Span[]>();
  for (const [country, span] of finds) found.set(country, [...(found.get(country) ?? []), span]);
  return found;
}

function namedIn(text: string, spans: readonly Span[], { pattern, countriesOf }: Gazetteer): Candidates {
  return collect(
    spans.flatMap(({ start, end }) =>
      [...fold(text.slice(start, end)).matchAll(pattern)].flatMap(({ 0: name, index }) =>
        (countriesOf.get(keyOf(name)) ?? []).map(
          (country) => [country, { start: start + index, end: start + index + name.length }] as const,
        ),
      ),
    ),
  );
}

function regionSignsIn(text: string, spans: readonly Span[]): Candidates {
  return collect(
    spans.flatMap(({ start, end }) =>
      regionSigns.flatMap(([country, sign]) => {
        const found = sign.exec(text.slice(start, end));
        const at = start + (found?.index ?? 0);
        return found ? [[country, { start: at, end: at + found[0].length }] as const] : [];
      }),
    ),
  );
}

function byEmailDomain(email: string | null): Candidates {
  const host = email?.split('@').at(-1) ?? '';
  const provider = hostCountries.get(host);
  if (provider) return new Map([[provider, []]]);
  const end = host.split('.').at(-1) ?? '';
  const country = end === 'uk' ? 'GB' : end.toUpperCase();
  return new Map(worldwide.has(end) || !(country in countries) ? [] : [[country, []]]);
}

const withoutPlaces = (candidates: Candidates): Candidates =>
  new Map([...candidates.keys()].map((country) => [country, []]));
