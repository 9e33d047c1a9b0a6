/** Woven cloth: denim, whose blue threads lie on top, and canvas. */
import { type Rgb, lightOf } from './color.ts';
import { type Draw, fbm, hash, noise } from './draw.ts';
import { type Light, type Material, drawColor, write } from './material.ts';

interface Weave {
  readonly lengthwise: Rgb;
  readonly crosswise: Rgb;
  readonly thread: Rgb;
  /** Width of one thread, in units. */
  readonly width: number;
  /** Number of threads after which the pattern repeats. */
  readonly repeat: number;
  readonly seed: number;
}

export function drawDenim(draw: Draw): Material {
  const lengthwise = drawColor(draw, ['#2f4468', '#27395a', '#46618c', '#20283a']);
  const crosswise = drawColor(draw, ['#8d99ab', '#a3a9b3']);
  return woven({ lengthwise, crosswise, thread: lightOf('#c98a3c'), width: draw.between(3.4, 4.6), repeat: 3, seed: draw.seed() }); // prettier-ignore
}

export function drawCanvas(draw: Draw): Material {
  const lengthwise = drawColor(draw, ['#cdbd9c', '#b9ac93', '#8f9a86', '#a8814f']);
  const crosswise: Rgb = [lengthwise[0] * 0.88, lengthwise[1] * 0.88, lengthwise[2] * 0.88];
  return woven({ lengthwise, crosswise, thread: lightOf('#f2ead8'), width: draw.between(3.6, 5), repeat: 2, seed: draw.seed() }); // prettier-ignore
}

function woven(weave: Weave): Material {
  return { thread: weave.thread, shine: 0, paint: (x, y, light) => paintWeave(weave, x, y, light) };
}

/** Threads wander a little, vary in width, and differ slightly in dye. */
export function paintWeave(weave: Weave, x: number, y: number, light: Light): void {
  const { width, repeat, seed } = weave;
  const u = (x + 2.5 * noise(x / 70, y / 55, seed)) / width;
  const v = (y + 2.5 * noise(x / 60, y / 70, seed + 1)) / width;
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const over = (((column + row) % repeat) + repeat) % repeat !== 0;
  const across = over ? u - column - 0.5 : v - row - 0.5;
  const along = over ? v - row - 0.5 : u - column - 0.5;
  const round = 1 - 1.5 * across * across - 0.5 * along * along;
  const own = over ? hash(column, 0, seed + 2) : hash(row, 1, seed + 2);
  const slub = over ? noise(column, v / 9, seed + 3) : noise(u / 9, row, seed + 4);
  const worn = fbm(x / 110, y / 110, seed + 5);
  write(light, over ? weave.lengthwise : weave.crosswise, round * (0.88 + 0.24 * own + 0.13 * slub) * (1 + 0.09 * worn), 0.02 * worn); // prettier-ignore
}
