/** Converts chats to the shapes of the API contract. */
import type { Chat } from '../../src/events/chat/projection.ts';
import type { Turn } from '../../src/events/chat/turn.ts';
import type { Schemas } from './parts.ts';

export const shownTurn = ({
  askedAt,
  endedAt,
  sources,
  attachments,
  ...turn
}: Turn): Schemas['ChatTurn'] => ({
  ...turn,
  sources: [...sources],
  attachments: [...attachments],
  asked_at: askedAt,
  ended_at: endedAt,
});

export const shownChat = (id: string, { title, pinned, turns }: Chat): Schemas['Chat'] => ({
  id,
  title,
  pinned,
  turns: turns.map(shownTurn),
});
