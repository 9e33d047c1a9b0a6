/**
 * How rules and state are written: a projection folds facts into state, a decider turns a command into
 * facts or a named refusal. Both are pure: ids and times come in with the command.
 */
import type { Fact, Json, Recorded } from './event.ts';

/** A command that a rule forbids. `reason` is a stable name for programs, `message` is for people. */
export class Refused<Reason extends string = string> {
  readonly reason: Reason;
  readonly message: string;

  constructor(reason: Reason, message: string) {
    this.reason = reason;
    this.message = message;
  }
}

export type Decision<F extends Fact, Reason extends string = string> = readonly F[] | Refused<Reason>;

export interface Projection<State, F extends Fact> {
  /** Key of its snapshots. */
  readonly name: string;
  /** Version of the snapshot's shape; another version's snapshot is thrown away and the log folded again. */
  readonly version: number;
  initial(): State;
  /**
   * The state after `fact`. It may fold in place and return the same object: whoever folds owns the state,
   * and readers take what they need between two facts.
   */
  evolve(state: State, fact: Recorded<F>): State;
  /** Snapshot of the state as JSON, and back. */
  encode(state: State): Json;
  decode(json: Json): State;
}

export interface Decider<State, Command, F extends Fact, Reason extends string = string> {
  readonly projection: Projection<State, F>;
  /** The facts that follow from a command, none when nothing changes, or why it is refused. Never touches `state`. */
  decide(state: State, command: Command): Decision<F, Reason>;
}
