/** Pairs that cannot be measured, and that an engine must refuse. */
import type { ItemType } from '../../../src/events/analysis/item.ts';
import { drawFrom } from './draw.ts';
import { multiply } from './homography.ts';
import { materialNames } from './materials.ts';
import { photograph } from './pair.ts';
import { paintFlat } from './paint.ts';
import { type PairOptions, type Scene, drawScene } from './scene.ts';

export const badKinds = ['another-item', 'blurred', 'no-overlap', 'clipped', 'too-dark'] as const;
export type BadKind = (typeof badKinds)[number];

export interface BadPair {
  readonly before: Buffer;
  readonly after: Buffer;
  readonly itemType: ItemType;
  readonly kind: BadKind;
}

export async function makeBadPair(options: PairOptions & { readonly kind: BadKind }): Promise<BadPair> {
  const { kind, seed } = options;
  const draw = drawFrom(seed, kind);
  const scene = sceneOf(options);
  const flat = paintFlat(scene);
  const result = { itemType: scene.itemType, kind };
  const before = (fault = {}) => photograph(scene, flat, 'before', fault);
  const after = (fault = {}) => photograph(scene, flat, 'after', fault);
  switch (kind) {
    case 'no-overlap':
      return { ...result, before: await before(), after: await after() };
    case 'another-item': {
      const other = drawOther(options, scene);
      return { ...result, before: await before(), after: await photograph(other, paintFlat(other), 'after') };
    }
    case 'blurred': {
      // A camera out of focus, or a hand that shook once.
      const fault = { blur: draw.between(3.5, 7) };
      const both = draw.chance(0.35);
      const first = draw.chance(0.5);
      return { ...result, before: await before(both || first ? fault : {}), after: await after(both || !first ? fault : {}) }; // prettier-ignore
    }
    case 'clipped':
      return { ...result, before: await before(), after: await after({ clipped: draw.between(0.35, 0.7) }) };
    case 'too-dark':
      return {
        ...result,
        before: await before(),
        after: await after({ dark: draw.between(0.0008, 0.0025) }),
      };
  }
}

/** Items larger than their picture, which can be shown from another part. */
const large = { 'car-seat': true, sofa: true, carpet: true, jacket: true } as Partial<Record<ItemType, true>>;
const fillsPicture = ['denim', 'canvas', 'print', 'carpet', 'coated', 'nubuck', 'brown-leather', 'black-leather'] as const; // prettier-ignore

function sceneOf(options: PairOptions & { readonly kind: BadKind }): Scene {
  if (options.kind !== 'no-overlap') return drawScene(options);
  const draw = drawFrom(options.seed, 'no overlap');
  const material = options.material ?? draw.pick(fillsPicture);
  const itemType = material === 'carpet' ? 'carpet' : draw.pick(['sofa', 'car-seat', 'jacket'] as const);
  const scene = drawScene({ ...options, material, card: false, itemType: options.itemType && large[options.itemType] ? options.itemType : itemType }); // prettier-ignore
  // Sideways by more than the width of the picture, regardless of the camera's other movement.
  const aside = [1, 0, draw.pick([-1, 1]) * draw.between(1120, 1300), 0, 1, draw.between(-80, 80), 0, 0, 1];
  return { ...scene, after: { ...scene.after, camera: multiply(aside, scene.after.camera) } };
}

/** In half of the cases of the same kind and material, like two bags of one series. */
function drawOther({ seed, ...options }: PairOptions, { material, itemType }: Scene): Scene {
  const draw = drawFrom(seed, 'other');
  const alike = draw.chance(0.5);
  const others = materialNames.filter((name) => name !== material);
  const otherSeed = draw.seed();
  return drawScene(
    alike ? { ...options, seed: otherSeed, material, itemType } : { ...options, seed: otherSeed, material: draw.pick(others), itemType: undefined }, // prettier-ignore
  );
}
