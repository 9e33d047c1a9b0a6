/** The comments on one page: their statechart, with the server behind it. Loaded with the page. */
import type { createActor } from 'xstate';
import type { TokenProvider } from '../adapters/http.ts';
import { threadSlots } from '../adapters/thread.adapter.ts';
import { commentNews } from '../adapters/comment-news.ts';
import type { PostsPort } from '../events/post/port.ts';
import { answer, listener } from '../machines/slots.ts';
import type { ThreadsPort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';

interface Parts {
  /** The app's own: a second import would make every page load XState in more chunks. */
  readonly createActor: typeof createActor;
  readonly posts: PostsPort;
  readonly log: DeviceLog;
  readonly token: TokenProvider;
}

export function composeThreads({ createActor: actorOf, posts, log, token }: Parts): ThreadsPort {
  return {
    async open(machine, place) {
      const { load, change } = threadSlots(posts);
      const provided = machine.provide({
        actors: {
          load: answer(load),
          change: answer(change),
          news: listener((send, { postId }) =>
            commentNews({ baseUrl: '/api/node', token }, postId, () => send({ type: 'thread.news' })),
          ),
        },
      });
      return journaled(log, 'workflow/thread', actorOf(provided, { input: place }));
    },
  };
}
