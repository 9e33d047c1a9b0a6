/** One chat, folded from its facts. An impossible fact (never produced by `decide`) changes nothing. */
import { type Draft, produce } from 'immer';
import type { Projection } from '../log/decider.ts';
import type { Recorded } from '../log/event.ts';
import type { ChatFact } from './events.ts';
import type { Turn } from './turn.ts';

export interface Chat {
  /** uid. */
  readonly owner: string;
  readonly title: string;
  readonly pinned: boolean;
  readonly deleted: boolean;
  /** In the order in which they were asked: each after the one it follows. */
  readonly turns: readonly Turn[];
}

/** null until it is begun. */
export type ChatState = Chat | null;

const begun = { answer: '', sources: [], failure: null, endedAt: null } as const;

const evolve = (state: ChatState, { type, data, at }: Recorded<ChatFact>): ChatState =>
  produce(state, (chat): Draft<ChatState> | undefined => {
    if (type === 'ChatBegun') return { ...data, pinned: false, deleted: false, turns: [] };
    if (chat) change(chat, { type, data, at } as Recorded<ChatFact>);
  });

function change(chat: Draft<Chat>, { type, data, at }: Recorded<ChatFact>): void {
  const end = (given: { turn: string }, ended: Partial<Draft<Turn>>) => {
    const turn = chat.turns.find(({ id }) => id === given.turn);
    if (turn?.state === 'answering') Object.assign(turn, ended, { endedAt: at });
  };
  switch (type) {
    case 'ChatBegun':
      return;
    case 'TurnAsked': {
      const { turn: id, ...asked } = data;
      chat.turns.push({ id, ...asked, state: 'answering', ...begun, sources: [], askedAt: at });
      return;
    }
    case 'TurnAnswered':
    case 'TurnStopped': {
      const { turn: _, ...answer } = data;
      end(data, { ...answer, state: type === 'TurnAnswered' ? 'answered' : 'stopped' });
      return;
    }
    case 'TurnFailed': {
      const { turn: _, ...answer } = data;
      end(data, { ...answer, state: 'failed' });
      return;
    }
    case 'ChatRenamed':
      chat.title = data.title;
      return;
    case 'ChatPinned':
    case 'ChatUnpinned':
      chat.pinned = type === 'ChatPinned';
      return;
    case 'ChatDeleted':
    case 'ChatRestored':
      chat.deleted = type === 'ChatDeleted';
      return;
    case 'TurnsImported':
      chat.turns.push(...data.turns);
  }
}

export const chatProjection: Projection<ChatState, ChatFact> = {
  name: 'chat',
  version: 1,
  initial: () => null,
  evolve,
  encode: (state) => state as never,
  decode: (json) => json as unknown as ChatState,
};
