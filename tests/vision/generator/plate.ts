/** A metal plate with an invented maker's mark, different for each seed. */
import { lightOf } from './color.ts';
import { type Draw, noise, smooth } from './draw.ts';
import type { Light } from './material.ts';

export interface Plate {
  readonly paint: (x: number, y: number, light: Light) => void;
}

interface Stroke {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Strokes and rings within -1 to 1. */
interface Sign {
  readonly strokes: readonly Stroke[];
  readonly rings: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

export function drawSign(draw: Draw): Sign {
  const grid = [-0.7, -0.35, 0, 0.35, 0.7];
  const point = (): [number, number] => [draw.pick(grid), draw.pick(grid)];
  const strokes = Array.from({ length: Math.floor(draw.between(5, 9)) }, () => ({
    from: point(),
    to: point(),
  }));
  const ring = () => ({ x: draw.pick(grid), y: draw.pick(grid), radius: draw.between(0.12, 0.4) });
  return { strokes, rings: Array.from({ length: Math.floor(draw.between(2, 5)) }, ring) };
}

/** Coverage by the sign at a place: 0 or 1, with a soft edge of `softness`. */
export function signAt(
  { strokes, rings }: Sign,
  x: number,
  y: number,
  width: number,
  softness: number,
): number {
  let far = 9;
  for (const { from, to } of strokes) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = dx * dx + dy * dy || 1;
    const share = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
    far = Math.min(far, Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy));
  }
  for (const ring of rings) far = Math.min(far, Math.abs(Math.hypot(x - ring.x, y - ring.y) - ring.radius));
  return smooth(softness, -softness, far - width);
}

/** Brushed metal with rounded corners and an engraved sign. */
export function drawPlate(draw: Draw, middleX: number, middleY: number, size = 46): Plate {
  const sign = drawSign(draw);
  const metal = lightOf(draw.pick(['#c9a85c', '#b9b9bb', '#8f7a55']));
  const wide = size * draw.between(1, 1.5);
  const corner = size * draw.between(0.15, 0.9);
  const seed = draw.seed();
  return {
    paint(x, y, light) {
      const [dx, dy] = [x - middleX, y - middleY];
      if (Math.abs(dx) > wide + 12 || Math.abs(dy) > size + 12) return;
      const [right, lower] = [Math.abs(dx) - wide + corner, Math.abs(dy) - size + corner];
      const far =
        Math.hypot(Math.max(right, 0), Math.max(lower, 0)) + Math.min(Math.max(right, lower), 0) - corner;
      const shadow = 1 - 0.5 * smooth(9, 0, far);
      const share = smooth(0.6, -0.6, far);
      const rim = 1 + 0.35 * Math.exp(-(((far + 3) / 1.6) ** 2)) * Math.sign(-dx - dy);
      const brushed = 1 + 0.07 * noise(x / 14, y / 1.3, seed) + 0.18 * Math.sin((dx + dy) / size);
      const cut = 1 - 0.72 * signAt(sign, dx / size, dy / size, 0.05, 0.02);
      for (const channel of [0, 1, 2] as const) {
        const color = metal[channel] * rim * brushed * cut;
        light[channel] = light[channel] * shadow * (1 - share) + color * share;
      }
    },
  };
}
