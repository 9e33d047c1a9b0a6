/**
 * Pairs of pictures that anybody may have measured: made by our own generator, so they show nobody's belongings and may be
 * published (docs/decisions/0235). `npm run samples` makes them.
 */
import type { ItemType } from './item.ts';

export interface Sample {
  /** Prefix of its file names. */
  readonly id: string;
  readonly itemType: ItemType;
  readonly name: string;
  /** One sentence: what it demonstrates. */
  readonly about: string;
}

export const sampleList = [
  {
    id: 'tan-leather-bag',
    itemType: 'bag',
    name: 'Tan leather bag',
    about: 'Ink, a water ring and oil, with the printed card in both photos.',
  },
  {
    id: 'canvas-sofa',
    itemType: 'sofa',
    name: 'Canvas sofa',
    about: 'Wine and grease on a weave, under two very different lamps.',
  },
  {
    id: 'suede-shoe',
    itemType: 'shoe',
    name: 'Suede shoe',
    about: 'Mud and a water ring on a nap, without a card.',
  },
  {
    id: 'two-bags',
    itemType: 'bag',
    name: 'Two bags that look alike',
    about: 'The second photo shows another bag. See what becomes of that.',
  },
] as const satisfies readonly Sample[];

export type SampleId = (typeof sampleList)[number]['id'];

export type SamplePicture = 'before' | 'after' | 'after-lined-up' | 'dirt';

/** Path of one of its pictures. Only a sample that could be measured has the last two. */
export const samplePath = (id: SampleId, picture: SamplePicture): string => `/samples/${id}-${picture}.webp`;

/** Pixels of every sample. */
export const sampleSize = { width: 1000, height: 750 } as const;
