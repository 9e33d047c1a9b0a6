/** Periodically removes unfinished uploads, unused media, old notices, and deleted content that can no longer be restored. */
import { sweepDeletedEstimates } from '../bluebook/estimates.ts';
import { sweepNotices } from '../comment-notices.ts';
import type { TradeParts } from '../parts.ts';
import { sweepDeletedComments } from '../comments.ts';
import { sweepDeletedPosts } from '../posts.ts';
import { sweepDeletedTranscripts } from '../transcripts.ts';
import { sweepUnusedMedia } from './media.ts';
import { sweepUploads } from './uploads.ts';

export const sweepMediaEveryMs = 10 * 60_000;

export async function sweepMedia(
  parts: Pick<TradeParts, 'db' | 'files' | 'uploads' | 'clock'>,
): Promise<void> {
  await sweepDeletedPosts(parts);
  await sweepDeletedComments(parts);
  await sweepDeletedTranscripts(parts);
  await sweepDeletedEstimates(parts);
  await sweepUploads(parts);
  await sweepUnusedMedia(parts);
  await sweepNotices(parts);
}
