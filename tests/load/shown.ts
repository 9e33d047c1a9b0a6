/** What people find and bring along: products that never run out, open jobs, photos, questions. Made once, before any timing. */
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Schemas } from '../../server/trade/parts.ts';
import { resumeText } from '../server/hiring/support.ts';
import { jpegOf } from '../server/vision/two-photos.ts';
import type { Person } from './person.ts';

export interface Shown {
  readonly products: readonly { readonly id: string; readonly priceCents: number }[];
  /** Search words of people; '' shows everything. */
  readonly words: readonly string[];
  /** Ids. */
  readonly jobs: readonly string[];
  readonly photos: readonly Buffer[];
  /** Photos before and after a cleaning. */
  readonly pair: readonly Buffer[];
  readonly questions: readonly string[];
  readonly resumeOf: (name: string) => string;
}

const things = ['Saddle soap', 'Leather balm', 'Suede brush', 'Wool shampoo', 'Edge paint', 'Waxed thread'];
const goods = 30;

/** @param merchant the demo merchant, who has open jobs */
export async function prepareShown(merchant: Person): Promise<Shown> {
  const products: { id: string; priceCents: number }[] = [];
  for (let i = 0; i < goods; i += 1) {
    const product: Schemas['NewProduct'] = {
      ...{ key: randomUUID(), title: `${things[i % things.length]!} no. ${i + 1}`, priceCents: 500 + 25 * i },
      ...{ description: 'Cleans and feeds leather.', category: 'care-products', visibility: 'public' },
      ...{ stock: null, pictureIds: [], postId: null },
    };
    const sent = {
      operation: 'offer a product',
      method: 'POST',
      path: '/api/node/products',
      body: product,
    } as const;
    products.push(await merchant.ask<{ id: string; priceCents: number }>(sent));
  }
  const { items: jobs } = await merchant.ask<{ items: readonly { readonly id: string }[] }>({
    operation: 'read open jobs',
    path: '/api/py/public/jobs',
  });
  return {
    products,
    jobs: jobs.map(({ id }) => id),
    words: ['', '', 'soap', 'leather', 'brush', 'wool'],
    photos: await Promise.all(Array.from({ length: 6 }, photo)),
    pair: await Promise.all([jpegOf({ stain: 1 }), jpegOf({ stain: 0.2, moved: true })]),
    questions: [
      'How do I get red wine off a wool sofa?',
      'How do I clean suede shoes?',
      'What helps against ink on leather?',
      'May I wash a silk scarf?',
      'How do I remove oil from a cotton bag?',
    ],
    resumeOf: resumeText,
  };
}

/** 1600 × 1200 pixels and about 300 kB, as the page sends it after scaling it down. */
async function photo(): Promise<Buffer> {
  const [width, height] = [160, 120];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(1600, 1200)
    .jpeg({ quality: 85 })
    .toBuffer();
}
