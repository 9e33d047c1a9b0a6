/**
 * Figures of the whole installation, out of its database: the same ones whichever process is asked. They are counted at
 * most every half minute, however often somebody looks.
 */
import { sql } from 'drizzle-orm';
import { bytesOf } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { media, refreshTokens, uploads } from '../db/schema.ts';
import { type QueueFigures, queueFigures } from '../queue/queue-figures.ts';

export interface InstallationFigures {
  readonly queues: readonly QueueFigures[];
  /** Of files, with what is announced of uploads under way. */
  readonly storedBytes: number;
  /** Photos, films and sounds that arrived. */
  readonly media: number;
  /** Begun, and not complete. */
  readonly openUploads: number;
  /** Devices that are signed in. */
  readonly sessions: number;
}

const keptMs = 30_000;

export function installationFigures(
  orm: Queries,
  now = () => performance.now(),
): () => Promise<InstallationFigures> {
  let kept: { readonly at: number; readonly figures: Promise<InstallationFigures> } | null = null;
  return () => {
    if (kept && now() - kept.at < keptMs) return kept.figures;
    const figures = count(orm);
    kept = { at: now(), figures };
    figures.catch(() => {
      kept = null;
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
