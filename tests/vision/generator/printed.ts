/** Motifs on a ground: a coated canvas with a monogram, and a print of leaves on cloth. */
import { lightOf, type Rgb } from './color.ts';
import { type Draw, cells, fbm, hash, newCell, noise, smooth } from './draw.ts';
import { type Light, type Material, drawColor, write } from './material.ts';
import { paintWeave } from './weave.ts';

/** Motifs in rows, every second row shifted by half, alternating between three forms. */
export function drawMonogram(draw: Draw): Material {
  const ground = drawColor(draw, ['#4d3626', '#3c2f2a', '#5a4a38']);
  const motif = drawColor(draw, ['#b08d57', '#a58a62']);
  const pitch = draw.between(78, 112);
  const petals = draw.pick([4, 5, 6]);
  const seed = draw.seed();
  const cell = newCell();
  const ink: Light = [0, 0, 0];
  return {
    thread: lightOf('#d9a441'),
    shine: 0.6,
    paint(x, y, light) {
      const row = Math.floor(y / pitch);
      const moved = x / pitch + (row % 2 === 0 ? 0 : 0.5);
      const column = Math.floor(moved);
      const [dx, dy] = [(moved - column - 0.5) * 2, (y / pitch - row - 0.5) * 2];
      const inked = motifAt(dx, dy, (((column + row) % 3) + 3) % 3, petals);
      cells(x / 3.4, y / 3.4, seed, cell);
      const worn = 0.85 + 0.15 * noise(x / 5, y / 5, seed + 1);
      const share = inked * worn;
      const pebble = 0.84 + 0.2 * smooth(0, 0.4, cell.edge) + 0.06 * (cell.id - 0.5);
      const size = pebble * (1 + 0.07 * fbm(x / 100, y / 100, seed + 2));
      mix(ground, motif, share, ink);
      write(light, ink, size);
    },
  };
}

function mix(a: Rgb, b: Rgb, share: number, into: Light): void {
  for (const channel of [0, 1, 2] as const) into[channel] = a[channel] + (b[channel] - a[channel]) * share;
}

/** Amount of ink: a flower, a lozenge with a dot, or two crossed letters; `dx` and `dy` from -1 to 1. */
function motifAt(dx: number, dy: number, form: number, petals: number): number {
  const far = Math.hypot(dx, dy);
  if (form === 0) {
    const reach = 0.36 + 0.2 * Math.cos(petals * Math.atan2(dy, dx));
    return smooth(0.04, -0.04, far - reach) - smooth(0.04, -0.04, far - 0.1);
  }
  if (form === 1) {
    const lozenge = Math.abs(Math.abs(dx) + Math.abs(dy) - 0.5);
    return Math.max(smooth(0.1, 0.05, lozenge), smooth(0.17, 0.11, far));
  }
  const inside = Math.max(Math.abs(dx), Math.abs(dy)) < 0.5 ? 1 : 0;
  const strokes = Math.min(Math.abs(dx + 0.3 - dy * 0.15), Math.abs(dy - dx * 0.9), Math.abs(dy + 0.42));
  return inside * smooth(0.1, 0.04, strokes);
}

/** Leaves and dots in three inks, placed at random. */
export function drawPrint(draw: Draw): Material {
  const ground = drawColor(draw, ['#e3dccb', '#2d3f4f', '#d9c3b0']);
  const inks = ['#3f6b4f', '#b2543d', '#d2a13b', '#4b6c96'].map((color) => drawColor(draw, [color]));
  const seed = draw.seed();
  const size = draw.between(58, 84);
  const cell = newCell();
  const [dyed, shaded]: [Light, Light] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const cloth = {
    lengthwise: dyed,
    crosswise: shaded,
    width: 3.2,
    repeat: 2,
    seed: seed + 9,
    thread: ground,
  };
  return {
    thread: lightOf('#f4efe4'),
    shine: 0.1,
    paint(x, y, light) {
      cells(x / size, y / size, seed, cell);
      const angle = cell.id * 20;
      const along = cell.dx * Math.cos(angle) + cell.dy * Math.sin(angle);
      const across = cell.dy * Math.cos(angle) - cell.dx * Math.sin(angle);
      const width = 0.2 * Math.cos(Math.min(1.5, Math.abs(along) * 3.6));
      const leaf = smooth(0.03, -0.01, Math.abs(across) - width) * smooth(0.006, 0.02, Math.abs(across));
      const ink = inks[Math.floor(hash(Math.floor(cell.id * 1e6), 3, seed) * inks.length)]!;
      mix(ground, ink, leaf * (0.9 + 0.1 * noise(x / 4, y / 4, seed + 2)), dyed);
      mix(dyed, [0, 0, 0], 0.08, shaded);
      paintWeave(cloth, x, y, light);
    },
  };
}
