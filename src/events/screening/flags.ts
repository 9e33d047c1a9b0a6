/** Separates the visible text of a résumé from text that is hidden on the page. */
import { type Extraction, type Flag, unseenReasons } from './extraction.ts';

const isUnseen = ({ of }: Flag) => unseenReasons.some((reason) => reason === of);

/** The part of a stored text that is visible on the page. */
export function seenText(text: string, { flags = [] }: Pick<Extraction, 'flags'>): string {
  const starts = flags.filter(isUnseen).flatMap(({ spans }) => spans.map(({ start }) => start));
  return text.slice(0, Math.min(text.length, ...starts)).trimEnd();
}
