/**
 * Two synthetic photos of one item, before and after cleaning, painted from a seed, so that the truth is
 * known exactly. The same options give the same bytes with the same version of sharp.
 */
import type { ItemType } from '../../../src/events/analysis/item.ts';
import { takePicture } from './camera.ts';
import { type Flat, paintFlat } from './paint.ts';
import { type PairOptions, type Scene, drawScene } from './scene.ts';
import { type Truth, truthOf } from './truth.ts';

export interface Pair {
  /** JPEG, quality 85. */
  readonly before: Buffer;
  readonly after: Buffer;
  readonly itemType: ItemType;
  readonly truth: Truth;
}

export async function makePair(options: PairOptions): Promise<Pair> {
  const scene = drawScene(options);
  const flat = paintFlat(scene);
  const [before, after] = await Promise.all([
    photograph(scene, flat, 'before'),
    photograph(scene, flat, 'after'),
  ]);
  return { before, after, itemType: scene.itemType, truth: truthOf(scene, flat) };
}

export const photograph = (
  scene: Scene,
  flat: Flat,
  which: 'before' | 'after',
  fault: Parameters<typeof takePicture>[0]['fault'] = {},
) =>
  takePicture({
    canvas: flat[which],
    view: scene[which],
    relief: scene.relief,
    picture: which === 'before' ? 0 : 1,
    pixels: scene.pixels,
    fault,
  });
