/** Describes a query in words, which parse to the same query unless a clause has alternatives of different kinds. */
import { dayOf, listed } from '../../shared/questions/saying.ts';
import type { ApplicantQuery, Clause, Comparison, Condition } from './query.ts';

export const comparisonWords: Readonly<Record<Comparison, string>> = {
  'at-least': 'at least',
  'more-than': 'more than',
  'at-most': 'at most',
  'less-than': 'less than',
  exactly: 'exactly',
  between: 'between',
};

export const stateWords = {
  'in-progress': 'being screened',
  undecided: 'undecided',
  shortlisted: 'shortlisted',
  rejected: 'rejected',
  failed: 'not readable',
  withdrawn: 'withdrawn',
} as const;

export const degreeWords = {
  any: 'a degree',
  Bachelor: 'at least a bachelor’s degree',
  Master: 'at least a master’s degree',
  Doctorate: 'a doctorate',
} as const;

const amount = ({ is, value, to }: Extract<Condition, { of: 'years' | 'score' }>) =>
  `${comparisonWords[is]} ${value}${is === 'between' ? ` and ${to}` : ''}`;

/** The value of a condition, without its `not`. */
function valueText(condition: Condition): string {
  switch (condition.of) {
    case 'skill':
    case 'language':
      return condition.value;
    case 'certification':
      return condition.value === null ? 'any' : condition.value;
    case 'worked-at':
    case 'studied-at':
    case 'mentions':
      return `“${condition.value}”`;
    case 'degree':
      return degreeWords[condition.level];
    case 'years':
    case 'score':
      return amount(condition);
    case 'state':
      return stateWords[condition.state];
    case 'applied':
      if (condition.is === 'between') {
        const { day, to } = condition;
        return to === day ? `on ${dayOf(day)}` : `between ${dayOf(day)} and ${dayOf(to ?? day)}`;
      }
      return `${condition.is} ${dayOf(condition.day)}`;
    case 'job':
      return condition.title;
  }
}

/** Phrases for a condition after "applicants": positive, then negated; `_` stands for its value. */
const frames: Readonly<Record<Condition['of'], readonly [string, string]>> = {
  skill: ['with _', 'without _'],
  language: ['who speak _', 'who do not speak _'],
  certification: ['with the certificate _', 'without the certificate _'],
  degree: ['with _', 'without _'],
  'worked-at': ['who worked at _', 'who have not worked at _'],
  'studied-at': ['who studied at _', 'who have not studied at _'],
  mentions: ['whose résumé mentions _', 'whose résumé does not mention _'],
  years: ['with _ years of work', 'without _ years of work'],
  score: ['with a score of _', 'without a score of _'],
  state: ['who are _', 'who are not _'],
  applied: ['who applied _', 'who have not applied _'],
  job: ['for _', 'not for _'],
};

export function conditionText(condition: Condition): string {
  if (condition.of === 'certification' && condition.value === null)
    return condition.not ? 'without a certificate' : 'with a certificate';
  const quoted = condition.of === 'job' || condition.of === 'certification';
  const value = quoted ? `“${valueText(condition)}”` : valueText(condition);
  return frames[condition.of][condition.not ? 1 : 0].replace('_', () => value);
}

/** `with Sewing or Excel`: the common words of alternatives of the same kind are not repeated. */
function clauseText(clause: Clause): string {
  const [first, ...rest] = clause.map(conditionText);
  const lead = /^(?:with|who speak|who are|for) /.exec(first ?? '')?.[0] ?? '';
  const shared = lead !== '' && rest.every((each) => each.startsWith(lead));
  return [first!, ...(shared ? rest.map((each) => each.slice(lead.length)) : rest)].join(' or ');
}

const orderWords = {
  newest: '',
  'longest-ago': '',
  best: 'best ',
  'most-years': 'most experienced ',
} as const;

/** `5 best applicants for “Saddler”, with Sewing`. */
export function queryText({ clauses, order, limit }: ApplicantQuery, noun = 'Applicants'): string {
  const which = limit === null ? noun : `${limit} ${orderWords[order] || 'newest '}${noun.toLowerCase()}`;
  return [which, clauses.map(clauseText).join(', ')].filter(Boolean).join(' ');
}

/** The same in the singular: `who is shortlisted`. */
export const ofOne = (text: string): string =>
  text
    .replace(/\bwho are\b/g, 'who is')
    .replace(/\bwho speak\b/g, 'who speaks')
    .replace(/\bwho do not\b/g, 'who does not')
    .replace(/\bwho have\b/g, 'who has');

/** Lists refused words: `“Blorptastic” and “well”`. */
export const quotedWords = (words: readonly string[]): string =>
  listed(
    words.map((word) => `“${word}”`),
    8,
  );
