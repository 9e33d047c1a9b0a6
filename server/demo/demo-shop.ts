/**
 * What the demo's shop sells and has sold, so that no list of a first run is empty. It does what people do, through
 * the same functions as the routes, only with a clock of its own: the shop has been open for some weeks.
 */
import { randomUUID } from 'node:crypto';
import type { Contact } from '../../src/events/transaction/contact.ts';
import type { Asker } from '../security/session.ts';
import { checkout } from '../trade/cart.ts';
import { answerInvite, sendInvite } from '../trade/invites.ts';
import type { Schemas, TradeParts } from '../trade/parts.ts';
import { addPicture } from '../trade/pictures.ts';
import { createPost } from '../trade/posts.ts';
import { createProduct, setProductClients } from '../trade/products.ts';
import { askForQuote } from '../trade/quote-requests.ts';
import { registerClient } from '../trade/registrations.ts';
import { addTenant } from '../trade/tenants.ts';
import { changeTransaction, createTransaction } from '../trade/transactions.ts';
import { draw, type Drawing } from './demo-pictures.ts';

/** uids. */
export interface DemoPeople {
  readonly admin: string;
  readonly merchant: string;
  readonly user: string;
  /** A client of the merchant. */
  readonly client: string;
  /** Has an invite to answer. */
  readonly invited: string;
}

const dayMs = 86_400_000;

interface Goods extends Pick<
  Schemas['NewProduct'],
  'title' | 'description' | 'priceCents' | 'category' | 'stock'
> {
  readonly picture: Drawing;
}

const goods = {
  sofa: {
    title: 'Leather sofa deep clean',
    description:
      'We come to you, clean every panel with a pH-neutral foam, take out body oils and food stains, and finish with a conditioner. A three-seater takes about two hours; you can sit on it again the same evening.',
    priceCents: 18_900,
    category: 'furniture',
    stock: null,
    picture: 'sofa',
  },
  bag: {
    title: 'Handbag clean and colour refresh',
    description:
      'Inside and out: lining, edges, handles and hardware. Scuffs are filled and the colour is matched by eye under daylight. Sent back in a dust bag within five working days.',
    priceCents: 7500,
    category: 'bags',
    stock: null,
    picture: 'bag',
  },
  seat: {
    title: 'Car seat clean, one row',
    description:
      'Steam for the seams, brush for the grain, conditioner against cracks. Also for child seats.',
    priceCents: 9500,
    category: 'car-interiors',
    stock: null,
    picture: 'seat',
  },
  shoe: {
    title: 'Shoe care, one pair',
    description: 'Cleaned, fed, polished and re-laced. Salt rings of the winter included.',
    priceCents: 2900,
    category: 'shoes',
    stock: null,
    picture: 'shoe',
  },
  rug: {
    title: 'Wool rug wash, per square metre',
    description: 'Dusted, washed by hand in cold water and dried flat.',
    priceCents: 3400,
    category: 'carpets',
    stock: null,
    picture: 'rug',
  },
  soap: {
    title: 'Saddle soap, 250 ml',
    description: 'Glycerine soap with beeswax for smooth leather. Cleans without drying it out.',
    priceCents: 1450,
    category: 'care-products',
    stock: 48,
    picture: 'soap',
  },
  balm: {
    title: 'Conditioning balm, 150 ml',
    description:
      'Lanolin and beeswax for dry leather. Try it on a hidden spot first: it darkens pale leather a little.',
    priceCents: 1950,
    category: 'care-products',
    stock: 32,
    picture: 'balm',
  },
  brush: {
    title: 'Horsehair brush',
    description: 'Soft enough for suede edges, dense enough for a shine.',
    priceCents: 1200,
    category: 'care-products',
    stock: 4,
    picture: 'brush',
  },
  jacket: {
    title: 'Leather jacket restoration',
    description: 'New lining, mended tears, colour brought back. Every jacket is different: ask for a quote.',
    priceCents: 0,
    category: 'clothing',
    stock: null,
    picture: 'jacket',
  },
} as const satisfies Record<string, Goods>;

const uma: Contact = {
  name: 'Uma Patel',
  phone: '+14155550134',
  email: 'user@patina.example',
  address: '18 Orchard Lane, Oakland, CA 94609',
};
const walkIns: readonly Contact[] = [
  { name: 'Grace Okafor', phone: '+14155550155', email: '', address: '4 Pier View, Oakland, CA 94607' },
  { name: 'Jonas Lind', phone: '+14155550178', email: 'jonas@lind.example', address: '' },
];

/** @param now the present; what happened before is dated from it */
export async function fillDemoShop(parts: TradeParts, people: DemoPeople, now: Date): Promise<void> {
  const ago = (days: number): TradeParts => ({
    ...parts,
    clock: () => new Date(now.getTime() - days * dayMs),
  });
  const as = (uid: string): Asker => ({
    uid,
    isAdmin: uid === people.admin,
    isMerchant: uid === people.merchant,
  });
  const [merchant, user, client] = [as(people.merchant), as(people.user), as(people.client)];
  const key = () => randomUUID();

  await makeRelations(ago, people, as);
  const products = await stockShelves(ago(40), merchant);

  const order = (...bought: readonly (readonly [keyof typeof goods, number])[]) =>
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
  ) => changeTransaction(ago(days), merchant, number, version, { type });
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
  const theo = { ...uma, name: 'Theo Brandt', phone: '+14155550192', email: 'theo@patina.example' };

  const paid = await buy(33, user, uma, order(['sofa', 1], ['soap', 2]));
  await settle(31, paid, 2, 'PayTransaction');
  const visit = await byHand(26, walkIns[0]!, 'Red wine on a cream armchair', 8500);
  await settle(26, visit.number, 2, 'PayTransaction');
  const returned = await buy(22, user, uma, order(['brush', 1]), 'For the suede boots');
  await settle(21, returned, 2, 'PayTransaction');
  await settle(17, returned, 3, 'RefundTransaction');
  const theirs = await buy(15, client, theo, order(['seat', 2]));
  await settle(14, theirs, 2, 'PayTransaction');
  const dropped = await buy(9, user, uma, order(['rug', 6]));
  await changeTransaction(ago(8), user, dropped, 2, { type: 'CancelTransaction' });
  await buy(5, user, uma, order(['bag', 1], ['balm', 1]), 'Please ring before noon.');
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
  await showWork(ago, people, as);
  await listBusinesses(ago(45), merchant, as(people.admin));
}

async function makeRelations(
  ago: (days: number) => TradeParts,
  people: DemoPeople,
  as: (uid: string) => Asker,
): Promise<void> {
  const invite = (days: number, to: string) => sendInvite(ago(days), as(people.merchant), { to });
  // Nobody reads mail there.
  const silent: TradeParts = { ...ago(4), mailer: { send: async () => undefined } };
  const nora = {
    firstName: 'Nora',
    lastName: 'Lindgren',
    email: 'nora@patina.example',
    phone: '+14155550177',
  };
  await registerClient(silent, as(people.merchant), nora);
  const first = await invite(38, 'user@patina.example');
  await answerInvite(ago(37), as(people.user), first.id, 'AcceptInvite');
  const second = await invite(20, 'theo@patina.example');
  await answerInvite(ago(18), as(people.client), second.id, 'AcceptInvite');
  const withdrawn = await invite(19, 'lena@patina.example');
  await answerInvite(ago(16), as(people.merchant), withdrawn.id, 'WithdrawInvite');
  await invite(2, 'lena@patina.example');
}

async function stockShelves(
  parts: TradeParts,
  merchant: Asker,
): Promise<Record<keyof typeof goods, Schemas['OwnProduct']>> {
  const offer = async ({ picture, ...fields }: Goods, visibility: Schemas['Visibility'] = 'public') => {
    const { id } = await addPicture(parts, merchant.uid, await draw(picture));
    const made = { ...fields, key: randomUUID(), visibility, pictureIds: [id], postId: null };
    return createProduct(parts, merchant, made);
  };
  const offered: [string, Schemas['OwnProduct']][] = [];
  for (const [name, each] of Object.entries(goods)) offered.push([name, await offer(each)]);
  return Object.fromEntries(offered) as Record<keyof typeof goods, Schemas['OwnProduct']>;
}

async function showWork(
  ago: (days: number) => TradeParts,
  people: DemoPeople,
  as: (uid: string) => Asker,
): Promise<void> {
  const publish = async (
    days: number,
    uid: string,
    name: Drawing,
    caption: string,
    visibility: Schemas['PostVisibility'],
  ) => {
    const { id } = await addPicture(ago(days), uid, await draw(name));
    return createPost(ago(days), as(uid), { pictureId: id, caption, visibility });
  };
  await publish(34, people.user, 'soiledSofa', 'The sofa before: ten years and two dogs.', 'clients');
  await publish(
    20,
    people.merchant,
    'jacket',
    'For my clients: what a jacket looks like after a new lining.',
    'clients',
  );
  const after = await publish(32, people.merchant, 'sofa', 'The same sofa after a deep clean.', 'public');
  const offered = await createProduct(ago(30), as(people.merchant), {
    key: randomUUID(),
    title: 'Yearly sofa care for you',
    description: 'Two visits a year at the price of your first one.',
    priceCents: 29_900,
    category: 'furniture',
    visibility: 'private',
    stock: null,
    pictureIds: [],
    postId: after.id,
  });
  const { id, version } = offered;
  await setProductClients(ago(30), as(people.merchant), id, { version, clients: [people.user] });
}

async function listBusinesses(parts: TradeParts, merchant: Asker, admin: Asker): Promise<void> {
  const business = (name: string, city: string, plan: Schemas['Plan'], monthlyFeeCents: number) => ({
    key: randomUUID(),
    name,
    contactFirstName: 'Marco',
    contactLastName: 'Conti',
    phone: '+1 415 555 0120',
    email: 'merchant@patina.example',
    address: { street: '12 Tannery Row', postalCode: '94607', city, country: 'United States' },
    plan,
    monthlyFeeCents,
    status: 'active' as const,
  });
  await addTenant(parts, merchant, business('Conti Leather Care', 'Oakland', 'Premium', 9900));
  await addTenant(parts, admin, {
    ...business('Fabric & Thread Cleaners', 'Sacramento', 'Basic', 2900),
    contactFirstName: 'Ines',
    contactLastName: 'Moreau',
    email: 'ines@fabric-thread.example',
  });
  await addTenant(parts, admin, {
    ...business('Harbour Upholstery', 'San Francisco', 'Basic', 2900),
    contactFirstName: 'Noah',
    contactLastName: 'Stein',
    email: 'noah@harbour.example',
    status: 'paused',
  });
}
