/**
 * Writes the facts that a statechart emits into the log, in order, in the background: nothing waits for it and no
 * failure reaches the page, except for one notice when the log cannot be written. It knows no particular statechart.
 */
import type { Fact, Stamp } from '../events/log/event.ts';
import { type EventLog, LogConflict, LogUnavailable } from '../events/log/log.ts';
import type { StreamName } from '../events/streams.ts';

/** What emits facts: the part of an XState actor that is needed here. */
export interface FactSource<F extends Fact> {
  on(type: '*', listener: (fact: F) => void): { unsubscribe(): void };
}

export interface JournalOptions<F extends Fact> {
  readonly source: FactSource<F>;
  /** May still be opening: facts wait for it. */
  readonly log: EventLog | Promise<EventLog>;
  /** The stream a fact belongs to, null for one that is not kept. */
  readonly stream: (fact: F) => StreamName | null;
  readonly stamp: () => Stamp;
  /** Called once, however often the log refuses. */
  readonly onUnavailable: (error: LogUnavailable) => void;
  /** Called with the number of the last record after each append to a stream. */
  readonly onAppended?: (stream: string, seq: number) => void;
  /** Facts kept in memory while the log refuses; older ones are dropped. */
  readonly maxWaiting?: number;
}

export interface Journal {
  /** Resolves when every fact received so far is durable or has been refused. */
  flushed(): Promise<void>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly stream: string;
  readonly fact: Fact;
  readonly stamp: Stamp;
}

export function keepJournal<F extends Fact>({
  source,
  log: opening,
  stream: streamOf,
  stamp,
  onUnavailable,
  onAppended,
  maxWaiting = 1000,
}: JournalOptions<F>): Journal {
  const waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let reported = false;

  const listener = (fact: F) => {
    const stream = streamOf(fact);
    if (stream === null) return;
    const { type, v, data } = fact;
    // Stamped now: the log may be written much later than the fact happened.
    waiting.push({ stream, fact: { type, v, data }, stamp: stamp() });
    if (waiting.length > maxWaiting) waiting.shift();
    running ??= write();
  };

  async function write(): Promise<void> {
    // Lets the statechart finish its step, so that facts of one step share a transaction.
    await Promise.resolve();
    try {
      const log = await opening;
      for (let batch = nextBatch(waiting); batch.length > 0; batch = nextBatch(waiting)) {
        const seq = await append(log, batch);
        for (const done of batch) if (waiting[0] === done) waiting.shift();
        onAppended?.(batch[0]!.stream, seq);
      }
    } catch (error) {
      const unavailable =
        error instanceof LogUnavailable
          ? error
          : new LogUnavailable('failed', 'The event log cannot be written.', error);
      if (!reported) onUnavailable(unavailable);
      reported = true;
    } finally {
      // Here, not a microtask later: a fact emitted in between would wait for the next one.
      running = null;
    }
  }

  const subscription = source.on('*', listener);
  const flushed = async () => {
    while (running) await running;
  };
  return {
    flushed,
    async stop() {
      subscription.unsubscribe();
      await flushed();
    },
  };
}

/** The first facts that belong in one append: same stream, same stamp. */
function nextBatch(waiting: readonly Waiting[]): readonly Waiting[] {
  const [first] = waiting;
  if (!first) return [];
  const { stream, stamp } = first;
  const end = waiting.findIndex(
    (other) =>
      other.stream !== stream ||
      other.stamp.at !== stamp.at ||
      other.stamp.actor !== stamp.actor ||
      other.stamp.device !== stamp.device,
  );
  return waiting.slice(0, end < 0 ? undefined : end);
}

/** @returns the number of the last record */
async function append(log: EventLog, batch: readonly Waiting[]): Promise<number> {
  const { stream, stamp } = batch[0]!;
  const facts = batch.map(({ fact }) => fact);
  let { seq } = await log.head(stream);
  for (;;) {
    try {
      await log.append(stream, seq, facts, stamp);
      return seq + facts.length;
    } catch (error) {
      // Another tab appended first. These facts happened all the same, so they go after its records.
      if (!(error instanceof LogConflict)) throw error;
      seq = error.actual.seq;
    }
  }
}
