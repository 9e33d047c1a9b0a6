/** Image analysis on one page: its statechart, with the server behind it. Loaded with the page. */
import type { createActor } from 'xstate';
import { analysisNews, analysisSlots } from '../adapters/analysis.adapter.ts';
import type { NodeClient } from '../adapters/node-client.ts';
import { ids } from '../adapters/random.ts';
import type { PostsPort } from '../events/post/port.ts';
import { answer } from '../machines/slots.ts';
import type { AnalysesPort } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';
import type { Session } from './session.ts';

interface Parts {
  /** The app's own: a second import would make every page load XState in more chunks. */
  readonly createActor: typeof createActor;
  readonly node: NodeClient;
  readonly posts: PostsPort;
  readonly log: DeviceLog;
  readonly session: Session;
}

export function composeAnalyses({
  createActor: actorOf,
  node,
  posts,
  log,
  session,
}: Parts): Pick<AnalysesPort, 'open'> {
  return {
    async open(machine) {
      const { submit, execute } = analysisSlots(node, posts.upload, ids.uuid);
      const provided = machine.provide({ actors: { submit: answer(submit), execute: answer(execute) } });
      return {
        actor: journaled(log, 'workflow/analysis', actorOf(provided)),
        follow: (listener) => analysisNews({ baseUrl: '/api/node', token: session.token }, listener),
      };
    },
  };
}
