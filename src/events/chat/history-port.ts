/** What the history page asks of the server: turns of all chats, filtered and searched. */
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
  /** Asked at this time or later. UTC, ISO 8601; null: from the beginning. */
  readonly from: string | null;
  /** Asked before this time. */
  readonly to: string | null;
  readonly engine: string | null;
  readonly chat: string | null;
}

export type TurnQuery = TurnFilter & ListQuery<TurnSort>;

export interface FoundTurns {
  readonly rows: readonly FoundTurn[];
  /** On all pages together. */
  readonly total: number;
  /** Whether there are more than `total`, which were not counted. */
  readonly more: boolean;
  /** Corrected words that were searched for in place of misspelled ones. */
  readonly also: readonly string[];
  /** Only what this device has seen, since the server could not be reached. */
  readonly seen: boolean;
}

export interface ChatHistoryCalls {
  search(query: TurnQuery): Promise<FoundTurns>;
  /** The chats with a match, in the order in which they were begun, without turns still being answered. */
  whole(filter: TurnFilter): Promise<readonly OpenedChat[]>;
  /** Imports it as a new chat. @param key drawn for this import, so that a repeat counts once */
  take(key: string, chat: FiledChat): Promise<void>;
  /** Erases all chats permanently. */
  eraseAll(): Promise<void>;
  /** The engines that have answered so far. */
  engines(): Promise<readonly string[]>;
}
