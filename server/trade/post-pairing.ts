/**
 * Pairs two photos of one owner as before and after, and separates them. Only the owner may, not even admins
 * (docs/decisions/0217).
 */
import { inArray, or } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { postPairs, posts } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { findPost, getPost, type PostRow } from './posts.ts';

/** @throws Problem 404 when the asker may not see it, 403 when it is somebody else's */
async function requireOwn(tx: Queries, { uid, ...asker }: Asker, id: string): Promise<PostRow['post']> {
  const { post } = await findPost(tx, id, { uid, ...asker });
  if (post.owner !== uid) throw new Problem(403, 'not-allowed', 'You can compare only your own photos.');
  return post;
}

/** The pairs that contain one of these posts. Locks the posts, always in the same order, until the transaction ends. */
async function lockPairs(tx: Queries, ids: readonly string[]): Promise<(typeof postPairs.$inferSelect)[]> {
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, [...ids]))
    .orderBy(posts.id)
    .for('no key update');
  return tx.select().from(postPairs).where(inAny(ids));
}

const inAny = (ids: readonly string[]) =>
  or(inArray(postPairs.afterId, [...ids]), inArray(postPairs.beforeId, [...ids]));

/** Idempotent; asked with the other side, it swaps the two. */
export async function pairPosts(
  parts: TradeParts,
  asker: Asker,
  id: string,
  { otherId, side }: Schemas['NewPair'],
): Promise<Schemas['Post']> {
  await inTransaction(parts.db, async (tx) => {
    const ids = [id, otherId];
    const own = [await requireOwn(tx, asker, id), await requireOwn(tx, asker, otherId)];
    if (id === otherId) {
      throw new Problem(409, 'same-post', 'A photo cannot be compared with itself.', 'otherId');
    }
    if (own.some(({ kind }) => kind !== 'photo')) {
      throw new Problem(409, 'not-a-photo', 'Only photos can be compared.', 'otherId');
    }
    const otherPartners = (await lockPairs(tx, ids))
      .flatMap(({ afterId, beforeId }) => [afterId, beforeId])
      .filter((paired) => !ids.includes(paired));
    if (await someExist(tx, otherPartners)) {
      const words = 'One of these photos is compared with another one already. Separate those two first.';
      throw new Problem(409, 'already-paired', words, 'otherId');
    }
    await tx.delete(postPairs).where(inAny(ids));
    const [afterId, beforeId] = side === 'after' ? [id, otherId] : [otherId, id];
    await tx.insert(postPairs).values({ afterId, beforeId });
  });
  return getPost(parts, asker, id);
}

/** Whether one of the posts is not deleted; a pair with a deleted photo may be replaced. */
async function someExist(tx: Queries, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const found = await tx
    .select({ deletedAt: posts.deletedAt })
    .from(posts)
    .where(inArray(posts.id, [...ids]));
  return found.some(({ deletedAt }) => deletedAt === null);
}

/** Idempotent. */
export async function unpairPosts(parts: TradeParts, asker: Asker, id: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    await requireOwn(tx, asker, id);
    await lockPairs(tx, [id]);
    await tx.delete(postPairs).where(inAny([id]));
  });
}
