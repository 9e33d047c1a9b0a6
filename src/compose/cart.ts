/** The cart of the app: its statechart runs from the start, the code that keeps the cart is loaded when needed. */
import { type Actor, createActor } from 'xstate';
import type { CartSlots } from '../adapters/cart.adapter.ts';
import { keepJournal } from '../adapters/journal.ts';
import { lazyListener, lazyPort, opening } from '../adapters/lazy-port.ts';
import type { NodeClient } from '../adapters/node-client.ts';
import type { CartCalls } from '../events/cart/port.ts';
import { cartMachine } from '../machines/cart.machine.ts';
import { orderMachine } from '../machines/order.machine.ts';
import { answer, listener } from '../machines/slots.ts';
import { factsOfAll } from '../machines/started.ts';
import type { DeviceLog } from './log.ts';
import type { Session } from './session.ts';

type Cart = CartCalls & { readonly actor: Actor<typeof cartMachine> };

interface Surroundings {
  readonly log: DeviceLog;
  readonly session: Session;
  readonly node: NodeClient;
  readonly whenIdle: Promise<void>;
}

/** The caller starts the actor. */
export function composeCart({ log, session, node, whenIdle }: Surroundings): Cart {
  let opened: CartSlots | null = null;
  const slots = opening(async () => {
    await whenIdle;
    const { cartSlots } = await import('../adapters/cart.adapter.ts');
    return (opened = cartSlots({ log: log.opened, stamp: log.stamp, node, person: session }));
  });
  const calls = lazyPort(async () => {
    const { openCart, discardDamaged, exportDamaged, append, review, readiness, placeOrder } = await slots();
    return { openCart, discardDamaged, exportDamaged, append, review, readiness, placeOrder };
  });
  const news = <Sent>(listen: (slots: CartSlots) => (send: (sent: Sent) => void) => () => void) =>
    lazyListener(() => opened, slots, listen);
  const changes = news<undefined>(
    ({ subscribe }) =>
      (listener) =>
        subscribe(() => listener(undefined)),
  );
  const actor = createActor(
    cartMachine.provide({
      actors: {
        openCart: answer(calls.openCart),
        discardDamaged: answer(calls.discardDamaged),
        append: answer(calls.append),
        order: orderMachine.provide({
          actors: {
            append: answer(calls.append),
            follow: listener(news(({ follow }) => follow)),
            review: answer(calls.review),
            readiness: answer(calls.readiness),
            networkReturns: listener(news(({ networkReturns }) => networkReturns)),
            personChanges: listener(news(({ personChanges }) => personChanges)),
            placeOrder: answer(calls.placeOrder),
          },
        }),
      },
    }),
  );
  keepJournal({ ...log.journal, source: factsOfAll(actor), stream: () => 'workflow/cart' });
  return {
    actor,
    stream: () => opened?.stream() ?? null,
    subscribe: (onChange) => changes(onChange),
    exportDamaged: () => calls.exportDamaged(),
  };
}
