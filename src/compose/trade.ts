/** The marketplace, its merchants and their clients, photos and the camera, and transactions: all of it comes when the first page of it is opened. */
import { createActor } from 'xstate';
import { lazyPort, opening } from '../adapters/lazy-port.ts';
import type { NodeClient } from '../adapters/node-client.ts';
import { answer } from '../machines/slots.ts';
import type { App } from '../views/app.ts';
import type { DeviceLog } from './log.ts';
import { journaled } from './page-actor.ts';
import type { Session } from './session.ts';

type Trade = Pick<App, 'products' | 'posts' | 'capture' | 'tenants' | 'invites' | 'transactions'>;

interface Surroundings {
  readonly log: DeviceLog;
  readonly session: Session;
  readonly node: NodeClient;
}

export function composeTrade({ log, session, node }: Surroundings): Trade {
  const { token } = session;
  const ports = opening(async () => (await import('../adapters/trade.ts')).tradePorts({ node, token }));
  const posts = lazyPort(async () => (await ports()).posts);
  const invites = lazyPort(async () => (await ports()).invites);
  const { load, change } = lazyPort(async () => (await ports()).transactionSlots);
  return {
    products: lazyPort(async () => (await ports()).products),
    posts,
    capture: lazyPort(async () => {
      const { composeCapture } = await import('./capture.ts');
      return composeCapture({ createActor, posts, session, log });
    }),
    tenants: lazyPort(async () => (await ports()).tenants),
    invites: {
      calls: invites,
      actor(machine) {
        const provided = machine.provide({ actors: { execute: answer(invites.execute) } });
        return journaled(log, 'workflow/invite', createActor(provided));
      },
    },
    transactions: {
      calls: lazyPort(async () => (await ports()).transactions),
      actor(machine) {
        const provided = machine.provide({ actors: { load: answer(load), change: answer(change) } });
        return journaled(log, 'workflow/transaction', createActor(provided));
      },
    },
  };
}
