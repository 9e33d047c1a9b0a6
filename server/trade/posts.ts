/**
 * Posts of photos, videos and sounds: listed, created, changed, deleted and restored. Rights are SQL conditions
 * (post-rights.ts).
 */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ListQuery } from '../../src/events/shared/paging.ts';
import { requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { media, pictures, postPeople, posts, postTranscripts } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Problem } from '../problem.ts';
import type { Asker } from '../security/session.ts';
import { newId } from '../ids.ts';
import { orderBy, pageOf } from '../common/page.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { cardsOf } from '../people/people-cards.ts';
import { removeMedia, requireOwnMedium } from './media/media.ts';
import { asPicture, removePictures, requireOwnPictures } from './pictures.ts';
import { pairsOf } from './post-pairs.ts';
import { broughtBackBy, listed, type PostSource, seenBy } from './post-rights.ts';
import { deletedBy, isOver, isRestorable, notDeleted } from './undo.ts';
import { postAddresses } from './post-tickets.ts';
import { relatedAmong } from './relations.ts';

export interface PostQuery extends ListQuery<'createdAt'> {
  readonly from: PostSource;
  /** Absent: all. */
  readonly kind?: Schemas['PostKind'];
}

const selected = {
  post: posts,
  picture: pictures,
  medium: media,
  captions: {
    language: postTranscripts.language,
    deletedAt: postTranscripts.deletedAt,
    deletedByOther: postTranscripts.deletedByOther,
  },
};
export interface PostRow {
  readonly post: typeof posts.$inferSelect;
  /** The photo, or the poster of a video. */
  readonly picture: typeof pictures.$inferSelect | null;
  /** null: the picture was uploaded by itself. */
  readonly medium: typeof media.$inferSelect | null;
  /** null: there are none. Includes deleted ones while they can be restored. */
  readonly captions: Pick<
    typeof postTranscripts.$inferSelect,
    'language' | 'deletedAt' | 'deletedByOther'
  > | null;
}

const rowsOf = (orm: Queries) =>
  orm
    .select(selected)
    .from(posts)
    .leftJoin(pictures, eq(pictures.id, posts.pictureId))
    .leftJoin(media, eq(media.id, posts.mediumId))
    .leftJoin(postTranscripts, eq(postTranscripts.postId, posts.id));

async function asPosts(
  parts: TradeParts,
  asker: Asker | null,
  rows: readonly PostRow[],
): Promise<Schemas['Post'][]> {
  const { orm } = parts.db;
  const mine = rows.filter(({ post }) => post.owner === asker?.uid).map(({ post }) => post.id);
  const named = await peopleOf(orm, mine);
  const photos = rows.filter(({ post }) => post.kind === 'photo' && post.deletedAt === null);
  const pairOf = await pairsOf(
    parts,
    asker,
    photos.map(({ post }) => post.id),
  );
  const cards = await cardsOf(orm, [...rows.map(({ post }) => post.owner), ...named.map(({ uid }) => uid)]);
  return rows.map((row) => {
    const { id, version, owner, kind, caption, visibility, createdAt, deletedAt, takenDownBecause } =
      row.post;
    const addressOf = postAddresses(parts, asker, row.post);
    return {
      id,
      version,
      owner: cards(owner),
      kind,
      caption,
      visibility,
      people: named.filter(({ postId }) => postId === id).map(({ uid }) => cards(uid)),
      picture: row.picture && asPicture(row.picture, (size) => addressOf(`${size}.webp`)),
      recording: asRecording(parts, asker, row, addressOf),
      pair: pairOf(id),
      createdAt: createdAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
      takenDownBecause,
    };
  });
}

const peopleOf = async (orm: Queries, postIds: readonly string[]) =>
  postIds.length === 0
    ? []
    : orm
        .select()
        .from(postPeople)
        .where(inArray(postPeople.postId, [...postIds]))
        .orderBy(postPeople.uid);

function asRecording(
  parts: Pick<TradeParts, 'clock'>,
  asker: Asker | null,
  { post, medium, captions }: PostRow,
  addressOf: (name: string) => string,
): Schemas['Recording'] | null {
  if (medium === null || medium.extension === null) return null;
  const { extension, type, bytes, durationMs, width, height } = medium;
  return {
    url: addressOf(`recording.${extension}`),
    type,
    bytes,
    durationMs: durationMs ?? 0,
    width,
    height,
    captions:
      captions?.deletedAt === null ? { url: addressOf('captions.vtt'), language: captions.language } : null,
    captionsRestorable: captions !== null && isRestorable(parts, asker, { ...captions, author: post.owner }),
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
  const order = orderBy(query.sort, { createdAt: sql`${posts.createdAt}` }, sql`${posts.id}`);
  const { rows, total } = await pageOf(orm, rowsOf(orm).where(where).$dynamic(), order, query);
  return { posts: await asPosts(parts, asker, rows), total };
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

/** In the order of the ids, without those that this person may not see. */
export async function getPosts(
  parts: TradeParts,
  asker: Asker | null,
  ids: readonly string[],
): Promise<Schemas['Post'][]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(parts.db.orm).where(and(inArray(posts.id, [...ids]), seenBy(asker)));
  const shown = await asPosts(parts, asker, rows);
  return ids.flatMap((id) => shown.filter((post) => post.id === id));
}

export async function createPost(
  parts: TradeParts,
  asker: Asker,
  { caption, visibility, people = [], ...source }: Schemas['NewPost'],
): Promise<Schemas['Post']> {
  const [pictureId, mediumId] = [source.pictureId ?? null, source.mediumId ?? null];
  if ((pictureId === null) === (mediumId === null)) {
    throw new Problem(400, 'bad-request', 'A post is made of one picture or one medium.', 'mediumId');
  }
  const id = await inTransaction(parts.db, async (tx) => {
    const shown = await contentOf(tx, asker, pictureId, mediumId);
    const post = { id: newId(), owner: asker.uid, ...shown, caption, visibility };
    const added = await tx
      .insert(posts)
      .values({ ...post, createdAt: parts.clock() })
      .onConflictDoNothing()
      .returning({ id: posts.id });
    if (added[0]) {
      await requireRoom(tx, 'posts', asker.uid, parts.storageAllowance);
      await setPeople(tx, post, people);
      return added[0].id;
    }
    const same = mediumId === null ? eq(posts.pictureId, pictureId!) : eq(posts.mediumId, mediumId);
    const [existing] = await tx.select().from(posts).where(same);
    if (existing?.caption !== caption || existing.visibility !== visibility || existing.deletedAt !== null) {
      throw new Problem(409, 'picture-used', 'This was published already. Edit that post instead.');
    }
    return existing.id;
  });
  return getPost(parts, asker, id);
}

type PostContent = Pick<PostRow['post'], 'kind' | 'pictureId' | 'mediumId'>;

/** @throws Problem 404 unless it is the asker's own */
async function contentOf(
  tx: Queries,
  { uid }: Asker,
  pictureId: string | null,
  mediumId: string | null,
): Promise<PostContent> {
  if (mediumId !== null) {
    const medium = await requireOwnMedium(tx, uid, mediumId);
    return { kind: medium.kind, pictureId: medium.pictureId, mediumId };
  }
  await requireOwnPictures(tx, uid, pictureId === null ? [] : [pictureId]);
  return { kind: 'photo', pictureId, mediumId };
}

/** @throws Problem 404 when the asker may not see the post, 403 unless they own it or are an admin */
export async function changeable(tx: Queries, asker: Asker, id: string): Promise<PostRow> {
  const row = await findPost(tx, id, asker);
  if (row.post.owner !== asker.uid && !asker.isAdmin) {
    throw new Problem(403, 'not-allowed', 'You can change only your own posts.');
  }
  return row;
}

/** @throws Problem `not-client` unless each of them is the owner's client, or their merchant */
async function setPeople(
  tx: Queries,
  { id, owner }: Pick<PostRow['post'], 'id' | 'owner'>,
  people: readonly string[],
): Promise<void> {
  const known = await relatedAmong(tx, owner, people);
  if (people.some((uid) => !known.has(uid))) {
    const words = 'You can name only your clients and the merchant whose client you are.';
    throw new Problem(409, 'not-client', words, 'people');
  }
  await tx.delete(postPeople).where(eq(postPeople.postId, id));
  if (people.length > 0) await tx.insert(postPeople).values(people.map((uid) => ({ postId: id, uid })));
}

export async function updatePost(
  parts: TradeParts,
  asker: Asker,
  id: string,
  { version, caption, visibility, people }: Schemas['ChangedPost'],
): Promise<Schemas['Post']> {
  await inTransaction(parts.db, async (tx) => {
    const { post } = await changeable(tx, asker, id);
    const changed = await tx
      .update(posts)
      .set({ caption, visibility, version: sql`${posts.version} + 1` })
      .where(and(eq(posts.id, id), eq(posts.version, version)))
      .returning({ id: posts.id });
    if (changed.length === 0) throw changedMeanwhile();
    if (people) await setPeople(tx, post, people);
  });
  return getPost(parts, asker, id);
}

const changedMeanwhile = () =>
  new Problem(
    409,
    'changed-meanwhile',
    'This was changed meanwhile, in another tab or on another device. Look at it again first.',
  );

/** Hides the post from everybody; it can be restored for `undoMs`. @throws Problem 404, also when it was deleted meanwhile */
export async function deletePost(parts: TradeParts, asker: Asker, id: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const { post } = await changeable(tx, asker, id);
    // Only the first deletion counts: an admin's does not become the owner's own.
    const deleted = await tx
      .update(posts)
      .set(deletedBy(parts, asker, post.owner))
      .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
      .returning({ id: posts.id });
    if (deleted.length === 0) throw notFound('post');
  });
}

/** Idempotent. @throws Problem 404, also when it is too late */
export async function restorePost(parts: TradeParts, asker: Asker, id: string): Promise<Schemas['Post']> {
  await parts.db.orm
    .update(posts)
    .set(notDeleted)
    .where(and(eq(posts.id, id), broughtBackBy(asker), sql`not (${isOver(parts, posts.deletedAt)})`));
  return inTransaction(parts.db, async (tx) => {
    await changeable(tx, asker, id);
    return getPost({ ...parts, db: { orm: tx } }, asker, id);
  });
}

/** Removes posts that can no longer be restored, with their files. */
export async function sweepDeletedPosts(parts: Pick<TradeParts, 'db' | 'files' | 'clock'>): Promise<void> {
  const gone = await parts.db.orm
    .delete(posts)
    .where(isOver(parts, posts.deletedAt))
    .returning({ pictureId: posts.pictureId, mediumId: posts.mediumId });
  await removeMedia(
    parts,
    gone.flatMap(({ mediumId }) => mediumId ?? []),
  );
  await removePictures(
    parts,
    gone.flatMap(({ pictureId }) => pictureId ?? []),
  );
}
