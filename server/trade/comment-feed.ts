/** Tells those who have a post open, at every process on the database, that something was said about it; never what. */
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LiveFeed, liveFeed } from '../common/live-feed.ts';
import type { Queries } from '../db/database.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { TradeParts } from './parts.ts';
import { findPost } from './posts.ts';

const channel = 'patina_comments';

/** Reaches the listeners when the transaction commits, and never when it does not. */
export async function announceComment(tx: Queries, postId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${postId})`);
}

export const commentFeed = (orm: Queries): LiveFeed =>
  liveFeed(orm, channel, (postId) => ({ topic: postId, data: {} }));

/** For whoever sees the post, as long as they do. */
export async function followComments(
  { db: { orm } }: TradeParts,
  feed: LiveFeed,
  asker: Asker | null,
  postId: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  await findPost(orm, postId, asker);
  // It has no end: whoever does not know that would wait for it.
  if (request.headers.accept?.includes('text/event-stream') !== true) {
    throw new Problem(406, 'not-acceptable', 'This is only to be had as text/event-stream.');
  }
  const mayStill = () =>
    findPost(orm, postId, asker).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false;
        throw error;
      },
    );
  const stream = feed.follow(postId, asker?.uid ?? request.ip, mayStill);
  return reply.type('text/event-stream').send(stream);
}
