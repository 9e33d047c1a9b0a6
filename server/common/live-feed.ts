/**
 * Server-sent events about topics, from every process on the database. A notice is only a hint to fetch the current state:
 * a client is told to do so (`again`) when it connects, and after the connection to the database was lost.
 */
import { PassThrough, type Readable } from 'node:stream';
import { type ListenClient, listenTo } from '../db/channel.ts';
import type { Queries } from '../db/database.ts';
import { Problem } from '../problem.ts';
import { heartbeat, heartbeatMs, serverSent } from './server-sent.ts';

export interface LiveFeed {
  /**
   * A stream of the notices of one topic. It ends after 10 minutes, and the client reconnects with a current token.
   * @param viewer whose open streams are counted together
   * @param mayStill asked before each notice whether the reader may still see it; by default always true
   * @throws Problem `too-many` when `viewer` has too many streams open
   */
  follow(topic: string, viewer: string, mayStill?: () => Promise<boolean>): Readable;
  close(): Promise<void>;
}

/** A payload of the channel: its topic, and the data to send. */
export interface LiveNotice {
  readonly topic: string;
  readonly data: object;
}

interface Reader {
  readonly stream: PassThrough;
  readonly viewer: string;
  readonly mayStill: () => Promise<boolean>;
}

const maxStreamMs = 10 * 60_000;
const maxOpenEach = 10;

const again = serverSent({ event: 'again', data: {} });

export function liveFeed(orm: Queries, channel: string, noticeOf: (payload: string) => LiveNotice): LiveFeed {
  const readers = new Map<string, Set<Reader>>();
  const open = new Map<string, number>();
  const { $client } = orm as { $client?: ListenClient };
  const all = () => [...readers.values()].flatMap((ofTopic) => [...ofTopic]);

  async function send({ stream, mayStill }: Reader, line: string): Promise<void> {
    // A failed check ends no stream: a notice reveals nothing by itself.
    const may = await mayStill().catch(() => true);
    if (!may) stream.end();
    // Skipped while the client is not reading: a lost notice does not matter.
    else if (!stream.writableNeedDrain && stream.writable) stream.write(line);
  }
  const publish = ({ topic, data }: LiveNotice) => {
    const line = serverSent({ data });
    for (const reader of readers.get(topic) ?? []) void send(reader, line);
  };
  const sendAgain = async () => {
    for (const reader of all()) await send(reader, again);
  };
  const listening = listenTo($client, channel, (payload) => publish(noticeOf(payload)), sendAgain);
  const heartbeats = setInterval(() => {
    for (const { stream } of all()) if (stream.writable) stream.write(heartbeat);
  }, heartbeatMs).unref();

  return {
    follow(topic, viewer, mayStill = async () => true) {
      const count = open.get(viewer) ?? 0;
      if (count >= maxOpenEach) {
        throw new Problem(429, 'too-many', 'This page is open too many times. Close some of them.');
      }
      open.set(viewer, count + 1);
      const stream = new PassThrough();
      const reader: Reader = { stream, viewer, mayStill };
      const ofTopic = readers.get(topic) ?? new Set();
      const timer = setTimeout(() => stream.end(), maxStreamMs).unref();
      stream.on('close', () => {
        clearTimeout(timer);
        ofTopic.delete(reader);
        if (ofTopic.size === 0 && readers.get(topic) === ofTopic) readers.delete(topic);
        const left = (open.get(viewer) ?? 1) - 1;
        if (left > 0) open.set(viewer, left);
        else open.delete(viewer);
      });
      readers.set(topic, ofTopic.add(reader));
      listening.start();
      stream.write(again);
      return stream;
    },
    async close() {
      clearInterval(heartbeats);
      for (const { stream } of all()) stream.end();
      await listening.close();
    },
  };
}
