/** Texts of the history, and links to its turns. */
import type { FoundTurn } from '../../../events/chat/history-port.ts';
import type { TurnState } from '../../../events/chat/turn.ts';

export const historyTitle = 'Chatbot history';

export const stateNames: Readonly<Record<TurnState, string>> = {
  answering: 'Being answered',
  answered: 'Answered',
  stopped: 'Stopped',
  failed: 'Failed',
};

export const addressOf = ({ chat, turn }: FoundTurn) =>
  `/chatBot?${new URLSearchParams({ chat, turn: turn.id }).toString()}`;

/** `2026-11-21 14:05`, in the reader's time zone. */
export const momentOf = (at: string) =>
  new Date(at).toLocaleString('sv', { dateStyle: 'short', timeStyle: 'short' });
