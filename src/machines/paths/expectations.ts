/** What a model expects of its machine beyond what the abstraction compares: invariants behind every step, and limits. */
import type { AnyEventObject } from 'xstate';

/** A step that was taken. */
export interface Taken<Snapshot> {
  readonly now: Snapshot;
  readonly before: Snapshot;
  readonly event: AnyEventObject;
}

export interface Invariant<Snapshot> {
  /** What holds, in words. */
  readonly name: string;
  readonly holds: (step: Taken<Snapshot>) => boolean;
}

/** Where a machine has enough of something, too far away to be explored. */
export interface Limit<Snapshot> {
  /** What there may be so many of. */
  readonly name: string;
  /** The part of the context that is counted: a number, or a list by its length. */
  readonly key: string;
  readonly most: number;
  /** Names of samples: what leads to where it can grow, and what makes it grow by one. */
  readonly before: readonly string[];
  readonly again: readonly string[];
  /** Whether the last one was too much. */
  readonly isOver: (snapshot: Snapshot) => boolean;
}
