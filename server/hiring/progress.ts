/** How screenings get on, told live to the employer they are for, as server-sent events. */
import { type LiveFeed, liveFeed } from '../common/live-feed.ts';
import type { Queries } from '../db/database.ts';
import { type Progress, progressChannel } from './screening-stream.ts';

/** Its topics are employers. */
export type ProgressFeed = Pick<LiveFeed, 'follow' | 'close'>;

export const progressFeed = (orm: Queries): ProgressFeed =>
  liveFeed(orm, progressChannel, (payload) => {
    const { employer, id, job, version, status, total } = JSON.parse(payload) as Progress;
    return { topic: employer, data: { id, job_id: job, version, status, total } };
  });
