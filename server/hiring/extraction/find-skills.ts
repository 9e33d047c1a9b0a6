/** Skills, by the list of known ones anywhere, and as they are written where somebody lists their skills. */
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

/** Nobody's skill stands here: schools are not to count, and hobbies, referees and spoken languages are something else. */
const otherSections: readonly Part[] = ['education', 'interests', 'references', 'languages'];

/** Between the words of one skill: "S/4HANA", "e-commerce", "Node.js", or a line that ended in its midst. */
const joint = /^(?: |[-–/.'’]| ?& ?| [-–] )$/u;

/**
 * @param text the whole text, with what is personal hidden
 * @param lines its lines
 */
export function findSkills(text: string, lines: readonly Line[]): Found<string>[] {
  const open = lines.filter(
    (line) =>
      !line.heading && !line.parts.some((part) => otherSections.includes(part)) && !namesSchool(line.text),
  );
  const finds: (readonly [string, Span])[] = [];
  const shown = open.map(({ start, end }) => text.slice(start, end));
  const sure = shown.map(sureFields);
  for (const [i, line] of open.entries()) {
    const here = shown[i]!;
    const around = new Set(
      open.flatMap(({ parts }, j) =>
        Math.abs(i - j) <= linesAround && parts.join() === line.parts.join() ? [...sure[j]!] : [],
      ),
    );
    const known = knownSkills(here, around);
    finds.push(
      ...known.map(
        ([skill, { start, end }]) => [skill, { start: line.start + start, end: line.start + end }] as const,
      ),
    );
    if (line.parts.includes('skills') || listsSkills(here, known))
      finds.push(
        ...listed(
          here,
          known.map(([, span]) => span),
          line.start,
          around,
        ),
      );
  }
  return merged(oneName(finds));
}

/** Lists of skills have one in a line as well: so far away is beside it. */
const linesAround = 3;

/** The fields of the skills in a line whose words mean nothing else. */
const sureFields = (line: string): readonly string[] =>
  matchesIn(line, (spelling) => spelling.exactly === null).map(({ field }) => field);

/** "knife making" and "Knife Making" are one skill, under the name it has first. */
function oneName(finds: readonly (readonly [string, Span])[]): (readonly [string, Span])[] {
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
 * Every known skill in a line, with its place.
 * @param around fields of which it is sure that they are spoken of here
 */
export function knownSkills(line: string, around: ReadonlySet<string> = new Set()): [string, Span][] {
  const alone = line.replace(/^[\s\-–*▪◦●‣✓➢➤►→»>+•·]+/u, '').trim();
  let sure: ReadonlyMap<string, ReadonlySet<number>> | null = null;
  return matchesIn(line, (spelling, start, end) => {
    if (spelling.exactly === null) return true;
    const written = line.slice(start, end);
    if (written === spelling.exactly) {
      // "Pascal" with nothing beside it is somebody's name, or a unit.
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

/** The longest spelling that begins with this word, and the word behind it. */
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
/** "and" joins the items of a list that has other marks as well: "Julia and I" is none, nor is "Boulanger & Fils". */
const beforeWithAnd = new RegExp(
  String.raw`(?:${separator})\s*[^\s,;|]+(?: [^\s,;|]+){0,2},? ${conjunction}\s*$`,
  'u',
);
const behindWithAnd = new RegExp(String.raw`^\s*${conjunction}\s`, 'u');
const beforeMarked = new RegExp(String.raw`(?:${separator})\s*$`, 'u');

/** Within a sentence, a word with a capital is a name. */
const inSentence = /\p{Ll} $/u;

/** Enough for `before` and `behind`: with the whole line, a long one would be gone through once for every word. */
const around = 60;
const justBefore = (line: string, start: number) => line.slice(Math.max(0, start - around), start);

/** "Excel avanzado, Word (advanced)": how well somebody knows it takes nothing from it. */
const level = new RegExp(`^ (?:${anyOf(phrasesOf(levels))})(?![\\p{L}\\p{N}])`, 'u');
const withoutLevel = (right: string) => right.slice(level.exec(fold(right))?.[0].length ?? 0);

/** Whether a word stands in a list by itself, and not in a sentence. */
function standsAlone(line: string, start: number, end: number): boolean {
  const [left, right] = [justBefore(line, start), line.slice(end, end + around)];
  return behind.test(right) || (right.startsWith(' ') && behind.test(withoutLevel(right)))
    ? before.test(left) || beforeWithAnd.test(left)
    : behindWithAnd.test(right) && beforeMarked.test(left);
}

const joinsBefore = new RegExp(String.raw`^\s*(?:,\s*)?(?:${conjunction}\s+)?$`, 'u');
/** With room for " and ", and never a whole line to look through. */
const longestJoint = 8;
const introduced =
  /(?:\S:|(?<!\p{L})(?:with|in|using|on|mit|unter|avec|en|sous|con|usando|com|em|w|na|на|с|med|i|met))\s+$/u;

/**
 * "Python and pandas.", "на Java и Spring", "the pipeline: Go services on Kubernetes, with Kafka": a word with other meanings says a skill
 * beside sure ones of its field.
 * @param exact whether it is written as the skill is; otherwise it has to end what it stands in
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

/** "Grill, butchery, plating." under a job: a list of short items, half of them known, is one of skills; a sentence is none. */
function listsSkills(line: string, known: readonly (readonly [string, Span])[]): boolean {
  const items = [...line.matchAll(/[^,;•·|\t]+/gu)].map(({ 0: item, index }) => ({
    item: item.trim(),
    index,
    end: index + item.length,
  }));
  const short = items.every(
    ({ item }) => item.length <= 40 && wordsOf(item).length <= 3 && !/\d|[.!?:]./u.test(item),
  );
  const isKnown = placesOf(
    line,
    known.map(([, span]) => span),
  );
  const knows = items.filter(({ index, end }) => isKnown(index, end));
  return items.length >= 3 && short && knows.length * 2 >= items.length;
}

/** Tells whether one of these spans reaches into a place of the line, without going through all of them each time. */
function placesOf(line: string, spans: readonly Span[]): (start: number, end: number) => boolean {
  const covered = masked(' '.repeat(line.length), spans);
  return (start, end) => covered.slice(start, end).trim() !== '';
}

const levelWords = new Set(phrasesOf(levels));
const maxWords = 4;

/** Whether it is a word with other meanings, and nothing here speaks of its field. */
function meansOther(text: string, around: ReadonlySet<string>): boolean {
  const spelling = spellingOf(folded(text));
  return spelling !== null && spelling.exactly !== null && !around.has(spelling.field);
}

/** The items of a list of skills that are not known by any name: they are skills all the same, and are called what they are called. */
function listed(
  line: string,
  known: readonly Span[],
  offset: number,
  around: ReadonlySet<string>,
): (readonly [string, Span])[] {
  const label = /^[^:,;]{2,40}:\s/.exec(line)?.[0].length ?? 0;
  const isKnown = placesOf(line, known);
  const items = [...line.slice(label).matchAll(/[^,;|•·\t\0]+/gu)].map(({ 0: item, index }) => ({
    item,
    index: index + label,
  }));
  return items.flatMap(({ item, index }) => {
    const text = item
      .replace(/\(.*$/, '')
      .replace(/^[\s\-–*▪◦●‣✓➢➤►→»>+]+/u, '')
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
      !isKnown(start, end);
    return plain ? [[canonicalSkill(text), { start: offset + start, end: offset + end }] as const] : [];
  });
}
