/**
 * Parses date ranges as people write them: "03/2015 – present", "März 2015 bis Juni 2018", "2015-18", "seit 2019". Months
 * count in full; a year without a month means January, which as an end is excluded: 2015 – 2018 is three years. A season has
 * three months.
 */
import type { Span } from '../../../src/events/screening/extraction.ts';
import { months, present, seasons, since, until, untilNow } from './data/dates.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';

export interface DatedSpan extends Span {
  /** Months since the year 0; `last` is exclusive. */
  readonly first: number;
  readonly last: number;
}

const monthNames = new Map(
  months.flatMap((names, month) => names.split(/\s+/).map((name) => [fold(name), month] as const)),
);
const monthName = anyOf([...new Set(monthNames.keys())]);
/** Month names behind a year, in Hungarian and English alone: with all of them, the patterns below are several times as slow. */
const monthAfter =
  'jan(?:uary?)?|feb(?:ruary?)?|mar(?:ch|cius)?|apr(?:il(?:is)?)?|majus|jun(?:e|ius)?|jul(?:y|ius)?|aug(?:ust|usztus)?|sept?(?:ember)?|szept(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const seasonNames = new Map(
  seasons.flatMap(([month, names]) => names.split(' ').map((name) => [fold(name), month] as const)),
);
const seasonName = String.raw`(?<!real )(?:${anyOf([...seasonNames.keys()])})`;

/** A Roman month is replaced by a private-use character, padded to its length, so that "i 2018" does not match as January. */
const romanMonth = '[\ue001-\ue00c]\ue000*';
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const romanPattern = /(?<![\p{L}\p{N}])(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})(?=[ ./-]{1,2}(?:19|20)\d\d)/gu;
const withRomans = (line: string) =>
  line.replace(
    romanPattern,
    (sign) => String.fromCharCode(0xe001 + romans.indexOf(sign)) + '\ue000'.repeat(sign.length - 1),
  );

const year = String.raw`(?:19|20)\d\d`;
const shortYear = String.raw`['’]\d\d`;
const named = String.raw`(?:\d{1,2}(?:\.|st|nd|rd|th|er|º|°)? ?(?:de |d'|of )?)?(?:${monthName})\.?,?(?: de| del)?[ /-]?(?:${year}|${shortYear})`;
/** "2015. március", "2019 Jan": in other languages, short forms are other words ("2019 set up a team"). */
const namedAfter = String.raw`${year}(?=[.,]{0,2} \p{L})(?:\.,?|,)? (?:${monthAfter})(?![\p{L}])\.?`;
const roman = String.raw`${romanMonth}[ ./-]{1,2}${year}`;
const season = String.raw`${seasonName}(?: of| de| del)? ?${year}`;
const numeric = String.raw`${year} ?[年년] ?\d{1,2} ?[月월]|\d{1,2}[./-]\d{1,2}[./-]${year}|${year}[./-]\d{1,2}[./-]\d{1,2}\.?|\d{1,2} ?[./-] ?${year}|${year}[./-](?:0[1-9]|1[0-2])(?!\d)\.?`;
/** "2015. 03": only beside a dash, a dot or another one, else a number that begins the next sentence ("until 2018. 12 employees"). */
const spaced = String.raw`${year}\. (?:0[1-9]|1[0-2])(?!\d)`;
const spacedInDate = String.raw`${spaced}(?:\.(?!\d)|(?=[ \t]?[-–—‐‑−~〜→]{1,2}(?: ?(?:${year}|\p{L})|[ \t]*(?:\t|\n|$))))`;
/** "year" behind the year in Polish and Russian: "2015 r.", "2018 г." */
const yearSign = String.raw`(?: ?(?:r|г|рр|гг)\.)?`;
const point = String.raw`(?:(?:${named}|${namedAfter}|${roman}|${season}|${numeric}|${spacedInDate}|${year})${yearSign})`;
/** A month with its year. For folded text. */
export const namedPoint = new RegExp(String.raw`(?<![\p{L}\p{N}])${named}`, 'gu');
const shortNamed = String.raw`(?:${monthName})[ .-]{1,2}\d\d(?!\d)`;
const now = `(?:${anyOf(phrasesOf(present))})`;
/** A line break may follow the dash but not precede it: there it would be a bullet. */
const dash = String.raw`[ \t]?[-–—‐‑−~〜→]{1,2}\s?`;
const between = String.raw`(?:${dash}|\s(?:${anyOf(phrasesOf(until))})\s)`;
const article = `(?:(?:la|le|the|ce|el|il|o|ad|ao|den|het|today|:)\\s)?`;
/** A narrow column may end without a space: "apr 2018Commercieel medewerker". */
const runOn = String.raw`(?<=(?:19|20)\d\d)(?=\p{L}{4})`;

const patterns = {
  /** `2015. 03 – 2018. 12` */
  spaced: new RegExp(
    String.raw`(?<![\p{L}\p{N}/.-])(?<from>${spaced}\.?)${between}(?<to>${spaced}\.?)(?![\p{L}\p{N}]|[./-]\d)`,
    'giu',
  ),
  /** `Jan – Mar 2018` */
  sameYear: new RegExp(
    String.raw`(?<![\p{L}\p{N}/.])(?<from>${monthName})\.?${between}(?<to>(?:${monthName})\.? ?${year})(?![\p{L}\p{N}])`,
    'giu',
  ),
  full: new RegExp(
    String.raw`(?<![\p{L}\p{N}/.-])(?<from>${point})${between}${article}(?<to>${point}|${now}|\d\d(?=[\s,;:|)\]]|$))(?:${runOn}|(?![\p{L}\p{N}]|[./-]\d))`,
    'giu',
  ),
  /** `Sept. 2018 – Sept.` in a narrow column, with `2021` below it and other words beside it */
  wrapped: new RegExp(
    String.raw`(?<![\p{L}\p{N}/.-])(?<from>${point})${between}(?<to>${monthName})\.?\t[^\n]{0,200}\n(?<year>${year})(?=\t|\n|$)`,
    'giu',
  ),
  /** `Jan 2018 – to` in a narrow column, with `date` below it */
  wrappedNow: new RegExp(
    String.raw`(?<![\p{L}\p{N}/.-])(?<from>${point})${between}(?:to|till|up to|a la|a|la|à ce|ad|do|do chwili|bis|nu tot)\t[^\n]{0,200}\n(?<to>${now}|chwili obecnej|fecha)(?=\t|\n|$)`,
    'giu',
  ),
  /** `04/2015–` in a narrow column, with `12/2018` below it */
  wrappedPoint: new RegExp(
    String.raw`(?<![\p{L}\p{N}/.-])(?<from>${point})[ \t]?[-–—]\t[^\n]{0,200}\n(?<to>${point}|${now})(?=\t|\n|$)`,
    'giu',
  ),
  /** `03/15 – 04/18` */
  short: new RegExp(
    String.raw`(?<![\p{L}\p{N}/.-])(?<from>(?:0?[1-9]|1[0-2])/\d\d)${between}${article}(?<to>(?:0?[1-9]|1[0-2])/\d\d|${now})(?![\p{L}\p{N}/.-])`,
    'giu',
  ),
  /** `Jan 15 – Apr 18` */
  shortNamed: new RegExp(
    String.raw`(?<![\p{L}\p{N}/.-])(?<from>${shortNamed})${between}${article}(?<to>${shortNamed}|${now})(?![\p{L}\p{N}/.-])`,
    'giu',
  ),
  /** `2019 –` with nothing after it */
  unended: new RegExp(
    String.raw`(?<![\p{L}\p{N}/.-])(?<from>${point})(?:[ \t]?[-–—](?=[ \t]*(?:\t|$|\n))(?!\s*${article}(?:${point}|${now}))|\s(?:${anyOf(phrasesOf(untilNow))})(?![\p{L}]))`,
    'giu',
  ),
  open: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${anyOf(phrasesOf(since))})\s(?<from>${point})(?![\p{L}\p{N}]|[./-]\d)(?!${between}(?:${point}|${now}))`,
    'giu',
  ),
};

interface Point {
  readonly month: number;
  /** Whether the month itself is included in the range. */
  readonly counts: boolean;
}

const monthOfDay = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * @param line one line, or several
 * @param offset where it begins in the whole text
 * @param asOf the day that "present" means, as `2026-11-21`; later time does not count
 */
export function datedSpans(line: string, offset: number, asOf: string): DatedSpan[] {
  const today = monthOfDay(asOf);
  return writtenSpans(line, offset, asOf)
    .map((span) => ({ ...span, last: Math.min(span.last, today) }))
    .filter(({ first, last }) => first < last && first >= 1950 * 12);
}

/** The ranges as written: they may end before they begin, or lie in the future. */
export function writtenSpans(line: string, offset: number, asOf: string): DatedSpan[] {
  if (!/\d/.test(line)) return [];
  // Without accents, so that the patterns need none; characters keep their positions.
  const text = fold(withRomans(line));
  const today = monthOfDay(asOf);
  const found: DatedSpan[] = [];
  /** By character: 1 where a range was found. Comparing each range with all others would be quadratic. */
  const covered = new Uint8Array(text.length);
  for (const [kind, pattern] of Object.entries(patterns)) {
    if (kind === 'wrappedPoint' && !/[-–—]\t/.test(text)) continue;
    for (const { 0: all, index, groups } of text.matchAll(pattern)) {
      const end = index + all.length;
      if (covered.subarray(index, end).includes(1)) continue;
      const to =
        kind === 'open' || kind === 'unended' || kind === 'wrappedNow'
          ? { month: today, counts: false }
          : endOf(groups!.year ? `${groups!.to} ${groups!.year}` : groups!.to!, groups!.from!, today);
      const from =
        kind === 'sameYear'
          ? { month: yearStart(to) + monthNames.get(groups!.from!)!, counts: true }
          : pointOf(groups!.from!);
      if (!from || !to) continue;
      const first = from.month + (from.counts ? 0 : 1);
      const last = to.month + (to.counts ? 1 : 0);
      if (!Number.isFinite(first) || !Number.isFinite(last)) continue;
      covered.fill(1, index, end);
      found.push({ start: offset + index, end: offset + end, first, last });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const yearStart = (end: Point | null) => (end ? end.month - (end.month % 12) : Number.NaN);
const isNow = new RegExp(`^${now}$`, 'u');

function endOf(text: string, from: string, today: number): Point | null {
  if (isNow.test(text)) return { month: today, counts: false };
  if (!/^\d\d$/.test(text)) {
    const end = pointOf(text, true);
    // A year without a month ends the range and is not included.
    return end && /^\d{4}(?: ?\p{L}{1,2}\.)?$/u.test(text) ? { ...end, counts: false } : end;
  }
  const century = /((?:19|20)\d\d)/.exec(from)?.[1]?.slice(0, 2);
  return century && /^\d{4}$/.test(from) ? { month: Number(century + text) * 12, counts: false } : null;
}

/** @param isEnd a season then means its last month */
function pointOf(text: string, isEnd = false): Point | null {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const words = text.match(/\p{L}[\p{L}\d]*/gu) ?? [];
  const name = words.find((word) => monthNames.has(word));
  const part = words.find((word) => seasonNames.has(word));
  const sign = /[\ue001-\ue00c]/.exec(text)?.[0];
  const full = numbers.find((number) => number >= 1900);
  const short = full === undefined ? /['/ .-](\d\d)$/.exec(text)?.[1] : undefined;
  const year = full ?? (short ? fullYear(Number(short)) : null);
  if (year === null) return null;
  if (name) return { month: year * 12 + monthNames.get(name)!, counts: true };
  if (sign) return { month: year * 12 + sign.charCodeAt(0) - 0xe001, counts: true };
  if (part) {
    const first = seasonNames.get(part)!;
    return { month: year * 12 + (isEnd ? Math.min(first + 2, 11) : first), counts: true };
  }
  const others = short ? numbers.slice(0, -1) : numbers.filter((number) => number < 1900);
  if (others.length === 0) return { month: year * 12, counts: true };
  const month = monthOf(others, numbers[0]! >= 1900);
  return month === null ? null : { month: year * 12 + month - 1, counts: true };
}

/** Day and month come in either order; if both could be the month: day-month, as in most of the world, or month-day after a year. */
function monthOf(others: readonly number[], yearFirst: boolean): number | null {
  const inOrder = yearFirst ? others : [...others].reverse();
  return inOrder.find((number) => number >= 1 && number <= 12) ?? null;
}

const fullYear = (short: number) => (short >= 50 ? 1900 : 2000) + short;

/** Total months in all spans; overlaps count once. */
export function monthsTogether(spans: readonly DatedSpan[]): number {
  let sum = 0;
  let covered = -Infinity;
  for (const { first, last } of [...spans].sort((a, b) => a.first - b.first)) {
    sum += Math.max(0, last - Math.max(first, covered));
    covered = Math.max(covered, last);
  }
  return sum;
}
