/** The operations of the chats' history: what is searched and handed out. */
import { askerOf } from '../security/session.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import * as found from './found-turns.ts';
import { eraseChats, type EraseParts } from './erase-all.ts';

type Operation = 'searchChatTurns' | 'listChatEngines' | 'exportChats' | 'eraseChats';

export const historyOperations = (parts: EraseParts): Readonly<Record<Operation, OperationRoute>> => ({
  searchChatTurns: {
    handler: (request) => found.searchTurns(parts, askerOf(request).uid, request.query as found.TurnQuery),
  },
  eraseChats: {
    async handler(request, reply) {
      await eraseChats(parts, askerOf(request).uid);
      return reply.code(204).send();
    },
  },
  listChatEngines: { handler: (request) => found.listEngines(parts, askerOf(request).uid) },
  exportChats: {
    handler: (request) => found.exportChats(parts, askerOf(request).uid, request.query as found.ChatsQuery),
  },
});
