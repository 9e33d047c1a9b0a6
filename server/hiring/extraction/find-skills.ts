/** Finds skills: known ones anywhere, and any others where somebody lists their skills. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import {
  canonicalSkill,
  longestSpelling,
  type Spelling,
  skillKey,
  spellingOf,
} from '../../../src/events/screening/skills.ts';
import { folded, type Word, wordsOf } from '../../../src/events/shared/questions/words-of.ts';
import { merged } from './contact.ts';
import type { Part } from './data/headings.ts';
import { levels } from './data/languages.ts';
import { languageOf } from './spoken.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';
import type { Line } from './lines.ts';
import { masked } from './mask.ts';
import { namesSchool } from './personal.ts';
import { properNamesIn } from './proper-names.ts';

/** Parts without skills: schools must not count, and hobbies, references and spoken languages are not skills. */
const otherSections: readonly Part[] = ['education', 'interests', 'references', 'languages'];

/** Allowed between the words of one skill: "S/4HANA", "e-commerce", "Node.js". */
const joint = /^(?: |[-–/.'’]| ?& ?| [-–] )$/u;

/**
 * @param text the whole text with personal data masked
 * @param lines its lines
 */
export function findSkills(text: string, lines: readonly Line[]): Found<string>[] {
  const eligible = lines.filter(
    (line) =>
      (!line.heading || namesSkill(line)) &&
      !line.parts.some((part) => otherSections.includes(part)) &&
      !namesSchool(line.text),
  );
  const finds: (readonly [string, Span])[] = [];
  const shown = eligible.map(({ start, end, parts }) => {
    const line = text.slice(start, end);
    return parts.includes('skills') ? line : masked(line, properNamesIn(line));
  });
  const sure = shown.map(sureFields);
  for (const [i, line] of eligible.entries()) {
    const here = shown[i]!;
    const first = Math.max(0, i - linesAround);
    const around = new Set(
      eligible
        .slice(first, i + linesAround + 1)
        .flatMap(({ parts }, j) => (parts.join() === line.parts.join() ? sure[first + j]! : [])),
    );
    const known = knownSkills(here, around);
    finds.push(
      ...known.map(
        ([skill, { start, end }]) => [skill, { start: line.start + start, end: line.start + end }] as const,
      ),
    );
    if (line.parts.includes('skills') || listsSkills(here, known))
      finds.push(
        ...unknownListed(
          here,
          known.map(([, span]) => span),
          line.start,
          around,
        ),
      );
  }
  return merged(withFirstName(finds));
}

/** "Driving licence" over its classes is a heading and a skill. */
const namesSkill = ({ text, parts }: Line) =>
  parts.length === 1 && parts[0] === 'other' && spellingOf(folded(text.replace(/:\s*$/, ''))) !== null;

/** Lists may have one skill per line, so this many lines above and below count as context. */
const linesAround = 3;

/** The fields of the skills in a line whose spelling has no other meaning. */
const sureFields = (line: string): readonly string[] =>
  matchesIn(line, (spelling) => spelling.exactly === null).map(({ field }) => field);

/** "knife making" and "Knife Making" are one skill; the first spelling is its name. */
function withFirstName(finds: readonly (readonly [string, Span])[]): (readonly [string, Span])[] {
  const names = new Map<string, string>();
  return finds
    .toSorted(([, a], [, b]) => a.start - b.start)
    .map(([skill, span]) => {
      const key = skillKey(skill);
      if (!names.has(key)) names.set(key, skill);
      return [names.get(key)!, span];
    });
}

/**
 * All known skills in a line, with their places.
 * @param around fields that are certainly mentioned nearby
 */
export function knownSkills(line: string, around: ReadonlySet<string> = new Set()): [string, Span][] {
  const alone = line.replace(/^[\s\-–*▪◦●‣✓➢➤►→»>+•·]+/u, '').trim();
  let sure: ReadonlyMap<string, ReadonlySet<number>> | null = null;
  return matchesIn(line, (spelling, start, end) => {
    if (spelling.exactly === null) return true;
    if (end - start === 1 && licenceClass.test(fold(justBefore(line, start)))) return false;
    const written = line.slice(start, end);
    if (written === spelling.exactly) {
      // "Pascal" alone on a line may be a name or a unit.
      if (alone === written && spelling.alone) return around.has(spelling.field);
      if (standsAlone(line, start, end)) return true;
      if (!spelling.alone && inSentence.test(justBefore(line, start))) return true;
    }
    sure ??= endsByField(matchesIn(line, ({ exactly }) => exactly === null));
    return standsBeside(line, start, end, written === spelling.exactly, sure.get(spelling.field) ?? none);
  }).map(({ skill, start, end }) => [skill, { start, end }]);
}

const none: ReadonlySet<number> = new Set();

interface Match extends Span {
  readonly skill: string;
  readonly field: string;
}

/** Where the matches of each field end. */
function endsByField(matches: readonly Match[]): ReadonlyMap<string, ReadonlySet<number>> {
  const ends = new Map<string, Set<number>>();
  for (const { field, end } of matches) ends.set(field, (ends.get(field) ?? new Set()).add(end));
  return ends;
}

type Counts = (spelling: Spelling, start: number, end: number) => boolean;

function matchesIn(line: string, counts: Counts): readonly Match[] {
  const words = wordsOf(line);
  const found: Match[] = [];
  for (let i = 0; i < words.length;) {
    const match = longestAt(line, words, i, counts);
    if (match)
      found.push({
        skill: match.skill,
        field: match.field,
        start: words[i]!.start,
        end: words[match.next - 1]!.end,
      });
    i = match?.next ?? i + 1;
  }
  return found;
}

/** The longest spelling that begins at word `first`, and the index of the next word. */
function longestAt(
  line: string,
  words: readonly Word[],
  first: number,
  counts: Counts,
): { skill: string; field: string; next: number } | null {
  let best: { skill: string; field: string; next: number } | null = null;
  let key = '';
  for (let next = first; next < Math.min(words.length, first + longestSpelling); next += 1) {
    const word = words[next]!;
    if (next > first) {
      if (!joint.test(line.slice(words[next - 1]!.end, word.start))) break;
      key += ' ';
    }
    key += word.key;
    const spelling = spellingOf(key);
    if (spelling && counts(spelling, words[first]!.start, word.end))
      best = { skill: spelling.skill, field: spelling.field, next: next + 1 };
  }
  return best;
}

const conjunction = '(?:and|und|et|y|e|en|i|og|och|ve|и|&)';
const separator = String.raw`[,;|•·/(:\t–—+]|[-*▪◦●‣>»+]\s`;
const before = new RegExp(String.raw`(?:^|${separator})\s*$`, 'u');
const behind = /^\s*(?:$|[,;|•·/):(\t–—+]|[.]$)/u;
/** "and" counts only in a list with other separators too: "Julia and I" is not a list, nor is "Boulanger & Fils". */
const beforeWithAnd = new RegExp(
  String.raw`(?:${separator})\s*[^\s,;|]+(?: [^\s,;|]+){0,2},? ${conjunction}\s*$`,
  'u',
);
const behindWithAnd = new RegExp(String.raw`^\s*${conjunction}\s`, 'u');
const beforeMarked = new RegExp(String.raw`(?:${separator})\s*$`, 'u');

/** Within a sentence, a capitalized word is a name. */
const inSentence = /\p{Ll} $/u;

/** Characters of context for `before` and `behind`: searching the whole line for every word would be quadratic. */
const around = 60;
const justBefore = (line: string, start: number) => line.slice(Math.max(0, start - around), start);

/** "Excel avanzado, Word (advanced)": a level after a skill is ignored. */
const level = new RegExp(`^ (?:${anyOf(phrasesOf(levels))})(?![\\p{L}\\p{N}])`, 'u');
const withoutLevel = (right: string) => right.slice(level.exec(fold(right))?.[0].length ?? 0);

/** Whether a word is an item of a list, not part of a sentence. */
function standsAlone(line: string, start: number, end: number): boolean {
  const [left, right] = [justBefore(line, start), line.slice(end, end + around)];
  return behind.test(right) || (right.startsWith(' ') && behind.test(withoutLevel(right)))
    ? before.test(left) || beforeWithAnd.test(left)
    : behindWithAnd.test(right) && beforeMarked.test(left);
}

/** In "prawo jazdy kat. B, C" the letters are classes of vehicles. */
const licenceClass =
  /(?<!\p{L})(?:kat|kategori[a-z]*|categor[a-z]*|klassen?|class(?:e|i|es)?|permis|prawo jazdy|fuhrerschein[a-z]*|driving licen[cs]e|driver'?s licen[cs]e|patente|rijbewijs|carnet|carta de conducao|cnh|ehliyet|sinifi)(?!\p{L})[^;|:]*:?[^;|:]*$/u;

const joinsBefore = new RegExp(String.raw`^\s*(?:[,(]\s*)?(?:${conjunction}\s+)?$`, 'u');
/** Characters; enough for " and " without searching a whole line. */
const longestJoint = 8;
const introduced =
  /(?:\S:|(?<!\p{L})(?:with|in|using|on|mit|unter|avec|en|sous|con|usando|com|em|w|na|на|с|med|i|met))\s+$/u;

/**
 * Whether a word with other meanings is a skill because it is next to certain skills of its field: "Python and pandas.",
 * "на Java и Spring", "the pipeline: Go services on Kubernetes, with Kafka".
 * @param exact whether it is spelled exactly like the skill; otherwise a separator or the end must follow
 */
function standsBeside(
  line: string,
  start: number,
  end: number,
  exact: boolean,
  sureEnds: ReadonlySet<number>,
): boolean {
  if (sureEnds.size === 0) return false;
  if (exact && sureEnds.size > 1 && introduced.test(justBefore(line, start))) return true;
  if (!exact && !behind.test(line.slice(end, end + around))) return false;
  for (let gap = 1; gap <= longestJoint; gap += 1)
    if (sureEnds.has(start - gap)) return joinsBefore.test(line.slice(start - gap, start));
  return false;
}

/** "Grill, butchery, plating." under a job: three or more short items, at least half of them known skills, are a list of skills. */
function listsSkills(line: string, known: readonly (readonly [string, Span])[]): boolean {
  const items = [...line.matchAll(/[^,;•·|\t]+/gu)].map(({ 0: item, index }) => ({
    item: item.trim(),
    index,
    end: index + item.length,
  }));
  const short = items.every(
    ({ item }) => item.length <= 40 && wordsOf(item).length <= 3 && !/\d|[.!?:]./u.test(item),
  );
  const isKnown = overlapTest(
    line,
    known.map(([, span]) => span),
  );
  const knownItems = items.filter(({ index, end }) => isKnown(index, end));
  return items.length >= 3 && short && knownItems.length * 2 >= items.length;
}

/** A fast test whether any of the spans overlaps a place in the line. */
function overlapTest(line: string, spans: readonly Span[]): (start: number, end: number) => boolean {
  const covered = masked(' '.repeat(line.length), spans);
  return (start, end) => covered.slice(start, end).trim() !== '';
}

/** Between commas, bullets, tabs, and slashes or asterisks with spaces: "Oracle OPERA / HotSOS". */
const listed = /(?:(?!\s[/*]\s)[^,;|•·\t\0])+/gu;
const levelWords = new Set(phrasesOf(levels));
const maxWords = 4;

/** Whether it is a word with other meanings and nothing nearby mentions its field. */
function meansOther(text: string, around: ReadonlySet<string>): boolean {
  const spelling = spellingOf(folded(text));
  return spelling !== null && spelling.exactly !== null && !around.has(spelling.field);
}

/** "Inglese B2" is a language with its level, which a heading for skills may have above it too. */
const isSpoken = (words: readonly Word[]) =>
  words.length === 2 &&
  languageOf(words[0]!.key) !== null &&
  (levelWords.has(words[1]!.key) || /^[abc][12]$/.test(words[1]!.key));

/** The unknown items of a list of skills: they are skills too, under the name in the text. */
function unknownListed(
  line: string,
  known: readonly Span[],
  offset: number,
  around: ReadonlySet<string>,
): (readonly [string, Span])[] {
  const label = /^[^:,;]{2,40}:\s/.exec(line)?.[0].length ?? 0;
  const isKnown = overlapTest(line, known);
  const items = [...line.slice(label).matchAll(listed)].map(({ 0: item, index }) => ({
    item,
    index: index + label,
  }));
  return items.flatMap(({ item, index }) => {
    const text = item
      .replace(/\(.*$/, '')
      .replace(/^[\s\-–*/▪◦●‣✓➢➤►→»>+]+/u, '')
      .replace(/[\s.:)]+$/, '');
    const start = index + item.indexOf(text);
    const end = start + text.length;
    const words = wordsOf(text);
    const plain =
      text.length >= 2 &&
      text.length <= 40 &&
      words.length <= maxWords &&
      /\p{L}{2}/u.test(text) &&
      !/[.!?:@]|\d{4}/.test(text) &&
      (items.length > 1 || words.length <= 3) &&
      !levelWords.has(fold(text)) &&
      (items.length > 1 || !meansOther(text, around)) &&
      languageOf(text) === null &&
      !isSpoken(words) &&
      !isKnown(start, end);
    return plain ? [[canonicalSkill(text), { start: offset + start, end: offset + end }] as const] : [];
  });
}
