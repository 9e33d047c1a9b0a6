/** A person's questions and answers over all their chats: searched, filtered, and exported with their whole chats. */
import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { readInstant } from '../common/instants.ts';
import { pageOf, type Skipping } from '../common/page.ts';
import type { Queries } from '../db/database.ts';
import { chats, chatSearch, chatTurns } from '../db/schema.ts';
import { type Conditions, type MatchQuery, pageOfMatches } from './matches.ts';
import type { ChatParts, Schemas } from './parts.ts';
import { type Meant, meantAsTyped, meantBy } from './search-terms.ts';

export interface TurnFilter {
  /** Words and "phrases"; empty: all. */
  readonly search: string;
  readonly from?: string;
  readonly to?: string;
  readonly engine?: string;
  readonly chat_id?: string;
}

export interface TurnQuery extends TurnFilter, MatchQuery {}

export interface ChatsQuery extends TurnFilter, Skipping {}

type TurnRow = typeof chatTurns.$inferSelect;

const shown = ({
  id,
  parent,
  kind,
  question,
  state,
  engine,
  answer,
  ...row
}: TurnRow): Schemas['ChatTurn'] => ({
  id,
  parent,
  kind,
  question,
  state,
  engine,
  answer,
  attachments: [...row.attachments],
  sources: [...row.sources],
  failure: row.failure,
  asked_at: row.askedAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
});

/** The conditions for rows of `chat_search`. */
function conditionsOf(orm: Queries, uid: string, filter: TurnFilter, { words, texts }: Meant): Conditions {
  const { from, to, engine, chat_id: chat } = filter;
  const deleted = orm
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.owner, uid), isNotNull(chats.deletedAt)));
  const turn = and(eq(chatTurns.chat, chatSearch.chat), eq(chatTurns.id, chatSearch.turn), ...texts);
  const narrowed = and(
    notInArray(chatSearch.chat, deleted),
    from === undefined ? undefined : gte(chatSearch.askedAt, readInstant(from, 422, 'from')),
    to === undefined ? undefined : lt(chatSearch.askedAt, readInstant(to, 422, 'to')),
    engine === undefined ? undefined : eq(chatSearch.engine, engine),
    chat === undefined ? undefined : eq(chatSearch.chat, chat),
  );
  const where = and(eq(chatSearch.owner, uid), narrowed);
  // Words are found with their owner in one index; reading all rows of the owner from another as well would take longer.
  const byWords = words !== null && from === undefined && to === undefined;
  const gathered = byWords ? and(sql`${chatSearch.owner} || '' = ${uid}`, narrowed) : where;
  const says = and(
    words === null ? undefined : sql`${chatSearch.words} @@ (${words})`,
    texts.length === 0
      ? undefined
      : exists(
          orm
            .select({ one: sql`1` })
            .from(chatTurns)
            .where(turn),
        ),
  );
  return { where, gathered, says };
}

/**
 * Searches for the words as they are typed and, only if nothing is found, for what was meant by them: what most people type
 * is there, and found in one statement.
 */
async function findMeant<Found extends { readonly total: number }>(
  orm: Queries,
  uid: string,
  filter: TurnFilter,
  find: (conditions: Conditions) => Promise<Found>,
): Promise<Found & { readonly also: readonly string[] }> {
  const typed = meantAsTyped(uid, filter.search);
  const found = typed && (await find(conditionsOf(orm, uid, filter, typed)));
  if (found && (found.total > 0 || typed.words === null)) return { ...found, also: [] };
  const meant = await meantBy(orm, uid, filter.search);
  if (found && meant.also.length === 0) return { ...found, also: [] };
  return { ...(await find(conditionsOf(orm, uid, filter, meant))), also: meant.also };
}

export async function searchTurns(
  { db: { orm } }: Pick<ChatParts, 'db'>,
  uid: string,
  query: TurnQuery,
): Promise<Schemas['FoundChatTurns']> {
  const { rows, total, more, also } = await findMeant(orm, uid, query, (conditions) =>
    pageOfMatches(orm, conditions, query),
  );
  return {
    turns: rows.map(({ turn, title }) => ({ chat_id: turn.chat, chat_title: title, turn: shown(turn) })),
    total,
    more,
    also: [...also],
  };
}

export async function listEngines({ db: { orm } }: ChatParts, uid: string): Promise<Schemas['ChatEngines']> {
  const found = await orm
    .selectDistinct({ engine: chatTurns.engine })
    .from(chatTurns)
    .innerJoin(chats, eq(chats.id, chatTurns.chat))
    .where(and(eq(chatTurns.owner, uid), isNull(chats.deletedAt), isNotNull(chatTurns.engine)))
    .orderBy(asc(chatTurns.engine));
  return { engines: found.map(({ engine }) => engine!) };
}

/** A page of whole chats ends at about so many bytes, so that nobody's export fills the memory of the server. */
const maxPageBytes = 8 * 1024 * 1024;

/** The stored size of a chat. In words, since in a select from one table Drizzle leaves the tables' names out. */
const chatBytes = sql<number>`(select coalesce(sum(pg_column_size(turn.question) + pg_column_size(turn.answer)
  + pg_column_size(turn.sources)), 0)::float8 from chat_turns turn where turn.chat = chats.id)`;

/**
 * Exports whole chats that contain a match, including their other turns, but without answers in progress. A page has at least
 * one chat, and fewer than `limit` where they are large.
 */
export async function exportChats(
  { db: { orm } }: ChatParts,
  uid: string,
  query: ChatsQuery,
): Promise<Schemas['ChatTrees']> {
  const turn = and(eq(chatTurns.chat, chatSearch.chat), eq(chatTurns.id, chatSearch.turn));
  const { rows, total } = await findMeant(orm, uid, query, ({ gathered, says }) => {
    const holding = orm
      .select({ chat: chatSearch.chat })
      .from(chatSearch)
      .innerJoin(chatTurns, turn)
      .where(and(gathered, says, ne(chatTurns.state, 'answering')));
    const found = orm
      .select({ chat: chats, bytes: chatBytes })
      .from(chats)
      .where(and(eq(chats.owner, uid), inArray(chats.id, holding)))
      .$dynamic();
    return pageOf(orm, found, [asc(chats.createdAt), asc(chats.id)], query);
  });
  let bytes = 0;
  const shownChats = rows
    .filter((row, i) => (bytes += row.bytes) <= maxPageBytes || i === 0)
    .map(({ chat }) => chat);
  const turns = await settledTurns(
    orm,
    shownChats.map(({ id }) => id),
  );
  return {
    chats: shownChats.map(({ id, title, pinned }) => ({ id, title, pinned, turns: turns.get(id) ?? [] })),
    total,
  };
}

async function settledTurns(
  orm: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['ChatTurn'][]>> {
  const of = new Map<string, Schemas['ChatTurn'][]>();
  if (ids.length === 0) return of;
  const rows = await orm
    .select()
    .from(chatTurns)
    .where(and(inArray(chatTurns.chat, [...ids]), ne(chatTurns.state, 'answering')))
    .orderBy(asc(chatTurns.chat), asc(chatTurns.place));
  for (const row of rows) {
    const known = of.get(row.chat);
    if (known) known.push(shown(row));
    else of.set(row.chat, [shown(row)]);
  }
  return of;
}
