/**
 * The one way a command is executed on this server: the rules of its noun decide on the current state of the stream, the
 * facts are appended, and the result is published for tracing. Everything happens in the caller's transaction, which holds
 * the lock of the noun, updates its rows, and is retried by db/transaction.ts when another writer appended first.
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

/** The stream after the command, with the facts that it added; no facts: nothing changed. */
export interface Executed<State, F extends Fact> extends Stream<State> {
  readonly facts: readonly F[];
}

/** What is published of each command. Ids and names of types only: nothing that a person has typed. */
export interface CommandTrace {
  readonly stream: string;
  readonly command: string;
  /** Seq of the last record before the command. */
  readonly seq: number;
  /** The types of the facts that followed. */
  readonly facts: readonly string[];
  /** Why it was refused, or null. */
  readonly refused: string | null;
}

/** Costs nothing while it has no subscribers. */
const traces = channel('patina.command');

/** Calls `onTrace` for every command. @returns stops tracing */
export function traceCommands(onTrace: (trace: CommandTrace) => void): () => void {
  const listener = (trace: unknown) => onTrace(trace as CommandTrace);
  traces.subscribe(listener);
  return () => void traces.unsubscribe(listener);
}

/**
 * Executes a command on a stream that the caller has already read, because the command depends on its state, or that is new.
 * @returns the stream with the new facts, or the refusal; not thrown, since the rest of the transaction may be kept
 * @throws LogConflict when another writer appended first; cannot happen while the transaction holds the noun's row lock
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

/** Reads the stream `name` and executes the command on it; see `execute`. */
export async function executeOn<State, Command extends Named, F extends Fact, Reason extends string>(
  tx: Queries,
  rules: Rules<State, Command, F, Reason>,
  name: string,
  given: Given<Command>,
): Promise<Executed<State, F> | Refused<Reason>> {
  return execute(tx, rules, await readStream(tx, rules, name), given);
}
