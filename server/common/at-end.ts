/** What is to be done once an answer has ended, however it has. */
import type { FastifyReply } from 'fastify';

/** Once, whether the answer was sent or its reader is gone. */
export function atEnd({ raw }: Pick<FastifyReply, 'raw'>, done: () => void): void {
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    done();
  };
  raw.once('finish', end).once('close', end);
}
