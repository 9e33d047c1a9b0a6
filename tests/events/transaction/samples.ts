/** A bag and a pair of shoes, and who buys them. */
import type { Contact, OrderDetails } from '../../../src/events/transaction/contact.ts';
import type { Line } from '../../../src/events/transaction/line.ts';

export const bag: Line = {
  id: 'bag',
  productId: 'p-bag',
  title: 'Leather bag',
  priceCents: 12_000,
  quantity: 3,
};
export const shoes: Line = {
  id: 'shoes',
  productId: 'p-shoes',
  title: 'Suede shoes',
  priceCents: 4500,
  quantity: 2,
};

export const contact: Contact = {
  name: 'Bea Buyer',
  phone: '+14155552671',
  email: 'bea@example.com',
  address: 'Main Street 1, Springfield',
};
export const details: OrderDetails = { contact, paymentMethod: 'card', note: 'Please ring' };
