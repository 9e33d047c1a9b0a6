/** Texts of the history, and links to its turns. */
import type { FoundTurn } from '../../../events/chat/history-port.ts';
import type { TurnState } from '../../../events/chat/turn.ts';

export const historyTitle = 'Chatbot history';

const filesOf = (count: number) =>
  count === 1 ? '1 attached file is' : `${count.toLocaleString('en')} attached files are`;

/** About a JSON export. */
export const leftOutWords = (count: number) =>
  `${filesOf(count)} not in this export: it lists their names and checksums. Save the ones you need from their chats.`;

/** About a JSON file to import. */
export const missingWords = (count: number) =>
  count === 0 ? '' : ` ${filesOf(count)} not in it, and will be shown by name only.`;

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
