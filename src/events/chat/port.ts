/** What the page and the statechart of a chat ask of the server, and the answers. */
import type { Paged, PagedSearch } from '../shared/paging.ts';
import type { ChatAttachment } from './attachment.ts';
import type { ChatSource, Turn, TurnFailure, TurnState } from './turn.ts';

export interface OpenedChat {
  readonly id: string;
  readonly title: string;
  readonly pinned: boolean;
  readonly turns: readonly Turn[];
}

/** `seen`: read from the copy on this device, since the server could not be reached. Turns that were not seen are missing. */
export interface LoadedChat extends OpenedChat {
  readonly seen: boolean;
}

export const newChat: LoadedChat = { id: '', title: '', pinned: false, turns: [], seen: false };

export interface ListedChat {
  readonly id: string;
  readonly title: string;
  readonly pinned: boolean;
  /** When the last question was asked. UTC, ISO 8601. */
  readonly changedAt: string;
}

/** `seen`: as far as this device has seen them, since the server could not be reached. */
export interface ListedChats extends Paged<ListedChat> {
  readonly seen: boolean;
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
  /** Ids of files that were stored for it before. A sibling keeps the files of its turn. */
  readonly attachments: readonly string[];
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
  load(id: string | null): Promise<LoadedChat | null>;
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
  list(query: PagedSearch): Promise<ListedChats>;
  change(id: string, changed: Pick<ListedChat, 'title' | 'pinned'>): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /**
   * Stores a file for a question that is about to be asked.
   * @param onSent gets the part that has been sent, from 0 to 1
   */
  attach(file: File, onSent: (part: number) => void, signal: AbortSignal): Promise<ChatAttachment>;
  /** The stored file. Rejects when it is no longer there. */
  attached(id: string): Promise<Blob>;
  /** The engine that answers. */
  engine(): Promise<string>;
}
