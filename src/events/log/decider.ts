/**
 * Types for rules and state: a projection folds facts into state, a decider turns a command into facts or a named
 * refusal. Both are pure functions of their arguments: ids and times come in with the command. Neither mutates its
 * arguments, except for the one projection that sets `foldsInPlace`.
 */
import type { Fact, Json, Recorded } from './event.ts';

/** The result for a command that a rule forbids. `reason` is a stable name for programs, `message` is for people. */
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
  /** Version of the snapshot's shape; a snapshot of any other version is discarded and the log is folded again. */
  readonly version: number;
  initial(): State;
  /** The state after `fact`, frozen; `state` is not changed. Written with immer's `produce`. */
  evolve(state: State, fact: Recorded<F>): State;
  /**
   * Only the ledger sets this, because copying its ordered sequence for every fact would cost 40,000 times as much:
   * `evolve` mutates and returns the given state. The folding code owns the state; readers copy what they need
   * between two facts.
   */
  readonly foldsInPlace?: true;
  /** Snapshot of the state as JSON, and back. */
  encode(state: State): Json;
  decode(json: Json): State;
}

export interface Decider<State, Command, F extends Fact, Reason extends string = string> {
  readonly projection: Projection<State, F>;
  /** The facts that follow from a command, none when nothing changes, or why it is refused. Never mutates `state`. */
  decide(state: State, command: Command): Decision<F, Reason>;
}

/**
 * The rules of a noun, keyed by the name of their command. A command's fields are the type of its rule's second
 * parameter, so each command is declared once, by its rule.
 */
export type Rules<State, F extends Fact, Reason extends string> = Readonly<
  Record<string, (state: State, command: never) => Decision<F, Reason>>
>;

/** The commands that the rules handle: the rule `PayEntry(state, { id }: { id: string })` gives `{ type: 'PayEntry', id }`. */
export type CommandOf<R> = {
  [Type in keyof R & string]: { readonly type: Type } & Carried<R[Type]>;
}[keyof R & string];

type Carried<Rule> = Rule extends (state: never, command: infer Command, ...more: never[]) => unknown
  ? Command
  : never;

/** Each command without a field that the caller adds, such as who asks or when. */
export type Without<Command, Key extends PropertyKey> = Command extends unknown ? Omit<Command, Key> : never;

/** Decides each command by its rule. */
export function decideBy<State, F extends Fact, Reason extends string, R extends Rules<State, F, Reason>>(
  rules: R & Rules<State, F, Reason>,
): (state: State, command: CommandOf<R>) => Decision<F, Reason> {
  // The compiler cannot see that a command matches the rule of its type.
  return (state, command) => rules[command.type]!(state, command as never);
}
