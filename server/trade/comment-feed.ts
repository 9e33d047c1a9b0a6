/** Live notifications, across all server processes on the database, that a post's comments have changed; never their content. */
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LiveFeed, liveFeed } from '../common/live-feed.ts';
import type { Queries } from '../db/database.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { TradeParts } from './parts.ts';
import { findPost } from './posts.ts';

const channel = 'patina_comments';

/** Delivered when the transaction commits, and never if it rolls back. */
export async function announceComment(tx: Queries, postId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${postId})`);
}

export const commentFeed = (orm: Queries): LiveFeed =>
  liveFeed(orm, channel, (postId) => ({ topic: postId, data: {} }));

/** Streams notifications to anybody who may see the post, for as long as they may. */
export async function followComments(
  { db: { orm } }: TradeParts,
  feed: LiveFeed,
  asker: Asker | null,
  postId: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  await findPost(orm, postId, asker);
  // The stream never ends: a client that did not ask for a stream would wait forever.
  if (request.headers.accept?.includes('text/event-stream') !== true) {
    throw new Problem(406, 'not-acceptable', 'This is only to be had as text/event-stream.');
  }
  const mayStillSee = () =>
    findPost(orm, postId, asker).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false;
        throw error;
      },
    );
  const stream = feed.follow(postId, asker?.uid ?? request.ip, mayStillSee);
  return reply.type('text/event-stream').send(stream);
}
