/** What a care guide is made of. One sentence is one fact with its own id: what is found, quoted, translated and shown with its source. */
import type { CareSymbol } from './care-symbols.ts';
import type { Material, Stain } from './names.ts';
import type { SourceKey } from './sources.ts';

export const factKinds = [
  'identify',
  'first-aid',
  'method',
  'tool',
  'dont',
  'danger',
  'rule',
  'handover',
] as const;

export type FactKind = (typeof factKinds)[number];

/** `standard`: a standard or its public abstract says so; `trade`: a source of the trade does; `practice`: general practice. */
export type Confidence = 'standard' | 'trade' | 'practice';

export interface Fact {
  /** Unique among all guides; also the anchor on the guide's page. Never given to another sentence. */
  readonly id: string;
  readonly kind: FactKind;
  readonly text: string;
  /** Drawn beside the sentence. */
  readonly symbols: readonly CareSymbol[];
  readonly sources: readonly SourceKey[];
  readonly confidence: Confidence;
}

export interface Guide {
  /** Its address under `guides/`. */
  readonly id: string;
  /** Goes up whenever a sentence changes its meaning. */
  readonly version: number;
  readonly title: string;
  readonly material: Material;
  /** The one it is listed under comes first. */
  readonly stains: readonly Stain[];
  readonly facts: readonly Fact[];
  /** The professional who has read this version; null until one has. */
  readonly reviewedBy: string | null;
  /** A day, as `2026-11-23`. */
  readonly reviewedAt: string | null;
}
