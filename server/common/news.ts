/**
 * Waits for notices about a topic, sent over a channel of the database by any process. A notice is only a hint to look;
 * a lost one costs a delay of at most two seconds.
 */
import { type ListenClient, listenTo } from '../db/channel.ts';
import type { Queries } from '../db/database.ts';

export interface News {
  /**
   * Starts listening at once: call it before you look, so that no notice between looking and waiting is missed.
   * @returns resolves at the next notice of the topic, after two seconds without one, or once the signal is aborted
   */
  next(topic: string, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Longest wait without a notice, and so the delay that a lost notice causes. */
const maxWaitMs = 2000;

export function newsOf(orm: Queries, channel: string): News {
  const waiting = new Map<string, Set<() => void>>();
  const { $client } = orm as { $client?: ListenClient };
  const wake = (topic: string) => {
    for (const finish of waiting.get(topic) ?? []) finish();
  };
  const listening = listenTo($client, channel, wake, async () => [...waiting.keys()].forEach(wake));

  return {
    next(topic, signal) {
      listening.start();
      return new Promise((resolve) => {
        const ofTopic = waiting.get(topic) ?? new Set();
        waiting.set(topic, ofTopic);
        const finish = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', finish);
          ofTopic.delete(finish);
          if (ofTopic.size === 0 && waiting.get(topic) === ofTopic) waiting.delete(topic);
          resolve();
        };
        const timer = setTimeout(finish, maxWaitMs).unref();
        signal.addEventListener('abort', finish);
        ofTopic.add(finish);
        if (signal.aborted) finish();
      });
    },
    close: () => listening.close(),
  };
}
