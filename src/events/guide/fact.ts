/** Types of care guides. Each sentence is a fact with its own id, which is found, quoted, translated and shown with its source. */
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

/** Basis of a fact. `standard`: a standard or its public abstract; `trade`: a trade source; `practice`: general practice. */
export type Confidence = 'standard' | 'trade' | 'practice';

export interface Fact {
  /** Unique among all guides; also the anchor on the guide's page. Never reused for another sentence. */
  readonly id: string;
  readonly kind: FactKind;
  readonly text: string;
  /** Drawn next to the sentence. */
  readonly symbols: readonly CareSymbol[];
  readonly sources: readonly SourceKey[];
  readonly confidence: Confidence;
}

export interface Guide {
  /** Also its path under `guides/`. */
  readonly id: string;
  /** Incremented whenever the meaning of a sentence changes. */
  readonly version: number;
  readonly title: string;
  readonly material: Material;
  /** The stain it is filed under comes first. */
  readonly stains: readonly Stain[];
  readonly facts: readonly Fact[];
  /** The professional who has reviewed this version; null before that. */
  readonly reviewedBy: string | null;
  /** A day, like `2026-11-23`. */
  readonly reviewedAt: string | null;
}
