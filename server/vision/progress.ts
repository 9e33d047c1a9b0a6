/** Live progress of analyses for their owners, as server-sent events: ids, numbers and a state. */
import { type SQL, sql } from 'drizzle-orm';
import type { Analysis } from '../../src/events/analysis/projection.ts';
import { type LiveFeed, liveFeed } from '../common/live-feed.ts';
import type { Queries } from '../db/database.ts';

/** Topics are the uids of owners. */
export type ProgressFeed = Pick<LiveFeed, 'follow' | 'close'>;

/** Name of the PostgreSQL channel on which servers notify each other. */
const channel = 'patina_analyses';

interface Progress {
  readonly id: string;
  /** Its uid. */
  readonly owner: string;
  readonly version: number;
  readonly status: Analysis['status'];
}

/** Reaches listeners when the transaction commits, and only then. */
export async function announceProgress(
  tx: { execute(query: SQL): PromiseLike<unknown> },
  id: string,
  { owner, version, status }: Analysis,
): Promise<void> {
  const progress: Progress = { id, owner, version, status };
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(progress)})`);
}

export const progressFeed = (orm: Queries): ProgressFeed =>
  liveFeed(orm, channel, (payload) => {
    const { owner, ...data } = JSON.parse(payload) as Progress;
    return { topic: owner, data };
  });
