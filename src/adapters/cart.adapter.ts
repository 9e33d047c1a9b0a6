/**
 * Fills the slots of the cart's statechart: opens this device's cart in the log, appends to it, has the server check
 * prices and stock, and sends an order under its key. It decides nothing: business rules live in `decide`.
 */
import { type CartCommand, cartDecider, type CartRefusal, type CartStream } from '../events/cart/decide.ts';
import { cartFacts, cartStreamName } from '../events/cart/events.ts';
import type { CartCalls, CartSignal, Readiness, WaitingOrder } from '../events/cart/port.ts';
import { type CartChange, changesSince, type Offer } from '../events/cart/review.ts';
import { Refused } from '../events/log/decider.ts';
import type { EventRecord, Stamp } from '../events/log/event.ts';
import { openLiveStream } from '../events/log/live-stream.ts';
import type { EventLog } from '../events/log/log.ts';
import { damagedCartFile, eraseDamagedCart } from './damaged-cart.ts';
import { dataOf, HttpProblem } from './http.ts';
import { nextTask } from './next-task.ts';
import type { NodeClient, NodeSchemas } from './node-client.ts';

export interface CartSlotsOptions {
  /** May still be opening. */
  readonly log: EventLog | Promise<EventLog>;
  readonly stamp: () => Stamp;
  readonly node: NodeClient;
  /** uid of the signed-in person, and a subscription to its changes. */
  readonly person: { uid(): string | null; subscribe(onChange: () => void): () => void };
}

/** What the pages read, and the slots of the statechart. */
export interface CartSlots extends CartCalls {
  openCart(): Promise<WaitingOrder | null>;
  /** Erases a damaged cart, unless it opens after all. */
  discardDamaged(): Promise<void>;
  append(asked: { readonly command: CartCommand }): Promise<readonly EventRecord[] | Refused<CartRefusal>>;
  follow(send: (received: CartSignal) => void): () => void;
  review(): Promise<readonly CartChange[]>;
  readiness(asked: { readonly buyer: string | null }): Promise<Readiness>;
  networkReturns(send: (received: CartSignal) => void): () => void;
  personChanges(send: (received: CartSignal) => void): () => void;
  /** @throws HttpProblem when it is not known whether the order was placed */
  placeOrder(order: { readonly key: string }): Promise<readonly number[] | Refused>;
}

export function cartSlots({ log, stamp, node, person }: CartSlotsOptions): CartSlots {
  let opening: Promise<CartStream> | null = null;
  let current: CartStream | null = null;
  const listeners = new Set<() => void>();

  const open = async (): Promise<CartStream> => {
    const live: CartStream = await openLiveStream({
      log: await log,
      stream: cartStreamName,
      definitions: cartFacts,
      decider: cartDecider,
      stamp,
      rest: nextTask,
    });
    current = live;
    const notifyAll = () => {
      for (const listener of [...listeners]) listener();
    };
    live.subscribe(notifyAll);
    notifyAll();
    return live;
  };
  const opened = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    }));

  return {
    stream: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    openCart: async () => waitingIn(await opened()),

    discardDamaged: async () => eraseDamagedCart(await log, opened),

    exportDamaged: async () => damagedCartFile(await log),

    append: async ({ command }) => (await opened()).execute(command),

    follow(send) {
      const live = current;
      if (!live) return () => undefined;
      let known = live.state.checkout?.key ?? null;
      return live.subscribe(() => {
        const key = live.state.checkout?.key ?? null;
        if (key === known) return;
        known = key;
        send({ type: 'cart.changed', waiting: waitingIn(live) });
      });
    },

    async review() {
      const { lines } = (await opened()).state;
      const asked = lines.map(({ productId, quantity }) => ({ productId, quantity }));
      const answer = await dataOf(node.POST('/cart/review', { body: { lines: asked } }));
      return changesSince(lines, answer.lines.map(toOffer));
    },

    async readiness({ buyer }) {
      if (!navigator.onLine) return 'offline';
      return buyer !== null && person.uid() === buyer ? 'ready' : 'elsewhere';
    },

    networkReturns(send) {
      const listener = () => send({ type: 'chance.returned' });
      addEventListener('online', listener);
      return () => removeEventListener('online', listener);
    },

    personChanges(send) {
      let known = person.uid();
      return person.subscribe(() => {
        const uid = person.uid();
        if (uid === known) return;
        known = uid;
        send({ type: 'chance.returned' });
      });
    },

    async placeOrder({ key }) {
      const { checkout } = (await opened()).state;
      if (checkout?.key !== key) return new Refused('no-order', 'This order is no longer on its way.');
      const { buyer, contact, paymentMethod, note, handovers, lines } = checkout;
      try {
        // Somebody else may have signed in since the readiness check: the server compares the buyer.
        const placed = await dataOf(
          node.POST('/checkouts', {
            body: {
              key,
              buyer,
              contact,
              paymentMethod,
              note,
              ...(handovers.length > 0 ? { handovers: [...handovers] } : {}),
              lines: [...lines],
            },
          }),
        );
        return placed.transactions.map(({ number }) => number);
      } catch (error) {
        if (error instanceof HttpProblem && refusals.has(error.status))
          return new Refused(error.reason, error.message);
        throw error;
      }
    },
  };
}

/** HTTP statuses that a retry would not change. */
const refusals = new Set([400, 403, 404, 409]);

function waitingIn({ state: { checkout } }: CartStream): WaitingOrder | null {
  if (!checkout) return null;
  const { key, buyer, contact, paymentMethod, note, handovers } = checkout;
  return { key, buyer, details: { contact, paymentMethod, note, handovers } };
}

type Reviewed = NodeSchemas['CartReview']['lines'][number];

function toOffer({ productId, status, product }: Reviewed): Offer {
  const forSale = product !== null && (status === 'ok' || status === 'short');
  const offer = { productId, priceCents: forSale ? product.priceCents : null, left: product?.stock ?? null };
  return status === 'closed' ? { ...offer, closed: true } : offer;
}
