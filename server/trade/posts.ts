/** Photo posts: who sees which, and what becomes of them. Rights are conditions of the queries themselves. */
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { accounts, pictures, posts } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { newId } from '../ids.ts';
import { notFound, orderBy } from '../common/rows.ts';
import { type ListQuery, offsetOf, type Schemas, type TradeParts } from './parts.ts';
import { cardsOf } from '../people/people-cards.ts';
import { asPicture, removePictures, renewKeys, requireOwnPictures } from './pictures.ts';
import { clientsOf, merchantsOf } from './relations.ts';

export interface PostQuery extends ListQuery<'createdAt'> {
  readonly from: 'mine' | 'public' | 'clients' | 'merchant';
}

const shared = eq(posts.visibility, 'clients');
const byClients = (uid: string) => and(shared, sql`${posts.owner} in ${clientsOf(uid)}`)!;
const byMerchant = (uid: string) => and(shared, sql`${posts.owner} in ${merchantsOf(uid)}`)!;
/** What somebody who may not sign in any more has published is seen by nobody else. */
const ownerIsActive = sql`${posts.owner} in (select ${accounts.uid} from ${accounts} where not ${accounts.disabled})`;

function seenBy(asker: Asker | null): SQL | undefined {
  if (asker?.isAdmin) return undefined;
  const open = and(eq(posts.visibility, 'public'), ownerIsActive);
  if (!asker) return open;
  const { uid } = asker;
  return or(open, eq(posts.owner, uid), and(or(byClients(uid), byMerchant(uid)), ownerIsActive));
}

function listed(from: PostQuery['from'], uid: string): SQL {
  switch (from) {
    case 'mine':
      return eq(posts.owner, uid);
    case 'public':
      return and(eq(posts.visibility, 'public'), ownerIsActive)!;
    case 'clients':
      return and(byClients(uid), ownerIsActive)!;
    case 'merchant':
      return and(byMerchant(uid), ownerIsActive)!;
  }
}

const selected = { post: posts, picture: pictures };
interface Row {
  readonly post: typeof posts.$inferSelect;
  readonly picture: typeof pictures.$inferSelect;
}

async function asPosts(orm: Queries, rows: readonly Row[]): Promise<Schemas['Post'][]> {
  const cards = await cardsOf(
    orm,
    rows.map(({ post }) => post.owner),
  );
  return rows.map(({ post: { id, owner, caption, visibility, createdAt }, picture }) => ({
    id,
    owner: cards(owner),
    caption,
    visibility,
    picture: asPicture(picture),
    createdAt: createdAt.toISOString(),
  }));
}

export async function listPosts(
  { db: { orm } }: TradeParts,
  { uid }: Asker,
  query: PostQuery,
): Promise<Schemas['PostPage']> {
  const wanted = query.search.trim().toLowerCase();
  const where = and(
    listed(query.from, uid),
    wanted === '' ? undefined : sql`strpos(lower(${posts.caption}), ${wanted}) > 0`,
  );
  const rows = await orm
    .select(selected)
    .from(posts)
    .innerJoin(pictures, eq(pictures.id, posts.pictureId))
    .where(where)
    .orderBy(...orderBy(query.sort, { createdAt: sql`${posts.createdAt}` }, sql`${posts.id}`))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  return { posts: await asPosts(orm, rows), total: await orm.$count(posts, where) };
}

async function findPost(orm: Queries, id: string, asker: Asker | null): Promise<Row> {
  const [row] = await orm
    .select(selected)
    .from(posts)
    .innerJoin(pictures, eq(pictures.id, posts.pictureId))
    .where(and(eq(posts.id, id), seenBy(asker)));
  if (!row) throw notFound('photo');
  return row;
}

export async function getPost({ db: { orm } }: TradeParts, asker: Asker | null, id: string) {
  const [post] = await asPosts(orm, [await findPost(orm, id, asker)]);
  return post!;
}

export async function createPost(
  parts: TradeParts,
  asker: Asker,
  { pictureId, caption, visibility }: Schemas['NewPost'],
): Promise<Schemas['Post']> {
  const id = await inTransaction(parts.db, async (tx) => {
    await requireOwnPictures(tx, asker.uid, [pictureId]);
    const post = { id: newId(), owner: asker.uid, pictureId, caption, visibility };
    const added = await tx
      .insert(posts)
      .values({ ...post, createdAt: parts.clock() })
      .onConflictDoNothing({ target: posts.pictureId })
      .returning({ id: posts.id });
    if (added[0]) {
      await requireRoom(tx, 'posts', asker.uid, parts.storageAllowance);
      return added[0].id;
    }
    const [there] = await tx.select().from(posts).where(eq(posts.pictureId, pictureId));
    if (there?.caption !== caption || there.visibility !== visibility) {
      throw new Problem(409, 'picture-used', 'This picture was published already. Edit that photo instead.');
    }
    return there.id;
  });
  return getPost(parts, asker, id);
}

/** The post, when it is the asker's own or they are an admin. */
async function changeable(tx: Queries, asker: Asker, id: string): Promise<Row> {
  const row = await findPost(tx, id, asker);
  if (row.post.owner !== asker.uid && !asker.isAdmin) {
    throw new Problem(403, 'not-allowed', 'You can change only your own photos.');
  }
  return row;
}

const width = { private: 0, clients: 1, public: 2 } as const;

export async function updatePost(
  parts: TradeParts,
  asker: Asker,
  id: string,
  { caption, visibility }: Schemas['ChangedPost'],
): Promise<Schemas['Post']> {
  await inTransaction(parts.db, async (tx) => {
    const { post } = await changeable(tx, asker, id);
    await tx.update(posts).set({ caption, visibility }).where(eq(posts.id, id));
    if (width[visibility] < width[post.visibility]) await renewKeys(tx, eq(pictures.id, post.pictureId));
  });
  return getPost(parts, asker, id);
}

export async function deletePost(parts: TradeParts, asker: Asker, id: string): Promise<void> {
  const pictureId = await inTransaction(parts.db, async (tx) => {
    const { post } = await changeable(tx, asker, id);
    await tx.delete(posts).where(eq(posts.id, id));
    return post.pictureId;
  });
  await removePictures(parts, [pictureId]);
}

/** Pictures that two people shared with each other as merchant and client. */
export const sharedPictures = (uids: readonly string[]): SQL =>
  inArray(
    pictures.id,
    sql`(select ${posts.pictureId} from ${posts} where ${and(shared, inArray(posts.owner, [...uids]))})`,
  );
