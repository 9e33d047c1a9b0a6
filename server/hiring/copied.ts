/** Finds text that a résumé copies word for word from its job. It is flagged beside the score and does not lower it. */
import type { Extraction, Span } from '../../src/events/screening/extraction.ts';
import { seenText } from '../../src/events/screening/flags.ts';
import { wordsOf } from '../../src/events/shared/questions/words-of.ts';

/** Words in the same order that cannot be a coincidence; a shared list of skills is shorter. */
const fewestWords = 12;

/** Places of `text` that repeat `other` word for word. */
export function copiedFrom(text: string, other: string): Span[] {
  const runsOf = (keys: readonly string[]) =>
    keys.slice(fewestWords - 1).map((_, i) => keys.slice(i, i + fewestWords).join(' '));
  const otherRuns = new Set(runsOf(wordsOf(other).map(({ key }) => key)));
  if (otherRuns.size === 0) return [];
  const words = wordsOf(text);
  const spans: { start: number; end: number }[] = [];
  runsOf(words.map(({ key }) => key)).forEach((run, i) => {
    if (!otherRuns.has(run)) return;
    const [start, end] = [words[i]!.start, words[i + fewestWords - 1]!.end];
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = end;
    else spans.push({ start, end });
  });
  return spans;
}

/** The extraction with its `copied` flag recomputed for the job's current description. */
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
