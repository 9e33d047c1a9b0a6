/**
 * Ends live answers (server-sent events) with the session they were asked in. A request proves who asks once, at its
 * start; an answer that goes on for minutes would outlive a password change, a closed or a deleted account. Every answer
 * of that type passes here, so that no route can forget it. The last event says why it ends, so that a page whose token
 * has run out comes again with a new one.
 */
import { PassThrough, Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { type ListenClient, listenTo } from '../db/channel.ts';
import type { Queries } from '../db/database.ts';
import { sessionChannel } from '../identity/session-notices.ts';
import { bearerOf } from './session.ts';

export interface LiveAnswerOptions {
  /** A token that runs out, and a notice that was lost with its connection, are found this late at most. */
  readonly recheckMs?: number;
}

/** For a reader that has stopped reading to take what it was sent before. */
const lastWordsMs = 5000;

const sessionOver = 'event: session-over\ndata: {}\n\n';

interface Live {
  readonly token: string;
  readonly uid: string;
  readonly end: () => void;
}

/** @param uidOf whose a token is while its session lasts, else null */
export function endLiveAnswers(
  orm: Queries,
  uidOf: (token: string) => Promise<string | null>,
  { recheckMs = 30_000 }: LiveAnswerOptions = {},
): FastifyPluginAsync {
  const answers = new Set<Live>();
  const { $client } = orm as { $client?: ListenClient };

  async function check(live: Live): Promise<void> {
    // A database that hiccups ends nobody's answer: it is asked again soon.
    const uid = await uidOf(live.token).catch(() => live.uid);
    if (uid === live.uid || !answers.delete(live)) return;
    live.end();
  }
  const checkAll = async () => void (await Promise.all([...answers].map(check)));
  const channel = listenTo(
    $client,
    sessionChannel,
    (uid) => {
      for (const live of answers) if (live.uid === uid) void check(live);
    },
    checkAll,
  );

  const plugin: FastifyPluginAsync = async (app) => {
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onSend', async (request, reply, payload) => {
      const token = bearerOf(request);
      const type = String(reply.getHeader('content-type') ?? '');
      if (token === null || !type.startsWith('text/event-stream')) return payload;
      if (!(payload instanceof Readable)) return payload;
      channel.start();
      timer ??= setInterval(() => void checkAll(), recheckMs).unref();
      const uid = await uidOf(token);
      const answer = new PassThrough();
      payload.pipe(answer);
      payload.once('error', (error) => answer.destroy(error));
      // Whoever stops reading stops the work.
      answer.once('close', () => payload.destroy());
      const end = () => {
        payload.unpipe(answer);
        payload.destroy();
        answer.end(sessionOver);
        setTimeout(() => reply.raw.destroy(), lastWordsMs).unref();
      };
      if (uid === null || reply.raw.destroyed) end();
      else {
        const live = { token, uid, end };
        answers.add(live);
        reply.raw.once('close', () => answers.delete(live));
      }
      return answer;
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await channel.close();
    });
  };
  // Of the app itself: its hook runs for the routes of every plugin that comes after it.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
