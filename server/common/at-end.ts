/** Runs code once a response has ended, however it ended. */
import type { FastifyReply } from 'fastify';

/** Calls `done` once, whether the response was sent or the client is gone. */
export function atEnd({ raw }: Pick<FastifyReply, 'raw'>, done: () => void): void {
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    done();
  };
  raw.once('finish', end).once('close', end);
}
