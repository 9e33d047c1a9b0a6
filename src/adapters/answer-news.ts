/** Translates the server-sent events of a chat answer into the page's signals. */
import type { AnswerNews } from '../events/chat/port.ts';
import { turnFailureSchema } from '../events/chat/turn.ts';
import type { ServerSent } from './event-stream.ts';
import type { HiringSchemas } from './hiring-client.ts';

/** @returns null for events of a newer server, and for the end of a session, at which the stream breaks off */
export function newsIn({ event, data, id }: ServerSent): AnswerNews | null {
  const payload = JSON.parse(data) as never;
  if (event === 'piece') {
    const { text } = payload as { text: string };
    return { type: 'piece.came', text, end: Number(id) };
  }
  if (event !== 'ended') return null;
  const {
    ended_at: endedAt,
    state,
    sources,
    failure,
  } = payload as Pick<HiringSchemas['ChatTurn'], 'ended_at' | 'state' | 'sources' | 'failure'>;
  const known = turnFailureSchema.safeParse(failure);
  return {
    type: 'answer.ended',
    state: state === 'answering' ? 'failed' : state,
    sources,
    failure: failure === null ? null : known.success ? known.data : 'failed',
    endedAt: endedAt ?? '',
  };
}
