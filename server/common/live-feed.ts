/**
 * Server-sent events about topics, from every process on the database. A notice is only a hint to look: whoever connects is
 * told to look once first, and again after a break.
 */
import { PassThrough, type Readable } from 'node:stream';
import { type ListenClient, listenTo } from '../db/channel.ts';
import type { Queries } from '../db/database.ts';
import { Problem } from '../problem.ts';
import { heartbeat, heartbeatMs, serverSent } from './server-sent.ts';

export interface LiveFeed {
  /**
   * The notices of one topic. It ends by itself after some minutes, and the reader comes again with a token of then.
   * @param who counts what somebody has open
   * @param mayStill asked before each notice; without it, whoever may once may until the end
   * @throws Problem `too-many` when they have too many open
   */
  follow(topic: string, who: string, mayStill?: () => Promise<boolean>): Readable;
  close(): Promise<void>;
}

/** What a payload of the channel is about, and what is told of it. */
export interface LiveNotice {
  readonly topic: string;
  readonly data: object;
}

interface Reader {
  readonly stream: PassThrough;
  readonly who: string;
  readonly mayStill: () => Promise<boolean>;
}

const longestMs = 10 * 60_000;
const maxForOne = 10;

const again = serverSent({ event: 'again', data: {} });

export function liveFeed(orm: Queries, channel: string, noticeOf: (payload: string) => LiveNotice): LiveFeed {
  const readers = new Map<string, Set<Reader>>();
  const open = new Map<string, number>();
  const { $client } = orm as { $client?: ListenClient };
  const all = () => [...readers.values()].flatMap((own) => [...own]);

  async function tell({ stream, mayStill }: Reader, line: string): Promise<void> {
    // A database that hiccups ends nobody's stream: what is told says nothing by itself.
    const may = await mayStill().catch(() => true);
    if (!may) stream.end();
    // Whoever does not read is not waited for: a hint more or less does not matter.
    else if (!stream.writableNeedDrain && stream.writable) stream.write(line);
  }
  const publish = ({ topic, data }: LiveNotice) => {
    const line = serverSent({ data });
    for (const reader of readers.get(topic) ?? []) void tell(reader, line);
  };
  const lookAgain = async () => {
    for (const reader of all()) await tell(reader, again);
  };
  const listening = listenTo($client, channel, (payload) => publish(noticeOf(payload)), lookAgain);
  const beating = setInterval(() => {
    for (const { stream } of all()) if (stream.writable) stream.write(heartbeat);
  }, heartbeatMs).unref();

  return {
    follow(topic, who, mayStill = async () => true) {
      const count = open.get(who) ?? 0;
      if (count >= maxForOne) {
        throw new Problem(429, 'too-many', 'This page is open too many times. Close some of them.');
      }
      open.set(who, count + 1);
      const stream = new PassThrough();
      const reader: Reader = { stream, who, mayStill };
      const own = readers.get(topic) ?? new Set();
      const timer = setTimeout(() => stream.end(), longestMs).unref();
      stream.on('close', () => {
        clearTimeout(timer);
        own.delete(reader);
        if (own.size === 0 && readers.get(topic) === own) readers.delete(topic);
        const left = (open.get(who) ?? 1) - 1;
        if (left > 0) open.set(who, left);
        else open.delete(who);
      });
      readers.set(topic, own.add(reader));
      listening.start();
      stream.write(again);
      return stream;
    },
    async close() {
      clearInterval(beating);
      for (const { stream } of all()) stream.end();
      await listening.close();
    },
  };
}
