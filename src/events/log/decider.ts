/**
 * How rules and state are written: a projection folds facts into state, a decider turns a command into
 * facts or a named refusal. Both depend on nothing but what they are given: ids and times come in with the command.
 * Neither changes what it is given, but for the one projection that says so by `foldsInPlace`.
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
  /** The state after `fact`, frozen; `state` stays as it was. Written with immer's `produce`. */
  evolve(state: State, fact: Recorded<F>): State;
  /**
   * Set by the ledger alone, whose ordered sequence a copy per fact would cost 40,000 times as much: `evolve` changes
   * the state that it is given and answers it. Whoever folds owns the state; readers take what they need between two facts.
   */
  readonly foldsInPlace?: true;
  /** Snapshot of the state as JSON, and back. */
  encode(state: State): Json;
  decode(json: Json): State;
}

export interface Decider<State, Command, F extends Fact, Reason extends string = string> {
  readonly projection: Projection<State, F>;
  /** The facts that follow from a command, none when nothing changes, or why it is refused. Never touches `state`. */
  decide(state: State, command: Command): Decision<F, Reason>;
}

/**
 * The rules of a noun, one for each command, by its name. What a command carries is what its rule takes as second
 * parameter, so that a command is declared where its rule is, and nowhere else.
 */
export type Rules<State, F extends Fact, Reason extends string> = Readonly<
  Record<string, (state: State, command: never) => Decision<F, Reason>>
>;

/** The commands that rules are for: `{ type: 'PayEntry', id }` by `PayEntry(state, { id }: { id: string })`. */
export type CommandOf<R> = {
  [Type in keyof R & string]: { readonly type: Type } & Carried<R[Type]>;
}[keyof R & string];

type Carried<Rule> = Rule extends (state: never, command: infer Command, ...more: never[]) => unknown
  ? Command
  : never;

/** Each command without what comes in from elsewhere: who asks, or when. */
export type Without<Command, Key extends PropertyKey> = Command extends unknown ? Omit<Command, Key> : never;

/** Decides each command by its rule. */
export function decideBy<State, F extends Fact, Reason extends string, R extends Rules<State, F, Reason>>(
  rules: R & Rules<State, F, Reason>,
): (state: State, command: CommandOf<R>) => Decision<F, Reason> {
  // The compiler cannot see that a command and the rule of its type go together.
  return (state, command) => rules[command.type]!(state, command as never);
}
