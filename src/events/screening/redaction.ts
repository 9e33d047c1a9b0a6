/** Words and places of a résumé covered sign by sign, so that every place in it stays where it was. */
import type { Span } from './extraction.ts';
import { type NameForms, placesOfNames } from './name-forms.ts';

const cover = '█';

/** Line breaks stay. */
export function coverSpans(text: string, spans: readonly Span[]): string {
  const signs = text.split('');
  for (const { start, end } of spans)
    for (let at = start; at < Math.min(end, signs.length); at += 1) if (signs[at] !== '\n') signs[at] = cover;
  return signs.join('');
}

/** A text without these names, in whatever form it has them. */
export const coverNames = (text: string, forms: NameForms): string =>
  coverSpans(text, placesOfNames(text, forms));
