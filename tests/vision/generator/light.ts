/** The light of one picture, and its effect on folds and glossy surfaces. All in linear light. */
import type { Rgb } from './color.ts';
import type { Draw } from './draw.ts';

export interface Lighting {
  readonly gain: Rgb;
  /** Change from one edge to the other, across and down: 0.2 means 20 % more light at the end. */
  readonly gradient: readonly [number, number];
  /** By how much the corners are darker. */
  readonly vignette: number;
  /** Mean brightness that the camera aims for. */
  readonly target: number;
  /** Variance of one channel per unit of light. */
  readonly shotNoise: number;
}

export function drawLighting(draw: Draw): Lighting {
  const warmth = draw.between(-0.14, 0.14);
  return {
    gain: [1 + warmth, 1 + draw.between(-0.03, 0.03), 1 - warmth],
    gradient: [draw.between(-0.22, 0.22), draw.between(-0.22, 0.22)],
    vignette: draw.between(0.05, 0.22),
    target: draw.between(0.15, 0.24),
    shotNoise: draw.between(3e-5, 1.4e-4),
  };
}

interface Fold {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly width: number;
  readonly length: number;
  /** Before and after: the same fold in different light. */
  readonly strength: readonly [number, number];
}

interface Spot extends Omit<Fold, 'strength'> {
  /** Before and after, in linear light. */
  readonly strength: readonly [number, number];
}

/** The effect of an item's shape on light; `picture` is 0 for before, 1 for after. */
export interface Relief {
  readonly shade: (x: number, y: number, picture: 0 | 1) => number;
  readonly shine: (x: number, y: number, picture: 0 | 1) => number;
}

interface ReliefOptions {
  readonly folds: boolean;
  readonly gloss: boolean;
  /** Gloss of the material, from 0 to 1. */
  readonly shine: number;
  /** Reflectance of the clean material. */
  readonly brightness: number;
}

export function drawRelief(draw: Draw, { folds, gloss, shine, brightness }: ReliefOptions): Relief {
  const place = () => {
    const angle = draw.between(0, Math.PI);
    return { x: draw.between(80, 920), y: draw.between(60, 690), cos: Math.cos(angle), sin: Math.sin(angle) };
  };
  const creases: Fold[] = Array.from({ length: folds ? Math.floor(draw.between(2, 5)) : 0 }, () => {
    const strength = draw.between(-0.2, 0.2);
    return {
      ...place(),
      ...{ width: draw.between(18, 55), length: draw.between(140, 420) },
      strength: [strength, strength + draw.between(-0.1, 0.1)],
    };
  });
  const mirrored = () => shine * (0.006 + 0.3 * brightness) * draw.between(0.15, 0.8);
  const spots: Spot[] = Array.from(
    { length: gloss && shine > 0 ? Math.floor(draw.between(1, 4)) : 0 },
    () => ({
      ...place(),
      ...{ width: draw.between(22, 55), length: draw.between(60, 170) },
      strength: [mirrored(), mirrored()],
    }),
  );
  return {
    shade(x, y, picture) {
      let factor = 1;
      for (const fold of creases) {
        const [across, along] = placeOn(fold, x, y);
        if (across * across + along * along > 8) continue;
        factor *= 1 + 1.6 * fold.strength[picture] * across * Math.exp(-across * across - along * along);
      }
      return factor;
    },
    shine(x, y, picture) {
      let sum = 0;
      for (const spot of spots) {
        const [across, along] = placeOn(spot, x, y);
        const square = across * across + along * along;
        if (square < 8) sum += spot.strength[picture] * Math.exp(-square);
      }
      return sum;
    },
  };
}

const placeOn = (fold: Omit<Fold, 'strength'>, x: number, y: number): [number, number] => [
  ((y - fold.y) * fold.cos - (x - fold.x) * fold.sin) / fold.width,
  ((x - fold.x) * fold.cos + (y - fold.y) * fold.sin) / fold.length,
];
