/** The history of chats over the hiring contract (openapi/fastapi.yaml). Only translates; holds no rules. */
import type { ChatHistoryCalls, TurnFilter } from '../events/chat/history-port.ts';
import type { OpenedChat } from '../events/chat/port.ts';
import type { Turn } from '../events/chat/turn.ts';
import type { HiringClient, HiringSchemas } from './hiring-client.ts';
import { dataOf } from './http.ts';

export const turnOf = ({
  asked_at: askedAt,
  ended_at: endedAt,
  ...turn
}: HiringSchemas['ChatTurn']): Turn => ({ ...turn, askedAt, endedAt });

/** Whole chats per request. */
const chatsPerRequest = 50;

const filterOf = ({ search, from, to, engine, chat }: TurnFilter) => ({
  search,
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
  ...(engine === null ? {} : { engine }),
  ...(chat === null ? {} : { chat_id: chat }),
});

export function chatHistory(hiring: HiringClient): ChatHistoryCalls {
  return {
    async search({ sort, page, pageSize, ...filter }) {
      const query = {
        ...filterOf(filter),
        sort: sort === 'asked' ? ('asked_at' as const) : ('-asked_at' as const),
        skip: (page - 1) * pageSize,
        limit: pageSize,
      };
      const { turns, total, more, also } = await dataOf(hiring.GET('/chat-turns', { params: { query } }));
      const rows = turns.map(({ chat_id: chat, chat_title: chatTitle, turn }) => ({
        chat,
        chatTitle,
        turn: turnOf(turn),
      }));
      return { rows, total, more, also, seen: false };
    },
    async whole(filter) {
      const chats: OpenedChat[] = [];
      for (;;) {
        const query = { ...filterOf(filter), skip: chats.length, limit: chatsPerRequest };
        const answer = await dataOf(hiring.GET('/chat-trees', { params: { query } }));
        chats.push(...answer.chats.map(({ turns, ...chat }) => ({ ...chat, turns: turns.map(turnOf) })));
        if (answer.chats.length === 0 || chats.length >= answer.total) return chats;
      }
    },
    async take(key, { title, pinned, turns }) {
      const body = {
        key,
        title,
        pinned,
        turns: turns.map(({ askedAt, endedAt, ...turn }) => ({
          ...turn,
          asked_at: askedAt,
          ended_at: endedAt,
        })),
      };
      await dataOf(hiring.POST('/chat-trees', { body }));
    },
    async eraseAll() {
      await dataOf(hiring.DELETE('/chats'));
    },
    async engines() {
      return (await dataOf(hiring.GET('/chat-engines'))).engines;
    },
  };
}
