/** Sends the progress of screenings live to their employer, as server-sent events. */
import { type LiveFeed, liveFeed } from '../common/live-feed.ts';
import type { Queries } from '../db/database.ts';
import { type Progress, progressChannel } from './screening-stream.ts';

/** Topics are employer uids. */
export type ProgressFeed = Pick<LiveFeed, 'follow' | 'close'>;

export const progressFeed = (orm: Queries): ProgressFeed =>
  liveFeed(orm, progressChannel, (payload) => {
    const { employer, id, job, version, status, total } = JSON.parse(payload) as Progress;
    return { topic: employer, data: { id, job_id: job, version, status, total } };
  });
