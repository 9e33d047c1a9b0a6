/** What the page of the history asks of the server: what was said, over all chats. */
import type { ListQuery, Sorted } from '../shared/paging.ts';
import type { FiledChat } from './chats-file.ts';
import type { OpenedChat } from './port.ts';
import type { Turn } from './turn.ts';

export interface FoundTurn {
  readonly chat: string;
  readonly chatTitle: string;
  readonly turn: Turn;
}

export const turnSorts = ['-asked', 'asked'] as const satisfies readonly Sorted<'asked'>[];
export type TurnSort = (typeof turnSorts)[number];

export interface TurnFilter {
  /** Words and "phrases"; empty: everything. */
  readonly search: string;
  /** Asked then or later. UTC, ISO 8601; null: from the beginning. */
  readonly from: string | null;
  /** Asked before. */
  readonly to: string | null;
  readonly engine: string | null;
  readonly chat: string | null;
}

export type TurnQuery = TurnFilter & ListQuery<TurnSort>;

export interface FoundTurns {
  readonly rows: readonly FoundTurn[];
  /** On all pages together. */
  readonly total: number;
  /** Words that were looked for in place of one with a typo. */
  readonly also: readonly string[];
}

export interface ChatHistoryCalls {
  search(query: TurnQuery): Promise<FoundTurns>;
  /** The chats in which something is found, those begun first first; without what is still being answered. */
  whole(filter: TurnFilter): Promise<readonly OpenedChat[]>;
  /** As a new chat. @param key drawn for it: sent again, it counts once */
  take(key: string, chat: FiledChat): Promise<void>;
  /** All chats, for good. */
  eraseAll(): Promise<void>;
  /** Who has answered so far. */
  engines(): Promise<readonly string[]>;
}
