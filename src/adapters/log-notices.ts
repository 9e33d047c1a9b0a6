/**
 * Notifies the tabs of one browser that a stream has grown. A notice is only a hint: it carries nothing but
 * the stream's new head, and a lost one only delays the other tabs.
 */
import type { Head } from '../events/log/event.ts';

export interface LogNotices {
  /** Notifies this tab's listeners and all other tabs. */
  notify(stream: string, head: Head): void;
  /** Everything was erased: notifies the listeners of every stream, in all tabs. */
  notifyErased(): void;
  listen(stream: string, listener: (head: Head) => void): () => void;
  close(): void;
}

type Notice = { readonly stream: string; readonly head: Head } | { readonly erased: true };

/** @param empty the head of an erased stream */
export function openLogNotices(name: string, empty: Head): LogNotices {
  const listeners = new Map<string, Set<(head: Head) => void>>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

  const deliver = (notice: Notice) => {
    const streams = 'erased' in notice ? [...listeners.keys()] : [notice.stream];
    const head = 'erased' in notice ? empty : notice.head;
    for (const stream of streams) for (const listener of [...(listeners.get(stream) ?? [])]) listener(head);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNotice(data)) deliver(data);
  });
  const send = (notice: Notice) => {
    queueMicrotask(() => deliver(notice));
    channel?.postMessage(notice);
  };

  return {
    notify: (stream, head) => send({ stream, head }),
    notifyErased: () => send({ erased: true }),
    listen(stream, listener) {
      const set = listeners.get(stream) ?? new Set();
      listeners.set(stream, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(stream) === set) listeners.delete(stream);
      };
    },
    close() {
      listeners.clear();
      channel?.close();
    },
  };
}

/** Checked, since the other tab may run another version of the app. */
function isNotice(data: unknown): data is Notice {
  if (typeof data !== 'object' || data === null) return false;
  if ('erased' in data) return data.erased === true;
  if (!('stream' in data && 'head' in data)) return false;
  const { stream, head } = data;
  return (
    typeof stream === 'string' &&
    typeof head === 'object' &&
    head !== null &&
    'seq' in head &&
    'hash' in head &&
    typeof head.seq === 'number' &&
    typeof head.hash === 'string'
  );
}
