/** The operations of the chats' history: what is searched and handed out. */
import { askerOf } from '../security/session.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import * as found from './found-turns.ts';
import type { ChatParts } from './parts.ts';

type Operation = 'searchChatTurns' | 'listChatEngines' | 'exportChats';

export const historyOperations = (parts: ChatParts): Readonly<Record<Operation, OperationRoute>> => ({
  searchChatTurns: {
    handler: (request) => found.searchTurns(parts, askerOf(request).uid, request.query as found.TurnQuery),
  },
  listChatEngines: { handler: (request) => found.listEngines(parts, askerOf(request).uid) },
  exportChats: {
    handler: (request) => found.exportChats(parts, askerOf(request).uid, request.query as found.ChatsQuery),
  },
});
