/**
 * The copy of a person's chats on their device: what its pages have shown, for reading and searching without a network. It
 * never contains answers in progress. Where it is stored is not known here.
 */
import * as z from 'zod/mini';
import type { Paged, PagedSearch } from '../shared/paging.ts';
import { leavesNothing, seenMatcher } from './seen-search.ts';
import type { FoundTurn, FoundTurns, TurnFilter, TurnQuery } from './history-port.ts';
import type { ListedChat } from './port.ts';
import { settledTurnSchema, titleOf, type Turn } from './turn.ts';

/** Limits per account; beyond either, the chats that were not seen for the longest time are dropped. */
export const maxSeenChats = 500;
/** Of questions, answers and sources together. */
export const maxSeenCharacters = 10_000_000;

export interface SeenChat {
  readonly id: string;
  readonly title: string;
  readonly pinned: boolean;
  /** When the last question that was seen was asked. UTC, ISO 8601. */
  readonly changedAt: string;
  /** In the order of asking. Earlier turns may be missing. */
  readonly turns: readonly Turn[];
}

const seenChatSchema = z.object({
  id: z.string(),
  title: z.string(),
  pinned: z.boolean(),
  changedAt: z.string(),
  turns: z.array(z.object(settledTurnSchema.shape)).check(z.minLength(1)),
});

/** [CHAT38] What a device has stored, possibly by another release. null: it cannot be shown. */
export const readSeenChat = (stored: unknown): SeenChat | null =>
  seenChatSchema.safeParse(stored).data ?? null;

/** A part of a chat as a page shows it. null: not shown there. */
export interface ShownChat {
  readonly id: string;
  readonly title: string | null;
  readonly pinned: boolean | null;
  readonly turns: readonly Turn[];
}

/** Adds what is shown to what was seen before. null: nothing of it can be kept. */
export function withShown(before: SeenChat | null, shown: ShownChat): SeenChat | null {
  const settled = shown.turns.filter(({ state }) => state !== 'answering');
  const shownIds = new Set(settled.map(({ id }) => id));
  const others = (before?.turns ?? []).filter(({ id }) => !shownIds.has(id));
  // Whole chats keep their order, in which imported turns may have any times.
  const turns =
    others.length === 0
      ? settled
      : [...others, ...settled].sort((one, other) => (one.askedAt < other.askedAt ? -1 : 1));
  const first = turns[0];
  if (!first) return null;
  return {
    id: shown.id,
    title: shown.title ?? before?.title ?? titleOf(first.question),
    pinned: shown.pinned ?? before?.pinned ?? false,
    changedAt: turns.reduce((latest, { askedAt }) => (askedAt > latest ? askedAt : latest), first.askedAt),
    turns,
  };
}

/** Groups the rows of the history by chat. */
export function shownIn(rows: readonly FoundTurn[]): readonly ShownChat[] {
  const chats = new Map<string, { title: string; turns: Turn[] }>();
  for (const { chat, chatTitle, turn } of rows) {
    const known = chats.get(chat);
    if (known) known.turns.push(turn);
    else chats.set(chat, { title: chatTitle, turns: [turn] });
  }
  return [...chats].map(([id, { title, turns }]) => ({ id, title, pinned: null, turns }));
}

/** The size by which a chat counts toward the limit, in characters. */
export const sizeOf = ({ turns }: SeenChat): number => JSON.stringify(turns).length;

/** @param sizes of all chats, the latest seen first. @returns how many of them may stay */
export function howManyFit(sizes: readonly number[]): number {
  let room = maxSeenCharacters;
  const over = sizes.findIndex((size, i) => {
    room -= size;
    return i >= maxSeenChats || room < 0;
  });
  return over < 0 ? sizes.length : over;
}

const latestFirst = (one: SeenChat, other: SeenChat) => (one.changedAt > other.changedAt ? -1 : 1);

/**
 * The chats that were deleted elsewhere, as far as the first page of the list proves it: it has the pinned chats, then the
 * others by their last question.
 */
export function goneFrom(
  seen: readonly Omit<SeenChat, 'turns'>[],
  { items, total }: Paged<ListedChat>,
): readonly string[] {
  const listed = new Set(items.map(({ id }) => id));
  const last = items.at(-1);
  const isCovered = ({ changedAt, pinned }: Omit<SeenChat, 'turns'>) =>
    items.length >= total || (last !== undefined && !last.pinned && (pinned || changedAt > last.changedAt));
  return seen.filter((chat) => !listed.has(chat.id) && isCovered(chat)).map(({ id }) => id);
}

export function listSeen(
  seen: readonly SeenChat[],
  { search, page, pageSize }: PagedSearch,
): Paged<ListedChat> {
  const wanted = search.trim().toLowerCase();
  const found = seen
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .sort(latestFirst)
    .sort((one, other) => Number(other.pinned) - Number(one.pinned));
  const items = found
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ id, title, pinned, changedAt }) => ({ id, title, pinned, changedAt }));
  return { items, total: found.length };
}

const passes = ({ from, to, engine, chat }: TurnFilter, { turn, chat: id }: FoundTurn) =>
  (from === null || turn.askedAt >= from) &&
  (to === null || turn.askedAt < to) &&
  (engine === null || turn.engine === engine) &&
  (chat === null || id === chat);

export function searchSeen(seen: readonly SeenChat[], query: TurnQuery): Omit<FoundTurns, 'seen'> {
  const all = seen.flatMap(({ id, title, turns }) =>
    turns.map((turn): FoundTurn => ({ chat: id, chatTitle: title, turn })),
  );
  const { matches, also } = leavesNothing(query.search)
    ? { matches: () => true, also: [] }
    : seenMatcher(
        query.search,
        all.map(({ turn }) => turn),
      );
  const direction = query.sort === 'asked' ? 1 : -1;
  const found = all
    .filter((row) => passes(query, row) && matches(row.turn))
    .sort((one, other) => direction * (one.turn.askedAt < other.turn.askedAt ? -1 : 1));
  const start = (query.page - 1) * query.pageSize;
  return { rows: found.slice(start, start + query.pageSize), total: found.length, more: false, also };
}

export const seenEngines = (seen: readonly SeenChat[]): readonly string[] =>
  [
    ...new Set(seen.flatMap(({ turns }) => turns.flatMap(({ engine }) => (engine === null ? [] : [engine])))),
  ].sort();
