/** The products of the demo's merchants, each with a picture. */
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from '../trade/parts.ts';
import { addPicture } from '../trade/pictures.ts';
import { createProduct } from '../trade/products.ts';
import { draw, type Drawing } from './demo-pictures.ts';
import { newId } from '../ids.ts';

export interface DemoProduct extends Pick<
  Schemas['NewProduct'],
  'title' | 'description' | 'priceCents' | 'category' | 'stock'
> {
  readonly picture: Drawing;
}

export const shopProducts = {
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
} as const satisfies Record<string, DemoProduct>;

export const supplierProducts = {
  cloths: {
    title: 'Microfibre cloths, pack of 20',
    description: 'Edgeless, so that nothing scratches. Wash them at 60 °C without softener, up to 300 times.',
    priceCents: 2400,
    category: 'care-products',
    stock: 85,
    picture: 'cloths',
  },
  curtain: {
    title: 'Curtains washed and rehung, per panel',
    description:
      'Taken down on Monday, back on Thursday. Pleats are pinned before the wash, and linings are pressed apart.',
    priceCents: 4200,
    category: 'other',
    stock: null,
    picture: 'curtain',
  },
} as const satisfies Record<string, DemoProduct>;

/** Puts products up for sale to everybody. @returns them by the keys of `products` */
export async function stockShelves<Name extends string>(
  parts: TradeParts,
  merchant: Asker,
  products: Readonly<Record<Name, DemoProduct>>,
): Promise<Record<Name, Schemas['OwnProduct']>> {
  const offer = async ({ picture, ...fields }: DemoProduct) => {
    const { id } = await addPicture(parts, merchant.uid, await draw(picture));
    const made = {
      ...fields,
      key: newId(),
      visibility: 'public' as const,
      pictureIds: [id],
      postId: null,
    };
    return createProduct(parts, merchant, made);
  };
  const offered: [string, Schemas['OwnProduct']][] = [];
  for (const [name, product] of Object.entries<DemoProduct>(products))
    offered.push([name, await offer(product)]);
  return Object.fromEntries(offered) as Record<Name, Schemas['OwnProduct']>;
}
