/**
 * One page of the turns that match a search, in the order of asking. Matches are gathered and counted up to a limit. If there
 * are more, counting and sorting them all would take too long, but reading turns in their order soon finds a page of them.
 */
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { type Skipping, sliceOf } from '../common/page.ts';
import type { Queries } from '../db/database.ts';
import { chatSearch } from '../db/schema.ts';
import type { TurnKey } from './parts.ts';

/** Matches are counted up to the next multiple of this after the page. */
const countStep = 1000;
/** Turns to read in their order before all matches are sorted instead: they may be far from that end of the history. */
const maxRead = 4000;

export interface MatchQuery extends Skipping {
  readonly sort: 'asked_at' | '-asked_at';
}

/** Conditions on rows of `chat_search`. */
export interface Conditions {
  /** Whose turns, when, in which chats. */
  readonly where: SQL | undefined;
  /** What they say; undefined: anything. */
  readonly says: SQL | undefined;
}

export interface Matches {
  readonly keys: readonly TurnKey[];
  readonly total: number;
  /** Whether there are more than `total`, which were not counted. */
  readonly more: boolean;
}

export async function pageOfMatches(
  orm: Queries,
  { where, says }: Conditions,
  query: MatchQuery,
): Promise<Matches> {
  const { offset, limit } = sliceOf(query);
  const direction = query.sort === 'asked_at' ? asc : desc;
  const order = sql.join(
    [chatSearch.askedAt, chatSearch.chat, chatSearch.place].map((column) => direction(column)),
    sql`, `,
  );
  const all = sql`from ${chatSearch} where ${and(where, says)}`;
  const page = sql`order by ${order} limit ${limit} offset ${offset}`;
  const maxTotal = countStep * (1 + Math.floor((offset + limit) / countStep));

  const [gathered] = await rowsOf<{ total: number; keys: [string, string][] | null }>(
    orm,
    sql`with found as materialized (select chat, turn, asked_at, place ${all} limit ${maxTotal + 1})
      select (select count(*)::int from found) as total, (
        select json_agg(json_build_array(chat, turn)) from (select * from found as ${chatSearch} ${page}) as page
      ) as keys`,
  );
  const { total, keys } = gathered!;
  if (total <= maxTotal) {
    return { keys: (keys ?? []).map(([chat, turn]) => ({ chat, turn })), total, more: false };
  }
  const read = says ? maxRead : offset + limit;
  const near = await rowsOf<TurnKey>(
    orm,
    sql`select chat, turn from (
      select * from ${chatSearch} where ${where} order by ${order} limit ${read}
    ) as ${chatSearch} where ${says ?? sql`true`} ${page}`,
  );
  const found =
    near.length === limit
      ? near
      : await rowsOf<TurnKey>(
          orm,
          sql`with found as materialized (select chat, turn, asked_at, place ${all})
          select chat, turn from found as ${chatSearch} ${page}`,
        );
  return { keys: found, total: maxTotal, more: true };
}

async function rowsOf<Row>(orm: Queries, query: SQL): Promise<readonly Row[]> {
  return ((await orm.execute(query)) as unknown as { rows: readonly Row[] }).rows;
}
