/** Skills, by the list of known ones anywhere, and as they are written where somebody lists their skills. */
import type { Found, Span } from '../../../src/events/screening/extraction.ts';
import {
  canonicalSkill,
  longestSpelling,
  skillKey,
  spellingOf,
} from '../../../src/events/screening/skills.ts';
import { type Word, wordsOf } from '../../../src/events/shared/questions/words-of.ts';
import { merged } from './contact.ts';
import type { Part } from './data/headings.ts';
import { levels } from './data/languages.ts';
import { languageOf } from './spoken.ts';
import { fold, phrasesOf } from './fold.ts';
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
  for (const line of open) {
    const shown = text.slice(line.start, line.end);
    const known = knownSkills(shown);
    finds.push(
      ...known.map(
        ([skill, { start, end }]) => [skill, { start: line.start + start, end: line.start + end }] as const,
      ),
    );
    if (line.parts.includes('skills') || listsSkills(shown, known))
      finds.push(
        ...listed(
          shown,
          known.map(([, span]) => span),
          line.start,
        ),
      );
  }
  return merged(oneName(finds));
}

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

/** Every known skill in a line, with its place. */
export function knownSkills(line: string): [string, Span][] {
  const words = wordsOf(line);
  const found: [string, Span][] = [];
  for (let i = 0; i < words.length;) {
    const match = longestAt(line, words, i);
    if (match) found.push([match.skill, { start: words[i]!.start, end: words[match.next - 1]!.end }]);
    i = match?.next ?? i + 1;
  }
  return found;
}

/** The longest spelling that begins with this word, and the word behind it. */
function longestAt(
  line: string,
  words: readonly Word[],
  first: number,
): { skill: string; next: number } | null {
  let best: { skill: string; next: number } | null = null;
  let key = '';
  for (let next = first; next < Math.min(words.length, first + longestSpelling); next += 1) {
    const word = words[next]!;
    if (next > first) {
      if (!joint.test(line.slice(words[next - 1]!.end, word.start))) break;
      key += ' ';
    }
    key += word.key;
    const spelling = spellingOf(key);
    if (!spelling) continue;
    const written = line.slice(words[first]!.start, word.end);
    const [start, end] = [words[first]!.start, word.end];
    const listed = () => standsAlone(line, start, end);
    const counts =
      spelling.exactly === null ||
      (written === spelling.exactly &&
        (listed() || (!spelling.alone && inSentence.test(justBefore(line, start)))));
    if (counts) best = { skill: spelling.skill, next: next + 1 };
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

/** Whether a word stands in a list by itself, and not in a sentence. */
function standsAlone(line: string, start: number, end: number): boolean {
  const [left, right] = [justBefore(line, start), line.slice(end, end + around)];
  return behind.test(right)
    ? before.test(left) || beforeWithAnd.test(left)
    : behindWithAnd.test(right) && beforeMarked.test(left);
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

/** The items of a list of skills that are not known by any name: they are skills all the same, and are called what they are called. */
function listed(line: string, known: readonly Span[], offset: number): (readonly [string, Span])[] {
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
      languageOf(text) === null &&
      !isKnown(start, end);
    return plain ? [[canonicalSkill(text), { start: offset + start, end: offset + end }] as const] : [];
  });
}
