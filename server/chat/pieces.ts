/** Pieces of answers in progress, numbered in order of arrival. Only stored pieces are shown. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { chatPieces, chatTurns } from '../db/schema.ts';
import { topicOf, turnChannel, type TurnKey } from './parts.ts';

/** Without a heartbeat of the writing server for this long, its turn is ended. */
const silentMs = 20_000;

const turnIs = ({ chat, turn }: TurnKey) => and(eq(chatTurns.chat, chat), eq(chatTurns.id, turn));

/**
 * Stores a piece; waits for a transaction that is ending the turn.
 * @returns false: the turn has ended and accepts no more pieces
 */
export async function keepPiece(orm: Queries, key: TurnKey, n: number, text: string): Promise<boolean> {
  const kept = (await orm.execute(sql`
    with open as (
      select 1 from chat_turns
      where chat = ${key.chat} and id = ${key.turn} and state = 'answering' for share
    ), kept as (
      insert into chat_pieces (chat, turn, n, text)
      select ${key.chat}, ${key.turn}, ${n}::int, ${text} from open returning 1
    )
    select pg_notify(${turnChannel}, ${topicOf(key)}) from kept`)) as unknown as { rows: unknown[] };
  return kept.rows.length > 0;
}

/** Sends a heartbeat. @returns false: the turn has ended */
export async function stayAlive(orm: Queries, key: TurnKey): Promise<boolean> {
  const open = await orm
    .update(chatTurns)
    .set({ aliveAt: sql`now()` })
    .where(and(turnIs(key), eq(chatTurns.state, 'answering')))
    .returning({ id: chatTurns.id });
  return open.length > 0;
}

export async function piecesAfter(orm: Queries, { chat, turn }: TurnKey, n: number) {
  return orm
    .select({ n: chatPieces.n, text: chatPieces.text })
    .from(chatPieces)
    .where(and(eq(chatPieces.chat, chat), eq(chatPieces.turn, turn), gt(chatPieces.n, n)))
    .orderBy(asc(chatPieces.n));
}

/** Blocks new pieces until the transaction ends, and reads the existing text. */
export async function closePieces(tx: Queries, key: TurnKey): Promise<string> {
  await tx.select({ id: chatTurns.id }).from(chatTurns).where(turnIs(key)).for('update');
  const pieces = await piecesAfter(tx, key, 0);
  return pieces.map(({ text }) => text).join('');
}

/** Turns whose server has sent no heartbeat for too long. */
export async function silentTurns(orm: Queries): Promise<readonly TurnKey[]> {
  return orm
    .select({ chat: chatTurns.chat, turn: chatTurns.id })
    .from(chatTurns)
    .where(
      and(
        eq(chatTurns.state, 'answering'),
        sql`${chatTurns.aliveAt} < now() - ${`${silentMs} milliseconds`}::interval`,
      ),
    );
}
