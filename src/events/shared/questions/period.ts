/** Finds the period that a question names: this month, last week, March, 2025. Days are YYYY-MM-DD, in no particular time zone. */

export interface Period {
  /** The first day. */
  readonly from: string;
  /** The day after the last one. */
  readonly before: string;
  /** `in March 2026`. */
  readonly said: string;
}

export interface Dated {
  /** null: the question names none. */
  readonly period: Period | null;
  /** The question without the period. */
  readonly rest: string;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const dayMs = 86_400_000;
const textOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const later = (day: string, days: number) => textOf(Date.parse(day) + days * dayMs);
const firstOf = (year: number, month: number) => textOf(Date.UTC(year, month, 1));

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The calendar unit that contains a day, or the one `back` units before it. */
function unitOf(today: string, unit: Unit, back: number): { readonly from: string; readonly before: string } {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  switch (unit) {
    case 'day': {
      const from = later(today, -back);
      return { from, before: later(from, 1) };
    }
    case 'week': {
      const weekday = (new Date(today).getUTCDay() + 6) % 7;
      const from = later(today, -weekday - 7 * back);
      return { from, before: later(from, 7) };
    }
    case 'month':
      return { from: firstOf(year, month - back), before: firstOf(year, month - back + 1) };
    case 'quarter': {
      const first = month - (month % 3) - 3 * back;
      return { from: firstOf(year, first), before: firstOf(year, first + 3) };
    }
    case 'year':
      return { from: firstOf(year - back, 0), before: firstOf(year - back + 1, 0) };
  }
}

/** The latest month of that name that is not in the future. */
function monthCalled(today: string, name: string, year: string | undefined): Period {
  const month = months.findIndex((each) => each.startsWith(name.slice(0, 3)));
  const thisYear = Number(today.slice(0, 4));
  const ahead = month > Number(today.slice(5, 7)) - 1;
  const of = year === undefined ? thisYear - (ahead ? 1 : 0) : Number(year);
  return {
    from: firstOf(of, month),
    before: firstOf(of, month + 1),
    said: `in ${capital(months[month]!)} ${of}`,
  };
}

/** Excludes the "in" of phrasal verbs such as “came in”. */
const preposition =
  '(?:(?<!\\b(?:came|come|coming|comes|take|took|taken|put) )in |within |over |during |for |since |of |from )?(?:the )?';
const names = `${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`;

interface Rule {
  readonly pattern: RegExp;
  readonly period: (today: string, found: readonly (string | undefined)[]) => Period;
}

/** Tried in order; the first match counts. */
const rules: readonly Rule[] = [
  {
    pattern: new RegExp(`\\b(?:on |since )?(today|yesterday)\\b`),
    period: (today, [, day]) => ({ ...unitOf(today, 'day', day === 'today' ? 0 : 1), said: day! }),
  },
  {
    pattern: new RegExp(
      `\\b${preposition}(this|current|last|past|previous) (week|month|quarter|year)(?: so far)?\\b`,
    ),
    period: (today, [, which, unit]) => {
      const back = which === 'this' || which === 'current' ? 0 : 1;
      return { ...unitOf(today, unit as Unit, back), said: `${back === 0 ? 'this' : 'last'} ${unit}` };
    },
  },
  {
    pattern: new RegExp(`\\b${preposition}(?:last|past) (\\d{1,3}) (day|week|month)s?\\b`),
    period: (today, [, count, unit]) => {
      const days = Number(count) * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30);
      return {
        from: later(today, 1 - days),
        before: later(today, 1),
        said: `in the last ${count} ${unit}s`,
      };
    },
  },
  {
    // "May" without a preposition or a year is a verb.
    pattern: new RegExp(`\\b(?:(?:in|of|for|during|since|from) )(${names})(?: (\\d{4}))?\\b`),
    period: (today, [, name, year]) => monthCalled(today, name!, year),
  },
  {
    pattern: new RegExp(`\\b(${names}) (\\d{4})\\b`),
    period: (today, [, name, year]) => monthCalled(today, name!, year),
  },
  {
    pattern: /\b(?:in|of|for|during) (20\d\d)\b/,
    period: (_, [, year]) => ({
      from: firstOf(Number(year), 0),
      before: firstOf(Number(year) + 1, 0),
      said: `in ${year}`,
    }),
  },
];

/** @param text in lower case @param today the day of the question */
export function datedIn(text: string, today: string): Dated {
  for (const { pattern, period } of rules) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { period: period(today, found), rest };
  }
  return { period: null, rest: text };
}
