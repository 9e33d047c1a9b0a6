/**
 * One page of the turns that match a search, in the order of asking. Matches are gathered and counted up to a limit. If there
 * are more, counting and sorting them all would take too long, but reading turns in their order soon finds a page of them.
 */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Skipping, sliceOf } from '../common/page.ts';
import type { Queries } from '../db/database.ts';
import { chats, chatSearch, chatTurns } from '../db/schema.ts';

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
  /** The same, put so that the words are looked up first. */
  readonly gathered: SQL | undefined;
  /** What they say; undefined: anything. */
  readonly says: SQL | undefined;
}

/** A page of turns with the titles of their chats. */
export interface Matches {
  readonly rows: readonly { readonly turn: typeof chatTurns.$inferSelect; readonly title: string }[];
  readonly total: number;
  /** Whether there are more than `total`, which were not counted. */
  readonly more: boolean;
}

export async function pageOfMatches(
  orm: Queries,
  { where, gathered, says }: Conditions,
  query: MatchQuery,
): Promise<Matches> {
  const { offset, limit } = sliceOf(query);
  const direction = query.sort === 'asked_at' ? asc : desc;
  const order = sql.join(
    [chatSearch.askedAt, chatSearch.chat, chatSearch.place].map((column) => direction(column)),
    sql`, `,
  );
  const key = sql`chat, turn, asked_at, place`;
  const all = sql`select ${key} from ${chatSearch} where ${and(gathered, says)}`;
  const page = sql`order by ${order} limit ${limit} offset ${offset}`;
  const maxTotal = countStep * (1 + Math.floor((offset + limit) / countStep));
  const read = says ? maxRead : offset + limit;

  // Which of the two parts of `page` is executed is decided once, by a condition without columns.
  const first = await titled(
    orm,
    order,
    sql`with found as materialized (${all} limit ${says ? sql`${maxTotal + 1}` : unforeseen(maxTotal + 1)}),
      counted as materialized (select count(*)::int as total from found),
      page as (
        (select * from found as ${chatSearch} where (select total from counted) <= ${maxTotal} ${page})
        union all (select ${key} from (
          select * from ${chatSearch} where ${where} order by ${order} limit ${unforeseen(read)}
        ) as ${chatSearch} where ${says ?? sql`true`} and (select total from counted) > ${maxTotal} ${page})
      )
      select counted.total, page.* from counted left join page on true`,
  );
  const total = first[0]!.total;
  const more = total > maxTotal;
  const missing = more && first.filter(({ chat }) => chat !== null).length < limit;
  const found = missing
    ? await titled(
        orm,
        order,
        sql`with found as materialized (${all})
          select 0 as total, page.* from (select * from found as ${chatSearch} ${page}) as page`,
      )
    : first;
  return {
    rows: found.flatMap(({ turn, title }) => (turn && title !== null ? [{ turn, title }] : [])),
    total: more ? maxTotal : total,
    more,
  };
}

/**
 * A limit that the planner does not see, so that it takes a plan that begins at once. Otherwise, where the table's statistics
 * are missing or old, as in the embedded database, it expects fewer rows than the limit, and sorts all of them.
 */
const unforeseen = (limit: number): SQL => sql`(select ${limit}::int)`;

/** @param keys a query for a total and the keys of turns, or nulls in their place, in any order */
function titled(orm: Queries, order: SQL, keys: SQL) {
  const turn = and(eq(chatTurns.chat, chatSearch.chat), eq(chatTurns.id, chatSearch.turn));
  return orm
    .select({
      total: sql<number>`chat_search.total`,
      chat: sql<string | null>`chat_search.chat`,
      turn: chatTurns,
      title: chats.title,
    })
    .from(sql`(${keys}) as ${chatSearch}`)
    .leftJoin(chatTurns, turn)
    .leftJoin(chats, eq(chats.id, chatTurns.chat))
    .orderBy(order);
}
