/** The cart of the app: its statechart runs from the start, the code that keeps the cart comes when it is wanted. */
import { type Actor, createActor } from 'xstate';
import type { CartSlots } from './adapters/cart.adapter.ts';
import { lazyListener, lazyPort } from './adapters/lazy-port.ts';
import type { CartCalls } from './events/cart/port.ts';
import { cartMachine } from './machines/cart.machine.ts';
import { answer, listener } from './machines/slots.ts';

type Cart = CartCalls & { readonly actor: Actor<typeof cartMachine> };

/** The actor is still to be started. */
export function composeCart(open: () => Promise<CartSlots>): Cart {
  let opened: CartSlots | null = null;
  const slots = async () => (opened = await open());
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
        follow: listener(news(({ follow }) => follow)),
        review: answer(calls.review),
        readiness: answer(calls.readiness),
        networkReturns: listener(news(({ networkReturns }) => networkReturns)),
        personChanges: listener(news(({ personChanges }) => personChanges)),
        placeOrder: answer(calls.placeOrder),
      },
    }),
  );
  return {
    actor,
    stream: () => opened?.stream() ?? null,
    subscribe: (onChange) => changes(onChange),
    exportDamaged: () => calls.exportDamaged(),
  };
}
