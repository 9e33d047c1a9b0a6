/**
 * Hears of new heads of streams, from every process on the database, this one included.
 * A notice is only a hint to look; after a lost connection every listener is told where its stream stands.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Head } from '../../src/events/log/event.ts';
import { type ListenClient, listenTo } from './channel.ts';

const channel = 'patina_heads';
/** PostgreSQL refuses longer payloads, and with them the whole commit. */
const longestPayload = 7999;

export interface HeadListener {
  listen(stream: string, onHead: (head: Head) => void): () => void;
  close(): Promise<void>;
}

/** As a part of a query. It reaches the listeners when the transaction commits, and never when it does not. */
export function announcement(stream: string, head: Head): SQL {
  const payload = JSON.stringify({ stream, seq: head.seq, hash: head.hash });
  return Buffer.byteLength(payload) > longestPayload ? sql`null` : sql`pg_notify(${channel}, ${payload})`;
}

/** @param client undefined inside a transaction: nothing is heard then */
export function headListener(
  client: ListenClient | undefined,
  readHead: (stream: string) => Promise<Head>,
): HeadListener {
  const listeners = new Map<string, Set<(head: Head) => void>>();

  const notify = (stream: string, head: Head) => {
    for (const onHead of [...(listeners.get(stream) ?? [])]) onHead(head);
  };
  const onPayload = (payload: string) => {
    const { stream, seq, hash } = JSON.parse(payload) as Head & { stream: string };
    notify(stream, { seq, hash });
  };
  // What was written before LISTEN took hold was announced to nobody here.
  const notifyAll = async () => {
    for (const stream of [...listeners.keys()]) {
      const head = await readHead(stream).catch(() => null);
      if (head) notify(stream, head);
    }
  };
  const heads = listenTo(client, channel, onPayload, notifyAll);

  return {
    listen(stream, onHead) {
      const set = listeners.get(stream) ?? new Set();
      listeners.set(stream, set.add(onHead));
      heads.start();
      return () => {
        set.delete(onHead);
        if (set.size === 0 && listeners.get(stream) === set) listeners.delete(stream);
      };
    },
    async close() {
      listeners.clear();
      await heads.close();
    },
  };
}
