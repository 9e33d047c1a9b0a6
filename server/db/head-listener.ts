/**
 * Notifies listeners of new stream heads, from every process on the database, this one included.
 * After a lost connection every listener is called with the current head of its stream.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Head } from '../../src/events/log/event.ts';
import { type ListenClient, listenTo } from './channel.ts';

const channel = 'patina_heads';
/** Bytes. PostgreSQL refuses longer payloads, and the whole commit with them. */
const maxPayloadBytes = 7999;

export interface HeadListener {
  listen(stream: string, onHead: (head: Head) => void): () => void;
  close(): Promise<void>;
}

/**
 * An expression for a query that announces a new head. Listeners receive it only when the transaction commits; a payload
 * that would be too long is not sent.
 */
export function announcement(stream: string, head: Head): SQL {
  const payload = JSON.stringify({ stream, seq: head.seq, hash: head.hash });
  return Buffer.byteLength(payload) > maxPayloadBytes ? sql`null` : sql`pg_notify(${channel}, ${payload})`;
}

/** @param client undefined inside a transaction: no heads are received then */
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
  // Records written before LISTEN took effect were not announced to this process.
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
