/**
 * The composition root: opens the log and fills the statecharts' slots with adapters, noun by noun (src/compose). The only
 * place that knows all parts; it holds no rules.
 */
import { loadConfig } from './adapters/config.adapter.ts';
import { hostedBackend } from './adapters/hosted.ts';
import { nodeClient } from './adapters/node-client.ts';
import { ids } from './adapters/random.ts';
import { composeCart } from './compose/cart.ts';
import { composeDevice, composeDeviceLog } from './compose/device.ts';
import { composeHiring } from './compose/hiring.ts';
import { composeIdentity } from './compose/identity.ts';
import { type Opening, whenIdleAfter } from './compose/idle.ts';
import { composeLedger } from './compose/ledger.ts';
import { composeLog } from './compose/log.ts';
import { forgetDrafts } from './compose/drafts.ts';
import { forgetSeenChats } from './compose/seen-chats.ts';
import { composeSession } from './compose/session.ts';
import { composeSettings } from './compose/settings.ts';
import { composeTodo } from './compose/todo.ts';
import { composeTrade } from './compose/trade.ts';
import { composeUploads } from './compose/uploads.ts';
import type { AuthActor } from './machines/auth.machine.ts';
import type { LedgerActor } from './machines/ledger.machine.ts';
import { Watch } from './machines/watch.ts';
import type { App } from './views/app.ts';
import { notices } from './views/ui/notices.ts';

export async function compose(page: Opening): Promise<App> {
  const session = composeSession();
  const { token } = session;
  const hosted = hostedBackend({ baseUrl: '/api/hosted', token });
  const config = await loadConfig(hosted.getConfig);
  const whenIdle = whenIdleAfter(page);

  const log = composeLog(session, whenIdle);
  const settings = composeSettings(log, config);
  const { checkpoints, settled, ledger, ...proofs } = composeLedger({ log, session, hosted, whenIdle });
  // Who is signed in is asked only once their ledger can follow.
  const whenReady = Promise.all([settled, log.opened.catch(() => null)]);
  const identity = composeIdentity({ config, hosted, log, session, whenReady });
  const { auth, registration, profile } = identity;
  follow(auth, ledger.actor);
  forgetSeenChats(auth, whenIdle);
  forgetDrafts(auth);

  const node = nodeClient({ baseUrl: '/api/node', token });
  const cart = composeCart({ log, session, node, whenIdle });
  const todo = composeTodo(log, whenIdle);
  const trade = composeTrade({
    ...{ log, session, node },
    // Deferred, since the uploads need the posts in turn.
    uploads: { enqueue: (upload) => uploads.enqueue(upload), prepare: () => uploads.prepare() },
  });
  const running = new Watch();
  const uploads: App['uploads'] = composeUploads({ log, session, posts: trade.posts, running, whenIdle });
  const hiring = composeHiring({ log, auth, session, running });
  const deviceLog = composeDeviceLog({ log, session, checkpoints, exportLedger: ledger.exportLog });
  const device = composeDevice(log, auth);

  for (const actor of [settings, profile, ledger.actor, cart.actor, registration, todo.actor, auth]) {
    running.add(actor);
    actor.start();
  }
  return {
    ...{ ids, config, running, uploads, settings, ledger, cart, todo, device, deviceLog },
    ...proofs,
    ...identity,
    ...trade,
    ...hiring,
  };
}

/** Opens and closes the ledger as people sign in and out. */
function follow(auth: AuthActor, ledger: LedgerActor): void {
  let followed: string | null | undefined;
  auth.subscribe(({ context }) => {
    const uid = context.user?.uid ?? null;
    if (!context.ready && uid === null && followed === undefined) return;
    if (uid === followed) return;
    if (followed) notices.clear();
    followed = uid;
    ledger.send(uid ? { type: 'ledger.open', uid } : { type: 'ledger.close' });
  });
}
