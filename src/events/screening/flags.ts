/**
 * What an employer should look at with their own eyes: words that no reader of the page sees, and words that say other than
 * they seem to. None of it is judged here, and none of it takes points away that something else has earned.
 */
import type { Extraction, Span } from './extraction.ts';

/** Why a reader of the page would not see it. Such words stand behind all others in the stored text. */
export const unseenReasons = ['colour', 'tiny', 'invisible', 'outside', 'behind'] as const;
export type UnseenReason = (typeof unseenReasons)[number];

export const flagKinds = [
  ...unseenReasons,
  'negated',
  'repeated',
  'copied',
  'reversed',
  'future',
  'overlapping',
] as const;
export type FlagKind = (typeof flagKinds)[number];

export interface Flag {
  readonly of: FlagKind;
  readonly spans: readonly Span[];
}

const isUnseen = ({ of }: Flag) => unseenReasons.some((reason) => reason === of);

/** What a reader of the page sees of a stored text. */
export function seenText(text: string, { flags = [] }: Pick<Extraction, 'flags'>): string {
  const starts = flags.filter(isUnseen).flatMap(({ spans }) => spans.map(({ start }) => start));
  return text.slice(0, Math.min(text.length, ...starts)).trimEnd();
}
