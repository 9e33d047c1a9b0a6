/** A person's questions and answers over all their chats: searched, filtered, and exported with their whole chats. */
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL } from 'drizzle-orm';
import { readInstant } from '../common/instants.ts';
import { pageOf, type Skipping } from '../common/page.ts';
import type { Queries } from '../db/database.ts';
import { chats, chatTurns } from '../db/schema.ts';
import type { ChatParts, Schemas } from './parts.ts';
import { meantBy } from './search-terms.ts';

export interface TurnFilter {
  /** Words and "phrases"; empty: all. */
  readonly search: string;
  readonly from?: string;
  readonly to?: string;
  readonly engine?: string;
  readonly chat_id?: string;
}

export interface TurnQuery extends TurnFilter, Skipping {
  readonly sort: 'asked_at' | '-asked_at';
}

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
  sources: [...row.sources],
  failure: row.failure,
  asked_at: row.askedAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
});

/** The conditions for matching turns of chats that are not deleted. */
async function matching(orm: Queries, uid: string, filter: TurnFilter) {
  const { search, from, to, engine, chat_id: chat } = filter;
  const { conditions, also } = await meantBy(orm, uid, search);
  const where = and(
    eq(chatTurns.owner, uid),
    isNull(chats.deletedAt),
    from === undefined ? undefined : gte(chatTurns.askedAt, readInstant(from, 422, 'from')),
    to === undefined ? undefined : lt(chatTurns.askedAt, readInstant(to, 422, 'to')),
    engine === undefined ? undefined : eq(chatTurns.engine, engine),
    chat === undefined ? undefined : eq(chatTurns.chat, chat),
    ...conditions,
  ) as SQL;
  return { where, also };
}

export async function searchTurns(
  { db: { orm } }: ChatParts,
  uid: string,
  query: TurnQuery,
): Promise<Schemas['FoundChatTurns']> {
  const { where, also } = await matching(orm, uid, query);
  const found = orm
    .select({ turn: chatTurns, title: chats.title })
    .from(chatTurns)
    .innerJoin(chats, eq(chats.id, chatTurns.chat))
    .where(where)
    .$dynamic();
  const direction = query.sort === 'asked_at' ? asc : desc;
  const order = [direction(chatTurns.askedAt), direction(chatTurns.chat), direction(chatTurns.place)];
  const { rows, total } = await pageOf(orm, found, order, query);
  return {
    turns: rows.map(({ turn, title }) => ({ chat_id: turn.chat, chat_title: title, turn: shown(turn) })),
    total,
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

/** Exports whole chats that contain a match, including their other turns, but without answers in progress. */
export async function exportChats(
  { db: { orm } }: ChatParts,
  uid: string,
  query: ChatsQuery,
): Promise<Schemas['ChatTrees']> {
  const { where } = await matching(orm, uid, query);
  const holding = orm
    .select({ chat: chatTurns.chat })
    .from(chatTurns)
    .innerJoin(chats, eq(chats.id, chatTurns.chat))
    .where(and(where, ne(chatTurns.state, 'answering')));
  const found = orm
    .select()
    .from(chats)
    .where(and(eq(chats.owner, uid), inArray(chats.id, holding)))
    .$dynamic();
  const { rows, total } = await pageOf(orm, found, [asc(chats.createdAt), asc(chats.id)], query);
  const turns = await settledTurns(
    orm,
    rows.map(({ id }) => id),
  );
  return {
    chats: rows.map(({ id, title, pinned }) => ({ id, title, pinned, turns: turns.get(id) ?? [] })),
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
