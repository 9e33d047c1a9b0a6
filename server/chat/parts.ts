/** Dependencies and types shared by all chat operations. */
import type { components } from '../../src/adapters/generated/fastapi.ts';
import type { Limited } from '../budget/charge.ts';
import type { FileStore } from '../files/file-store.ts';

export type Schemas = components['schemas'];
export interface ChatParts extends Limited {
  readonly files: Pick<FileStore, 'write' | 'read' | 'remove'>;
  /** Reads a document's words. @throws Problem 422 with the reason */
  readonly readDocument: (
    file: Uint8Array,
    sender: string,
  ) => Promise<{ readonly kind: 'pdf' | 'docx' | 'txt'; readonly words: string }>;
}

/** Identifies one turn of one chat. */
export interface TurnKey {
  readonly chat: string;
  readonly turn: string;
}

/** PostgreSQL notification channel on which servers announce that an answer progressed or ended. */
export const turnChannel = 'patina_chat';

export const topicOf = ({ chat, turn }: TurnKey) => `${chat} ${turn}`;
