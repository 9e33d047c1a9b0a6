/** How analyses get on, told live to those who made them, as server-sent events: ids, numbers and a state. */
import { type SQL, sql } from 'drizzle-orm';
import type { Analysis } from '../../src/events/analysis/projection.ts';
import { type LiveFeed, liveFeed } from '../common/live-feed.ts';
import type { Queries } from '../db/database.ts';

/** Its topics are owners. */
export type ProgressFeed = Pick<LiveFeed, 'follow' | 'close'>;

/** PostgreSQL's name of the channel on which servers tell each other. */
const channel = 'patina_analyses';

interface Progress {
  readonly id: string;
  /** uid. */
  readonly owner: string;
  readonly version: number;
  readonly status: Analysis['status'];
}

/** Reaches the listeners when the transaction commits, and never when it does not. */
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
