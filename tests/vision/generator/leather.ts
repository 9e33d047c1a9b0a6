/** Grained leather, and leather with a smooth coating. */
import { lightOf } from './color.ts';
import { type Draw, cells, fbm, newCell, noise, smooth } from './draw.ts';
import { type Material, drawColor, write } from './material.ts';

interface Look {
  readonly colors: readonly string[];
  readonly thread: string;
  /** Fine, shallow grain and a reflective surface. */
  readonly coated?: boolean;
}

export function drawLeather(draw: Draw, { colors, thread, coated = false }: Look): Material {
  const base = drawColor(draw, colors);
  const size = coated ? draw.between(4.5, 6) : draw.between(7, 13);
  const depth = coated ? 0.1 : draw.between(0.3, 0.42);
  const longer = draw.between(1, 1.35);
  const seed = draw.seed();
  const cell = newCell();
  return {
    thread: lightOf(thread),
    shine: coated ? 1 : 0.7,
    paint(x, y, light) {
      const bend = 3.5 * noise(x / 38, y / 38, seed + 1);
      cells((x + bend) / size, (y - bend) / (size * longer), seed, cell);
      const groove = smooth(0, 0.3, cell.edge);
      const relief = -(cell.dx + cell.dy) * 0.22 * (coated ? 0.3 : 1);
      const mottled = fbm(x / 95, y / 95, seed + 2);
      const fine = noise(x / 1.7, y / 1.7, seed + 3);
      const height = (1 - depth + depth * groove) * (1 + relief * groove);
      const even = 1 + (coated ? 0.05 : 0.13) * (cell.id - 0.5) + (coated ? 0.04 : 0.1) * mottled;
      write(light, base, height * even * (1 + 0.035 * fine), 0.035 * mottled);
    },
  };
}
