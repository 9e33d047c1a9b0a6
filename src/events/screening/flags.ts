/** What a reader of the page sees of a résumé, and what stands in its text besides. */
import { type Extraction, type Flag, unseenReasons } from './extraction.ts';

const isUnseen = ({ of }: Flag) => unseenReasons.some((reason) => reason === of);

/** What a reader of the page sees of a stored text. */
export function seenText(text: string, { flags = [] }: Pick<Extraction, 'flags'>): string {
  const starts = flags.filter(isUnseen).flatMap(({ spans }) => spans.map(({ start }) => start));
  return text.slice(0, Math.min(text.length, ...starts)).trimEnd();
}
