/** The demo's orders, and sales entered by hand, in every state and in chronological order. */
import type { Contact } from '../../src/events/transaction/contact.ts';
import type { Asker } from '../security/session.ts';
import { checkout } from '../trade/cart.ts';
import type { Schemas, TradeParts } from '../trade/parts.ts';
import { askForQuote } from '../trade/quote-requests.ts';
import { changeTransaction } from '../trade/transactions.ts';
import { createTransaction } from '../trade/transaction-opening.ts';
import type { shopProducts, supplierProducts } from './demo-products.ts';
import { asAsker, type DemoPeople } from './demo-people.ts';
import { newId } from '../ids.ts';

/** Trade with its clock set back by this many days. */
export type Ago = (days: number) => TradeParts;

type Products = Readonly<
  Record<keyof typeof shopProducts | keyof typeof supplierProducts, Schemas['OwnProduct']>
>;

const uma: Contact = {
  name: 'Uma Patel',
  phone: '+14155550134',
  email: 'user@patina.example',
  address: '18 Orchard Lane, Oakland, CA 94609',
};
const theo: Contact = {
  name: 'Theo Brandt',
  phone: '+14155550192',
  email: 'theo@patina.example',
  address: '305 Canal Street, Emeryville, CA 94608',
};
const marco: Contact = {
  name: 'Marco Conti',
  phone: '+14155550120',
  email: 'merchant@patina.example',
  address: '12 Tannery Row, Oakland, CA 94607',
};
const astrid: Contact = {
  name: 'Astrid Berg',
  phone: '+14155550101',
  email: 'admin@patina.example',
  address: '1 Quay Street, Oakland, CA 94607',
};
const ines: Contact = {
  name: 'Ines Moreau',
  phone: '+19165550143',
  email: 'ines@patina.example',
  address: '77 Loom Street, Sacramento, CA 95814',
};
const walkIns: readonly Contact[] = [
  { name: 'Grace Okafor', phone: '+14155550155', email: '', address: '4 Pier View, Oakland, CA 94607' },
  { name: 'Jonas Lind', phone: '+14155550178', email: 'jonas@lind.example', address: '' },
];

export async function placeOrders(ago: Ago, people: DemoPeople, products: Products): Promise<void> {
  const as = (uid: string) => asAsker(people, uid);
  const [merchant, supplier] = [as(people.merchant), as(people.supplier)];
  const [user, client, admin] = [as(people.user), as(people.client), as(people.admin)];
  const key = () => newId();

  const order = (...bought: readonly (readonly [keyof Products, number])[]) =>
    bought.map(([name, quantity]) => ({
      productId: products[name].id,
      quantity,
      priceCents: products[name].priceCents,
    }));
  const buy = async (
    days: number,
    by: Asker,
    contact: Contact,
    lines: ReturnType<typeof order>,
    note = '',
  ) => {
    const sent = { key: key(), contact, paymentMethod: 'card', note, lines } as const;
    const { transactions } = await checkout(ago(days), by, sent);
    return transactions[0]!.number;
  };
  const settle = (
    days: number,
    number: number,
    version: number,
    type: 'PayTransaction' | 'RefundTransaction',
    by = merchant,
  ) => changeTransaction(ago(days), by, number, version, { type });
  const byHand = (days: number, contact: Contact, title: string, priceCents: number) =>
    createTransaction(ago(days), merchant, {
      key: key(),
      buyerUid: null,
      quoteRequestId: null,
      contact,
      paymentMethod: 'cash',
      note: '',
      lines: [{ productId: null, title, quantity: 1, priceCents }],
      place: true,
    });

  const paid = await buy(33, user, uma, order(['sofa', 1], ['soap', 2]));
  await settle(31, paid, 2, 'PayTransaction');
  const supplies = await buy(28, merchant, marco, order(['cloths', 3]));
  await settle(27, supplies, 2, 'PayTransaction', supplier);
  const care = await buy(27, supplier, ines, order(['soap', 4]));
  await settle(26, care, 2, 'PayTransaction');
  const visit = await byHand(26, walkIns[0]!, 'Red wine on a cream armchair', 8500);
  await settle(26, visit.number, 2, 'PayTransaction');
  const returned = await buy(22, user, uma, order(['brush', 1]), 'For the suede boots');
  await settle(21, returned, 2, 'PayTransaction');
  await settle(17, returned, 3, 'RefundTransaction');
  const clientOrder = await buy(15, client, theo, order(['seat', 2]));
  await settle(14, clientOrder, 2, 'PayTransaction');
  const office = await buy(
    12,
    admin,
    astrid,
    order(['soap', 1], ['balm', 1]),
    'For the chairs in our office.',
  );
  await settle(11, office, 2, 'PayTransaction');
  const dropped = await buy(9, user, uma, order(['rug', 6]));
  await changeTransaction(ago(8), user, dropped, 2, { type: 'CancelTransaction' });
  await buy(7, supplier, ines, order(['bag', 1]), 'The strap first, please.');
  await buy(6, admin, astrid, order(['seat', 2]), 'The two seats of the delivery van.');
  await buy(5, user, uma, order(['bag', 1], ['balm', 1]), 'Please ring before noon.');
  await buy(4, merchant, marco, order(['cloths', 2], ['curtain', 4]), 'The curtains of our waiting room.');
  await byHand(3, walkIns[1]!, 'Ink stain on a writing desk top', 6000);
  await buy(1, client, theo, order(['shoe', 3], ['soap', 1]));
  await createTransaction(ago(1), merchant, {
    key: key(),
    buyerUid: people.user,
    quoteRequestId: null,
    contact: uma,
    paymentMethod: 'transfer',
    note: 'As we spoke on the phone.',
    lines: [{ productId: null, title: 'Piano bench, new leather top', quantity: 1, priceCents: 14_000 }],
    place: false,
  });
  await askForQuote(ago(2), user, products.jacket.id, {
    key: key(),
    quantity: 1,
    contact: uma,
    note: 'A black jacket of 1994 with a torn left sleeve.',
  });
}
