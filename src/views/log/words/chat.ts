/** Descriptions of facts about chats and their page. They do not repeat questions or answers. */
import type { chatFacts } from '../../../events/chat/events.ts';
import type { chatWorkflowFacts } from '../../../events/chat/workflow.ts';
import type { FactWords } from './fact-words.ts';

const asked = { asked: 'Asked a question', again: 'Asked a question again', edited: 'Asked in other words' };

export const chatWords: FactWords<typeof chatFacts> = {
  ChatBegun: () => 'Began a chat',
  TurnAsked: ({ kind }) => asked[kind],
  TurnAnswered: () => 'Got an answer',
  TurnStopped: () => 'Stopped the answer',
  TurnFailed: () => 'The answer failed',
  ChatRenamed: ({ title }) => `Renamed it to “${title}”`,
  ChatPinned: () => 'Pinned it',
  ChatUnpinned: () => 'Took it off the top',
  ChatDeleted: () => 'Deleted',
  ChatRestored: () => 'Brought back',
  TurnsImported: ({ turns: { length } }) => `Imported ${length === 1 ? 'a question' : `${length} questions`}`,
};

const ended = {
  answered: 'The answer came',
  stopped: 'The answer was stopped',
  failed: 'The answer failed',
  answering: 'The answer goes on',
};

export const chatWorkflowWords: FactWords<typeof chatWorkflowFacts> = {
  ChatOpened: ({ turns }) => (turns === 0 ? 'Opened a new chat' : `Opened a chat with ${turns} questions`),
  ChatOpening: () => 'Opened the chat once more',
  ChatMissing: () => 'The chat was not there',
  ChatNotOpened: () => 'The chat could not be opened',
  ChatQuestionSent: ({ beside }) => (beside ? 'Asked once more, beside the last time' : 'Asked a question'),
  ChatQuestionTaken: () => 'The question arrived',
  ChatQuestionNotTaken: () => 'The question did not arrive',
  ChatQuestionDropped: () => 'Put the question away',
  ChatAnswerLost: () => 'The connection broke while the answer came',
  ChatAnswerFound: () => 'Looked for the rest of the answer',
  ChatStopAsked: () => 'Asked for the answer to stop',
  ChatStopFailed: () => 'The answer could not be stopped',
  ChatAnswerEnded: ({ state }) => ended[state],
};
