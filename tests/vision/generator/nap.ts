/** Suede and nubuck: fibers that lie in different directions from place to place. */
import { type Draw, fbm, noise } from './draw.ts';
import { type Material, drawColor, write } from './material.ts';

export function drawNap(draw: Draw, look: { colors: readonly string[]; rough: number }): Material {
  const base = drawColor(draw, look.colors);
  const seed = draw.seed();
  const angle = draw.between(0, Math.PI);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    thread: [base[0] * 0.55, base[1] * 0.55, base[2] * 0.55],
    shine: 0,
    paint(x, y, light) {
      const [along, across] = [x * cos + y * sin, y * cos - x * sin];
      const bend = 8 * noise(x / 45, y / 45, seed);
      const fibres = noise((along + bend) / 5, (across + bend) / 1.5, seed + 1);
      const tufts = noise(x / 3.2, y / 3.2, seed + 2);
      const lie = fbm((along + bend * 3) / 120, (across + bend) / 46, seed + 3);
      const pores = Math.max(0, noise(x / 2.1, y / 2.1, seed + 6) - 0.55);
      const size = 1 + look.rough * (0.17 * fibres + 0.13 * tufts + 0.13 * lie) - 0.5 * pores;
      write(light, base, size, 0.03 * lie);
    },
  };
}
