/** The interface of a material for the code that paints with it. */
import { type Rgb, lightOf } from './color.ts';
import type { Draw } from './draw.ts';

/** Red, green and blue, linear: an output buffer. */
export type Light = [number, number, number];

export interface Material {
  /** Color of the yarn of its seams, linear. */
  readonly thread: Rgb;
  /** How strongly it reflects light: 0 for suede, 1 for coated leather. */
  readonly shine: number;
  /** Writes its reflectance at a place; one unit is a thousandth of the frame's width. */
  readonly paint: (x: number, y: number, light: Light) => void;
}

/** One of those colors, with small random changes of lightness and hue. */
export function drawColor(draw: Draw, colors: readonly string[]): Rgb {
  const [red, green, blue] = lightOf(draw.pick(colors));
  const size = draw.between(0.88, 1.14);
  const tone = draw.between(-0.04, 0.04);
  return [red * size * (1 + tone), green * size, blue * size * (1 - tone)];
}

/** @param tone share by which it is warmed or cooled */
export function write(light: Light, [red, green, blue]: Rgb, size: number, tone = 0): void {
  light[0] = red * size * (1 + tone);
  light[1] = green * size;
  light[2] = blue * size * (1 - tone);
}
