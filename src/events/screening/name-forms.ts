/**
 * Finds the various forms of a name in a text: without accents or with "ue" for "ü", parts of hyphenated names, without
 * particles, as initials, run together in addresses and handles, letter-spaced or hyphenated at the end of a line, with
 * lookalike letters of another script, and in scripts without spaces.
 */
import type { Span } from './extraction.ts';

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Cyrillic and Greek letters that look like Latin ones: in a word that also has Latin letters, they are read as Latin. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аa вb еe кk мm нh оo рp сc тt уy хx іi ѕs јj ԁd ɡg αa εe ιi κk νv οo ρp τt υu χx'.split(' ')].map(
    ([from, to]) => [from!, to!],
  ),
);

const withoutLookalikes = (word: string): string =>
  /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word)
    ? [...word].map((letter) => lookalikes[letter] ?? letter).join('')
    : word;

/** The same key for every spelling of a word: `Müller`, `MUELLER` and `muller`. */
export const nameKey = (word: string): string =>
  withoutLookalikes(word.normalize('NFKD').toLowerCase())
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => letters[letter]!)
    .replace(/([aou])e+/g, '$1')
    .replace(/a+/g, 'a');

/** Particles of names that are also common words: covered only next to the name. */
const particles = new Set(
  'van von vom der den de del della di da dos das du des la le les el al bin ibn ben abu y e i zu zum zur ten ter af av st san mac mc o d l'.split(
    ' ',
  ),
);

/** Scripts without spaces between words, or with other words attached at their ends. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

export interface NameForms {
  /** Keys of the identifying parts. */
  readonly parts: ReadonlySet<string>;
  /** Keys of the particles in these names. */
  readonly own: ReadonlySet<string>;
  /** Keys of parts run together, as in handles. */
  readonly joined: ReadonlySet<string>;
  /** First letters of the parts. */
  readonly initials: ReadonlySet<string>;
  /** Initials of each name: `pq`. */
  readonly signs: readonly string[];
  /** Names without spaces, as written. */
  readonly runs: readonly string[];
  /** Identifying parts of addresses and handles, as written. */
  readonly handles: readonly string[];
}

const wordPattern = /[\p{L}\p{M}]+/gu;

/** @param addresses e-mail addresses, and the parts of links after the host */
export function nameForms(names: readonly string[], addresses: readonly string[]): NameForms {
  const parts = new Set<string>();
  const own = new Set<string>();
  const joined = new Set<string>();
  const initials = new Set<string>();
  const signs: string[] = [];
  const runs = new Set<string>();
  for (const name of names) {
    const written = name.normalize('NFC').match(wordPattern) ?? [];
    for (const word of written.filter((each) => unspaced.test(each) && [...each].length > 1)) runs.add(word);
    if (written.length > 1 && written.every((word) => unspaced.test(word))) runs.add(written.join(''));
    const keys = written.filter((word) => !unspaced.test(word)).map(nameKey);
    const significant = keys.filter((key) => !particles.has(key));
    // A name that consists only of particles, such as Le or Da: then search for these.
    const givenParts = significant.length > 0 ? significant : keys;
    for (const key of keys) if (particles.has(key)) own.add(key);
    for (const key of givenParts) {
      if (key.length > 1) parts.add(key);
      initials.add(key.slice(0, 1));
    }
    if (givenParts.length > 1) signs.push(givenParts.map((key) => key.slice(0, 1)).join(''));
    for (const join of joinsOf(givenParts)) joined.add(nameKey(join));
    // "O'Neil" may also be written "ONeil", and "Garcia-Lopez" "GarciaLopez".
    for (const compound of [...name.split(/[\s,]+/), ...name.split(/[\s,‐‑-]+/)])
      if ((compound.match(wordPattern)?.length ?? 0) > 1)
        joined.add(nameKey((compound.match(wordPattern) ?? []).join('')));
  }
  const handles = handlesOf(addresses);
  // `jl.mueller77` may be `JLMueller` elsewhere.
  for (const handle of handles) {
    const key = nameKey((handle.match(wordPattern) ?? []).join(''));
    if (key.length > 3) joined.add(key);
  }
  return { parts, own, joined, initials, signs, runs: [...runs], handles };
}

/** `petraquill`, `pquill`, `petraq`, and the same in reverse order. */
function joinsOf(keys: readonly string[]): string[] {
  const short = keys.slice(0, -1).map((key) => key.slice(0, 1));
  const joins = keys.length > 1 ? [keys.join(''), short.join('') + keys.at(-1)] : [];
  for (const [i, one] of keys.entries()) {
    for (const [j, other] of keys.entries()) {
      if (i === j) continue;
      joins.push(one + other);
      if (other.length > 2) joins.push(one.slice(0, 1) + other, other + one.slice(0, 1));
    }
  }
  return joins.filter((join) => join.length > 2);
}

/** Names of shared mailboxes, which identify nobody. */
const shared = new Set('info mail contact office hello jobs admin me cv resume bewerbung kontakt'.split(' '));

function handlesOf(addresses: readonly string[]): string[] {
  const handles = addresses.map((address) =>
    address
      .replace(/^mailto:/i, '')
      .split('@')[0]!
      .replace(/\+.*$/, ''),
  );
  return [...new Set(handles)].filter((handle) => handle.length > 2 && !shared.has(handle.toLowerCase()));
}

const profileHost =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:linkedin\.com|github\.com|gitlab\.com|bitbucket\.org|xing\.com|behance\.net|dribbble\.com|medium\.com|twitter\.com|x\.com|t\.me|instagram\.com|facebook\.com)\/(?:in\/|pub\/|profile\/|u\/)?@?([^/?#\s]+)/i;

/** User names in links to profiles. */
export const handlesInLinks = (links: readonly string[]): readonly string[] =>
  links.flatMap((link) => profileHost.exec(link)?.[1] ?? []);

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Without surrounding digits, as in handles. */
  readonly key: string;
}

/** All places of these forms in a text; they may overlap and are unordered. */
export function placesOfNames(text: string, forms: NameForms): Span[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: found, index }): Word => ({
    start: index,
    end: index + found.length,
    text: found,
    key: nameKey(found.replace(/^\p{N}+|\p{N}+$/gu, '')),
  }));
  const covered = words.map((word) => isName(word, forms));
  for (const sign of forms.signs) coverSigns(text, words, covered, sign);
  coverSpaced(text, words, covered, forms);
  coverDivided(text, words, covered, forms);
  coverBeside(text, words, covered, forms);
  return [
    ...words.filter((_, i) => covered[i]).map(({ start, end }) => ({ start, end })),
    ...[...forms.runs, ...forms.handles].flatMap((written) => placesOfText(text, written)),
  ];
}

function isName({ text, key }: Word, { parts, joined, signs }: NameForms): boolean {
  if (joined.has(key)) return true;
  // `RCM`, without periods: only with three letters or more, which are seldom another word.
  if (key.length > 2 && signs.includes(key) && text === text.toUpperCase()) return true;
  // "Müllers Werkstatt"
  const [, stem] = /^(.{4,}?)e?s$/.exec(key) ?? [];
  if (stem !== undefined && parts.has(stem)) return true;
  if (!parts.has(key)) return false;
  // "An" and "Jo" are names where they are written as one; "an engineer" is none.
  return [...text].length > 2 || /^\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text);
}

/** The only characters allowed between the words of a name, within a line. */
const gap = /^[^\S\n]?[.,'’ʼ`´‐‑-]?[^\S\n]{0,2}$/u;

/** `P. Q.`, with a period after each. */
function coverSigns(text: string, words: readonly Word[], covered: boolean[], sign: string): void {
  const length = [...sign].length;
  for (let at = 0; at + length <= words.length; at += 1) {
    const run = words.slice(at, at + length);
    const isPointed = run.every(({ end }) => text[end] === '.');
    if (!isPointed || run.map(({ key }) => key).join('') !== sign) continue;
    for (let i = at; i < at + length; i += 1) covered[i] = true;
  }
}

/** `M ü l l e r` */
function coverSpaced(
  text: string,
  words: readonly Word[],
  covered: boolean[],
  { parts, joined }: NameForms,
): void {
  const isLetter = (at: number) => [...(words[at]?.key ?? '')].length === 1;
  for (let from = 0; from < words.length; from += 1) {
    let key = '';
    for (let at = from; isLetter(at); at += 1) {
      if (at > from && !/^[^\S\n]{1,3}$/u.test(text.slice(words[at - 1]!.end, words[at]!.start))) break;
      key += words[at]!.key;
      const whole = nameKey(key);
      if (whole.length < 3 || !(parts.has(whole) || joined.has(whole))) continue;
      for (let i = from; i <= at; i += 1) covered[i] = true;
    }
  }
}

/** `mul-` at the end of a line, and `ler` on the next. */
function coverDivided(
  text: string,
  words: readonly Word[],
  covered: boolean[],
  { parts, joined }: NameForms,
): void {
  for (let at = 1; at < words.length; at += 1) {
    const [first, second] = [words[at - 1]!, words[at]!];
    if (!/^[-‐‑\u00ad][^\S\n]*\n\s*$/u.test(text.slice(first.end, second.start))) continue;
    const key = nameKey(first.text + second.text);
    if (parts.has(key) || joined.has(key)) covered[at - 1] = covered[at] = true;
  }
}

/** Any number of initials and particles directly next to a name. */
function coverBeside(
  text: string,
  words: readonly Word[],
  covered: boolean[],
  { initials, own }: NameForms,
): void {
  const belongs = (at: number, beside: number) => {
    const { text: written, key } = words[at]!;
    const between = text.slice(words[Math.min(at, beside)]!.end, words[Math.max(at, beside)]!.start);
    if (!gap.test(between)) return false;
    // A particle that is not in these names counts only before a name, never after it.
    if (!between.includes(',') && (own.has(key) || (particles.has(key) && at < beside))) return true;
    const isInitial = [...key].length === 1 && /^\p{Lu}/u.test(written);
    const isBetween = covered[at - 1] === true && covered[at + 1] === true;
    return isInitial && (initials.has(key) || isBetween);
  };
  for (let at = 1; at < words.length; at += 1)
    if (!covered[at] && covered[at - 1] && belongs(at, at - 1)) covered[at] = true;
  for (let at = words.length - 2; at >= 0; at -= 1)
    if (!covered[at] && covered[at + 1] && belongs(at, at + 1)) covered[at] = true;
}

/** All occurrences, ignoring case; in scripts with spaces only as whole words. */
function placesOfText(text: string, written: string): Span[] {
  const pattern = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isWhole = !unspaced.test(written);
  const bounded = isWhole ? `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])` : pattern;
  return [...text.matchAll(new RegExp(bounded, 'giu'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
