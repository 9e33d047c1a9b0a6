/** Masks places of a text that must not be interpreted: a skill within a person's name, a degree within a school's. */
import type { Span } from '../../../src/events/screening/extraction.ts';

/** Replaces masked characters: it belongs to no word and no list. */
const hidden = '\0';

/** The text with these places masked; all offsets stay the same. */
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
