/** Photos of the demo's businesses: what they cleaned, as pairs of before and after, and news for their clients. */
import type { Asker } from '../security/session.ts';
import { newId } from '../ids.ts';
import type { Schemas } from '../trade/parts.ts';
import { addPicture } from '../trade/pictures.ts';
import { pairPosts } from '../trade/post-pairing.ts';
import { createPost } from '../trade/posts.ts';
import { createProduct, setProductClients } from '../trade/products.ts';
import type { Ago } from './demo-orders.ts';
import type { DemoPeople } from './demo-people.ts';
import { draw, type Drawing } from './demo-pictures.ts';

interface Pair {
  /** Days before the present. */
  readonly days: number;
  readonly before: readonly [Drawing, caption: string];
  readonly after: readonly [Drawing, caption: string];
}

const sofa: Pair = {
  days: 33,
  before: ['soiledSofa', 'A sofa before its deep clean.'],
  after: ['sofa', 'The same sofa after a deep clean.'],
};

const pairs: readonly Pair[] = [
  {
    days: 27,
    before: ['stainedBag', 'Coffee and hand cream: how the bag came in.'],
    after: ['bag', 'The bag after cleaning and a colour refresh.'],
  },
  {
    days: 23,
    before: ['saltedShoe', 'Road salt after the first snow.'],
    after: ['shoe', 'Salt out, polish on.'],
  },
  {
    days: 16,
    before: ['stainedSeat', 'A milkshake on a car seat.'],
    after: ['seat', 'The seat two hours later.'],
  },
  {
    days: 9,
    before: ['stainedArmchair', 'An armchair that a whole family likes best.'],
    after: ['armchair', 'The armchair after its clean.'],
  },
];

const rug: Pair = {
  days: 14,
  before: ['stainedRug', 'Red wine on a wool rug.'],
  after: ['rug', 'The rug, washed and dried flat.'],
};

/** Shows photos of the merchant, the supplier and a client, and offers a product made from one of them. */
export async function showWork(ago: Ago, people: DemoPeople, as: (uid: string) => Asker): Promise<void> {
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
  const publishPair = async (uid: string, { days, before, after }: Pair) => {
    const first = await publish(days, uid, ...before, 'public');
    const second = await publish(days - 1, uid, ...after, 'public');
    await pairPosts(ago(days - 1), as(uid), second.id, { otherId: first.id, side: 'after' });
    return second;
  };
  const { user, merchant, supplier } = people;
  await publish(34, user, 'soiledSofa', 'The sofa before: ten years and two dogs.', 'clients');
  const cleaned = await publishPair(merchant, sofa);
  for (const pair of pairs) await publishPair(merchant, pair);
  await publishPair(supplier, rug);
  await publish(
    20,
    merchant,
    'jacket',
    'For my clients: what a jacket looks like after a new lining.',
    'clients',
  );
  await publish(12, supplier, 'curtain', 'For my clients: linen after its first wash.', 'clients');
  await publish(11, supplier, 'mattress', 'A mattress, steamed and aired for a day.', 'public');
  await publish(6, merchant, 'belt', 'A belt: cleaned, fed, edges sealed again.', 'public');
  await publish(4, merchant, 'gloves', 'Gloves dry slowly, and never on a radiator.', 'public');
  const offered = await createProduct(ago(3), as(merchant), {
    key: newId(),
    title: 'Yearly sofa care for you',
    description: 'Two visits a year at the price of your first one.',
    priceCents: 29_900,
    category: 'furniture',
    visibility: 'private',
    stock: null,
    pictureIds: [],
    postId: cleaned.id,
  });
  await setProductClients(ago(3), as(merchant), offered.id, { version: offered.version, clients: [user] });
}
