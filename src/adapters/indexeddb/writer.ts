/**
 * Writes appends that wait at the same moment in one transaction, each of them whole or not at all.
 * The transaction itself checks every stream's head, so two tabs can never fork a chain, with or without locks.
 */
import type { EventRecord, Head } from '../../events/log/event.ts';
import type { Sealed } from '../../events/log/hash-chain.ts';
import { LogUnavailable } from '../../events/log/log.ts';
import type { Connection, Transaction } from './connection.ts';
import { headOfKey, keysOf } from './schema.ts';
import { encodeSegments, headOfSegment } from './segment.ts';

/** A waiting append. `place` seals its records after the stream's head, or throws why it cannot. */
interface Waiting {
  readonly stream: string;
  readonly place: (head: Head) => readonly Sealed[];
  /** Work to finish before the transaction opens; it never rejects. */
  readonly prepared: Promise<unknown> | null;
  readonly resolve: (records: readonly EventRecord[]) => void;
  readonly reject: (error: unknown) => void;
}

export interface WriterOptions {
  readonly connection: Connection;
  readonly isStrict: (stream: string) => boolean;
  readonly onAppended: (stream: string, head: Head) => void;
}

export class Writer {
  readonly #options: WriterOptions;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  /** Heads as this tab last wrote them: used without reading them first, and checked in the same transaction. */
  readonly #known = new Map<string, Head>();

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /**
   * Resolves with the records once they are durable. Rejects with what `place` threw, or LogUnavailable.
   * @param prepared is awaited when it is this append's turn
   */
  write(
    stream: string,
    place: Waiting['place'],
    prepared: Waiting['prepared'] = null,
  ): Promise<readonly EventRecord[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ stream, place, prepared, resolve, reject });
      this.#running ??= this.#drain();
    });
  }

  /** Resolves when no append is waiting. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #drain(): Promise<void> {
    // Appends that are asked for in the same tick join this group.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await Promise.all(group.map(({ prepared }) => prepared));
      await this.#writeGroup(group);
    }
    this.#running = null;
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#writeTogether(group);
    } catch (error) {
      const refused = error instanceof LogUnavailable && group.length > 1 && error.reason !== 'blocked';
      if (!refused) {
        for (const { reject } of group) reject(error);
        return;
      }
      // An append that the store refuses must not make the others fail.
      for (const waiting of group) await this.#writeGroup([waiting]);
    }
  }

  async #writeTogether(group: readonly Waiting[]): Promise<void> {
    const { connection, isStrict, onAppended } = this.#options;
    const durability = group.some(({ stream }) => isStrict(stream)) ? 'strict' : 'relaxed';
    const write = (known: ReadonlyMap<string, Head>) =>
      connection.run(['segments'], 'readwrite', (transaction) => placeAll(transaction, group, known), {
        durability,
      });
    const placed = await write(this.#known).catch((error: unknown) => {
      if (!(error instanceof OutOfDate)) throw error;
      this.#known.clear();
      return write(this.#known);
    });
    for (const [stream, head] of placed.heads) this.#known.set(stream, head);
    for (const settle of placed.settle) settle();
    for (const [stream, head] of placed.heads) onAppended(stream, head);
  }
}

/** Another tab has written or erased since: the transaction must be rolled back. */
class OutOfDate extends Error {}

interface Placed {
  /** Runs only after the transaction is durable. */
  readonly settle: readonly (() => void)[];
  /** Streams that grew. */
  readonly heads: ReadonlyMap<string, Head>;
}

type Writing = Transaction<['segments'], 'readwrite'>;

/** @throws OutOfDate when a head in `known` is out of date; the caller aborts the transaction then */
async function placeAll(
  transaction: Writing,
  group: readonly Waiting[],
  known: ReadonlyMap<string, Head>,
): Promise<Placed> {
  const segments = transaction.store;
  const heads = new Map<string, Head>();
  const added = new Map<string, Sealed[]>();
  const settle: (() => void)[] = [];
  const requests: Promise<unknown>[] = [];
  try {
    for (const { stream, place, resolve, reject } of group) {
      let head = heads.get(stream) ?? known.get(stream);
      if (!head) head = headOfKey((await segments.openKeyCursor(keysOf(stream), 'prev'))?.key);
      else if (!heads.has(stream)) requests.push(expectHead(segments, stream, head));
      heads.set(stream, head);
      try {
        const sealed = place(head);
        settle.push(() => resolve(sealed.map(({ record }) => record)));
        const last = sealed.at(-1)?.record;
        if (!last) continue;
        heads.set(stream, { seq: last.seq, hash: last.hash });
        const sofar = added.get(stream);
        if (sofar) for (const item of sealed) sofar.push(item);
        else added.set(stream, [...sealed]);
      } catch (error) {
        if (known.has(stream)) throw new OutOfDate();
        settle.push(() => reject(error));
      }
    }
    for (const [stream, sealed] of added) {
      for (const segment of encodeSegments(sealed)) {
        requests.push(segments.put(segment, [stream, segment.last, headOfSegment(segment).hash]));
      }
    }
    await Promise.all(requests);
  } finally {
    // After an error, pending requests fail with the transaction; nobody awaits them.
    void Promise.allSettled(requests);
  }
  return { settle, heads: new Map([...added.keys()].map((stream) => [stream, heads.get(stream)!])) };
}

/** Requested before any put, so it sees the earlier state without being awaited first. */
async function expectHead(segments: Writing['store'], stream: string, { seq, hash }: Head): Promise<void> {
  const keys = await segments.getAllKeys(keysOf(stream, seq), 2);
  if (keys.length !== 1 || keys[0]?.[1] !== seq || keys[0][2] !== hash) throw new OutOfDate();
}
