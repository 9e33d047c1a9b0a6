/**
 * Receives notifications of a PostgreSQL LISTEN/NOTIFY channel, sent by any process on the database, this one included.
 * Notifications sent while the connection was down are lost; `onListening` is called each time listening (re)starts.
 */
import type { Pool, PoolClient } from 'pg';

const reconnectAfter = 1000;

interface PGliteLike {
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
}
export type ListenClient = Pool | PGliteLike;

export interface Channel {
  /** Starts listening; further calls have no effect. */
  start(): void;
  close(): Promise<void>;
}

/** @param client undefined inside a transaction: no notifications are received then */
export function listenTo(
  client: ListenClient | undefined,
  channel: string,
  onPayload: (payload: string) => void,
  onListening: () => Promise<void> = async () => undefined,
): Channel {
  let stop: (() => Promise<void>) | null = null;
  let starting: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const reconnectLater = () => {
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
        const listening =
          'listen' in client
            ? client.listen(channel, onPayload)
            : listenOn(client, channel, onPayload, reconnectLater);
        stop = await listening;
        await onListening();
      } catch {
        reconnectLater();
      }
    })();
  }

  return {
    start,
    async close() {
      closed = true;
      clearTimeout(retry);
      await starting;
      await stop?.();
      stop = null;
    },
  };
}

/** Holds one connection of the pool for as long as the channel is listened to. */
async function listenOn(
  pool: Pool,
  channel: string,
  onPayload: (payload: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const connection: PoolClient = await pool.connect();
  const onNotification = ({ payload }: { payload?: string | undefined }) => onPayload(payload ?? '');
  // Never removed: a second `error` event on the same connection, without a listener, would end the process.
  connection.on('error', () => {
    if (release(true)) onLost();
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
