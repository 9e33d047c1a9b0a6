/**
 * Streams a stored answer to its reader: from the beginning, or from where a reconnecting reader left off. The id of an
 * event is the number of characters sent so far. A reader that leaves stops nothing.
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

/** @param from number of characters that the reader has @throws Problem 404, also when it is somebody else's */
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
        // Read the state before the pieces: a turn that has ended has all of its pieces.
        const row = await turnRow(orm, key, uid);
        if (row?.state === 'answering') {
          reader.sendPieces(await piecesAfter(orm, key, reader.n));
          await happened;
          continue;
        }
        waiting.abort();
        if (row) reader.end(row);
        return;
      }
    },
    // The stream breaks off, and the reader reconnects.
    onError,
  );
}

type TurnRow = typeof chatTurns.$inferSelect;

function readerOf(send: Send, from: number) {
  /** Number of characters that were sent, or that the reader has. */
  let sentLength = from;
  /** Number of characters in all pieces up to number `n`. */
  let length = 0;
  let n = 0;
  const sendUpTo = (end: number, text: string) => {
    if (end <= sentLength) return;
    sentLength = end;
    send('piece', { text }, end);
  };
  return {
    get n() {
      return n;
    },
    sendPieces(pieces: readonly { readonly n: number; readonly text: string }[]): void {
      for (const piece of pieces) {
        const begin = length;
        length += piece.text.length;
        n = piece.n;
        sendUpTo(length, piece.text.slice(Math.max(0, sentLength - begin)));
      }
    },
    end({ answer, state, sources, failure, endedAt }: TurnRow): void {
      sendUpTo(answer.length, answer.slice(sentLength));
      send('ended', { state, sources, failure, ended_at: endedAt?.toISOString() ?? null }, answer.length);
    },
  };
}
