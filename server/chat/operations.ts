/** Handlers of the chat operations: asking, answering, and a person's own chats. */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Authorize, OperationRoute } from '../contract/contract-routes.ts';
import type { OperationGroup } from '../fastapi/routes.ts';
import { charge } from '../budget/charge.ts';
import { takeTurn } from '../budget/requests.ts';
import { newsOf, type News } from '../common/news.ts';
import { Problem } from '../problem.ts';
import { askerOf } from '../security/session.ts';
import { downloadReply } from '../common/download-reply.ts';
import * as attachments from './attachments.ts';
import type { AnswerEngine } from './answer-engine.ts';
import { type Answering, answering } from './answering.ts';
import * as chats from './chats.ts';
import { followTurn } from './follow.ts';
import { historyOperations } from './history-operations.ts';
import { type ChatParts, type Schemas, turnChannel } from './parts.ts';
import { answerTemporarily } from './temporary.ts';

const operationIds = [
  'describeChat',
  'attachToChat',
  'readChatAttachment',
  'listChats',
  'askChat',
  'getChat',
  'changeChat',
  'deleteChat',
  'restoreChat',
  'followChatTurn',
  'stopChatTurn',
  'askTemporarily',
  'searchChatTurns',
  'listChatEngines',
  'exportChats',
  'importChat',
  'eraseChats',
] as const;

interface TurnParams {
  readonly chat_id: string;
  readonly turn_id: string;
}

const chatIn = ({ params }: FastifyRequest) => (params as TurnParams).chat_id;
const turnIn = ({ params }: FastifyRequest) => {
  const { chat_id: chat, turn_id: turn } = params as TurnParams;
  return { chat, turn };
};

/** The running chat service: answers in progress, and readers that wait for them. */
export interface RunningChat {
  readonly parts: ChatParts;
  readonly engine: AnswerEngine;
  readonly answering: Answering;
  readonly news: News;
  /** Sets the handler of errors outside of any request. */
  onError(report: (error: unknown) => void): void;
  stop(): Promise<void>;
}

export function openChat(parts: ChatParts, engine: AnswerEngine): RunningChat {
  let report: (error: unknown) => void = () => undefined;
  const writing = answering(parts, engine, (error) => report(error));
  const news = newsOf(parts.db.orm, turnChannel);
  return {
    parts,
    engine,
    answering: writing,
    news,
    onError(to) {
      report = to;
    },
    async stop() {
      await writing.stop();
      await news.close();
    },
  };
}

/** @param chat null: people are in a hosted project */
export function chatGroup(chat: RunningChat | null, authorize: Authorize): OperationGroup {
  const routes = chat ? chatOperations(chat) : externallyHosted();
  return { scheme: 'person', routes, authorize };
}

function externallyHosted(): OperationGroup['routes'] {
  const route: OperationRoute = {
    async handler() {
      throw new Problem(501, 'hosted-project', 'Chats need accounts that this server keeps itself.');
    },
  };
  return Object.fromEntries(operationIds.map((operationId) => [operationId, route]));
}

function chatOperations({
  parts,
  engine,
  answering: writing,
  news,
}: RunningChat): Readonly<Record<(typeof operationIds)[number], OperationRoute>> {
  const asking = { ...parts, engine, answering: writing };
  return {
    describeChat: {
      handler: async (): Promise<Schemas['ChatEngine']> => ({ engine: engine.engine }),
    },
    attachToChat: {
      handler: async (request, reply) =>
        reply
          .code(201)
          .send(await attachments.attach(parts, askerOf(request).uid, request.body as attachments.Sent)),
    },
    readChatAttachment: {
      async handler(request, reply) {
        const { attachment_id: id } = request.params as { readonly attachment_id: string };
        const { bytes, type, name } = await attachments.readAttachment(parts, askerOf(request).uid, id);
        return downloadReply(reply, type, name).send(bytes);
      },
    },
    listChats: {
      handler: (request) => chats.listChats(parts, askerOf(request).uid, request.query as chats.ChatQuery),
    },
    askChat: {
      beforeBody: (request) => charge(parts, 'questionByPerson', askerOf(request).uid),
      handler: async (request, reply) =>
        reply
          .code(201)
          .send(
            await chats.ask(asking, askerOf(request), request.body as Schemas['NewChatQuestion'], () =>
              takeTurn(request, 'questions'),
            ),
          ),
    },
    getChat: { handler: (request) => chats.getChat(parts, askerOf(request).uid, chatIn(request)) },
    changeChat: {
      handler: (request) =>
        chats.changeChat(
          parts,
          askerOf(request).uid,
          chatIn(request),
          request.body as Schemas['ChangedChat'],
        ),
    },
    deleteChat: {
      async handler(request, reply) {
        await chats.deleteChat(asking, askerOf(request).uid, chatIn(request));
        return reply.code(204).send();
      },
    },
    restoreChat: { handler: (request) => chats.restoreChat(parts, askerOf(request).uid, chatIn(request)) },
    stopChatTurn: { handler: (request) => chats.stopTurn(asking, askerOf(request).uid, turnIn(request)) },
    askTemporarily: {
      beforeBody: (request) => charge(parts, 'questionByPerson', askerOf(request).uid),
      async handler(request, reply) {
        requireEvents(request);
        const asked = request.body as Schemas['TemporaryQuestion'];
        const { clock } = parts;
        const stream = answerTemporarily({ engine, clock }, askerOf(request), asked, logTo(request.log));
        return reply.type('text/event-stream').send(stream);
      },
    },
    ...historyOperations(asking),
    followChatTurn: {
      async handler(request, reply) {
        requireEvents(request);
        const { uid } = askerOf(request);
        const stream = await followTurn(
          parts,
          news,
          uid,
          turnIn(request),
          lastId(request),
          logTo(request.log),
        );
        return reply.type('text/event-stream').send(stream);
      },
    },
  };
}

/** The stream waits for future events: a client that did not ask for a stream would wait with it. */
function requireEvents({ headers }: FastifyRequest): void {
  if (headers.accept?.includes('text/event-stream') === true) return;
  throw new Problem(406, 'not-acceptable', 'This is only to be had as text/event-stream.');
}

function lastId({ headers }: FastifyRequest): number {
  const id = Number(headers['last-event-id'] ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

const logTo = (log: FastifyBaseLogger) => (error: unknown) => log.error({ err: error }, 'chat');
