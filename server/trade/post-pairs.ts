/** Finds the photo that a photo is paired with, before or after, if the asker may see both (docs/decisions/0217). */
import { and, eq, inArray, or } from 'drizzle-orm';
import { pictures, postPairs, posts } from '../db/schema.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { asPicture } from './pictures.ts';
import { seenBy } from './post-rights.ts';
import { postAddresses } from './post-tickets.ts';

/** @param ids posts that the asker may see; access to the other photo of each pair is checked here */
export async function pairsOf(
  parts: TradeParts,
  asker: Asker | null,
  ids: readonly string[],
): Promise<(id: string) => Schemas['Pair'] | null> {
  if (ids.length === 0) return () => null;
  const others = or(
    and(inArray(postPairs.afterId, [...ids]), eq(posts.id, postPairs.beforeId)),
    and(inArray(postPairs.beforeId, [...ids]), eq(posts.id, postPairs.afterId)),
  );
  const found = await parts.db.orm
    .select({ pair: postPairs, post: posts, picture: pictures })
    .from(postPairs)
    .innerJoin(posts, others)
    .innerJoin(pictures, eq(pictures.id, posts.pictureId))
    .where(seenBy(asker));
  return (id) => {
    const row = found.find(
      ({ pair, post }) => post.id !== id && (pair.afterId === id || pair.beforeId === id),
    );
    if (!row) return null;
    const { pair, post, picture } = row;
    const addressOf = postAddresses(parts, asker, post);
    return {
      side: pair.afterId === id ? 'after' : 'before',
      other: {
        id: post.id,
        caption: post.caption,
        visibility: post.visibility,
        picture: asPicture(picture, (size) => addressOf(`${size}.webp`)),
      },
    };
  };
}
