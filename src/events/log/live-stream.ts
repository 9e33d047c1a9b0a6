/**
 * Keeps the folded state of one stream up to date: the only way commands become facts. It applies a fact only
 * after the log has stored it, decides again when another tab appended first, and takes snapshots so that the time
 * to open does not depend on the stream's length. It has no rules of its own.
 */
import { type FactDefinitions, type FactsOf, readFact } from './facts.ts';
import { type Decider, type Decision, Refused } from './decider.ts';
import type { EventRecord, Head, Stamp } from './event.ts';
import { emptyHead } from './hash-chain.ts';
import { ChainBroken, type EventLog, LogConflict, LogUnavailable } from './log.ts';

export interface LiveStream<State, Command, Reason extends string = string> {
  readonly stream: string;
  /** Immutable, unless the projection folds in place: then read it synchronously on a notification and never keep it. */
  readonly state: State;
  readonly head: Head;
  /** Incremented with every change of `state`; `useSyncExternalStore` compares it. */
  readonly version: number;
  subscribe(onChange: () => void): () => void;
  /**
   * Decides, appends and folds; commands run one at a time. Resolves once the facts are durable.
   * @throws LogUnavailable when the log refuses or the stream is closed; nothing has changed then
   */
  execute(command: Command): Promise<readonly EventRecord[] | Refused<Reason>>;
  /** Folds the records that the log has by now, including those written by others. */
  catchUp(): Promise<void>;
  /** Finishes pending work, takes a last snapshot and unsubscribes. The log stays open. */
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
  /** Weight of the facts between two snapshots. */
  readonly snapshotEvery?: number;
  /** How many facts a record counts for: folding a whole import takes as long as folding thousands of facts. */
  readonly weigh?: (record: EventRecord) => number;
  /** Yields to other work before a snapshot is taken, since nobody waits for the snapshot. */
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
  /** Weight of the records folded since the last snapshot. */
  let sinceSnapshot = 0;
  let version = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;
  /** Number of coming commands during which another tab is assumed to write as well. */
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
      // A fact may have been folded partially, so the state is unusable.
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
      // An unreadable snapshot is the same as none: all facts are in the log.
      state = projection.initial();
      return;
    }
    head = snapshot.head;
    sinceSnapshot = 0;
  }

  /** Whether the log still has the record at `point`, or was trimmed to begin right after it. */
  async function holds(point: Head): Promise<boolean> {
    for await (const batch of log.read(stream, { after: point.seq - 1, upTo: point.seq })) {
      return batch[0]?.hash === point.hash;
    }
    if (point.seq === 0) return true;
    const start = await log.start(stream);
    return start?.seq === point.seq && start.hash === point.hash;
  }

  /** Folds the records after `head`; returns whether anything changed. */
  async function readTail(): Promise<boolean> {
    const actual = await log.head(stream);
    if (actual.seq === head.seq && actual.hash === head.hash) return false;
    // The stream was erased or replaced elsewhere: the folded state is no longer valid.
    if (actual.seq <= head.seq || !(await holds(head))) reset();
    for await (const batch of log.readVerified(stream, head)) fold(batch);
    if (head.seq < actual.seq || (head.seq === actual.seq && head.hash !== actual.hash)) {
      const now = await log.head(stream);
      // Otherwise it was erased or replaced while we were reading, and that notification will follow.
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
    // A snapshot is only an optimization: if it cannot be saved, the log still has every fact.
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
        // The same number of records, but different ones: the stream was replaced elsewhere.
        else await readTail();
        return records;
      } catch (error) {
        if (!(error instanceof LogConflict)) throw error;
        contention = contentionRemembered;
        // Deciding again makes sense only when the state has changed.
        if (!(await readTail())) throw error;
      }
    }
  }

  /** A single writer needs no lock; with several, only one at a time decides and appends. */
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

  // Subscribe before the first read, so that no record is missed in between.
  const unsubscribe = log.subscribe(stream, (actual) => {
    // Our own appends are already folded; a read error will surface with the next command.
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
      // Queued separately, so that the caller of the command does not wait for the snapshot.
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
