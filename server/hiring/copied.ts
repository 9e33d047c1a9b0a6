/** Whether a résumé says what its job says, word for word: flagged beside the score, and takes nothing away from it. */
import type { Extraction, Span } from '../../src/events/screening/extraction.ts';
import { seenText } from '../../src/events/screening/flags.ts';
import { wordsOf } from '../../src/events/shared/questions/words-of.ts';

/** So many words in the same order are no accident; a list of skills in common is shorter. */
const fewestWords = 12;

/** Places of a text in which it goes along with another one. */
export function copiedFrom(text: string, other: string): Span[] {
  const runsOf = (keys: readonly string[]) =>
    keys.slice(fewestWords - 1).map((_, i) => keys.slice(i, i + fewestWords).join(' '));
  const said = new Set(runsOf(wordsOf(other).map(({ key }) => key)));
  if (said.size === 0) return [];
  const words = wordsOf(text);
  const spans: { start: number; end: number }[] = [];
  runsOf(words.map(({ key }) => key)).forEach((run, i) => {
    if (!said.has(run)) return;
    const [start, end] = [words[i]!.start, words[i + fewestWords - 1]!.end];
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = end;
    else spans.push({ start, end });
  });
  return spans;
}

/** What was read, with what it has of this job's own words now. */
export function withCopied(
  extraction: Extraction,
  text: string,
  { description }: { readonly description: string },
): Extraction {
  const others = (extraction.flags ?? []).filter(({ of }) => of !== 'copied');
  const spans = copiedFrom(seenText(text, extraction), description);
  const flags = [...others, ...(spans.length === 0 ? [] : [{ of: 'copied' as const, spans }])];
  const { flags: _, ...rest } = extraction;
  return flags.length === 0 ? rest : { ...rest, flags };
}
