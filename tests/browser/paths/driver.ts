/**
 * How a real page follows the paths of a statechart: for every event a way to cause it, for every state what a
 * person must see. One driver per machine; anything that cannot happen on a page is listed with the reason.
 */
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Fact } from '../../../src/events/log/event.ts';
import type { Effect } from './effects.ts';
import type { LoggedFact } from './journal.ts';
import type { Stage } from './stage.ts';

/** A position on a path: the snapshot of the model, and the driver's notes about the page. */
export interface At<Snapshot, Memo> {
  readonly snapshot: Snapshot;
  readonly memo: Memo;
}

export interface PageStep<Snapshot, Memo> {
  /** Whether the page and its surroundings can cause it here; by default always. */
  readonly when?: (at: At<Snapshot, Memo>) => boolean;
  /** The page continues by itself here: nothing else can happen, and the states it passes through are not checked. */
  readonly byItself?: (at: At<Snapshot, Memo>) => boolean;
  readonly then?: (memo: Memo, at: At<Snapshot, Memo>) => Memo;
  readonly act?: (stage: Stage, at: At<Snapshot, Memo>) => Promise<void>;
}

export interface DriverOf<Machine extends AnyStateMachine, Memo> {
  readonly noun: string;
  readonly machine: Machine;
  /** Initial memos by the name of the model's start. Other starts are not walked. */
  readonly starts: Readonly<Record<string, Memo>>;
  /** By the names of the model's samples. */
  readonly steps: Readonly<Record<string, PageStep<SnapshotFrom<Machine>, Memo>>>;
  /** Walking every edge takes minutes: done only if WALK_ALL names this noun; otherwise every step is taken once. */
  readonly long?: boolean;
  /** Why an event, or a transition of the definition, cannot be seen on a page. */
  readonly impossible: Readonly<Record<string, string>>;
  /** Opens the page in the state of a start; `start` is its name without the @. */
  readonly open: (start: string, memo: Memo) => Promise<Stage>;
  /** The effects that end only when the path says so, by their names in the machine. */
  readonly effects: (stage: Stage) => Readonly<Record<string, Effect>>;
  /** Whether an effect requested on the way there can be made to wait; by default it can. */
  readonly waits?: (effect: string, at: At<SnapshotFrom<Machine>, Memo>) => boolean;
  /** Throws unless the page shows what it must. */
  readonly shows: (stage: Stage, at: At<SnapshotFrom<Machine>, Memo>) => Promise<void>;
  /** A key for what is visible there, as a JSON value: axe checks each once, except null. */
  readonly look?: (at: At<SnapshotFrom<Machine>, Memo>) => unknown;
  /** What the log must contain for a fact of the model. `before`: where the step began, null for the start. */
  readonly reported: (
    fact: Fact,
    stage: Stage,
    before: At<SnapshotFrom<Machine>, Memo> | null,
  ) => readonly LoggedFact[];
  /** Streams of the log with the facts of this machine. */
  readonly streams: (stage: Stage) => readonly string[];
  /** Which facts of the streams are this machine's, by their types; by default all. */
  readonly journals?: (type: string) => boolean;
  /** Whether the log is readable there: not while the path holds a transaction open that locks it. */
  readonly readable?: (at: At<SnapshotFrom<Machine>, Memo>) => boolean;
}

/** A driver without its type parameters, for the graph and the walker. */
export type PageDriver = DriverOf<AnyStateMachine, unknown>;

export const defineDriver = <Machine extends AnyStateMachine, Memo>(
  driver: DriverOf<Machine, Memo>,
): PageDriver => driver as unknown as PageDriver;
