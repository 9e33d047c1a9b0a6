/** Finds statements that an employer should check: denied, repeated or impossible ones. */
import type { Flag, FlagKind, Found, Span } from '../../../src/events/screening/extraction.ts';
import { partTime } from './data/dates.ts';
import { type DatedSpan, writtenSpans } from './dated-spans.ts';
import { anyOf, fold, phrasesOf } from './fold.ts';
import type { Line } from './lines.ts';

export const flag = (of: FlagKind, spans: readonly Span[]): Flag[] =>
  spans.length === 0 ? [] : [{ of, spans: spans.map(({ start, end }) => ({ start, end })) }];

/** Items; a shorter list may be repeated for another job. */
const longList = 8;
/** More repetitions of a word in one line are not a sentence. */
const maxInLine = 4;

/** Long lists that occurred before, and lines that repeat one word. */
export function repeatedIn(lines: readonly Line[]): Span[] {
  const seen: ReadonlySet<string>[] = [];
  return lines.flatMap((line) => {
    const items = fold(line.text)
      .split(/[,;|•·\t]+/u)
      .map((item) => item.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim())
      .filter((item) => item !== '');
    if (repeatsWord(fold(line.text))) return [line];
    const list = new Set(items);
    if (list.size < longList) return [];
    const isRepeated = seen.some(
      (other) => [...list].filter((item) => other.has(item)).length >= 0.8 * list.size,
    );
    seen.push(list);
    return isRepeated ? [line] : [];
  });
}

function repeatsWord(line: string): boolean {
  const counts = new Map<string, number>();
  const words = line.match(/[\p{L}\p{N}+#]{3,}/gu) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most > maxInLine && most * 3 >= words.length;
}

const decadeMonths = 120;
const besides = new RegExp(`(?<!\\p{L})(?:${anyOf(phrasesOf(partTime))})`, 'u');

/**
 * Date ranges that end before they begin or lie in the future, and full-time jobs that overlap by ten years or more.
 * @param work the lines whose spans count as work
 */
export function impossibleIn(work: readonly Line[], asOf: string): Flag[] {
  const spans = work.flatMap((line) => {
    const isBesides = besides.test(fold(line.text));
    return writtenSpans(line.text, line.start, asOf).map((span) => ({ ...span, besides: isBesides }));
  });
  const today = Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7)) - 1;
  const fullTime = spans.filter((span) => !span.besides && span.first < span.last);
  return [
    ...flag(
      'reversed',
      spans.filter(({ first, last }) => first >= last),
    ),
    ...flag(
      'future',
      spans.filter(({ first, last }) => first < last && (first > today || last > today + 1)),
    ),
    ...flag('overlapping', overlapping(fullTime)),
  ];
}

function overlapping(spans: readonly DatedSpan[]): readonly Span[] {
  const long = spans.filter(({ first, last }) => last - first >= decadeMonths);
  return long.filter((span, i) =>
    long.some(
      (other, j) =>
        i !== j && Math.min(span.last, other.last) - Math.max(span.first, other.first) >= decadeMonths,
    ),
  );
}

/** The negated clauses that contain a value which would otherwise count. */
export const deniedValues = (denied: readonly Span[], values: readonly Found<unknown>[]): Span[] =>
  denied.filter((clause) =>
    values.some(({ spans }) => spans.some(({ start, end }) => clause.start <= start && end <= clause.end)),
  );
