/** Chats over a database, answered by an engine that the test controls. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import type {
  AnswerEngine,
  AnswerPart,
  AttachedFile,
  EarlierTurn,
} from '../../../server/chat/answer-engine.ts';
import { chatGroup, openChat, type RunningChat } from '../../../server/chat/operations.ts';
import type { ChatParts, Schemas } from '../../../server/chat/parts.ts';
import type { Database } from '../../../server/db/database.ts';
import { fastApiRoutes, type OperationGroup } from '../../../server/fastapi/routes.ts';
import { readContract, operationsOf } from '../../../server/contract/contract-routes.ts';
import { readDocument } from '../../../server/hiring/parsing/read-document.ts';
import { chatHistory } from '../../../src/adapters/chat-history.ts';
import { hiringClient } from '../../../src/adapters/hiring-client.ts';
import type { ChatHistoryCalls } from '../../../src/events/chat/history-port.ts';
import { authorizer } from '../../../server/security/session.ts';
import { askerOf } from '../ask-second-backend.ts';
import { addPerson, testConfig } from '../hosted/support.ts';
import { sessionsByName } from '../sessions.ts';

/** Answers one question at a time, as the test says. */
export interface DrivenEngine extends AnswerEngine {
  /** Questions that it was asked, the latest last. */
  readonly asked: readonly {
    readonly question: string;
    readonly earlier: readonly EarlierTurn[];
    readonly attachments: readonly AttachedFile[];
  }[];
  say(...parts: readonly AnswerPart[]): void;
  finish(): void;
  fail(error: Error): void;
}

export const text = (words: string): AnswerPart => ({ type: 'text', text: words });

export function drivenEngine(): DrivenEngine {
  type Step = AnswerPart | 'end' | Error;
  const asked: DrivenEngine['asked'][number][] = [];
  let steps: Step[] = [];
  let wake: () => void = () => undefined;
  const push = (...more: Step[]) => {
    steps.push(...more);
    wake();
  };
  return {
    engine: 'Driven',
    asked,
    say: (...parts) => push(...parts),
    finish: () => push('end'),
    fail: (error) => push(error),
    async *answer(question, earlier, signal, _by, attachments = []) {
      asked.push({ question, earlier, attachments });
      steps = [];
      signal.addEventListener('abort', () => wake());
      for (;;) {
        const step = steps.shift();
        if (step === 'end') return;
        if (step instanceof Error) throw step;
        if (step) yield step;
        else await new Promise<void>((go) => (wake = go));
        signal.throwIfAborted();
      }
    },
  };
}

export interface ChatServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly parts: ChatParts;
  readonly running: RunningChat;
  /** Errors that occurred outside of any request. */
  readonly errors: unknown[];
  /** Stored files by name. */
  readonly stored: ReadonlyMap<string, Uint8Array>;
  pass(milliseconds: number): void;
  ask<Body>(
    who: string | null,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: Body }>;
  close(): Promise<void>;
}

const plenty = { burst: 1_000_000, refillSeconds: 1 };

/** All other operations of the contract, which these tests do not call. */
const others: OperationGroup['routes'] = Object.fromEntries(
  operationsOf(readContract('fastapi')).map(({ operationId }) => [
    operationId,
    { handler: () => Promise.reject(new Error(`${operationId} is not open here`)) },
  ]),
);

export async function openChatServer(
  db: Database,
  engine: AnswerEngine,
  people: readonly string[] = ['anna', 'bert'],
  env: Record<string, string> = {},
): Promise<ChatServer> {
  let now = Date.parse('2026-11-21T08:00:00.000Z');
  const clock = () => new Date((now += 1));
  const stored = new Map<string, Uint8Array>();
  const files: ChatParts['files'] = {
    write: async (name, content) => void stored.set(name, content),
    read: async (name) => (stored.has(name) ? Buffer.from(stored.get(name)!) : null),
    remove: async (name) => void stored.delete(name),
  };
  const parts: ChatParts = { db, files, readDocument, clock, limits: { questionByPerson: plenty } };
  const running = openChat(parts, engine);
  const errors: unknown[] = [];
  running.onError((error) => errors.push(error));
  const authorize = authorizer(sessionsByName(db.orm));
  const config = testConfig(env);
  const app = await buildApp({
    config,
    ping: () => db.ping(),
    plugins: [
      fastApiRoutes([{ scheme: 'account', routes: others, authorize }, chatGroup(running, authorize)]),
    ],
    appFolder: '/nonexistent',
  });
  await app.ready();
  for (const uid of people) await addPerson(db, { uid });
  return {
    app,
    db,
    parts,
    running,
    errors,
    stored,
    pass: (milliseconds) => void (now += milliseconds),
    ask: askerOf(app),
    async close() {
      await running.stop();
      await app.close();
      await db.close();
    },
  };
}

let keys = 0;
/** A new key on each call, unlike those of other features on the same database. */
const newKey = () => `00000000-0000-4000-8002-${String((keys += 1)).padStart(12, '0')}`;

export const question = (
  words: string,
  changes: Partial<Schemas['NewChatQuestion']> = {},
): Schemas['NewChatQuestion'] => ({
  key: newKey(),
  chat_id: null,
  parent_id: null,
  beside_id: null,
  question: words,
  ...changes,
});

export interface Sent {
  readonly id: number;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The complete events in a text. */
export const eventsIn = (body: string): readonly Sent[] =>
  body
    .split('\n\n')
    .slice(0, -1)
    .filter((block) => block.includes('data: '))
    .map((block) => {
      const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      return { id: Number(of('id')), event: of('event'), data: JSON.parse(of('data')) as Sent['data'] };
    });

/** Reads an answer's stream to its end. */
export async function follow(
  { app }: Pick<ChatServer, 'app'>,
  who: string,
  { chat, turn }: { readonly chat: string; readonly turn: string },
  from = 0,
): Promise<readonly Sent[]> {
  const answer = await app.inject({
    url: `/api/py/chats/${chat}/turns/${turn}/answer`,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer token-of-${who}`,
      ...(from > 0 ? { 'last-event-id': String(from) } : {}),
    },
  });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return eventsIn(answer.body);
}

export const wordsOf = (events: readonly Sent[]): string =>
  events
    .filter(({ event }) => event === 'piece')
    .map(({ data }) => data.text as string)
    .join('');

/** The adapter of the history page, over that server. */
export const historyOf = ({ app }: Pick<ChatServer, 'app'>, who: string): ChatHistoryCalls =>
  chatHistory(
    hiringClient({
      baseUrl: 'https://patina.test/api/py',
      token: async () => `token-of-${who}`,
      async fetch(request) {
        const { pathname, search } = new URL(request.url);
        const body = await request.text();
        const answer = await app.inject({
          method: request.method as 'GET' | 'POST',
          url: `${pathname}${search}`,
          headers: Object.fromEntries(request.headers),
          ...(body === '' ? {} : { payload: body }),
        });
        return new Response(answer.body, {
          status: answer.statusCode,
          headers: { 'content-type': 'application/json' },
        });
      },
    }),
  );
