/**
 * The shop's sales of the year before its latest weeks, written by hand for people without an account, so that charts show
 * seasons: boots in winter, sofas in spring, cars and rugs in summer, bags and jackets in autumn.
 */
import type { Contact } from '../../src/events/transaction/contact.ts';
import { newId } from '../ids.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas } from '../trade/parts.ts';
import { createTransaction } from '../trade/transaction-opening.ts';
import { changeTransaction } from '../trade/transactions.ts';
import type { Ago } from './demo-orders.ts';
import type { shopProducts } from './demo-products.ts';

type ProductName = keyof typeof shopProducts;

const person = (name: string, phone: string, email: string, address: string): Contact => ({
  name,
  phone,
  email,
  address,
});

const regulars: readonly Contact[] = [
  person('Priya Nair', '+14155550112', 'priya@nair.example', '220 Hill Road, Berkeley, CA 94704'),
  person('Samuel Ortiz', '+14155550118', '', '61 Foundry Street, Oakland, CA 94607'),
  person('Hannah Weiss', '+14155550126', 'hannah@weiss.example', '9 Lakeside Drive, Alameda, CA 94501'),
  person('Daniel Kim', '+14155550139', '', '1407 Cedar Avenue, San Leandro, CA 94577'),
  person('Amara Diallo', '+14155550147', 'amara@diallo.example', '33 Willow Court, Piedmont, CA 94611'),
  person('Peter Novak', '+14155550163', '', '580 Mission Lane, Hayward, CA 94541'),
  person('Café Lumen', '+14155550185', 'hello@lumen.example', '2 Market Square, Oakland, CA 94612'),
];

interface Sale {
  /** Days before now that it was written. */
  readonly days: number;
  /** Index in `regulars`. */
  readonly who: number;
  readonly what: readonly (readonly [ProductName, number])[];
  readonly paidBy: Schemas['PaymentMethod'];
}

const sale = (days: number, who: number, what: Sale['what'], paidBy: Sale['paidBy'] = 'card'): Sale => ({
  days,
  who,
  what,
  paidBy,
});

/** In the order in which they were written. */
const sales: readonly Sale[] = [
  sale(361, 0, [['shoe', 2]]),
  sale(355, 3, [['shoe', 3]], 'cash'),
  sale(347, 6, [['seat', 1]]),
  sale(338, 1, [['shoe', 2]]),
  sale(331, 4, [
    ['shoe', 1],
    ['balm', 1],
  ]),
  sale(322, 2, [['shoe', 4]], 'cash'),
  sale(311, 5, [['shoe', 2]]),
  sale(300, 0, [['bag', 1]]),
  sale(286, 6, [['sofa', 1]], 'transfer'),
  sale(274, 2, [['sofa', 1]]),
  sale(266, 4, [
    ['sofa', 1],
    ['balm', 2],
  ]),
  sale(259, 1, [['sofa', 2]], 'transfer'),
  sale(251, 3, [['rug', 4]]),
  sale(244, 5, [['sofa', 1]]),
  sale(
    236,
    0,
    [
      ['sofa', 1],
      ['rug', 6],
    ],
    'transfer',
  ),
  sale(225, 6, [['sofa', 2]], 'transfer'),
  sale(214, 2, [['seat', 1]]),
  sale(203, 3, [['seat', 2]], 'cash'),
  sale(194, 1, [['rug', 8]]),
  sale(188, 4, [['seat', 2]]),
  sale(179, 5, [['seat', 1]], 'cash'),
  sale(171, 0, [['rug', 5]]),
  sale(160, 6, [['rug', 12]], 'transfer'),
  sale(149, 3, [['seat', 3]]),
  sale(137, 2, [['bag', 1]]),
  sale(126, 4, [['bag', 2]]),
  sale(117, 1, [['sofa', 1]], 'transfer'),
  sale(108, 0, [
    ['bag', 1],
    ['balm', 1],
  ]),
  sale(97, 5, [['bag', 1]], 'cash'),
  sale(
    88,
    6,
    [
      ['sofa', 2],
      ['seat', 1],
    ],
    'transfer',
  ),
  sale(79, 2, [['bag', 2]]),
  sale(71, 4, [['sofa', 1]]),
  sale(62, 3, [['shoe', 2]], 'cash'),
  sale(54, 1, [['bag', 1]]),
  sale(47, 0, [
    ['sofa', 1],
    ['shoe', 1],
  ]),
];

/** Minutes of the day, so that not everything happens at the same time. */
const minutesLater = (i: number) => (i * 97) % 480;

export async function addSalesOfTheYear(
  ago: Ago,
  merchant: Asker,
  products: Readonly<Record<ProductName, Pick<Schemas['OwnProduct'], 'id' | 'title' | 'priceCents'>>>,
): Promise<void> {
  for (const [i, { days, who, what, paidBy }] of sales.entries()) {
    const written = days - minutesLater(i) / 1440;
    const { number, version } = await createTransaction(ago(written), merchant, {
      key: newId(),
      buyerUid: null,
      quoteRequestId: null,
      contact: regulars[who]!,
      paymentMethod: paidBy,
      note: '',
      lines: what.map(([name, quantity]) => {
        const { id, title, priceCents } = products[name];
        return { productId: id, title, quantity, priceCents };
      }),
      place: true,
    });
    const paid = written - (i % 5) - 1 / 24;
    await changeTransaction(ago(paid), merchant, number, version, { type: 'PayTransaction' });
  }
}
