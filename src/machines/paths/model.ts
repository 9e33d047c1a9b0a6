/**
 * What a statechart's path tests need besides its definition: sample payloads, possible starts, how to distinguish its
 * contexts, and how its facts fold. One file per machine, `<noun>.model.ts` beside `<noun>.machine.ts`.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { FactDefinitions, FactsOf } from '../../events/log/facts.ts';
import type { Projection } from '../../events/log/decider.ts';
import type { Invariant, Limit } from './expectations.ts';

export interface Abstraction<Snapshot> {
  /** Describes for reports what is left out and where exploring ends. */
  readonly name: string;
  /** The part of the context that determines what happens next and what is shown; the state's value is added to it. */
  readonly of: (snapshot: Snapshot) => unknown;
  /** Contexts for which this is false are not explored, so that an unbounded context has an end. */
  readonly within?: (snapshot: Snapshot) => boolean;
}

/** One sample for each of these events; a missing one does not compile. */
export type SampleOf<Event extends AnyEventObject> = {
  readonly [Each in Event as Each['type']]: Each;
};

export interface ModelOf<Machine extends AnyStateMachine, View, Definitions extends FactDefinitions> {
  readonly machine: Machine;
  /** Inputs it may start with, by name. A machine without input starts as `start`. */
  readonly starts?: Readonly<Record<string, InputFrom<Machine>>>;
  /**
   * Every event by name, including the outcomes of invoked effects (`done` and `failed` below). A name is the event's
   * type, followed by a colon and a variant when the type has several. Delays are taken from the definition.
   */
  readonly samples: Readonly<Record<string, AnyEventObject>>;
  readonly abstraction: Abstraction<SnapshotFrom<Machine>>;
  readonly definitions: Definitions;
  readonly projection: Projection<View, FactsOf<Definitions>>;
  readonly view: (snapshot: SnapshotFrom<Machine>) => View;
  /** What else must hold after every step: what the abstraction leaves out. */
  readonly invariants?: readonly Invariant<SnapshotFrom<Machine>>[];
  /** Limits that are too high to be reached by exploring. */
  readonly limits?: readonly Limit<SnapshotFrom<Machine>>[];
  /** Why no path reaches a state or takes a transition, by its id in the reports. */
  readonly unreached?: Readonly<Record<string, string>>;
  /** How often people do something, for weighted walks; 1 when absent. */
  readonly weights?: Readonly<Record<string, number>>;
}

/** A model without its specific types, for the explorer, the generators and the runner. */
export interface PathModel {
  readonly machine: AnyStateMachine;
  readonly starts: Readonly<Record<string, unknown>>;
  readonly samples: Readonly<Record<string, AnyEventObject>>;
  readonly abstraction: Abstraction<AnyMachineSnapshot>;
  readonly definitions: FactDefinitions;
  readonly projection: Projection<unknown, FactsOf<FactDefinitions>>;
  readonly view: (snapshot: AnyMachineSnapshot) => unknown;
  readonly invariants: readonly Invariant<AnyMachineSnapshot>[];
  readonly limits: readonly Limit<AnyMachineSnapshot>[];
  readonly unreached: Readonly<Record<string, string>>;
  readonly weights: Readonly<Record<string, number>>;
}

export function defineModel<Machine extends AnyStateMachine, View, Definitions extends FactDefinitions>(
  model: ModelOf<Machine, View, Definitions>,
): PathModel {
  const { starts = { start: undefined }, invariants = [], limits = [], unreached = {}, weights = {} } = model;
  return { ...model, starts, invariants, limits, unreached, weights } as unknown as PathModel;
}

const doneType = 'xstate.done.actor.';
const errorType = 'xstate.error.actor.';

/** An invoked effect succeeded. */
export const done = (id: string, output?: unknown): AnyEventObject => ({
  type: doneType + id,
  output,
  actorId: id,
});

/** An invoked effect failed. */
export const failed = (id: string, error: unknown): AnyEventObject => ({
  type: errorType + id,
  error,
  actorId: id,
});

export type Outcome =
  | { readonly kind: 'done'; readonly id: string; readonly output: unknown }
  | { readonly kind: 'failed'; readonly id: string; readonly error: unknown };

/** The outcome of an invoked effect that an event represents, or null. */
export function outcomeOf(event: AnyEventObject): Outcome | null {
  if (event.type.startsWith(doneType))
    return { kind: 'done', id: event.type.slice(doneType.length), output: event.output };
  if (event.type.startsWith(errorType))
    return { kind: 'failed', id: event.type.slice(errorType.length), error: event.error };
  return null;
}

export const isDelay = ({ type }: AnyEventObject) => type.startsWith('xstate.after.');

/** An event's type for display. */
export function shortType(type: string): string {
  return type
    .replace(doneType, 'done.')
    .replace(errorType, 'failed.')
    .replace(/^xstate\.done\.state\..*$/, 'done')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after.$1')
    .replace(/^$/, 'always');
}
