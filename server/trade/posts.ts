/** Posts of photos, videos and sounds: who sees which, and what becomes of them. Rights are conditions of the queries themselves. */
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { accounts, media, pictures, posts } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { newId } from '../ids.ts';
import { notFound, orderBy } from '../common/rows.ts';
import { type ListQuery, offsetOf, type Schemas, type TradeParts } from './parts.ts';
import { cardsOf } from '../people/people-cards.ts';
import { removeMedia, requireOwnMedium } from './media/media.ts';
import { asPicture, removePictures, requireOwnPictures } from './pictures.ts';
import { postAddresses } from './post-tickets.ts';
import { clientsOf, merchantsOf } from './relations.ts';

export interface PostQuery extends ListQuery<'createdAt'> {
  readonly from: 'mine' | 'public' | 'clients' | 'merchant';
  /** Absent: all. */
  readonly kind?: Schemas['PostKind'];
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

const selected = { post: posts, picture: pictures, medium: media };
export interface PostRow {
  readonly post: typeof posts.$inferSelect;
  /** The photo, or the poster of a video. */
  readonly picture: typeof pictures.$inferSelect | null;
  /** null: the picture was uploaded by itself. */
  readonly medium: typeof media.$inferSelect | null;
}

const rowsOf = (orm: Queries) =>
  orm
    .select(selected)
    .from(posts)
    .leftJoin(pictures, eq(pictures.id, posts.pictureId))
    .leftJoin(media, eq(media.id, posts.mediumId));

async function asPosts(
  parts: TradeParts,
  asker: Asker | null,
  rows: readonly PostRow[],
): Promise<Schemas['Post'][]> {
  const cards = await cardsOf(
    parts.db.orm,
    rows.map(({ post }) => post.owner),
  );
  return rows.map((row) => {
    const { id, owner, kind, caption, visibility, createdAt } = row.post;
    const addressOf = postAddresses(parts, asker, row.post);
    return {
      id,
      owner: cards(owner),
      kind,
      caption,
      visibility,
      picture: row.picture && asPicture(row.picture, (size) => addressOf(`${size}.webp`)),
      recording: asRecording(row, addressOf),
      createdAt: createdAt.toISOString(),
    };
  });
}

function asRecording({ medium }: PostRow, addressOf: (name: string) => string): Schemas['Recording'] | null {
  if (medium === null || medium.extension === null) return null;
  const { extension, type, bytes, durationMs, width, height } = medium;
  return {
    url: addressOf(`recording.${extension}`),
    type,
    bytes,
    durationMs: durationMs ?? 0,
    width,
    height,
  };
}

export async function listPosts(
  parts: TradeParts,
  asker: Asker,
  query: PostQuery,
): Promise<Schemas['PostPage']> {
  const { orm } = parts.db;
  const wanted = query.search.trim().toLowerCase();
  const where = and(
    listed(query.from, asker.uid),
    query.kind === undefined ? undefined : eq(posts.kind, query.kind),
    wanted === '' ? undefined : sql`strpos(lower(${posts.caption}), ${wanted}) > 0`,
  );
  const rows = await rowsOf(orm)
    .where(where)
    .orderBy(...orderBy(query.sort, { createdAt: sql`${posts.createdAt}` }, sql`${posts.id}`))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  return { posts: await asPosts(parts, asker, rows), total: await orm.$count(posts, where) };
}

/** @throws Problem 404 when there is none that this person may see */
export async function findPost(orm: Queries, id: string, asker: Asker | null): Promise<PostRow> {
  const [row] = await rowsOf(orm).where(and(eq(posts.id, id), seenBy(asker)));
  if (!row) throw notFound('post');
  return row;
}

export async function getPost(parts: TradeParts, asker: Asker | null, id: string) {
  const [post] = await asPosts(parts, asker, [await findPost(parts.db.orm, id, asker)]);
  return post!;
}

export async function createPost(
  parts: TradeParts,
  asker: Asker,
  { caption, visibility, ...made }: Schemas['NewPost'],
): Promise<Schemas['Post']> {
  const [pictureId, mediumId] = [made.pictureId ?? null, made.mediumId ?? null];
  if ((pictureId === null) === (mediumId === null)) {
    throw new Problem(400, 'bad-request', 'A post is made of one picture or one medium.', 'mediumId');
  }
  const id = await inTransaction(parts.db, async (tx) => {
    const shown = await shownBy(tx, asker, pictureId, mediumId);
    const post = { id: newId(), owner: asker.uid, ...shown, caption, visibility };
    const added = await tx
      .insert(posts)
      .values({ ...post, createdAt: parts.clock() })
      .onConflictDoNothing()
      .returning({ id: posts.id });
    if (added[0]) {
      await requireRoom(tx, 'posts', asker.uid, parts.storageAllowance);
      return added[0].id;
    }
    const same = mediumId === null ? eq(posts.pictureId, pictureId!) : eq(posts.mediumId, mediumId);
    const [there] = await tx.select().from(posts).where(same);
    if (there?.caption !== caption || there.visibility !== visibility) {
      throw new Problem(409, 'picture-used', 'This was published already. Edit that post instead.');
    }
    return there.id;
  });
  return getPost(parts, asker, id);
}

type Shown = Pick<PostRow['post'], 'kind' | 'pictureId' | 'mediumId'>;

/** @throws Problem 404 unless it is the asker's own */
async function shownBy(
  tx: Queries,
  { uid }: Asker,
  pictureId: string | null,
  mediumId: string | null,
): Promise<Shown> {
  if (mediumId !== null) {
    const medium = await requireOwnMedium(tx, uid, mediumId);
    return { kind: medium.kind, pictureId: medium.pictureId, mediumId };
  }
  await requireOwnPictures(tx, uid, pictureId === null ? [] : [pictureId]);
  return { kind: 'photo', pictureId, mediumId };
}

/** The post, when it is the asker's own or they are an admin. */
async function changeable(tx: Queries, asker: Asker, id: string): Promise<PostRow> {
  const row = await findPost(tx, id, asker);
  if (row.post.owner !== asker.uid && !asker.isAdmin) {
    throw new Problem(403, 'not-allowed', 'You can change only your own posts.');
  }
  return row;
}

export async function updatePost(
  parts: TradeParts,
  asker: Asker,
  id: string,
  { caption, visibility }: Schemas['ChangedPost'],
): Promise<Schemas['Post']> {
  await inTransaction(parts.db, async (tx) => {
    await changeable(tx, asker, id);
    await tx.update(posts).set({ caption, visibility }).where(eq(posts.id, id));
  });
  return getPost(parts, asker, id);
}

export async function deletePost(parts: TradeParts, asker: Asker, id: string): Promise<void> {
  const { pictureId, mediumId } = await inTransaction(parts.db, async (tx) => {
    const { post } = await changeable(tx, asker, id);
    await tx.delete(posts).where(eq(posts.id, id));
    return post;
  });
  if (mediumId !== null) await removeMedia(parts, [mediumId]);
  if (pictureId !== null) await removePictures(parts, [pictureId]);
}
