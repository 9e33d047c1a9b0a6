/** Analyzes a question or a sentence of a guide: the known terms in it, and the remaining words. */
import { stemOf } from '../../shared/word-forms.ts';
import { isMaterial, isStain, leathers, fabrics, type Material, type Stain } from '../names.ts';
import { outside } from './outside.ts';
import { phrasesOf, wordsIn } from './phrases.ts';
import { commonWords } from './common-words.ts';
import { compoundOf } from './compounds.ts';
import { repairer } from './repair.ts';
import { germanParts, smallWords, softWords } from './small-words.ts';
import { spokenTerms } from './spoken-terms.ts';
import { terms } from './terms.ts';

const named = phrasesOf(terms + spokenTerms);
/** By its exact words or their plural: “trained” is not about a train. */
const singularOf = (word: string) => (word.length > 3 ? word.replace(/([^su])s$/, '$1') : word);
const excluded = phrasesOf(outside, singularOf);
const repaired = repairer(
  [...named.words, ...excluded.words, ...smallWords, ...softWords, ...commonWords],
  named.words,
);

const parts = compoundOf([...named.words, ...excluded.words, ...germanParts]);

const groups: Readonly<Record<string, readonly Material[]>> = { leather: leathers, fabric: fabrics };

/** Alternative index terms for one position of a question: the stem of a word, or a common meaning, marked by `~`. */
export type Alternatives = readonly string[];

export interface Reading {
  /** Materials named explicitly. */
  readonly materials: ReadonlySet<Material>;
  /** Several materials of which one is meant: “leather”. */
  readonly group: ReadonlySet<Material>;
  /** The usual materials of the named thing. */
  readonly hints: ReadonlySet<Material>;
  readonly stains: ReadonlySet<Stain>;
  /** The words that named them, as terms. */
  readonly stainTerms: readonly string[];
  /** Named stains that no guide is filed under. */
  readonly otherStains: readonly Alternatives[];
  /** Topics that no guide covers. */
  readonly outside: ReadonlySet<string>;
  /** All terms for searching sentences. */
  readonly terms: readonly string[];
  /** The terms other than materials and stains that guides are filed under: a guide needs them to answer. */
  readonly rest: readonly Alternatives[];
  /** The rest, and optional words. */
  readonly asked: readonly string[];
  /** Words that occur neither in guides nor in any table. */
  readonly unknown: readonly string[];
}

/** The index terms of a sentence of a guide. @param stem a stemmer, which may cache results for many sentences */
export function termsOf(text: string, stem: (word: string) => string = stemOf): readonly string[] {
  const words = wordsIn(text);
  const stems = words.map(stem);
  const found: string[] = [];
  for (let at = 0; at < stems.length;) {
    const { length, means } = named.at(words, stems, at);
    // Guides mention glue as a part of things and as a verb, never as a stain.
    for (const each of means) if (/^x:(?!glue$)|^[^:]+$/.test(each)) found.push(`~${each}`);
    const end = at + Math.max(length, 1);
    for (; at < end; at += 1) if (!smallWords.has(words[at]!)) found.push(stems[at]!);
  }
  return found;
}

const isEveryday = (word: string) => smallWords.has(word) || softWords.has(word);

/** @param known the stems in the guides: any other word may be replaced by a similar one of them */
export function read(text: string, known: ReadonlySet<string>): Reading {
  const words = wordsIn(text).flatMap((word) =>
    isEveryday(word) || repaired(word, known) !== stemOf(word) || known.has(stemOf(word))
      ? [word]
      : parts(word),
  );
  const written = words.map(singularOf);
  const stems = words.map((word) => repaired(word, known));
  const reading = {
    materials: new Set<Material>(),
    group: new Set<Material>(),
    hints: new Set<Material>(),
    stains: new Set<Stain>(),
    stainTerms: [] as string[],
    otherStains: [] as Alternatives[],
    outside: new Set<string>(),
    terms: [] as string[],
    rest: [] as Alternatives[],
    asked: [] as string[],
    unknown: [] as string[],
  };
  for (let at = 0; at < stems.length;) {
    const outer = excluded.at(words, written, at);
    const inner = named.at(words, stems, at);
    if (outer.length > inner.length) for (const each of outer.means) reading.outside.add(each);
    const length = Math.max(inner.length, 1);
    const isSmall = (each: number) => smallWords.has(words[each]!);
    const own = stems.slice(at, at + length).filter((_, i) => !isSmall(at + i));
    const concepts = inner.means.flatMap((each) => note(each, reading));
    const filed = inner.means.some((each) => /^[mghs]:/.test(each));
    const found = [...concepts, ...own];
    reading.terms.push(...found);
    if (!filed) reading.asked.push(...found);
    // "Claw mark" must not match guides by "mark" alone.
    const distinctive = stems
      .slice(at, at + length)
      .filter((_, i) => !isSmall(at + i) && !softWords.has(words[at + i]!));
    if (inner.means.some((each) => each.startsWith('s:'))) reading.stainTerms.push(...distinctive);
    const needed = found.length > 0 && (inner.length > 0 || !softWords.has(words[at]!));
    if (!filed && needed) reading.rest.push(found);
    if (inner.length === 0 && needed && outer.length === 0 && !known.has(stems[at]!))
      reading.unknown.push(words[at]!);
    const others = inner.means.filter((each) => each.startsWith('x:'));
    if (others.length > 0) reading.otherStains.push(others.map((each) => `~${each}`));
    at += length;
  }
  if (
    reading.materials.size + reading.group.size + reading.hints.size === 0 &&
    isElsewhere(words, reading.unknown)
  )
    reading.outside.add('uncovered');
  return reading;
}

const places = new Set('on off from onto into auf vom von aus sur sobre del'.split(' '));

/** Whether the last words name an unknown object after a preposition of place: “rust on a hinge”. */
function isElsewhere(words: readonly string[], unknown: readonly string[]): boolean {
  const place = words.findLastIndex((word) => places.has(word));
  const last = words.slice(place + 1).filter((word) => !smallWords.has(word));
  return place >= 0 && last.length <= 3 && unknown.includes(last.at(-1) ?? '');
}

interface Noted {
  readonly materials: Set<Material>;
  readonly group: Set<Material>;
  readonly hints: Set<Material>;
  readonly stains: Set<Stain>;
}

/** Records a meaning. @returns its index term, if it has one */
function note(meaning: string, { materials, group, hints, stains }: Noted): readonly string[] {
  const [sort = '', key] = meaning.split(':');
  if (key === undefined) return [`~${meaning}`];
  const several: readonly Material[] = isMaterial(key) ? [key] : (groups[key] ?? []);
  if (sort === 'm') for (const each of several) materials.add(each);
  if (sort === 'g') for (const each of several) group.add(each);
  if (sort === 'h') for (const each of several) hints.add(each);
  if (sort === 's' && isStain(key)) stains.add(key);
  return [];
}
