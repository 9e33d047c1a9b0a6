/** What the page and the statechart of a chat ask of the server, and what they get. */
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
  /** When something was asked last. UTC, ISO 8601. */
  readonly changedAt: string;
}

export interface NewQuestion {
  /** Drawn for this question: sent again, it counts once. */
  readonly key: string;
  /** null: a new chat. */
  readonly chat: string | null;
  /** The turn that it follows; null: it begins the chat. */
  readonly parent: string | null;
  /** The turn that it is asked beside: again, or in other words. */
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
  /** Characters that are there already. */
  readonly from: number;
}

/** How an answer comes. */
export type AnswerNews =
  /** `end`: how many characters have come with this piece. */
  | { readonly type: 'piece.came'; readonly text: string; readonly end: number }
  | {
      readonly type: 'answer.ended';
      readonly state: Exclude<TurnState, 'answering'>;
      readonly sources: readonly ChatSource[];
      readonly failure: TurnFailure | null;
      readonly endedAt: string;
    }
  /** The connection broke off; the answer goes on without. */
  | { readonly type: 'answer.lost' };

/** Every rejection is an Error whose message a person can read. */
export interface ChatSlots {
  /** A new one is empty. null: there is none, or it was deleted. */
  load(id: string | null): Promise<OpenedChat | null>;
  ask(question: NewQuestion): Promise<AskedTurn>;
  follow(followed: Followed): (send: (news: AnswerNews) => void) => () => void;
  stop(turn: Pick<Followed, 'chat' | 'turn'>): Promise<Turn>;
}

/** Those of a chat that is nowhere but in them. */
export interface TemporarySlots extends ChatSlots {
  /** Lets go of what is being answered, and of all that was said. */
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
  /** Who answers. */
  engine(): Promise<string>;
}
