/**
 * Stains of eight kinds. A stain either absorbs light of the surface under it (`multiply`) or covers it (`cover`), and
 * looks different on dark and on light surfaces, as in reality.
 */
import { type Rgb, lightOf } from './color.ts';
import { type Draw, fbm, hash, noise, smooth } from './draw.ts';
import type { Light } from './material.ts';

export const stainKinds = [
  'ink',
  'oil',
  'mud',
  'wine',
  'mould',
  'dye-transfer',
  'water-ring',
  'grease',
] as const;
export type StainKind = (typeof stainKinds)[number];

interface Look {
  readonly how: 'multiply' | 'cover';
  readonly color: Rgb;
}

interface Kind {
  readonly radius: readonly [number, number];
  readonly strength: readonly [number, number];
  /** Softness of its edge, as a share of the radius. */
  readonly softness: readonly [number, number];
  /** How far its edge deviates from a circle. */
  readonly ragged: number;
  readonly onLight: Look;
  readonly onDark: Look;
}

const multiply = (red: number, green: number, blue: number): Look => ({
  how: 'multiply',
  color: [red, green, blue],
});
const cover = (color: string): Look => ({ how: 'cover', color: lightOf(color) });

/* prettier-ignore */
const kinds: Record<StainKind, Kind> = {
  ink: { radius: [14, 38], strength: [0.75, 0.97], softness: [0.05, 0.12], ragged: 0.5, onLight: multiply(0.12, 0.17, 0.45), onDark: cover('#4d5b9c') },
  oil: { radius: [32, 80], strength: [0.4, 0.9], softness: [0.2, 0.4], ragged: 0.35, onLight: multiply(0.42, 0.37, 0.27), onDark: cover('#6f6647') },
  mud: { radius: [35, 85], strength: [0.7, 0.95], softness: [0.06, 0.16], ragged: 0.7, onLight: cover('#574332'), onDark: cover('#9a8468') },
  wine: { radius: [32, 75], strength: [0.55, 0.9], softness: [0.06, 0.15], ragged: 0.4, onLight: multiply(0.5, 0.16, 0.22), onDark: cover('#7d4a54') },
  mould: { radius: [40, 85], strength: [0.6, 0.9], softness: [0.3, 0.6], ragged: 0.6, onLight: cover('#5b6455'), onDark: cover('#a3ab9b') },
  'dye-transfer': { radius: [40, 75], strength: [0.45, 0.8], softness: [0.35, 0.55], ragged: 0.35, onLight: multiply(0.4, 0.5, 0.85), onDark: cover('#5c6fa8') },
  'water-ring': { radius: [38, 85], strength: [0.45, 0.8], softness: [0.08, 0.14], ragged: 0.3, onLight: multiply(0.42, 0.36, 0.3), onDark: cover('#a8a49c') },
  grease: { radius: [35, 80], strength: [0.5, 0.85], softness: [0.25, 0.45], ragged: 0.45, onLight: multiply(0.4, 0.28, 0.17), onDark: cover('#73644d') },
};

export interface Stain {
  readonly kind: StainKind;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Distance beyond which it has no effect. */
  readonly reach: number;
  readonly strength: number;
  /** Share of its strength that is left after cleaning. */
  readonly kept: number;
  readonly how: Look['how'];
  /** Coverage by the full stain at a place, from 0 to 1. */
  readonly coverage: (x: number, y: number) => number;
  readonly apply: (light: Light, amount: number) => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly kept: number;
  /** Whether the surface under it is dark. */
  readonly dark: boolean;
}

export function drawStain(draw: Draw, name: StainKind, { x, y, kept, dark }: Place): Stain {
  const kind = kinds[name];
  const radius = draw.between(...kind.radius);
  const { how, color } = dark ? kind.onDark : kind.onLight;
  // On a dark surface a stain is a translucent film.
  const strength = draw.between(...kind.strength) * (dark ? 0.6 : 1);
  const softness = draw.between(...kind.softness);
  const longer = name === 'dye-transfer' ? draw.between(1.3, 1.7) : draw.between(1, 1.35);
  const angle = draw.between(0, Math.PI);
  const seed = draw.seed();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const inner = innerOf(name, seed, radius);
  const reach = radius * 2.1 * longer;
  const drops = name === 'ink' || name === 'mud' ? drawDrops(draw, radius) : [];
  return {
    ...{ kind: name, x, y, radius, strength, kept, how, reach },
    coverage(atX, atY) {
      const [dx, dy] = [atX - x, atY - y];
      const [u, v] = [(dx * cos + dy * sin) / (radius * longer), (dy * cos - dx * sin) / radius];
      const bend = kind.ragged * 0.5;
      const [p, q] = [u + bend * fbm(u * 1.6, v * 1.6, seed), v + bend * fbm(u * 1.6, v * 1.6, seed + 50)];
      const far = Math.hypot(p, q) + 0.04 * noise(u * 14, v * 14, seed + 3);
      let amount = inner(far, dx, dy) * smooth(1 + softness, 1 - softness, far);
      for (const drop of drops) {
        amount = Math.max(amount, smooth(1.2, 0.8, Math.hypot(dx - drop.x, dy - drop.y) / drop.radius));
      }
      return amount * smooth(reach, reach * 0.92, Math.hypot(dx, dy));
    },
    apply(light, amount) {
      const share = amount * strength;
      for (const channel of [0, 1, 2] as const) {
        const full = how === 'multiply' ? light[channel] * color[channel] : color[channel];
        light[channel] += (full - light[channel]) * share;
      }
    },
  };
}

/** How the inside differs from an even patch: a dried rim, a ring, specks, clods. */
function innerOf(
  kind: StainKind,
  seed: number,
  radius: number,
): (far: number, x: number, y: number) => number {
  const rough = (x: number, y: number, size: number) => fbm(x / size, y / size, seed + 9);
  switch (kind) {
    case 'water-ring':
      return (far) => 0.12 + 0.88 * Math.exp(-(((far - 0.9) / 0.1) ** 2));
    case 'wine':
      return (far, x, y) => 0.66 + 0.34 * Math.exp(-(((far - 0.92) / 0.12) ** 2)) + 0.08 * rough(x, y, 20);
    case 'mud':
      return (_far, x, y) => smooth(-0.5, -0.1, rough(x, y, 11)) * (0.9 + 0.2 * rough(x, y, 3));
    case 'mould':
      return (far, x, y) => specksAt(x, y, seed, 1 - far * 0.45);
    case 'dye-transfer':
      return (_far, x, y) => 0.8 + 0.35 * rough(x, y, radius / 3);
    default:
      return (_far, x, y) => 0.95 + 0.12 * rough(x, y, radius / 3);
  }
}

/** Colonies of 4 to 10 units, fewer where `density` is small, over a faint bloom. */
function specksAt(x: number, y: number, seed: number, density: number): number {
  const size = 12;
  let amount = 0.2 * Math.max(0, density);
  for (let row = Math.floor(y / size) - 1; row <= Math.floor(y / size) + 1; row++) {
    for (let column = Math.floor(x / size) - 1; column <= Math.floor(x / size) + 1; column++) {
      if (hash(column, row, seed + 4) > density) continue;
      const middleX = (column + hash(column, row, seed + 1)) * size;
      const middleY = (row + hash(column, row, seed + 2)) * size;
      const radius = 4 + 6 * hash(column, row, seed + 3) ** 2;
      const far = Math.hypot(x - middleX, y - middleY) + noise(x / 3, y / 3, seed);
      amount = Math.max(amount, smooth(radius * 1.25, radius * 0.7, far));
    }
  }
  return amount;
}

function drawDrops(draw: Draw, radius: number) {
  return Array.from({ length: Math.floor(draw.between(0, 5)) }, () => {
    const [angle, far] = [draw.between(0, 7), radius * draw.between(1.3, 1.75)];
    return {
      x: far * Math.cos(angle),
      y: far * Math.sin(angle),
      radius: draw.between(2.5, Math.max(3, radius * 0.14)),
    };
  });
}
