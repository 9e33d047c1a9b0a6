/**
 * Comments on posts, and replies to them. Anybody who may see a post reads its comments and, signed in, writes some. Only
 * the author edits a comment; the author, the post's owner and admins delete it.
 */
import { and, asc, eq, ne, not, sql } from 'drizzle-orm';
import type { Paging } from '../../src/events/shared/paging.ts';
import { requireRoom } from '../budget/room.ts';
import { once } from '../common/once.ts';
import { sliceOf } from '../common/page.ts';
import { notFound } from '../common/rows.ts';
import type { Queries } from '../db/database.ts';
import { comments } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { cardsOf } from '../people/people-cards.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { announceComment } from './comment-feed.ts';
import { notifyOfComment, readUntil } from './comment-notices.ts';
import { findPost, type PostRow } from './posts.ts';
import { deletedBy, isOver, isRestorable, notDeleted } from './undo.ts';

type Row = typeof comments.$inferSelect;

/** Earlier versions kept per comment; the oldest are dropped first. */
const maxEarlier = 20;

async function asComments(
  { db: { orm }, clock }: Pick<TradeParts, 'db' | 'clock'>,
  asker: Asker | null,
  { post }: PostRow,
  rows: readonly Row[],
): Promise<Schemas['Comment'][]> {
  const cards = await cardsOf(
    orm,
    rows.map(({ author }) => author),
  );
  const seesAll = asker?.isAdmin === true || asker?.uid === post.owner;
  return rows.map((row) => {
    const { id, parentId, author, body, earlier, createdAt, editedAt, deletedAt } = row;
    const isThere = deletedAt === null;
    const seesEarlier = seesAll || (asker !== null && asker.uid === author);
    return {
      id,
      parentId,
      author: author === null ? null : cards(author),
      body: isThere ? body : '',
      earlier: isThere && seesEarlier ? [...earlier] : [],
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      deletedAt: deletedAt?.toISOString() ?? null,
      restorable: hasText(row) && isRestorable({ clock }, asker, row),
    };
  });
}

/** Oldest first: a reply always comes after the comment it answers. */
export async function listComments(
  parts: TradeParts,
  asker: Asker | null,
  postId: string,
  query: Paging,
): Promise<Schemas['CommentPage']> {
  const { orm } = parts.db;
  const post = await findPost(orm, postId, asker);
  const where = eq(comments.postId, postId);
  const { limit, offset } = sliceOf(query);
  const rows = await orm
    .select()
    .from(comments)
    .where(where)
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit)
    .offset(offset);
  return {
    comments: await asComments(parts, asker, post, rows),
    total: await orm.$count(comments, where),
    readUntil: await readUntil(orm, asker, post),
  };
}

/** The comment, the comments it answers up to the post, and all replies below it; beyond the limits, only the nearest ones. */
export async function getThread(
  parts: TradeParts,
  asker: Asker | null,
  id: string,
): Promise<Schemas['CommentThread']> {
  const { orm } = parts.db;
  const { post } = await findComment(orm, asker, id);
  const ids = sql`(
    with recursive above as (
      select id, parent_id, 0 as steps from comments where id = ${id}
      union all
      select c.id, c.parent_id, steps + 1 from comments c join above on c.id = above.parent_id
      where steps < ${maxAbove}
    ), below as (
      select id, created_at, 1 as steps from comments where parent_id = ${id}
      union all
      select c.id, c.created_at, steps + 1 from comments c join below on c.parent_id = below.id
      where steps < ${maxThread}
    )
    (select id from above)
    union all
    (select id from below order by steps, created_at, id limit ${maxThread - maxAbove - 1})
  )`;
  const rows = await orm
    .select()
    .from(comments)
    .where(sql`${comments.id} in ${ids}`)
    .orderBy(asc(comments.createdAt), asc(comments.id));
  return { postId: post.post.id, comments: await asComments(parts, asker, post, rows) };
}

const maxThread = 500;
const maxAbove = 200;

/** @throws Problem 404, also when the asker may not see the post */
async function findComment(
  orm: Queries,
  asker: Asker | null,
  id: string,
): Promise<{ row: Row; post: PostRow }> {
  const [row] = await orm.select().from(comments).where(eq(comments.id, id));
  if (!row) throw notFound('comment');
  return { row, post: await findPost(orm, row.postId, asker) };
}

export async function addComment(
  parts: TradeParts,
  asker: Asker,
  postId: string,
  { key, ...content }: Schemas['NewComment'],
): Promise<Schemas['Comment']> {
  const at = parts.clock();
  const asked = { postId, ...content };
  const request = { uid: asker.uid, key, operation: 'addComment', content: asked, at, lasting: false };
  const { id } = await inTransaction(parts.db, (tx) =>
    once(tx, request, async () => {
      const post = await findPost(tx, postId, asker);
      const parent = content.parentId === null ? null : await requireAnswerable(tx, postId, content.parentId);
      // By another process's clock, the parent may have been written later than now.
      const createdAt = new Date(Math.max(at.getTime(), (parent?.createdAt.getTime() ?? 0) + 1));
      const row = { id: newId(), postId, author: asker.uid, ...content, earlier: [], createdAt };
      await tx.insert(comments).values(row);
      await requireRoom(tx, 'comments', asker.uid, parts.storageAllowance);
      await notifyOfComment(tx, post, row, at);
      await announceComment(tx, postId);
      return { id: row.id };
    }),
  );
  return getComment(parts, asker, id);
}

async function getComment(parts: TradeParts, asker: Asker, id: string): Promise<Schemas['Comment']> {
  const { row, post } = await findComment(parts.db.orm, asker, id);
  return (await asComments(parts, asker, post, [row]))[0]!;
}

async function requireAnswerable(tx: Queries, postId: string, id: string): Promise<Row> {
  const [parent] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.postId, postId)))
    .for('update');
  if (!parent) throw notFound('comment');
  if (parent.deletedAt !== null) {
    throw new Problem(
      409,
      'deleted',
      'This comment was deleted meanwhile, so it cannot be answered.',
      'parentId',
    );
  }
  return parent;
}

/** Locks the comment until the transaction ends. */
async function lockComment(tx: Queries, asker: Asker, id: string): Promise<{ row: Row; post: PostRow }> {
  const { post } = await findComment(tx, asker, id);
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update');
  if (!row) throw notFound('comment');
  return { row, post };
}

/** The earlier text is kept, visible to the author, the post's owner and admins. */
export async function editComment(
  parts: TradeParts,
  asker: Asker,
  id: string,
  { body }: Schemas['ChangedComment'],
): Promise<Schemas['Comment']> {
  await inTransaction(parts.db, async (tx) => {
    const { row, post } = await lockComment(tx, asker, id);
    if (row.author !== asker.uid) {
      throw new Problem(403, 'not-allowed', 'You can change only your own comments.');
    }
    if (row.deletedAt !== null) throw new Problem(409, 'deleted', 'This comment was deleted.');
    if (row.body === body) return;
    const now = parts.clock();
    const earlier = [...row.earlier, { body: row.body, until: now.toISOString() }].slice(-maxEarlier);
    await tx.update(comments).set({ body, earlier, editedAt: now }).where(eq(comments.id, id));
    await notifyOfComment(tx, post, { ...row, body }, now);
    await announceComment(tx, row.postId);
  });
  return getComment(parts, asker, id);
}

/** Hides the text but keeps the comment's place in the thread; it can be restored for `undoMs`. Idempotent. */
export async function deleteComment(parts: TradeParts, asker: Asker, id: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const { row, post } = await lockComment(tx, asker, id);
    if (row.author !== asker.uid && post.post.owner !== asker.uid && !asker.isAdmin) {
      throw new Problem(403, 'not-allowed', 'You can delete your own comments, and those on your posts.');
    }
    if (row.deletedAt !== null) return;
    await tx
      .update(comments)
      .set(deletedBy(parts, asker, row.author))
      .where(eq(comments.id, id));
    await announceComment(tx, row.postId);
  });
}

/** Idempotent. @throws Problem 409 when it is too late, 403 when this person may not restore it */
export async function restoreComment(
  parts: TradeParts,
  asker: Asker,
  id: string,
): Promise<Schemas['Comment']> {
  await inTransaction(parts.db, async (tx) => {
    const { row } = await lockComment(tx, asker, id);
    if (row.deletedAt === null) return;
    if (row.deletedByOther ? !asker.isAdmin : row.author !== asker.uid) {
      throw new Problem(403, 'not-allowed', 'Only whoever wrote a comment and deleted it can bring it back.');
    }
    if (!hasText(row) || !isRestorable(parts, asker, row)) {
      throw new Problem(409, 'deleted', 'It is too late to bring this comment back.');
    }
    await tx.update(comments).set(notDeleted).where(eq(comments.id, id));
    await announceComment(tx, row.postId);
  });
  return getComment(parts, asker, id);
}

/** Older releases erased the text at once; such comments cannot be restored. */
const hasText = ({ body }: Pick<Row, 'body'>) => body !== '';

const withoutText = { body: '', earlier: [] } as const;

/** Erases the text of comments that can no longer be restored, and deletes those without replies. */
export async function sweepDeletedComments(parts: Pick<TradeParts, 'db' | 'clock'>): Promise<void> {
  const { orm } = parts.db;
  const over = isOver(parts, comments.deletedAt);
  await orm
    .update(comments)
    .set(withoutText)
    .where(and(over, ne(comments.body, '')));
  const answered = sql`exists (select from ${comments} as answers where answers.parent_id = ${comments.id})`;
  await orm.delete(comments).where(and(over, not(answered)));
}

/** Called when an account is removed: its comments lose text and author, but keep their places in threads. */
export async function removeCommentsOf(tx: Queries, uid: string, at: Date): Promise<void> {
  await tx
    .update(comments)
    .set({ ...withoutText, deletedAt: at, author: null })
    .where(eq(comments.author, uid));
}
