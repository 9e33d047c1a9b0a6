/** The vocabulary of questions in one language as data: the roles of phrases in a question, and the phrases for each. */
import { folded } from '../../shared/questions/words-of.ts';

export const roles = [
  /** Has no effect on the query. */
  'filler',
  /** A definite article. */
  'the',
  /** Means the present, as opposed to any time. */
  'now',
  /** One item of a list is enough: `any of`. */
  'any-of',
  /** Before a group of which a part is asked for: `how many of the top 5`. */
  'among',
  /** Words for applicants; and words that ask for their number. */
  'applicants',
  'count',
  'who',
  'is',
  'and',
  'or',
  'nor',
  'but',
  'not',
  /** The first half of a two-word negation, without meaning on its own: `ne … pas`. */
  'half-not',
  /** A negation that a second word only reinforces: `no … ni`. */
  'open-not',
  /** After a half negation, it means "only": `ne … que`. */
  'only',
  /** Words that begin a condition. */
  'have',
  /** The same, but not a verb. */
  'with',
  'speak',
  'worked-at',
  'studied-at',
  'mentions',
  'applied',
  'for',
  /** Words after the name they belong to: `bei Nordlicht gearbeitet`. */
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
  /** After a number. */
  'or-more',
  'or-less',
  'shortlisted',
  'rejected',
  'undecided',
  'in-progress',
  'failed',
  'withdrawn',
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
  /** Phrases separated by bars. */
  readonly words: Readonly<Partial<Record<Role, string>>>;
  /** January first, with their short forms. */
  readonly months: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
}

export interface ReadLexicon {
  /** A phrase may have several roles; its position decides which one applies. */
  readonly phrases: ReadonlyMap<string, ReadonlySet<Role>>;
  readonly language: string;
  /** 1 to 12. */
  readonly months: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
  /** Length of the longest phrase, in words. */
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
