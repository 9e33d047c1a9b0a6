/** What the server says of an answer while it comes, in the words of the page. */
import type { AnswerNews } from '../events/chat/port.ts';
import { turnFailureSchema } from '../events/chat/turn.ts';
import type { ServerSent } from './event-stream.ts';
import type { HiringSchemas } from './hiring-client.ts';

/** null for what a newer server says, and for the end of a session: the stream breaks off with it. */
export function newsIn({ event, data, id }: ServerSent): AnswerNews | null {
  const said = JSON.parse(data) as never;
  if (event === 'piece') {
    const { text } = said as { text: string };
    return { type: 'piece.came', text, end: Number(id) };
  }
  if (event !== 'ended') return null;
  const {
    ended_at: endedAt,
    state,
    sources,
    failure,
  } = said as Pick<HiringSchemas['ChatTurn'], 'ended_at' | 'state' | 'sources' | 'failure'>;
  const known = turnFailureSchema.safeParse(failure);
  return {
    type: 'answer.ended',
    state: state === 'answering' ? 'failed' : state,
    sources,
    failure: failure === null ? null : known.success ? known.data : 'failed',
    endedAt: endedAt ?? '',
  };
}
