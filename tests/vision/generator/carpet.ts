/** A carpet of tufts in two colors, with a third color along the border between them. */
import { type Draw, cells, fbm, newCell, noise, smooth } from './draw.ts';
import { type Material, drawColor, write } from './material.ts';

const colors = ['#8c8377', '#6d3b34', '#a79a7d', '#4d5b5f', '#7a6550'];

export function drawCarpet(draw: Draw): Material {
  const [first, second, third] = [colors, colors, ['#c9bda3', '#2f3a45']].map((from) =>
    drawColor(draw, from),
  );
  const seed = draw.seed();
  const size = draw.between(5, 7.5);
  const scale = draw.between(70, 120);
  const cell = newCell();
  return {
    thread: third!,
    shine: 0,
    paint(x, y, light) {
      const bend = 3 * noise(x / 16, y / 16, seed + 1);
      cells((x + bend) / size, (y + bend) / (size * 0.9), seed, cell);
      // A tuft has one color: the pattern is evaluated at its center.
      const [middleX, middleY] = [x - cell.dx * size, y - cell.dy * size];
      const pattern = fbm(middleX / scale, middleY / scale, seed + 2, 2) + 0.22 * (cell.id - 0.5);
      const color = pattern > 0.16 ? first! : pattern > 0.06 ? third! : second!;
      const far = Math.hypot(cell.dx, cell.dy);
      const deep = 0.5 + 0.5 * smooth(0, 0.35, cell.edge);
      const strands = 1 + 0.13 * noise(x / 1.4, y / 1.4, seed + 3);
      const lie = 1 + 0.1 * fbm(x / 140, y / 140, seed + 4);
      write(light, color, deep * strands * lie * (1.1 - 0.35 * far) * (0.86 + 0.28 * cell.id));
    },
  };
}
