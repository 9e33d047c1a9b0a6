/**
 * How a real page does what a statechart's paths say: for every event a way to bring it about, for every state what a
 * person must see. One driver per machine; whatever of the machine cannot happen on a page is named with its reason.
 */
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Fact } from '../../../src/events/log/event.ts';
import type { Effect } from './effects.ts';
import type { LoggedFact } from './journal.ts';
import type { Stage } from './stage.ts';

/** Where a path stands: the machine as the model has it, and what the driver remembers of the page beside it. */
export interface At<Snapshot, Memo> {
  readonly snapshot: Snapshot;
  readonly memo: Memo;
}

export interface PageStep<Snapshot, Memo> {
  /** Whether the page and the world around it can bring it about there; always, without it. */
  readonly when?: (at: At<Snapshot, Memo>) => boolean;
  /** The page goes on by itself there: nothing is done, nothing else can happen, and what it passed is not looked at. */
  readonly byItself?: (at: At<Snapshot, Memo>) => boolean;
  readonly then?: (memo: Memo, at: At<Snapshot, Memo>) => Memo;
  readonly act?: (stage: Stage, at: At<Snapshot, Memo>) => Promise<void>;
}

export interface DriverOf<Machine extends AnyStateMachine, Memo> {
  readonly noun: string;
  readonly machine: Machine;
  /** The memos that a path may begin with, by the name of the model's start. A start that is not here is not walked. */
  readonly starts: Readonly<Record<string, Memo>>;
  /** By the names of the model's samples. */
  readonly steps: Readonly<Record<string, PageStep<SnapshotFrom<Machine>, Memo>>>;
  /** Whether walking every edge takes minutes: then WALK_ALL with its noun does, and every step is taken once otherwise. */
  readonly long?: boolean;
  /** Why an event, or a transition of the definition, cannot be seen on a page. */
  readonly impossible: Readonly<Record<string, string>>;
  /** Opens the page as the start says; `start` is its name without the @. */
  readonly open: (start: string, memo: Memo) => Promise<Stage>;
  /** The effects that end only when the path says so, by their names in the machine. */
  readonly effects: (stage: Stage) => Readonly<Record<string, Effect>>;
  /** Whether an effect that is asked for on the way there can be made to wait; it can, without it. */
  readonly waits?: (effect: string, at: At<SnapshotFrom<Machine>, Memo>) => boolean;
  /** Fails unless the page shows what it must. */
  readonly shows: (stage: Stage, at: At<SnapshotFrom<Machine>, Memo>) => Promise<void>;
  /** What there is to be seen there, in anything JSON can tell apart: axe looks at each once, but for null. */
  readonly look?: (at: At<SnapshotFrom<Machine>, Memo>) => unknown;
  /** What the log of the page must hold for a fact of the model. `before`: where the step began, null for the start. */
  readonly reported: (
    fact: Fact,
    stage: Stage,
    before: At<SnapshotFrom<Machine>, Memo> | null,
  ) => readonly LoggedFact[];
  /** Streams of the log that hold what this machine tells. */
  readonly streams: (stage: Stage) => readonly string[];
  /** Whether the log can be read there: not while a transaction that the path holds open has it to itself. */
  readonly readable?: (at: At<SnapshotFrom<Machine>, Memo>) => boolean;
}

/** A driver seen without its types: what the graph and the walker work on. */
export type PageDriver = DriverOf<AnyStateMachine, unknown>;

export const defineDriver = <Machine extends AnyStateMachine, Memo>(
  driver: DriverOf<Machine, Memo>,
): PageDriver => driver as unknown as PageDriver;
