/** Reports of posts that people send to admins, and what admins do about them. */
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { requireRoom } from '../budget/room.ts';
import type { Paging } from '../../src/events/shared/paging.ts';
import { sliceOf } from '../common/page.ts';
import { notFound } from '../common/rows.ts';
import { postReports, posts } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { cardsOf } from '../people/people-cards.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { findPost, getPost, getPosts } from './posts.ts';

/** Reporting the same post again replaces the earlier report. */
export async function reportPost(
  parts: TradeParts,
  { uid, ...asker }: Asker,
  id: string,
  { reason }: Schemas['Reason'],
): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const { post } = await findPost(tx, id, { uid, ...asker });
    if (post.owner === uid) throw new Problem(409, 'own-post', 'This is your own post.');
    const row = { postId: id, reporter: uid, reason, createdAt: parts.clock() };
    await tx
      .insert(postReports)
      .values(row)
      .onConflictDoUpdate({
        target: [postReports.postId, postReports.reporter],
        set: { reason, createdAt: row.createdAt },
      });
    await requireRoom(tx, 'postReports', uid, parts.storageAllowance);
  });
}

/** This person's own report of the post, until an admin has dealt with it. */
export async function getOwnReport(
  { db: { orm } }: TradeParts,
  asker: Asker,
  id: string,
): Promise<Schemas['OwnReport']> {
  await findPost(orm, id, asker);
  const [own] = await orm
    .select()
    .from(postReports)
    .where(and(eq(postReports.postId, id), eq(postReports.reporter, asker.uid)));
  return { report: own ? { reason: own.reason, createdAt: own.createdAt.toISOString() } : null };
}

export interface ReportedQuery extends Paging {
  readonly show: 'reported' | 'taken-down';
}

export const listReportedPosts = (parts: TradeParts, asker: Asker, { show, ...page }: ReportedQuery) =>
  show === 'reported' ? listWithReports(parts, asker, page) : listTakenDown(parts, asker, page);

/** Posts that were taken down, latest first. Their reports have been deleted. */
async function listTakenDown(
  parts: TradeParts,
  asker: Asker,
  page: Paging,
): Promise<Schemas['ReportedPostPage']> {
  const { orm } = parts.db;
  const { limit, offset } = sliceOf(page);
  const where = and(isNotNull(posts.takenDownAt), isNull(posts.deletedAt));
  const found = await orm
    .select({ id: posts.id })
    .from(posts)
    .where(where)
    .orderBy(desc(posts.takenDownAt), posts.id)
    .limit(limit)
    .offset(offset);
  const shown = await getPosts(
    parts,
    asker,
    found.map(({ id }) => id),
  );
  return { posts: shown.map((post) => ({ post, reports: [] })), total: await orm.$count(posts, where) };
}

/** Posts with open reports, latest report first. */
async function listWithReports(
  parts: TradeParts,
  asker: Asker,
  page: Paging,
): Promise<Schemas['ReportedPostPage']> {
  const { orm } = parts.db;
  const { limit, offset } = sliceOf(page);
  const latest = sql`max(${postReports.createdAt})`;
  const isThere = isNull(posts.deletedAt);
  const found = await orm
    .select({ postId: postReports.postId })
    .from(postReports)
    .innerJoin(posts, eq(posts.id, postReports.postId))
    .where(isThere)
    .groupBy(postReports.postId)
    .orderBy(desc(latest), postReports.postId)
    .limit(limit)
    .offset(offset);
  const ids = found.map(({ postId }) => postId);
  const reports =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(postReports)
          .where(inArray(postReports.postId, ids))
          .orderBy(postReports.createdAt);
  const cards = await cardsOf(
    orm,
    reports.map(({ reporter }) => reporter),
  );
  const shown = await getPosts(parts, asker, ids);
  const isReported = sql`exists (select from ${postReports} where ${postReports.postId} = ${posts.id})`;
  return {
    posts: shown.map((post) => ({
      post,
      reports: reports
        .filter(({ postId }) => postId === post.id)
        .map(({ reporter, reason, createdAt }) => ({
          reporter: cards(reporter),
          reason,
          createdAt: createdAt.toISOString(),
        })),
    })),
    total: await orm.$count(posts, and(isThere, isReported)),
  };
}

/** Deletes the reports and leaves the post as it is. */
export async function dismissReports({ db }: TradeParts, asker: Asker, id: string): Promise<void> {
  await findPost(db.orm, id, asker);
  await db.orm.delete(postReports).where(eq(postReports.postId, id));
}

/** Hides the post from everybody but admins and its owner, and deletes its reports. */
export async function takePostDown(
  parts: TradeParts,
  asker: Asker,
  id: string,
  { reason }: Schemas['Reason'],
): Promise<Schemas['Post']> {
  await inTransaction(parts.db, async (tx) => {
    await findPost(tx, id, asker);
    const takenDown = { takenDownAt: parts.clock(), takenDownBecause: reason };
    await tx.update(posts).set(takenDown).where(eq(posts.id, id));
    await tx.delete(postReports).where(eq(postReports.postId, id));
  });
  return getPost(parts, asker, id);
}

/** Undoes taking the post down: its owner's visibility setting applies again. */
export async function putPostBack(parts: TradeParts, asker: Asker, id: string): Promise<Schemas['Post']> {
  const restored = await parts.db.orm
    .update(posts)
    .set({ takenDownAt: null, takenDownBecause: null })
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
    .returning({ id: posts.id });
  if (restored.length === 0) throw notFound('post');
  return getPost(parts, asker, id);
}
