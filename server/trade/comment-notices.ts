/**
 * Notifies people of comments: those whom a comment mentions, the author it replies to, and the post's owner, if they may
 * see the post. Also stores how far each person has read a post's comments.
 */
import { and, count, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Paging } from '../../src/events/shared/paging.ts';
import { partsOf } from '../../src/events/thread/mentions.ts';
import { sliceOf } from '../common/page.ts';
import type { Queries } from '../db/database.ts';
import { commentNotices, comments, documents, orderNotices, postReads, posts } from '../db/schema.ts';
import { answerNotice, readAnswer } from '../people/merchant-requests.ts';
import { listOrderNotices, readOrderNotices } from './order-notices.ts';
import { cardsOf } from '../people/people-cards.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { seenBy } from './post-rights.ts';
import { findPost, type PostRow } from './posts.ts';

type CommentRow = typeof comments.$inferSelect;
type Kind = (typeof commentNotices.$inferSelect)['kind'];

/** Further mentions in a comment notify nobody. */
const maxMentions = 20;
/** Length of the quote in a notice, in UTF-16 code units. */
const quoteLength = 200;
/** Never cuts through a surrogate pair. */
const quoteOf = (body: string) => body.slice(0, quoteLength).replace(/[\uD800-\uDBFF]$/, '');

async function uidsOf(tx: Queries, userNames: readonly string[]): Promise<readonly string[]> {
  if (userNames.length === 0) return [];
  const name = sql<string>`${documents.fields} -> 'userName' ->> 'stringValue'`;
  const rows = await tx
    .select({ path: documents.path })
    .from(documents)
    .where(and(eq(documents.collection, sql`'users'`), inArray(name, [...userNames])));
  return rows.map(({ path }) => path.slice('users/'.length));
}

/** Each person is notified once per comment, even if an edit mentions them again. */
export async function notifyOfComment(
  tx: Queries,
  { post }: PostRow,
  comment: Pick<CommentRow, 'id' | 'author' | 'parentId' | 'body'>,
  at: Date,
): Promise<void> {
  const kindByUid = new Map<string, Kind>([[post.owner, 'comment']]);
  if (comment.parentId !== null) {
    const [parent] = await tx.select().from(comments).where(eq(comments.id, comment.parentId));
    if (parent?.author) kindByUid.set(parent.author, 'reply');
  }
  const named = [...new Set(partsOf(comment.body).flatMap(({ userName }) => userName ?? []))];
  for (const uid of await uidsOf(tx, named.slice(0, maxMentions))) kindByUid.set(uid, 'mention');
  if (comment.author !== null) kindByUid.delete(comment.author);
  for (const [uid, kind] of kindByUid) {
    const reader: Asker = { uid, isAdmin: false, isMerchant: false };
    const [seen] = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.id, post.id), seenBy(reader)));
    if (!seen) continue;
    await tx
      .insert(commentNotices)
      .values({ uid, commentId: comment.id, kind, createdAt: at })
      .onConflictDoNothing();
  }
}

/** Notices of comments that are not deleted, on posts that this person may still see. */
const isShown = (asker: Asker) =>
  and(eq(commentNotices.uid, asker.uid), isNull(comments.deletedAt), seenBy(asker))!;

/** Newest first. */
export async function listNotices(
  { db: { orm } }: TradeParts,
  asker: Asker,
  query: Paging,
): Promise<Schemas['NoticePage']> {
  const { limit, offset } = sliceOf(query);
  const rows = await orm
    .select({ notice: commentNotices, comment: comments, post: posts })
    .from(commentNotices)
    .innerJoin(comments, eq(comments.id, commentNotices.commentId))
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(isShown(asker))
    .orderBy(desc(commentNotices.createdAt), commentNotices.commentId)
    .limit(limit)
    .offset(offset);
  const [sums] = await orm
    .select({ total: count(), read: count(commentNotices.readAt) })
    .from(commentNotices)
    .innerJoin(comments, eq(comments.id, commentNotices.commentId))
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(isShown(asker));
  const cards = await cardsOf(
    orm,
    rows.map(({ comment }) => comment.author),
  );
  const { total, read } = sums!;
  const merchantAnswer = await answerNotice(orm, asker.uid);
  const orders = await listOrderNotices(orm, asker.uid);
  return {
    merchantAnswer,
    orders,
    notices: rows.map(({ notice, comment, post }) => ({
      kind: notice.kind,
      commentId: comment.id,
      author: comment.author === null ? null : cards(comment.author),
      quote: quoteOf(comment.body),
      post: { id: post.id, kind: post.kind, caption: post.caption },
      createdAt: notice.createdAt.toISOString(),
      read: notice.readAt !== null,
    })),
    total,
    unread:
      total - read + (merchantAnswer?.read === false ? 1 : 0) + orders.filter((order) => !order.read).length,
  };
}

/** Marks notices as read: one comment's, one order's, those up to `until`, or all of them when nothing is given. */
export async function readNotices(
  { db: { orm }, clock }: TradeParts,
  { uid }: Asker,
  { until, commentId, order = null }: Schemas['ReadNotices'],
): Promise<void> {
  if (commentId === null) await readOrderNotices(orm, uid, { until, order }, clock());
  if (order !== null) return;
  if (commentId === null) await readAnswer(orm, uid, until, clock());
  await orm
    .update(commentNotices)
    .set({ readAt: clock() })
    .where(
      and(
        eq(commentNotices.uid, uid),
        isNull(commentNotices.readAt),
        until === null ? undefined : lte(commentNotices.createdAt, new Date(until)),
        commentId === null ? undefined : eq(commentNotices.commentId, commentId),
      ),
    );
}

/**
 * How far this person has read, ISO 8601; null: never. For the post's owner it starts at the post's creation, so all
 * comments are new.
 */
export async function readUntil(
  orm: Queries,
  asker: Asker | null,
  { post }: PostRow,
): Promise<string | null> {
  if (asker === null) return null;
  const [read] = await orm
    .select()
    .from(postReads)
    .where(and(eq(postReads.postId, post.id), eq(postReads.uid, asker.uid)));
  const until = read?.until ?? (post.owner === asker.uid ? post.createdAt : null);
  return until?.toISOString() ?? null;
}

/** Never moves backwards. Notices of the post's comments up to then are marked as read too. */
export async function readComments(
  parts: TradeParts,
  asker: Asker,
  postId: string,
  { until }: Schemas['ReadUntil'],
): Promise<void> {
  const { orm } = parts.db;
  await findPost(orm, postId, asker);
  // Not in the future: comments still to come would count as read.
  const at = new Date(Math.min(Date.parse(until), parts.clock().getTime()));
  await orm
    .insert(postReads)
    .values({ postId, uid: asker.uid, until: at })
    .onConflictDoUpdate({
      target: [postReads.postId, postReads.uid],
      set: { until: sql`greatest(${postReads.until}, excluded.until)` },
    });
  const ofPost = sql`${commentNotices.commentId} in (select ${comments.id} from ${comments} where ${comments.postId} = ${postId} and ${comments.createdAt} <= ${at.toISOString()})`;
  await orm
    .update(commentNotices)
    .set({ readAt: parts.clock() })
    .where(and(eq(commentNotices.uid, asker.uid), isNull(commentNotices.readAt), ofPost));
}

const keptMs = 180 * 24 * 60 * 60 * 1000;

/** Deletes notices that are older than `keptMs`. */
export async function sweepNotices({ db, clock }: Pick<TradeParts, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - keptMs);
  await db.orm.delete(commentNotices).where(lt(commentNotices.createdAt, before));
  await db.orm.delete(orderNotices).where(lt(orderNotices.createdAt, before));
}
