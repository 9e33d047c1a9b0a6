/** What the pages and the statechart of the cart ask of this device, and what it tells them. */
import type { CartStream } from './decide.ts';
import type { CheckoutDetails } from './events.ts';

/** The cart of this device, whoever is signed in. */
export interface CartCalls {
  /** null until it is open. */
  stream(): CartStream | null;
  /** Tells when it is open, and of every change, whichever tab made it. */
  subscribe(onChange: () => void): () => void;
  /** What can be read of a cart that is damaged, as a file. @throws LogUnavailable */
  exportDamaged(): Promise<Blob>;
}

/** An order on its way, as the cart's log holds it. */
export interface WaitingOrder {
  readonly key: string;
  /** uid. */
  readonly buyer: string;
  readonly details: CheckoutDetails;
}

/** Whether an order can be sent now; `elsewhere`: somebody else than its buyer is signed in here, or nobody. */
export type Readiness = 'ready' | 'offline' | 'elsewhere';

/** What the listeners send. */
export type CartSignal =
  /** The order on its way is another one than before, whichever tab did it. */
  | { readonly type: 'cart.changed'; readonly waiting: WaitingOrder | null }
  /** The network is back, or somebody else is signed in. */
  | { readonly type: 'chance.returned' };
