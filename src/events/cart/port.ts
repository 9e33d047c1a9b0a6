/** What the pages and the statechart of the cart ask of this device, and the answers. */
import type { CartStream } from './decide.ts';
import type { CheckoutDetails } from './events.ts';

/** The cart of this device, whoever is signed in. */
export interface CartCalls {
  /** null until it is open. */
  stream(): CartStream | null;
  /** Calls back when it is open, and on every change, whichever tab made it. */
  subscribe(onChange: () => void): () => void;
  /** The readable part of a damaged cart, as a file. @throws LogUnavailable */
  exportDamaged(): Promise<Blob>;
}

/** An order on its way, as the cart's log holds it. */
export interface WaitingOrder {
  readonly key: string;
  /** uid. */
  readonly buyer: string;
  readonly details: CheckoutDetails;
}

/** Whether an order can be sent now; `elsewhere`: its buyer is not the person signed in here. */
export type Readiness = 'ready' | 'offline' | 'elsewhere';

/** Sent by the listeners. */
export type CartSignal =
  /** The order on its way has changed, whichever tab did it. */
  | { readonly type: 'cart.changed'; readonly waiting: WaitingOrder | null }
  /** The network is back, or somebody else signed in. */
  | { readonly type: 'chance.returned' };
