/** Chats over the hiring contract (openapi/fastapi.yaml): questions, answers as they come, and the list of chats. Only translates; holds no rules. */
import {
  type AnswerNews,
  type ChatCalls,
  type ChatSlots,
  type Followed,
  newChat,
  type OpenedChat,
  type TemporarySlots,
} from '../events/chat/port.ts';
import type { ChatHistoryCalls } from '../events/chat/history-port.ts';
import { newsIn } from './answer-news.ts';
import { chatHistory, turnOf } from './chat-history.ts';
import { eventsIn } from './event-stream.ts';
import type { HiringClient, HiringSchemas } from './hiring-client.ts';
import { dataOf, HttpProblem } from './http.ts';
import { uploading } from './upload.ts';

export interface ChatSources {
  readonly hiring: HiringClient;
  /** The same client, with a timeout long enough for an answer. */
  readonly patient: HiringClient;
  /** The same client over this `fetch`, for uploads. */
  readonly sending: (fetch: (request: Request) => Promise<Response>) => HiringClient;
}

const chatOf = ({ turns, ...chat }: HiringSchemas['Chat']): OpenedChat => ({
  ...chat,
  turns: turns.map(turnOf),
});

/** 404 and 410: it does not exist, or no longer. */
const isGone = (error: unknown) => error instanceof HttpProblem && [404, 410].includes(error.status);

export function chatPort({ hiring, patient, sending }: ChatSources): {
  readonly slots: ChatSlots;
  /** A new conversation with each call. */
  temporary(): Promise<TemporarySlots>;
  readonly calls: ChatCalls;
  readonly history: ChatHistoryCalls;
} {
  async function* newsOf({ chat, turn, from }: Followed, signal: AbortSignal): AsyncGenerator<AnswerNews> {
    const body = await dataOf<ReadableStream<Uint8Array>>(
      patient.GET('/chats/{chat_id}/turns/{turn_id}/answer', {
        params: { path: { chat_id: chat, turn_id: turn } },
        headers: { accept: 'text/event-stream', 'last-event-id': String(from) },
        parseAs: 'stream',
        signal,
      }) as never,
    );
    for await (const sent of eventsIn(body)) {
      const news = newsIn(sent);
      if (news) yield news;
    }
  }

  return {
    slots: {
      async load(id) {
        if (id === null) return newChat;
        try {
          const chat = await dataOf(hiring.GET('/chats/{chat_id}', { params: { path: { chat_id: id } } }));
          return { ...chatOf(chat), seen: false };
        } catch (error) {
          if (isGone(error)) return null;
          throw error;
        }
      },
      async ask({ key, chat, parent, beside, question, attachments }) {
        const asked = await dataOf(
          hiring.POST('/chats', {
            body: {
              key,
              chat_id: chat,
              parent_id: parent,
              beside_id: beside,
              question,
              attachments: [...attachments],
            },
          }),
        );
        return { chat: asked.chat_id, turn: turnOf(asked.turn) };
      },
      follow: (followed) => (send) => {
        const over = new AbortController();
        const read = async () => {
          for await (const news of newsOf(followed, over.signal)) {
            if (over.signal.aborted) return;
            send(news);
            if (news.type === 'answer.ended') return;
          }
          send({ type: 'answer.lost' });
        };
        read().catch(() => {
          if (!over.signal.aborted) send({ type: 'answer.lost' });
        });
        return () => over.abort();
      },
      async stop({ chat, turn }) {
        const path = { chat_id: chat, turn_id: turn };
        return turnOf(
          await dataOf(hiring.POST('/chats/{chat_id}/turns/{turn_id}/stop', { params: { path } })),
        );
      },
    },
    temporary: async () => (await import('./temporary-chat.ts')).temporaryChat(patient),
    history: chatHistory(hiring),
    calls: {
      async list({ search, page, pageSize }) {
        const query = { search, skip: (page - 1) * pageSize, limit: pageSize };
        const { chats, total } = await dataOf(hiring.GET('/chats', { params: { query } }));
        const items = chats.map(({ changed_at: changedAt, ...chat }) => ({ ...chat, changedAt }));
        return { items, total, seen: false };
      },
      async change(id, { title, pinned }) {
        await dataOf(
          hiring.PUT('/chats/{chat_id}', { params: { path: { chat_id: id } }, body: { title, pinned } }),
        );
      },
      async remove(id) {
        await dataOf(hiring.DELETE('/chats/{chat_id}', { params: { path: { chat_id: id } } }));
      },
      async restore(id) {
        await dataOf(hiring.POST('/chats/{chat_id}/restore', { params: { path: { chat_id: id } } }));
      },
      async attach(file, onSent, signal) {
        const body = new FormData();
        body.append('name', file.name);
        body.append('file', file);
        const request = { body: body as never, bodySerializer: () => body, signal };
        return dataOf(sending(uploading(onSent)).POST('/chat-attachments', request));
      },
      async attached(id) {
        const params = { path: { attachment_id: id } };
        return dataOf<Blob>(
          hiring.GET('/chat-attachments/{attachment_id}', { params, parseAs: 'blob' }) as never,
        );
      },
      async engine() {
        return (await dataOf(hiring.GET('/chat-engine'))).engine;
      },
    },
  };
}
