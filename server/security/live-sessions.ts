/**
 * Ends live responses (server-sent events) together with the session that requested them. A request is authenticated once,
 * at its start; a response that lasts for minutes would otherwise outlive a password change, or a disabled or deleted account.
 * Every response of that type passes through here, so no route can forget it. The last event says why the response ends, so
 * that a page whose token has expired reconnects with a new one.
 */
import { PassThrough, Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { type ListenClient, listenTo } from '../db/channel.ts';
import type { Queries } from '../db/database.ts';
import { sessionChannel } from '../identity/session-notices.ts';
import { bearerOf } from './session.ts';

export interface LiveAnswerOptions {
  /** Interval of checks, and so the longest delay until an expired token or a lost notice is noticed. */
  readonly recheckMs?: number;
}

/** How long a client has to read the rest before its connection is closed. */
const lastEventMs = 5000;

const sessionOver = 'event: session-over\ndata: {}\n\n';

interface Live {
  readonly token: string;
  readonly uid: string;
  readonly end: () => void;
}

/** @param uidOf the uid of a token while its session is valid, else null */
export function endLiveAnswers(
  orm: Queries,
  uidOf: (token: string) => Promise<string | null>,
  { recheckMs = 30_000 }: LiveAnswerOptions = {},
): FastifyPluginAsync {
  const answers = new Set<Live>();
  const { $client } = orm as { $client?: ListenClient };

  async function check(live: Live): Promise<void> {
    // A failed query ends no response: the check is repeated soon.
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
      // A client that stops reading stops the work.
      answer.once('close', () => payload.destroy());
      const end = () => {
        payload.unpipe(answer);
        payload.destroy();
        answer.end(sessionOver);
        setTimeout(() => reply.raw.destroy(), lastEventMs).unref();
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
  // Without encapsulation, so that the hook runs for the routes of every plugin registered after this one.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
