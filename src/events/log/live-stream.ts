/**
 * One stream of a log, folded and kept up to date: the only way commands become facts. It shows a fact only
 * after the log has it, decides again when another tab was faster, and snapshots as it goes so that opening
 * does not depend on the stream's length. It knows no rule of its own.
 */
import { type FactDefinitions, type FactsOf, readFact } from './facts.ts';
import { type Decider, type Decision, Refused } from './decider.ts';
import type { EventRecord, Head, Stamp } from './event.ts';
import { emptyHead } from './hash-chain.ts';
import { ChainBroken, type EventLog, LogConflict, LogUnavailable } from './log.ts';

export interface LiveStream<State, Command, Reason extends string = string> {
  readonly stream: string;
  /** Never changes, unless the projection folds in place: then read it between two notices and never keep it. */
  readonly state: State;
  readonly head: Head;
  /** Grows by one with every change of `state`; what `useSyncExternalStore` compares. */
  readonly version: number;
  subscribe(onChange: () => void): () => void;
  /**
   * Decides, appends and folds; commands wait for each other. Resolves once the facts are durable.
   * @throws LogUnavailable when the log refuses or the stream is closed; nothing has changed then
   */
  execute(command: Command): Promise<readonly EventRecord[] | Refused<Reason>>;
  /** Reads what the log holds now, whoever wrote it. */
  catchUp(): Promise<void>;
  /** Finishes what is under way, takes a last snapshot and lets go. The log stays open. */
  close(): Promise<void>;
}

export interface LiveStreamOptions<
  State,
  Command,
  Definitions extends FactDefinitions,
  Reason extends string,
> {
  readonly log: EventLog;
  readonly stream: string;
  readonly definitions: Definitions;
  readonly decider: Decider<State, Command, FactsOf<Definitions>, Reason>;
  readonly stamp: () => Stamp;
  /** Facts between two snapshots. */
  readonly snapshotEvery?: number;
  /** How many facts a record counts for: one that holds a whole import is as much work to fold again as thousands. */
  readonly weigh?: (record: EventRecord) => number;
  /** Lets others have a turn before a snapshot is taken, which nobody waits for. */
  readonly rest?: () => Promise<void>;
}

const contentionRemembered = 20;

/** @throws ChainBroken when a record that must be folded does not verify */
export async function openLiveStream<
  State,
  Command,
  Definitions extends FactDefinitions,
  Reason extends string,
>({
  log,
  stream,
  definitions,
  decider,
  stamp,
  snapshotEvery = 1000,
  weigh = () => 1,
  rest,
}: LiveStreamOptions<State, Command, Definitions, Reason>): Promise<LiveStream<State, Command, Reason>> {
  const { projection } = decider;
  const listeners = new Set<() => void>();
  let state = projection.initial();
  let head = emptyHead;
  /** Weight of what was folded since the last snapshot. */
  let sinceSnapshot = 0;
  let version = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;
  /** Commands for which it is still likely that another tab writes, too. */
  let contention = 0;

  const serialize = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work, work);
    queue = turn;
    turn.catch(() => undefined);
    return turn;
  };

  const reset = () => {
    state = projection.initial();
    head = emptyHead;
    sinceSnapshot = 0;
    version += 1;
  };

  const fold = (records: readonly EventRecord[]) => {
    version += 1;
    try {
      for (const record of records) {
        const fact = readFact(definitions, record);
        if (fact) state = projection.evolve(state, fact);
        head = { seq: record.seq, hash: record.hash };
        sinceSnapshot += weigh(record);
      }
    } catch (error) {
      // Half a fact may be folded by now, and nobody can tell which half.
      reset();
      throw error;
    }
  };

  const notifyAll = () => {
    for (const notify of [...listeners]) notify();
  };

  async function restoreSnapshot(): Promise<void> {
    const snapshot = await log.loadSnapshot(stream, projection.name);
    if (!snapshot || snapshot.version !== projection.version) return;
    if (!(await holds(snapshot.head))) return;
    try {
      state = projection.decode(snapshot.state);
    } catch {
      // A snapshot that cannot be read is worth no more than none: the facts are all there.
      state = projection.initial();
      return;
    }
    head = snapshot.head;
    sinceSnapshot = 0;
  }

  /** Whether the log still holds the record that `point` names, or a trimmed one begins right behind it. */
  async function holds(point: Head): Promise<boolean> {
    for await (const batch of log.read(stream, { after: point.seq - 1, upTo: point.seq })) {
      return batch[0]?.hash === point.hash;
    }
    if (point.seq === 0) return true;
    const start = await log.start(stream);
    return start?.seq === point.seq && start.hash === point.hash;
  }

  /** Folds what the log holds beyond `head`; says whether anything changed. */
  async function readTail(): Promise<boolean> {
    const actual = await log.head(stream);
    if (actual.seq === head.seq && actual.hash === head.hash) return false;
    // Erased or replaced elsewhere: what was folded is no longer true.
    if (actual.seq <= head.seq || !(await holds(head))) reset();
    for await (const batch of log.readVerified(stream, head)) fold(batch);
    if (head.seq < actual.seq || (head.seq === actual.seq && head.hash !== actual.hash)) {
      const now = await log.head(stream);
      // Otherwise it was erased or replaced while we read, and the notice of that is on its way.
      if (now.seq === actual.seq && now.hash === actual.hash) {
        const missing = head.seq < actual.seq;
        throw new ChainBroken(
          stream,
          missing ? head.seq + 1 : head.seq,
          missing ? 'is missing' : 'has been altered',
        );
      }
    }
    return true;
  }

  async function snapshotWhenDue(due: number): Promise<void> {
    if (sinceSnapshot < due) return;
    const taken = { head, version: projection.version, state: projection.encode(state) };
    sinceSnapshot = 0;
    // A snapshot is only a short cut: a log that cannot keep it still has every fact.
    await log.saveSnapshot(stream, projection.name, taken).catch(() => undefined);
  }

  const catchUp = () =>
    serialize(async () => {
      if (closed) return;
      const before = version;
      try {
        await readTail();
      } finally {
        if (version !== before) notifyAll();
      }
    });

  async function appendDecided(command: Command): Promise<readonly EventRecord[] | Refused<Reason>> {
    for (;;) {
      const decision: Decision<FactsOf<Definitions>, Reason> = decider.decide(state, command);
      if (decision instanceof Refused) return decision;
      if (decision.length === 0) return [];
      try {
        const records = await log.append(stream, head.seq, decision, stamp());
        if (records[0]?.prev === head.hash) fold(records);
        // As many records as we had folded, but others: the stream was replaced elsewhere.
        else await readTail();
        return records;
      } catch (error) {
        if (!(error instanceof LogConflict)) throw error;
        contention = contentionRemembered;
        // Deciding again makes sense only on a state that has moved.
        if (!(await readTail())) throw error;
      }
    }
  }

  /** Alone, a writer needs no lock; where others write too, one decides and appends at a time. */
  async function appendAmongRivals(command: Command) {
    if (contention === 0) return appendDecided(command);
    contention -= 1;
    return log.exclusively(stream, async () => {
      await readTail();
      return appendDecided(command);
    });
  }

  async function execute(command: Command): Promise<readonly EventRecord[] | Refused<Reason>> {
    if (closed) throw new LogUnavailable('closed', 'This page has already let go of its data. Reload it.');
    const before = version;
    try {
      return await appendAmongRivals(command);
    } finally {
      if (version !== before) notifyAll();
    }
  }

  // Listening starts before the first read, so that nothing falls between the two.
  const unsubscribe = log.subscribe(stream, (actual) => {
    // Our own appends are folded already; a failing read shows with the next command.
    if (actual.hash !== head.hash) void catchUp().catch(() => undefined);
  });
  try {
    await serialize(async () => {
      await restoreSnapshot();
      await readTail();
      await snapshotWhenDue(snapshotEvery);
    });
  } catch (error) {
    unsubscribe();
    throw error;
  }

  return {
    stream,
    get state() {
      return state;
    },
    get head() {
      return head;
    },
    get version() {
      return version;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    execute(command) {
      const result = serialize(() => execute(command));
      // In a turn of its own: whoever waits for the command does not wait for the snapshot.
      void serialize(async () => {
        if (sinceSnapshot >= snapshotEvery) await rest?.();
        await snapshotWhenDue(snapshotEvery);
      }).catch(() => undefined);
      return result;
    },
    catchUp,
    async close() {
      unsubscribe();
      await serialize(async () => {
        closed = true;
        listeners.clear();
        await snapshotWhenDue(1);
      });
    },
  };
}
