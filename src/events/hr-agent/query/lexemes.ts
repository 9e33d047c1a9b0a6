/** Splits a question into phrases found in a lexicon, the lists of skills and the employer's own jobs; the rest are single words. */
import { longestSpelling, spellingOf } from '../../screening/skills.ts';
import { folded, type Word, wordsOf } from '../../shared/questions/words-of.ts';
import type { ReadLexicon, Role } from './lexicon.ts';

/** Data that only the server has. */
export interface QueryWorld {
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
  /** The English name of a language, given any of its names. */
  languageOf(word: string): string | null;
  /** Whether this is the name of a certificate that is recognized anywhere. */
  isCertificate(text: string): boolean;
}

export interface Lexeme {
  readonly written: string;
  readonly roles: ReadonlySet<Role>;
  readonly number: number | null;
  /** 1 to 12. */
  readonly month: number | null;
  /** `2026-11-03`. */
  readonly day: string | null;
  readonly skill: string | null;
  /** Set when the skill's word is ambiguous and is not spelled exactly like the skill. */
  readonly vague: boolean;
  readonly language: string | null;
  readonly certificate: boolean;
  /** Jobs with this name. */
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
  readonly quoted: boolean;
  readonly comma: boolean;
  /** Whether a plus sign follows directly. */
  readonly plus: boolean;
}

const noRoles: ReadonlySet<Role> = new Set();
const plain: Lexeme = {
  written: '',
  roles: noRoles,
  number: null,
  month: null,
  day: null,
  skill: null,
  vague: false,
  language: null,
  certificate: false,
  jobs: [],
  quoted: false,
  comma: false,
  plus: false,
};

export const isUnknown = (lexeme: Lexeme): boolean =>
  lexeme.roles.size === 0 &&
  lexeme.number === null &&
  lexeme.month === null &&
  lexeme.day === null &&
  lexeme.skill === null &&
  lexeme.language === null &&
  !lexeme.certificate &&
  lexeme.jobs.length === 0 &&
  !lexeme.comma;

const longestTitle = 8;
const longestCertificate = 6;
const isoDay = /^\d{4}-\d{2}-\d{2}(?!\d)/;
const dottedDay = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/;
const decimal = /^\d+[.,]\d{1,2}(?![\d.,])/;
const quotes = /[“"„«]\s?([^”"“„»«]{1,100}?)\s?[”"“»]/g;

const twoDigits = (text: string) => text.padStart(2, '0');
const isDay = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day;

export function lexemesIn(question: string, lexicon: ReadLexicon, world: QueryWorld): readonly Lexeme[] {
  const text = question.replace(/[’‘`´]/g, "'");
  const words = wordsOf(text);
  const spans = [...text.matchAll(quotes)].map(({ 0: all, 1: inner = '', index }) => ({
    start: index,
    end: index + all.length,
    inner,
  }));
  const titles = world.jobs.map((job) => ({
    job,
    key: folded(job.title),
    words: new Set(folded(job.title).split(' ')),
  }));
  const found: Lexeme[] = [];
  let at = 0;
  let end = 0;

  const push = (upTo: number, more: Partial<Lexeme>) => {
    found.push({ ...plain, written: text.slice(words[at]?.start ?? end, upTo), ...more });
    end = upTo;
    while (at < words.length && words[at]!.start < upTo) at += 1;
  };

  while (at < words.length) {
    const word = words[at]!;
    gap(text.slice(end, word.start), found, word.key);
    const span = spans.find(({ start, end: last }) => start < word.start && word.end <= last && start >= end);
    if (span) {
      const skill = spellingOf(folded(span.inner))?.skill ?? null;
      const jobs = titles.filter(({ key }) => key === folded(span.inner)).map(({ job }) => job);
      push(span.end, { written: span.inner, quoted: true, skill, jobs });
      continue;
    }
    const rest = text.slice(word.start);
    const dotted = dottedDay.exec(rest);
    const day =
      isoDay.exec(rest)?.[0] ??
      (dotted && `${dotted[3]}-${twoDigits(dotted[2]!)}-${twoDigits(dotted[1]!)}`) ??
      null;
    if (day !== null && isDay(day)) {
      push(word.start + (dotted?.[0].length ?? day.length), { day });
      continue;
    }
    const number = decimal.exec(rest)?.[0] ?? (/^\d{1,4}$/.test(word.key) ? word.key : null);
    if (number !== null && spellingOf(word.key) === null) {
      const upTo = word.start + number.length;
      push(upTo, { number: Number(number.replace(',', '.')), plus: text[upTo] === '+' });
      continue;
    }
    const { length, ...more } = longest(words, at, text);
    push(words[at + length - 1]!.end, more);
  }
  gap(text.slice(end), found, '');
  return found;

  /** Whether a word cannot be part of a certificate's name, like "people" in "Certified people for …". */
  function endsCertificate({ key }: Word): boolean {
    const roles = lexicon.phrases.get(key);
    return (
      roles !== undefined && (['applicants', 'for', 'who', 'have'] as const).some((role) => roles.has(role))
    );
  }

  /** The longest known phrase from here on; several lists may contain the same words. */
  function longest(all: readonly Word[], from: number, whole: string): Partial<Lexeme> & { length: number } {
    const asked = found.findLast(({ roles }) => !roles.has('filler'));
    const most = Math.max(lexicon.longest, longestSpelling, longestTitle, longestCertificate);
    for (let length = Math.min(most, all.length - from); length > 0; length -= 1) {
      const part = all.slice(from, from + length);
      const written = whole.slice(part[0]!.start, part.at(-1)!.end);
      if (/[,;?!“”"„«»]/.test(written)) continue;
      const key = part.map((each) => each.key).join(' ');
      const roles = lexicon.phrases.get(key) ?? noRoles;
      // "Who can sew?"
      const spelling =
        spellingOf(key) ?? (length === 1 && asked?.roles.has('have') ? spellingOf(`${key}ing`) : null);
      const isExact = spelling === null || spelling.exactly === null || spelling.exactly === written;
      const exact = titles.filter((title) => title.key === key);
      const partly =
        exact.length > 0 || roles.size > 0 || spelling || !asked?.roles.has('for')
          ? exact
          : titles.filter((title) => part.every((each) => title.words.has(each.key)));
      const more = {
        roles,
        skill: spelling?.skill ?? null,
        vague: !isExact,
        language: length <= 2 ? world.languageOf(key) : null,
        certificate:
          length <= longestCertificate &&
          !part.slice(1).some(endsCertificate) &&
          world.isCertificate(written),
        jobs: partly.map(({ job }) => job),
        number: lexicon.numbers.get(key) ?? null,
        month: lexicon.months.get(key) ?? null,
      };
      if (!isUnknown({ ...plain, ...more })) return { length, ...more };
    }
    return { length: 1 };
  }
}

/** Reads meaningful punctuation between two words. */
function gap(between: string, found: Lexeme[], next: string): void {
  if (/[,;]/.test(between)) found.push({ ...plain, written: ',', comma: true });
  else if (/^\s?[-–—]\s?$/.test(between) && found.at(-1)?.number !== null && /^\d+$/.test(next))
    found.push({ ...plain, written: '–', roles: new Set<Role>(['to']) });
  else if (/&/.test(between)) found.push({ ...plain, written: '&', roles: new Set<Role>(['and']) });
  else {
    // Operators, units and slashes have no meaning here, so they stay unknown words.
    const sign = /[/<>=*%€$£]/.exec(between)?.[0];
    if (sign) found.push({ ...plain, written: sign });
  }
}
