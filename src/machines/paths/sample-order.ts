/** An order for the models of the cart and of its order. */
import type { CheckoutDetails } from '../../events/cart/events.ts';
import type { WaitingOrder } from '../../events/cart/port.ts';

export const sampleCheckout: CheckoutDetails = {
  handovers: [],
  contact: {
    name: 'Bea Secret',
    phone: '+14155552671',
    email: 'secret@example.com',
    address: 'secret street',
  },
  paymentMethod: 'card',
  note: 'secret note',
};

/** An order on its way, as the cart's log holds it. */
export const waitingOrder = (key: string): WaitingOrder => ({ key, buyer: 'bea', details: sampleCheckout });
