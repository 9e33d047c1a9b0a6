/** What the page and the statechart of a chat ask of the server, and the answers. */
import type { Paged } from '../shared/paging.ts';
import type { ChatSource, Turn, TurnFailure, TurnState } from './turn.ts';

export interface OpenedChat {
  readonly id: string;
  readonly title: string;
  readonly pinned: boolean;
  readonly turns: readonly Turn[];
}

export const newChat: OpenedChat = { id: '', title: '', pinned: false, turns: [] };

export interface ListedChat {
  readonly id: string;
  readonly title: string;
  readonly pinned: boolean;
  /** When the last question was asked. UTC, ISO 8601. */
  readonly changedAt: string;
}

export interface NewQuestion {
  /** Drawn for this question, so that a repeat counts once. */
  readonly key: string;
  /** null: a new chat. */
  readonly chat: string | null;
  /** The turn it follows; null: it begins the chat. */
  readonly parent: string | null;
  /** The turn it is a sibling of: asked again, or reworded. */
  readonly beside: string | null;
  readonly question: string;
}

export interface AskedTurn {
  readonly chat: string;
  readonly turn: Turn;
}

export interface Followed {
  readonly chat: string;
  readonly turn: string;
  /** How many characters of the answer have arrived already. */
  readonly from: number;
}

/** Events while an answer is streamed. */
export type AnswerNews =
  /** `end`: length of the answer after this piece, in characters. */
  | { readonly type: 'piece.came'; readonly text: string; readonly end: number }
  | {
      readonly type: 'answer.ended';
      readonly state: Exclude<TurnState, 'answering'>;
      readonly sources: readonly ChatSource[];
      readonly failure: TurnFailure | null;
      readonly endedAt: string;
    }
  /** The connection was lost; the server goes on writing the answer. */
  | { readonly type: 'answer.lost' };

/** Every rejection is an Error with a readable message. */
export interface ChatSlots {
  /** A new chat (id null) is empty. Returns null when it does not exist or was deleted. */
  load(id: string | null): Promise<OpenedChat | null>;
  ask(question: NewQuestion): Promise<AskedTurn>;
  follow(followed: Followed): (send: (news: AnswerNews) => void) => () => void;
  stop(turn: Pick<Followed, 'chat' | 'turn'>): Promise<Turn>;
}

/** Slots of a temporary chat, which is stored nowhere else. */
export interface TemporarySlots extends ChatSlots {
  /** Aborts the answer in progress and discards the chat. */
  close(): void;
}

export interface ChatCalls {
  list(query: {
    readonly search: string;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<Paged<ListedChat>>;
  change(id: string, changed: Pick<ListedChat, 'title' | 'pinned'>): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** The engine that answers. */
  engine(): Promise<string>;
}
