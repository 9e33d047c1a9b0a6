/**
 * The one way a command is carried out on this server: decided by the rules of its noun on a stream as it stands, its facts
 * appended, and what came of it told to whoever traces. Everything happens in the caller's transaction, which holds the lock
 * of the noun, brings its rows up to date, and is done again by db/transaction.ts when somebody was faster.
 */
import { channel } from 'node:diagnostics_channel';
import { type Decider, Refused } from '../../src/events/log/decider.ts';
import type { Fact } from '../../src/events/log/event.ts';
import type { Queries } from '../db/database.ts';
import { serverDevice } from './rows.ts';
import { continueStream, type Noun, readStream, type Stream } from './streams.ts';

interface Named {
  readonly type: string;
}

/** A noun with its rules: `{ facts, ...decider }`. */
export interface Rules<State, Command extends Named, F extends Fact, Reason extends string>
  extends Noun<State, F>, Decider<State, Command, F, Reason> {}

export interface Given<Command> {
  readonly command: Command;
  /** uid, or `system`. */
  readonly actor: string;
  readonly at: Date;
}

/** The stream with what followed from the command; no facts: nothing changed. */
export interface Executed<State, F extends Fact> extends Stream<State> {
  readonly facts: readonly F[];
}

/** What is told of each command. Ids and names of kinds only: nothing that anybody has typed. */
export interface CommandTrace {
  readonly stream: string;
  readonly command: string;
  /** Seq of the last record before. */
  readonly seq: number;
  /** The types of the facts that followed. */
  readonly facts: readonly string[];
  /** Why it was refused, or null. */
  readonly refused: string | null;
}

/** Costs nothing while nobody listens. */
const traces = channel('patina.command');

/** @returns ends it */
export function traceCommands(onTrace: (trace: CommandTrace) => void): () => void {
  const listener = (trace: unknown) => onTrace(trace as CommandTrace);
  traces.subscribe(listener);
  return () => void traces.unsubscribe(listener);
}

/**
 * Decides on a stream that is read already, because the command says something of its state, or because it is new.
 * @returns why it is refused; not thrown, since the rest of the transaction may be worth keeping
 * @throws LogConflict when somebody was faster; whoever holds the row of the noun is never too late
 */
export async function execute<State, Command extends Named, F extends Fact, Reason extends string>(
  tx: Queries,
  rules: Rules<State, Command, F, Reason>,
  stream: Stream<State>,
  { command, actor, at }: Given<Command>,
): Promise<Executed<State, F> | Refused<Reason>> {
  const decision = rules.decide(stream.state, command);
  const refused = decision instanceof Refused;
  if (traces.hasSubscribers) {
    traces.publish({
      stream: stream.name,
      command: command.type,
      seq: stream.seq,
      facts: refused ? [] : decision.map(({ type }) => type),
      refused: refused ? decision.reason : null,
    } satisfies CommandTrace);
  }
  if (refused) return decision;
  const stamp = { at: at.toISOString(), actor, device: serverDevice };
  const next = await continueStream(tx, rules, stream, decision, stamp);
  return { ...next, facts: decision };
}

/** The same on a stream by its name. */
export async function executeOn<State, Command extends Named, F extends Fact, Reason extends string>(
  tx: Queries,
  rules: Rules<State, Command, F, Reason>,
  name: string,
  given: Given<Command>,
): Promise<Executed<State, F> | Refused<Reason>> {
  return execute(tx, rules, await readStream(tx, rules, name), given);
}
