/**
 * Transcripts of posts, line by line: written by the post's owner, read by anybody who may see the post, and shown by
 * players as captions.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { toVtt } from '../../src/events/transcription/captions.ts';
import { requireRoom } from '../budget/room.ts';
import { notFound } from '../common/rows.ts';
import type { Queries } from '../db/database.ts';
import { postTranscripts } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { changeable, findPost } from './posts.ts';
import { deletedBy, isOver, isRestorable, notDeleted } from './undo.ts';

type Row = typeof postTranscripts.$inferSelect;

async function rowOf(orm: Queries, postId: string): Promise<Row> {
  const [row] = await orm
    .select()
    .from(postTranscripts)
    .where(and(eq(postTranscripts.postId, postId), isNull(postTranscripts.deletedAt)));
  if (!row) throw notFound('transcript');
  return row;
}

const asTranscript = ({ language, lines, changedAt }: Row): Schemas['Transcript'] => ({
  language,
  lines: lines.map(({ startMs, endMs, text }) => ({ startMs, endMs, text })),
  changedAt: changedAt.toISOString(),
});

/** @throws Problem 404, also when there is none */
export async function getTranscript(
  { db: { orm } }: TradeParts,
  asker: Asker | null,
  postId: string,
): Promise<Schemas['Transcript']> {
  await findPost(orm, postId, asker);
  return asTranscript(await rowOf(orm, postId));
}

/** Replaces the existing transcript. Only the post's owner may write one, not even admins. */
export async function saveTranscript(
  parts: TradeParts,
  asker: Asker,
  postId: string,
  { language, lines }: Schemas['NewTranscript'],
): Promise<Schemas['Transcript']> {
  const wrongLine = lines.findIndex(({ endMs, startMs }, i) => {
    const next = lines[i + 1];
    return (endMs !== null && endMs < startMs) || (next !== undefined && next.startMs < startMs);
  });
  if (wrongLine >= 0)
    throw new Problem(
      400,
      'bad-request',
      `Line ${wrongLine + 1} ends before it begins, or the next one does.`,
      'lines',
    );
  return inTransaction(parts.db, async (tx) => {
    const { post } = await findPost(tx, postId, asker);
    if (post.owner !== asker.uid) {
      throw new Problem(403, 'not-allowed', 'You can write captions only for your own posts.');
    }
    if (post.kind === 'photo') {
      throw new Problem(409, 'no-recording', 'Nothing is said in a photo.');
    }
    const content = { language, lines, changedAt: parts.clock(), ...notDeleted };
    const [row] = await tx
      .insert(postTranscripts)
      .values({ postId, owner: post.owner, ...content })
      .onConflictDoUpdate({ target: postTranscripts.postId, set: content })
      .returning();
    await requireRoom(tx, 'transcripts', post.owner, parts.storageAllowance);
    return asTranscript(row!);
  });
}

/** For the post's owner and admins; it can be restored for `undoMs`. Idempotent. */
export async function deleteTranscript(parts: TradeParts, asker: Asker, postId: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const { post } = await changeable(tx, asker, postId);
    await tx
      .update(postTranscripts)
      .set(deletedBy(parts, asker, post.owner))
      .where(and(eq(postTranscripts.postId, postId), isNull(postTranscripts.deletedAt)));
  });
}

/** Idempotent. @throws Problem 404, also when it is too late, or this person may not restore it */
export async function restoreTranscript(
  parts: TradeParts,
  asker: Asker,
  postId: string,
): Promise<Schemas['Transcript']> {
  return inTransaction(parts.db, async (tx) => {
    const { post } = await changeable(tx, asker, postId);
    const [row] = await tx
      .select()
      .from(postTranscripts)
      .where(eq(postTranscripts.postId, postId))
      .for('update');
    if (row && isRestorable(parts, asker, { ...row, author: post.owner })) {
      await tx.update(postTranscripts).set(notDeleted).where(eq(postTranscripts.postId, postId));
    }
    return asTranscript(await rowOf(tx, postId));
  });
}

/** Removes transcripts that can no longer be restored. */
export async function sweepDeletedTranscripts(parts: Pick<TradeParts, 'db' | 'clock'>): Promise<void> {
  await parts.db.orm.delete(postTranscripts).where(isOver(parts, postTranscripts.deletedAt));
}

/** Sends the transcript as WebVTT. @param cacheControl as for the post's other files */
export async function sendCaptions(
  { db: { orm } }: TradeParts,
  postId: string,
  durationMs: number | null,
  reply: FastifyReply,
  cacheControl: string,
): Promise<FastifyReply> {
  const { lines } = await rowOf(orm, postId);
  return reply
    .header('cache-control', cacheControl)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type('text/vtt; charset=utf-8')
    .send(toVtt(lines, durationMs));
}
