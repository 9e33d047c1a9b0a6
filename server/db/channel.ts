/**
 * Hears what is told on a channel of PostgreSQL's LISTEN/NOTIFY, from every process on the database, this one included.
 * What was told while the connection was lost is lost: `onListening` is called whenever it (again) hears.
 */
import type { Pool, PoolClient } from 'pg';

const reconnectAfter = 1000;

interface PGliteLike {
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
}
export type ListenClient = Pool | PGliteLike;

export interface Channel {
  /** Listens from now on; a second call changes nothing. */
  start(): void;
  close(): Promise<void>;
}

/** @param client undefined inside a transaction: nothing is heard then */
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
        const listening =
          'listen' in client ? client.listen(channel, onPayload) : listenOn(client, channel, onPayload, lost);
        stop = await listening;
        await onListening();
      } catch {
        lost();
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

/** Takes a connection out of the pool for as long as somebody listens. */
async function listenOn(
  pool: Pool,
  channel: string,
  onPayload: (payload: string) => void,
  lost: () => void,
): Promise<() => Promise<void>> {
  const connection: PoolClient = await pool.connect();
  const onNotification = ({ payload }: { payload?: string | undefined }) => onPayload(payload ?? '');
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
