/** What every operation of chats works with. */
import type { components } from '../../src/adapters/generated/fastapi.ts';
import type { Limited } from '../budget/charge.ts';

export type Schemas = components['schemas'];
export type ChatParts = Limited;

/** Which answer of which chat. */
export interface TurnKey {
  readonly chat: string;
  readonly turn: string;
}

/** PostgreSQL's name of the channel on which servers tell each other that an answer went on or ended. */
export const turnChannel = 'patina_chat';

export const topicOf = ({ chat, turn }: TurnKey) => `${chat} ${turn}`;
