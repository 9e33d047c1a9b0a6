/**
 * Hears of new heads over PostgreSQL's LISTEN/NOTIFY, from every process on the database, this one included.
 * A notice is only a hint to look; after a lost connection every listener is told where its stream stands.
 */
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { Head } from '../../src/events/event.ts';
import type { Queries } from './database.ts';

const channel = 'patina_heads';
/** PostgreSQL refuses longer payloads, and with them the whole commit. */
const longestPayload = 7999;
const reconnectAfter = 1000;

interface PGliteLike {
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
}
export type ListenClient = Pool | PGliteLike;

export interface HeadListener {
  listen(stream: string, onHead: (head: Head) => void): () => void;
  close(): Promise<void>;
}

/** Reaches the listeners when the transaction commits, and never when it does not. */
export async function announce(tx: Queries, stream: string, head: Head): Promise<void> {
  const payload = JSON.stringify({ stream, seq: head.seq, hash: head.hash });
  if (Buffer.byteLength(payload) > longestPayload) return;
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** @param client undefined inside a transaction: nothing is heard then */
export function headListener(
  client: ListenClient | undefined,
  readHead: (stream: string) => Promise<Head>,
): HeadListener {
  const listeners = new Map<string, Set<(head: Head) => void>>();
  let stop: (() => Promise<void>) | null = null;
  let starting: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (stream: string, head: Head) => {
    for (const onHead of [...(listeners.get(stream) ?? [])]) onHead(head);
  };
  const hear = (payload: string) => {
    const { stream, seq, hash } = JSON.parse(payload) as Head & { stream: string };
    tell(stream, { seq, hash });
  };
  const tellAll = async () => {
    for (const stream of [...listeners.keys()]) {
      const head = await readHead(stream).catch(() => null);
      if (head) tell(stream, head);
    }
  };
  const lost = () => {
    stop = null;
    starting = null;
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(start, reconnectAfter).unref();
  };
  function start(): void {
    if (!client || closed || starting) return;
    starting = (async () => {
      try {
        stop = await ('listen' in client ? client.listen(channel, hear) : listenOn(client, hear, lost));
        // What was written before the first LISTEN took hold was announced to nobody here.
        await tellAll();
      } catch {
        lost();
      }
    })();
  }

  return {
    listen(stream, onHead) {
      const set = listeners.get(stream) ?? new Set();
      listeners.set(stream, set.add(onHead));
      start();
      return () => {
        set.delete(onHead);
        if (set.size === 0 && listeners.get(stream) === set) listeners.delete(stream);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      listeners.clear();
      await starting;
      await stop?.();
      stop = null;
    },
  };
}

/** Takes a connection out of the pool for as long as somebody listens. */
async function listenOn(
  pool: Pool,
  hear: (payload: string) => void,
  lost: () => void,
): Promise<() => Promise<void>> {
  const connection: PoolClient = await pool.connect();
  const onNotification = ({ payload }: { payload?: string | undefined }) => hear(payload ?? '');
  // Stays for good: a connection that dies twice would otherwise take the process with it.
  connection.on('error', () => {
    if (release(true)) lost();
  });
  let held = true;
  const release = (broken: boolean): boolean => {
    if (!held) return false;
    held = false;
    connection.off('notification', onNotification);
    connection.release(broken);
    return true;
  };
  connection.on('notification', onNotification);
  try {
    await connection.query(`LISTEN ${channel}`);
  } catch (error) {
    release(true);
    throw error;
  }
  return async () => {
    await connection.query(`UNLISTEN ${channel}`).catch(() => undefined);
    release(false);
  };
}
