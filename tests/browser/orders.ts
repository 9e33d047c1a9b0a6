/** Creates orders over the same routes that the pages use. */
import { randomUUID } from 'node:crypto';
import type { Login } from './people.ts';
import { asPerson, merchant, offer, unique } from './trade.ts';

export const contactOf = (name: string, phone: string) => ({
  name,
  phone,
  email: 'rosa@patina.example',
  address: '12 Tannery Row',
});

/** A random phone number, to tell orders of these tests apart. */
export const somePhone = () => `+1415555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

/** One order of `quantity` items from the demo merchant. @returns its number */
export async function order(
  buyer: Login,
  options: { name: string; phone: string; title: string; priceCents: number; quantity: number },
): Promise<number> {
  const { name, phone, title, priceCents, quantity } = options;
  const { id } = await offer({ title, priceCents, stock: 50, category: 'other' });
  const buy = await asPerson(buyer);
  const { transactions } = await buy<{ transactions: readonly { number: number }[] }>('POST', '/checkouts', {
    key: randomUUID(),
    contact: contactOf(name, phone),
    paymentMethod: 'cash',
    note: '',
    lines: [{ productId: id, quantity, priceCents }],
  });
  return transactions[0]!.number;
}

/** An order of one item that its seller has marked as paid. @returns its number */
export async function paidOrder(buyer: Login): Promise<number> {
  const number = await order(buyer, {
    name: 'Rosa Lindqvist',
    phone: somePhone(),
    title: unique('Saddle'),
    priceCents: 12_050,
    quantity: 1,
  });
  await settle(number, 'pay');
  return number;
}

/** Steps that the demo merchant takes on an order, over the API. */
export async function settle(number: number, step: 'pay' | 'refund'): Promise<void> {
  const sell = await asPerson(merchant);
  const { version } = await sell<{ version: number }>('GET', `/transactions/${number}`);
  await sell('POST', `/transactions/${number}/${step}`, { version });
}

interface HandWritten {
  readonly name: string;
  readonly phone: string;
  readonly title: string;
  readonly priceCents: number;
  readonly place: boolean;
}

/** A transaction written by hand for somebody without an account, by default by the demo merchant. @returns its number */
export async function writeByHand(options: HandWritten, seller: Login = merchant): Promise<number> {
  const { name, phone, title, priceCents, place } = options;
  const sell = await asPerson(seller);
  const { number } = await sell<{ number: number }>('POST', '/transactions', {
    key: randomUUID(),
    buyerUid: null,
    quoteRequestId: null,
    contact: contactOf(name, phone),
    paymentMethod: 'card',
    note: '',
    lines: [{ productId: null, title, quantity: 1, priceCents }],
    place,
  });
  return number;
}

/** An order of somebody without an account, with its invoice. @returns the path of the invoice's page */
export async function invoicedOrder(): Promise<string> {
  const sold = { name: 'Rosa Lindqvist', phone: somePhone(), title: 'Leather sofa, deep clean' };
  const number = await writeByHand({ ...sold, priceCents: 45_050, place: true });
  const sell = await asPerson(merchant);
  const { version: detailsVersion } = await sell<{ version: number }>('GET', '/invoice-details');
  const { version } = await sell<{ version: number }>('GET', `/transactions/${number}`);
  const seen = { version, detailsVersion, rates: [] };
  const issued = await sell<{ number: string }>('POST', `/transactions/${number}/invoices`, seen);
  return `/invoice/${number}/${issued.number}`;
}
