/** Fingers that reach in from the edge of the picture and hide what is behind them. Places are in units of the frame. */
import { type Rgb, lightOf } from './color.ts';
import { type Draw, noise, smooth } from './draw.ts';
import type { Light } from './material.ts';

export interface Hand {
  /** Distance to its outline, in units; negative inside. */
  readonly distance: (x: number, y: number) => number;
  readonly paint: (x: number, y: number, light: Light) => void;
}

export const drawSkin = (draw: Draw): Rgb => lightOf(draw.pick(['#c99a7c', '#e0b597', '#8a5b40', '#5a3a2a']));

interface Finger {
  readonly along: number;
  readonly tip: number;
  readonly radius: number;
}

/** @param skin the same color in both pictures */
export function drawHand(draw: Draw, skin: Rgb): Hand {
  const side = draw.pick(['left', 'right', 'bottom'] as const);
  const middle = side === 'bottom' ? draw.between(420, 580) : draw.between(320, 430);
  const seed = draw.seed();
  const fingers: Finger[] = [-60, -19, 22, 61].map((offset, number) => ({
    along: middle + offset,
    tip: draw.between(55, 80) + [-8, 18, 22, 2][number]!,
    radius: draw.between(19, 23),
  }));
  /** Converts a place to its distance from the edge, and its position along the edge. */
  const turned = (x: number, y: number): [number, number] =>
    side === 'left' ? [x, y] : side === 'right' ? [1000 - x, y] : [750 - y, x];
  const nearest = (x: number, y: number) => {
    const [inward, along] = turned(x, y);
    let best = { far: 999, across: 0, inward: 0, radius: 1 };
    for (const { along: at, tip, radius } of fingers) {
      const across = along - at - 0.12 * (inward - tip) * ((at - middle) / 60);
      const far = Math.hypot(across, Math.max(0, inward - tip + radius)) - radius;
      if (far < best.far) best = { far, across, inward: tip - inward, radius };
    }
    return best;
  };
  return {
    distance: (x, y) => (isNear(turned(x, y), middle) ? nearest(x, y).far : 999),
    paint(x, y, light) {
      if (!isNear(turned(x, y), middle)) return;
      const { far, across, inward, radius } = nearest(x, y);
      const shadow = 1 - 0.45 * smooth(16, 0, far);
      const share = smooth(0.8, -0.8, far);
      const round = Math.sqrt(Math.max(0.05, 1 - ((across + 0.25 * radius) / (radius * 1.3)) ** 2));
      const nail = smooth(1.1, 0.9, Math.hypot(across / (radius * 0.55), (inward - 13) / 12));
      const creases = 1 - 0.18 * Math.exp(-(((inward - 48) / 2) ** 2));
      const shade = (0.35 + 0.65 * round) * creases * (1 + 0.05 * noise(x / 3, y / 3, seed) + 0.14 * nail);
      for (const channel of [0, 1, 2] as const) {
        const tone = skin[channel] * shade * (channel === 0 ? 1 : 1 + 0.08 * nail);
        light[channel] = light[channel] * shadow * (1 - share) + tone * share;
      }
    },
  };
}

const isNear = ([inward, along]: [number, number], middle: number) =>
  inward < 130 && Math.abs(along - middle) < 120;
