/**
 * What was read out of a résumé. Nothing here is invented: each value names the places of the stored text it was
 * taken from, so that it can be shown there, and checked.
 */

/** UTF-16 offsets into the stored text, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A value in the spelling of the house (E.164, canonical names), and every place that says so. */
export interface Found<T> {
  readonly value: T;
  readonly spans: readonly Span[];
}

/** Why a reader of the page would not see it. Such words stand behind all others in the stored text. */
export const unseenReasons = ['colour', 'tiny', 'invisible', 'outside', 'behind'] as const;
export type UnseenReason = (typeof unseenReasons)[number];

export type FlagKind =
  UnseenReason | 'scanned' | 'negated' | 'repeated' | 'copied' | 'reversed' | 'future' | 'overlapping';

/**
 * What an employer should look at with their own eyes: words that no reader of the page sees, and words that say other than
 * they seem to. None of it is judged here, and none of it takes points away that something else has earned.
 */
export interface Flag {
  readonly of: FlagKind;
  /** Empty where all of the text is meant. */
  readonly spans: readonly Span[];
}

export interface Extraction {
  /** `2026-11-21`: the day that stood for "present" when the text was read; kept, so that reading it again gives the same. */
  readonly asOf: string;
  /** By which version of the vocabulary skills were read; results from before it had one lack it. */
  readonly vocabulary?: string;
  /** What the employer should look at; results from before there were any lack it. */
  readonly flags?: readonly Flag[];
  readonly name: Found<string> | null;
  /** Lower case. */
  readonly email: Found<string> | null;
  /** E.164. */
  readonly phone: Found<string> | null;
  /** With `https://` in front when the text has none. */
  readonly links: readonly Found<string>[];
  /** Years of work in dated spans, to the nearest tenth; time that overlaps counts once. */
  readonly years: Found<number>;
  /** Names as `canonicalSkill` gives them. */
  readonly skills: readonly Found<string>[];
  readonly certifications: readonly Found<string>[];
  readonly projects: readonly Found<string>[];
  /** The highest one: `Bachelor`, `Master`, `Doctorate` or `Degree`. */
  readonly degree: Found<string> | null;
  /** English names of spoken languages: `German`. */
  readonly languages: readonly Found<string>[];
}
