/** Redacts parts of a résumé character by character, so that all offsets into it stay valid. */
import type { Span } from './extraction.ts';
import { type NameForms, placesOfNames } from './name-forms.ts';

const cover = '█';

/** Line breaks are kept. */
export function coverSpans(text: string, spans: readonly Span[]): string {
  const signs = text.split('');
  for (const { start, end } of spans)
    for (let at = start; at < Math.min(end, signs.length); at += 1) if (signs[at] !== '\n') signs[at] = cover;
  return signs.join('');
}

/** Redacts these names in all their forms. */
export const coverNames = (text: string, forms: NameForms): string =>
  coverSpans(text, placesOfNames(text, forms));
