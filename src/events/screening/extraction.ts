/**
 * The values read from a résumé. Nothing is invented: each value has the places in the stored text that it was
 * taken from, so that it can be highlighted and checked there.
 */

/** UTF-16 offsets into the stored text, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A value in normalized form (E.164, canonical names), and every place it was found in. */
export interface Found<T> {
  readonly value: T;
  readonly spans: readonly Span[];
}

/** Why a person reading the page would not see a text. Such words come after all others in the stored text. */
export const unseenReasons = ['colour', 'tiny', 'invisible', 'outside', 'behind'] as const;
export type UnseenReason = (typeof unseenReasons)[number];

export type FlagKind =
  UnseenReason | 'scanned' | 'negated' | 'repeated' | 'copied' | 'reversed' | 'future' | 'overlapping';

/**
 * What an employer should check personally: words that are invisible on the page, and words that are not what they seem.
 * Flags are no judgment, and take no points away.
 */
export interface Flag {
  readonly of: FlagKind;
  /** Empty when the whole text is meant. */
  readonly spans: readonly Span[];
}

export interface Extraction {
  /** `2026-11-21`: the day used for "present" when the text was read; kept so that reading it again gives the same result. */
  readonly asOf: string;
  /** Version of the vocabulary used for skills; missing in results from before there were versions. */
  readonly vocabulary?: string;
  /** What the employer should look at; missing in results from before there were flags. */
  readonly flags?: readonly Flag[];
  readonly name: Found<string> | null;
  /** Lower case. */
  readonly email: Found<string> | null;
  /** E.164. */
  readonly phone: Found<string> | null;
  /** With `https://` added when the text has no scheme. */
  readonly links: readonly Found<string>[];
  /** Years of work in dated periods, rounded to tenths; overlapping time counts once. */
  readonly years: Found<number>;
  /** Canonical names, see `canonicalSkill`. */
  readonly skills: readonly Found<string>[];
  readonly certifications: readonly Found<string>[];
  readonly projects: readonly Found<string>[];
  /** The highest one: `Bachelor`, `Master`, `Doctorate` or `Degree`. */
  readonly degree: Found<string> | null;
  /** English names of spoken languages: `German`. */
  readonly languages: readonly Found<string>[];
}
