/**
 * How screenings get on, told live to the employer they are for, as server-sent events. It hears of every server on the
 * database. A notice is only a hint to look: whoever connects reads the list once first, and again after a break.
 */
import { PassThrough, type Readable } from 'node:stream';
import { type ListenClient, listenTo } from '../db/channel.ts';
import type { Queries } from '../db/database.ts';
import { Problem } from '../problem.ts';
import { type Progress, progressChannel } from './screening-stream.ts';

export interface ProgressFeed {
  /**
   * The notices for one employer. It ends by itself after some minutes, and the reader comes again with a token of then.
   * @throws Problem `too-many` when this person has too many open
   */
  follow(employer: string): Readable;
  close(): Promise<void>;
}

/** Proxies close what says nothing for a minute. */
const heartbeatMs = 25_000;
const longestMs = 10 * 60_000;
const maxForOne = 10;

export function progressFeed(orm: Queries): ProgressFeed {
  const readers = new Map<string, Set<PassThrough>>();
  const { $client } = orm as { $client?: ListenClient };

  const publish = ({ employer, id, job, version, status, total }: Progress) => {
    const line = `data: ${JSON.stringify({ id, job_id: job, version, status, total })}\n\n`;
    // Whoever does not read is not waited for: a hint more or less does not matter.
    for (const reader of readers.get(employer) ?? []) if (!reader.writableNeedDrain) reader.write(line);
  };
  const again = async () => {
    for (const all of readers.values()) for (const reader of all) reader.write('event: again\ndata: {}\n\n');
  };
  const channel = listenTo($client, progressChannel, (text) => publish(JSON.parse(text) as Progress), again);
  const heartbeat = setInterval(() => {
    for (const all of readers.values()) for (const reader of all) reader.write(': still here\n\n');
  }, heartbeatMs).unref();

  return {
    follow(employer) {
      const own = readers.get(employer) ?? new Set();
      if (own.size >= maxForOne) {
        throw new Problem(429, 'too-many', 'This page is open too many times. Close some of them.');
      }
      const reader = new PassThrough();
      const timer = setTimeout(() => reader.end(), longestMs).unref();
      reader.on('close', () => {
        clearTimeout(timer);
        own.delete(reader);
        if (own.size === 0 && readers.get(employer) === own) readers.delete(employer);
      });
      readers.set(employer, own.add(reader));
      channel.start();
      reader.write('event: again\ndata: {}\n\n');
      return reader;
    },
    async close() {
      clearInterval(heartbeat);
      for (const all of [...readers.values()]) for (const reader of [...all]) reader.end();
      await channel.close();
    },
  };
}
