/** Dependencies and types shared by all chat operations. */
import type { components } from '../../src/adapters/generated/fastapi.ts';
import type { Limited } from '../budget/charge.ts';

export type Schemas = components['schemas'];
export type ChatParts = Limited;

/** Identifies one turn of one chat. */
export interface TurnKey {
  readonly chat: string;
  readonly turn: string;
}

/** PostgreSQL notification channel on which servers announce that an answer progressed or ended. */
export const turnChannel = 'patina_chat';

export const topicOf = ({ chat, turn }: TurnKey) => `${chat} ${turn}`;
