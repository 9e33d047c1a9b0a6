/**
 * An answer as it is kept, to whoever reads it: from the beginning, or from where a reader that comes again left off. The ids of
 * its events are how many characters have come with them. A reader that goes away stops nothing.
 */
import { and, eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { eventStream, type Send } from '../common/event-stream.ts';
import type { News } from '../common/news.ts';
import type { Queries } from '../db/database.ts';
import { chatTurns } from '../db/schema.ts';
import { noChat } from './chat-stream.ts';
import { type ChatParts, topicOf, type TurnKey } from './parts.ts';
import { piecesAfter } from './pieces.ts';

async function turnRow(orm: Queries, { chat, turn }: TurnKey, owner: string) {
  const [row] = await orm
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.chat, chat), eq(chatTurns.id, turn), eq(chatTurns.owner, owner)));
  return row ?? null;
}

/**
 * @param from characters that the reader has
 * @throws Problem 404 also when it is somebody else's
 */
export async function followTurn(
  { db: { orm } }: ChatParts,
  news: News,
  uid: string,
  key: TurnKey,
  from: number,
  onError: (error: unknown) => void,
): Promise<Readable> {
  if (!(await turnRow(orm, key, uid))) throw noChat();
  return eventStream(
    async (send, signal) => {
      const reader = readerOf(send, from);
      while (!signal.aborted) {
        const waiting = new AbortController();
        const stopped = AbortSignal.any([signal, waiting.signal]);
        const happened = news.next(topicOf(key), stopped);
        // The state is read first: what ended since has ended with all its pieces.
        const row = await turnRow(orm, key, uid);
        if (row?.state === 'answering') {
          reader.tell(await piecesAfter(orm, key, reader.n));
          await happened;
          continue;
        }
        waiting.abort();
        if (row) reader.end(row);
        return;
      }
    },
    // It breaks off: whoever reads comes again.
    onError,
  );
}

type TurnRow = typeof chatTurns.$inferSelect;

function readerOf(send: Send, from: number) {
  /** Characters up to here were sent, or the reader has them. */
  let told = from;
  /** Characters of all pieces up to number `n`. */
  let length = 0;
  let n = 0;
  const tellUpTo = (end: number, text: string) => {
    if (end <= told) return;
    told = end;
    send('piece', { text }, end);
  };
  return {
    get n() {
      return n;
    },
    tell(pieces: readonly { readonly n: number; readonly text: string }[]): void {
      for (const piece of pieces) {
        const begin = length;
        length += piece.text.length;
        n = piece.n;
        tellUpTo(length, piece.text.slice(Math.max(0, told - begin)));
      }
    },
    end({ answer, state, sources, failure, endedAt }: TurnRow): void {
      tellUpTo(answer.length, answer.slice(told));
      send('ended', { state, sources, failure, ended_at: endedAt?.toISOString() ?? null }, answer.length);
    },
  };
}
