/** What a model expects of its machine beyond what the abstraction compares: invariants after every step, and limits. */
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

/** A limit of the machine that is too high to be reached by exploring. */
export interface Limit<Snapshot> {
  /** What is limited. */
  readonly name: string;
  /** The context field that is counted: a number, or the length of a list. */
  readonly key: string;
  readonly most: number;
  /** Names of samples: those that lead to where it can grow, and below those that make it grow by one. */
  readonly before: readonly string[];
  readonly again: readonly string[];
  /** Whether the last one exceeded the limit. */
  readonly isOver: (snapshot: Snapshot) => boolean;
}
