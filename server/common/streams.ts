/** Reads a stream of facts, folds it to its state, and appends to it, within a transaction. */
import { type FactDefinitions, readFact } from '../../src/events/log/facts.ts';
import type { Projection } from '../../src/events/log/decider.ts';
import type { EventRecord, Fact, Recorded, Stamp } from '../../src/events/log/event.ts';
import type { Queries } from '../db/database.ts';
import { postgresLog } from '../db/postgres-log.ts';

export interface Stream<State> {
  readonly name: string;
  readonly state: State;
  /** Seq of the last record. */
  readonly seq: number;
  readonly records: readonly EventRecord[];
}

export interface Noun<State, F extends Fact> {
  readonly facts: FactDefinitions;
  readonly projection: Projection<State, F>;
}

function fold<State, F extends Fact>(
  { facts, projection }: Noun<State, F>,
  stream: Stream<State>,
  records: readonly EventRecord[],
): Stream<State> {
  let { state } = stream;
  for (const record of records) {
    const fact = readFact(facts, record) as Recorded<F> | null;
    if (fact) state = projection.evolve(state, fact);
  }
  return {
    name: stream.name,
    state,
    seq: records.at(-1)?.seq ?? stream.seq,
    records: [...stream.records, ...records],
  };
}

export const newStream = <State, F extends Fact>(noun: Noun<State, F>, name: string): Stream<State> => ({
  name,
  state: noun.projection.initial(),
  seq: 0,
  records: [],
});

export async function readStream<State, F extends Fact>(
  tx: Queries,
  noun: Noun<State, F>,
  name: string,
): Promise<Stream<State>> {
  let stream = newStream(noun, name);
  for await (const records of postgresLog(tx).read(name)) stream = fold(noun, stream, records);
  return stream;
}

/** Appends facts. @throws LogConflict when another writer was first; cannot happen while holding the noun's row lock */
export async function continueStream<State, F extends Fact>(
  tx: Queries,
  noun: Noun<State, F>,
  stream: Stream<State>,
  facts: readonly F[],
  stamp: Stamp,
): Promise<Stream<State>> {
  if (facts.length === 0) return stream;
  return fold(noun, stream, await postgresLog(tx).append(stream.name, stream.seq, facts, stamp));
}
