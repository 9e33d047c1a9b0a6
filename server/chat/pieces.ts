/** Pieces of answers on their way, numbered in the order in which they came. What nobody keeps any more is not shown either. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { chatPieces, chatTurns } from '../db/schema.ts';
import { topicOf, turnChannel, type TurnKey } from './parts.ts';

/** How long nothing may be heard of the server that writes an answer; then its turn is ended. */
const silentMs = 20_000;

const turnIs = ({ chat, turn }: TurnKey) => and(eq(chatTurns.chat, chat), eq(chatTurns.id, turn));

/** Waits for whoever ends the turn right now. @returns false: it has ended, and nothing more is added to it */
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

/** @returns false: the turn has ended */
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

/** Ends what adds to the turn, for as long as this transaction lasts, and reads what has come. */
export async function closePieces(tx: Queries, key: TurnKey): Promise<string> {
  await tx.select({ id: chatTurns.id }).from(chatTurns).where(turnIs(key)).for('update');
  const pieces = await piecesAfter(tx, key, 0);
  return pieces.map(({ text }) => text).join('');
}

/** Turns of whose server nothing was heard for too long. */
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
