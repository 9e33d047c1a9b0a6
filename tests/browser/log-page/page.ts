/** Runs in the browser: opens IndexedDB logs and answers calls about them in JSON. */
import { eraseDatabase, type IndexedDbLog, openIndexedDbLog } from '../../../src/adapters/indexeddb-log.ts';
import type { EventRecord, Head } from '../../../src/events/log/event.ts';
import type { ReadRange } from '../../../src/events/log/log.ts';
import { isJournal } from '../../../src/events/streams.ts';

declare global {
  interface Window {
    logPage: typeof logPage;
    /** Installed by the test. */
    heard(subscription: number, head: Head): void;
  }
}

const logs: IndexedDbLog[] = [];
const subscriptions: (() => void)[] = [];
const sections: (() => void)[] = [];

/** Serializes an error of the log, so that the other side can throw it again. */
const reported = (error: unknown) => {
  const { name, message, ...fields } = error as Error & Record<string, unknown>;
  return { name, message, ...fields, cause: undefined };
};

async function drain(batches: AsyncIterable<readonly EventRecord[]>) {
  const read: (readonly EventRecord[])[] = [];
  try {
    for await (const batch of batches) read.push(batch);
    return { read, error: null };
  } catch (error) {
    return { read, error: reported(error) };
  }
}

const logPage = {
  /** @returns the number that identifies the log in later calls */
  open: (name: string, version?: number) =>
    logs.push(openIndexedDbLog({ name, isJournal, ...(version === undefined ? {} : { version }) })) - 1,

  async call(log: number, method: keyof IndexedDbLog, args: string): Promise<string> {
    const on = logs[log] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    try {
      const result = await on[method]!(...(JSON.parse(args) as unknown[]));
      return JSON.stringify({ result: result ?? null, error: null });
    } catch (error) {
      return JSON.stringify({ result: null, error: reported(error) });
    }
  },

  async read(log: number, stream: string, range: ReadRange): Promise<string> {
    return JSON.stringify(await drain(logs[log]!.read(stream, range)));
  },

  async readVerified(log: number, stream: string, from: Head): Promise<string> {
    return JSON.stringify(await drain(logs[log]!.readVerified(stream, from)));
  },

  /** Reads the first batch and stops. */
  async readOneBatch(log: number, stream: string, from: Head): Promise<number> {
    for await (const batch of logs[log]!.readVerified(stream, from)) return batch.length;
    return 0;
  },

  subscribe(log: number, stream: string): number {
    const subscription = subscriptions.length;
    return subscriptions.push(logs[log]!.subscribe(stream, (head) => window.heard(subscription, head))) - 1;
  },

  /** Resolves inside the exclusive section, with the number that ends it. */
  enter: (log: number, stream: string) =>
    new Promise<number>((entered) => {
      void logs[log]!.exclusively(
        stream,
        () => new Promise<void>((leave) => entered(sections.push(leave) - 1)),
      );
    }),

  leave: (section: number) => sections[section]?.(),

  unsubscribe: (subscription: number) => subscriptions[subscription]?.(),

  eraseDatabase,
};

window.logPage = logPage;
