/**
 * Waiting for something to happen to a topic, told on a channel of the database by whichever process it happened in. A
 * notice is only a hint to look; one that was lost costs a moment.
 */
import { type ListenClient, listenTo } from '../db/channel.ts';
import type { Queries } from '../db/database.ts';

export interface News {
  /**
   * Begins to listen, so that what happens between a look and the wait is not missed.
   * @returns resolves with the next notice of the topic, after a moment without one, or once the signal is aborted
   */
  next(topic: string, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** As long as a lost notice is noticed late. */
const lookAnywayMs = 2000;

export function newsOf(orm: Queries, channel: string): News {
  const waiting = new Map<string, Set<() => void>>();
  const { $client } = orm as { $client?: ListenClient };
  const wake = (topic: string) => {
    for (const go of waiting.get(topic) ?? []) go();
  };
  const listening = listenTo($client, channel, wake, async () => [...waiting.keys()].forEach(wake));

  return {
    next(topic, signal) {
      listening.start();
      return new Promise((resolve) => {
        const own = waiting.get(topic) ?? new Set();
        waiting.set(topic, own);
        const go = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', go);
          own.delete(go);
          if (own.size === 0 && waiting.get(topic) === own) waiting.delete(topic);
          resolve();
        };
        const timer = setTimeout(go, lookAnywayMs).unref();
        signal.addEventListener('abort', go);
        own.add(go);
        if (signal.aborted) go();
      });
    },
    close: () => listening.close(),
  };
}
