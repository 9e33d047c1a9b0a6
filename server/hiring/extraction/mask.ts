/** Places of a text that must not be read for what they do not mean to say: a skill in a name, a degree in a school's. */
import type { Span } from '../../../src/events/screening/extraction.ts';

/** Stands for what is hidden: part of no word and of no list. */
const hidden = '\0';

/** The text with these places hidden, and everything else where it was. */
export function masked(text: string, spans: readonly Span[]): string {
  let result = '';
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    result += text.slice(at, from) + hidden.repeat(end - from);
    at = end;
  }
  return result + text.slice(at);
}
