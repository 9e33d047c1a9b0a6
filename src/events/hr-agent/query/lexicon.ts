/** The words of questions in one language, as data: what they do in a question, then phrases that do it. */
import { folded } from '../../shared/questions/words-of.ts';

export const roles = [
  /** Says nothing of what is asked for. */
  'filler',
  /** A definite article. */
  'the',
  /** What somebody does at present, and not only once did. */
  'now',
  /** One of what is listed is enough: `any of`. */
  'any-of',
  /** In front of those out of whom some are asked for: `how many of the top 5`. */
  'among',
  /** Those who are asked for, and that they are counted. */
  'applicants',
  'count',
  'who',
  'is',
  'and',
  'or',
  'nor',
  'but',
  'not',
  /** The first half of a negation of two words, nothing by itself: `ne … pas`. */
  'half-not',
  /** One that a second only strengthens: `no … ni`. */
  'open-not',
  /** Behind a half, it means "only": `ne … que`. */
  'only',
  /** What a condition begins with. */
  'have',
  /** Such a word that is no verb. */
  'with',
  'speak',
  'worked-at',
  'studied-at',
  'mentions',
  'applied',
  'for',
  /** Words that follow what they go with: `bei Nordlicht gearbeitet`. */
  'worked-after',
  'studied-after',
  'job',
  'certificate',
  'certified',
  'called',
  'degree',
  'Bachelor',
  'Master',
  'Doctorate',
  'score',
  'scored',
  'years',
  'experience',
  'at-least',
  'more-than',
  'at-most',
  'less-than',
  'exactly',
  'between',
  'from',
  'to',
  /** Behind a number. */
  'or-more',
  'or-less',
  'shortlisted',
  'rejected',
  'undecided',
  'in-progress',
  'failed',
  'since',
  'before',
  'after',
  'until',
  'on',
  'in',
  'last',
  'days',
  'weeks',
  'months',
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'new',
  'best',
  'newest',
  'most-years',
  'top',
] as const;
export type Role = (typeof roles)[number];

export interface Lexicon {
  readonly language: string;
  /** Phrases parted by bars. */
  readonly words: Readonly<Partial<Record<Role, string>>>;
  /** January first, with their short forms. */
  readonly months: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
}

export interface ReadLexicon {
  /** A phrase may do several things; which one, its place decides. */
  readonly phrases: ReadonlyMap<string, ReadonlySet<Role>>;
  readonly language: string;
  /** 1 to 12. */
  readonly months: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
  /** Of any phrase, in words. */
  readonly longest: number;
}

const phrasesIn = (list: string) => list.split('|').map(folded).filter(Boolean);

export function readLexicon({ language, words, months, numbers }: Lexicon): ReadLexicon {
  const phrases = new Map<string, Set<Role>>();
  for (const role of roles) {
    for (const phrase of phrasesIn(words[role] ?? ''))
      phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(role));
  }
  return {
    language,
    phrases,
    months: new Map(months.flatMap((list, i) => phrasesIn(list).map((name) => [name, i + 1] as const))),
    numbers: new Map(Object.entries(numbers).map(([word, value]) => [folded(word), value])),
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
  };
}
