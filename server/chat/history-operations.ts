/** Handlers of the operations on the chat history: search, export, import and erasure. */
import { askerOf } from '../security/session.ts';
import type { OperationRoute } from '../contract/contract-routes.ts';
import { importChat } from './import-chat.ts';
import type { Schemas } from './parts.ts';
import * as found from './found-turns.ts';
import { eraseChats, type EraseParts } from './erase-all.ts';

type Operation = 'searchChatTurns' | 'listChatEngines' | 'exportChats' | 'importChat' | 'eraseChats';

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
  importChat: {
    handler: async (request, reply) =>
      reply
        .code(201)
        .send(await importChat(parts, askerOf(request).uid, request.body as Schemas['FiledChat'])),
  },
  listChatEngines: { handler: (request) => found.listEngines(parts, askerOf(request).uid) },
  exportChats: {
    handler: (request) => found.exportChats(parts, askerOf(request).uid, request.query as found.ChatsQuery),
  },
});
