/** Lends an embedded database to one user at a time: once it is returned, that user cannot reach it any more. */
import type { PGlite } from '@electric-sql/pglite';

type Listen = PGlite['listen'];

export interface Lent {
  readonly client: PGlite;
  /** Ends all listeners; afterwards `client` behaves as if it were closed. */
  readonly release: () => Promise<void>;
}

export function lend(own: PGlite): Lent {
  let isReleased = false;
  const listening = new Set<() => Promise<void>>();

  const listen: Listen = async (channel, callback) => {
    const stop = await own.listen(channel, callback);
    const once = async () => {
      if (listening.delete(once)) await stop();
    };
    listening.add(once);
    return once;
  };
  const refuse = () => Promise.reject(new Error('PGlite is closed'));

  const client = new Proxy(own, {
    get(_, key) {
      const value: unknown = Reflect.get(own, key, own);
      if (typeof value !== 'function') return value;
      if (isReleased) return refuse;
      return key === 'listen' ? listen : value.bind(own);
    },
  });

  return {
    client,
    async release() {
      isReleased = true;
      for (const stop of [...listening]) await stop();
    },
  };
}
