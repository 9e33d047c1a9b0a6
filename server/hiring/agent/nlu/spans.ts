/** Finds the numbers in a question: days, years, scores and how many to list. */
import { english } from '../../../../src/events/hr-agent/query/lexicon/english.ts';
import type { Args } from '../intent.ts';

const numberWords = english.numbers;

const number = `(\\d{1,5}(?:\\.\\d)?|${Object.keys(numberWords).join('|')})`;
const valueOf = (text: string) => numberWords[text] ?? Number(text);

const unitDays: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  quarter: 91,
  year: 365,
};
const unit = '(day|week|fortnight|month|quarter|year)s?';

/** Years and scores are only detected so that they are not ignored: queries for applicants handle them elsewhere. */
export interface Numbers extends Pick<Args, 'days' | 'limit'> {
  readonly years?: number;
  readonly minScore?: number;
  readonly maxScore?: number;
}

export interface Measured {
  readonly args: Numbers;
  /** The question without them. */
  readonly rest: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly args: (found: readonly string[]) => Numbers;
}

const whole = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
const days = (count: number): Numbers => ({ days: Math.max(1, whole(count, 3660)) });

/** Applied in this order; each removes its match from the question. */
const rules: readonly Rule[] = [
  { pattern: /\b(?:since )?yesterday\b/, args: () => days(2) },
  { pattern: /\btoday\b/, args: () => days(1) },
  { pattern: /\b(?:a|the next|next) fortnight\b/, args: () => days(14) },
  {
    pattern: new RegExp(
      `\\b(?:in |within |over |during |for )?(?:the )?(?:last|past|next|coming|previous|within|in) ${number} ${unit}\\b`,
    ),
    args: ([, count = '', name = '']) => days(valueOf(count) * unitDays[name]!),
  },
  {
    // Not "day": "the last day" is that of a job.
    pattern:
      /\b(?:in |within |over |during )?(?:the )?(?:this|last|past|next|coming|previous) (week|fortnight|month|quarter|year)s?\b/,
    args: ([, name = '']) => days(unitDays[name]!),
  },
  {
    pattern: new RegExp(`\\b${number} (day|week|month)s?\\b`),
    args: ([, count = '', name = '']) => days(valueOf(count) * unitDays[name]!),
  },
  {
    pattern: new RegExp(
      `\\b(?:more than |over |at least |minimum |min )?${number} ?(?:\\+|plus|or more)? ?(?:years?|yrs?)\\b`,
    ),
    args: ([, count = '']) => ({ years: Math.min(valueOf(count), 60) }),
  },
  {
    pattern: new RegExp(`\\bbetween ${number} and ${number}\\b`),
    args: ([, from = '', to = '']) => ({
      minScore: whole(valueOf(from), 100),
      maxScore: whole(valueOf(to), 100),
    }),
  },
  {
    pattern: new RegExp(
      `\\b(?:above|over|more than|higher than|better than|greater than|exceeding|exceeds?|beyond) ${number}\\b(?! (?:jobs?|roles?|positions?|posts?|times?|people|applicants?|candidates?))`,
    ),
    args: ([, count = '']) => ({ minScore: whole(Math.floor(valueOf(count)) + 1, 100) }),
  },
  {
    pattern: new RegExp(`\\b(?:at least|minimum(?: of)?|min|no less than|not less than) ${number}\\b`),
    args: ([, count = '']) => ({ minScore: whole(valueOf(count), 100) }),
  },
  {
    pattern: new RegExp(`\\b${number} (?:points )?(?:or|and) (?:more|higher|above|better|up)\\b`),
    args: ([, count = '']) => ({ minScore: whole(valueOf(count), 100) }),
  },
  {
    pattern: new RegExp(`\\b(?:below|under|less than|lower than|fewer than|worse than) ${number}\\b`),
    args: ([, count = '']) => ({ maxScore: whole(Math.ceil(valueOf(count)) - 1, 100) }),
  },
  {
    pattern: new RegExp(`\\b(?:at most|up to|no more than|maximum(?: of)?|max) ${number}\\b`),
    args: ([, count = '']) => ({ maxScore: whole(valueOf(count), 100) }),
  },
  {
    pattern: new RegExp(`\\b(?:top|best|first|strongest|highest) ${number}\\b`),
    args: ([, count = '']) => ({ limit: Math.max(1, whole(valueOf(count), 50)) }),
  },
  {
    pattern: new RegExp(`\\b${number}(?= (?:best|top|strongest|highest|most))`),
    args: ([, count = '']) => ({ limit: Math.max(1, whole(valueOf(count), 50)) }),
  },
  {
    pattern: new RegExp(`(?<=strongest |best |top )${number}\\b`),
    args: ([, count = '']) => ({ limit: Math.max(1, whole(valueOf(count), 50)) }),
  },
];

/** The word of a match that stays in the question, since it says more than the number. */
const keptWord = (found: string) => /\b(?:top|best|first|strongest|highest)\b/.exec(found)?.[0] ?? '';

/** @param text in lowercase */
export function measured(text: string): Measured {
  let rest = text;
  let args: Numbers = {};
  for (const rule of rules) {
    const found = rule.pattern.exec(rest);
    if (!found) continue;
    const more = rule.args(found);
    if (Object.keys(more).some((key) => key in args)) continue;
    args = { ...args, ...more };
    rest = `${rest.slice(0, found.index)} ${keptWord(found[0])} ${rest.slice(found.index + found[0].length)}`;
  }
  return { args, rest };
}
