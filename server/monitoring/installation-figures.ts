/**
 * Figures of the whole installation, from its database, and so the same from every process. They are counted at most
 * every half minute, however often they are requested.
 */
import { sql } from 'drizzle-orm';
import { bytesOf } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { media, refreshTokens, uploads } from '../db/schema.ts';
import { type QueueFigures, queueFigures } from '../queue/queue-figures.ts';

export interface InstallationFigures {
  readonly queues: readonly QueueFigures[];
  /** Bytes of files, including the declared sizes of uploads in progress. */
  readonly storedBytes: number;
  /** Number of completed photos, videos and sound recordings. */
  readonly media: number;
  /** Number of uploads begun and not complete. */
  readonly openUploads: number;
  /** Number of signed-in devices. */
  readonly sessions: number;
}

const cachedMs = 30_000;

export function installationFigures(
  orm: Queries,
  now = () => performance.now(),
): () => Promise<InstallationFigures> {
  let cached: { readonly at: number; readonly figures: Promise<InstallationFigures> } | null = null;
  return () => {
    if (cached && now() - cached.at < cachedMs) return cached.figures;
    const figures = count(orm);
    cached = { at: now(), figures };
    figures.catch(() => {
      cached = null;
    });
    return figures;
  };
}

async function count(orm: Queries): Promise<InstallationFigures> {
  const { rows } = (await orm.execute(sql`select
    (select count(*) from ${media})::int as media,
    (select count(*) from ${uploads} where ${uploads.mediumId} is null)::int as "openUploads",
    (select count(*) from ${refreshTokens} where ${refreshTokens.exchangedAt} is null
      and ${refreshTokens.supersededAt} is null and ${refreshTokens.expiresAt} > now())::int as sessions`)) as unknown as {
    rows: readonly Pick<InstallationFigures, 'media' | 'openUploads' | 'sessions'>[];
  };
  return { ...rows[0]!, queues: await queueFigures(orm), storedBytes: await bytesOf(orm, null) };
}
