/** An item: its outline, seams and metal parts, painted without dirt and without light. */
import type { ItemType } from '../../../src/events/analysis/item.ts';
import { type Rgb, lightOf } from './color.ts';
import { type Draw, hash, noise, smooth } from './draw.ts';
import type { Light, Material } from './material.ts';
import type { MaterialName } from './materials.ts';
import { drawPlate, type Plate } from './plate.ts';

export interface Item {
  /** Distance to its rim, in units; negative inside. */
  readonly distance: (x: number, y: number) => number;
  readonly paint: (x: number, y: number, light: Light) => void;
}

const leather: readonly ItemType[] = ['bag', 'pouch', 'wallet', 'shoe', 'jacket', 'sofa', 'car-seat'];

const madeOf: Record<MaterialName, readonly ItemType[]> = {
  'brown-leather': leather,
  'tan-leather': leather,
  'red-leather': leather,
  'black-leather': leather,
  suede: ['shoe', 'jacket', 'pouch'],
  nubuck: ['shoe', 'jacket', 'sofa'],
  denim: ['jacket', 'pouch'],
  canvas: ['pouch', 'sofa', 'shoe'],
  monogram: ['bag', 'wallet', 'pouch'],
  print: ['pouch', 'sofa'],
  carpet: ['carpet'],
  coated: ['wallet', 'bag', 'car-seat'],
};

export const drawItemType = (draw: Draw, material: MaterialName): ItemType => draw.pick(madeOf[material]);

/** Half of its width and height, and the radius of its corners; types not listed fill the picture. */
const outlines: Partial<Record<ItemType, readonly [number, number, number]>> = {
  bag: [430, 320, 60],
  pouch: [425, 300, 110],
  wallet: [405, 285, 30],
  shoe: [445, 305, 240],
};

export function drawItem(draw: Draw, type: ItemType, material: Material): Item {
  const outline = outlines[type];
  const [middleX, middleY] = [500 + draw.between(-15, 15), 380 + draw.between(-12, 12)];
  const angle = draw.between(-0.05, 0.05);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const local = (x: number, y: number) =>
    [(x - middleX) * cos + (y - middleY) * sin, (y - middleY) * cos - (x - middleX) * sin] as const;
  const distance = (x: number, y: number) => {
    if (!outline) return -1000;
    const [u, v] = local(x, y);
    const [right, lower] = [Math.abs(u) - outline[0] + outline[2], Math.abs(v) - outline[1] + outline[2]];
    return (
      Math.hypot(Math.max(right, 0), Math.max(lower, 0)) + Math.min(Math.max(right, lower), 0) - outline[2]
    );
  };
  const seams = type === 'carpet' ? [] : drawSeams(draw, outline !== undefined);
  const plate: Plate | null = type === 'bag' ? drawPlate(draw, 500 + draw.between(-60, 60), 250) : null;
  const yarn = yarnOf(material.thread, draw);
  return {
    distance,
    paint(x, y, light) {
      material.paint(x, y, light);
      for (const seam of seams) {
        const [along, at] = seam.upright ? [y, x] : [x, y];
        const off = at - seam.at - seam.wave * Math.sin(along / 160 + seam.phase);
        if (Math.abs(off) < 26) paintSeam(light, off, along, seam, yarn);
      }
      if (outline) {
        const inside = -distance(x, y);
        const [u, v] = local(x, y);
        const along = Math.abs(u) / outline[0] > Math.abs(v) / outline[1] ? v : u;
        if (inside < 40) {
          scale(light, 0.55 + 0.45 * smooth(0, 14, inside));
          paintStitches(light, inside - 22, along, yarn, 4242);
        }
      }
      plate?.paint(x, y, light);
    },
  };
}

interface Seam {
  readonly upright: boolean;
  readonly at: number;
  readonly wave: number;
  readonly phase: number;
  readonly both: boolean;
}

/** The seams of a larger item continue outside of the picture. */
function drawSeams(draw: Draw, small: boolean): Seam[] {
  const seam = (upright: boolean, at: number): Seam => ({
    upright,
    at,
    wave: draw.between(0, small ? 14 : 26),
    phase: draw.between(0, 6),
    both: draw.chance(0.5),
  });
  if (small) return [seam(draw.chance(0.3), draw.between(300, 460))];
  const first = draw.between(150, 420);
  const upright = draw.chance(0.6);
  return [seam(upright, first), seam(upright, first + 1100), seam(upright, first - 900), seam(!upright, first + draw.between(150, 320))]; // prettier-ignore
}

interface Yarn {
  readonly color: Rgb;
  readonly pitch: number;
  readonly length: number;
  readonly width: number;
}

const yarnOf = (color: Rgb, draw: Draw): Yarn => {
  const pitch = draw.between(12, 16);
  return { color, pitch, length: pitch * 0.72, width: draw.between(2.6, 3.4) };
};

function paintSeam(light: Light, off: number, along: number, seam: Seam, yarn: Yarn): void {
  const ridge = 1 + 0.12 * (off / 12) * Math.exp(-((off / 12) ** 2));
  scale(light, (1 - 0.62 * Math.exp(-((off / 1.7) ** 2))) * ridge);
  const number = Math.floor(seam.at);
  paintStitches(light, off - 10, along, yarn, number);
  if (seam.both) paintStitches(light, off + 10, along, yarn, number + 1);
}

/** One row of stitches, each a short thread in a hollow. */
function paintStitches(light: Light, off: number, along: number, yarn: Yarn, row: number): void {
  if (Math.abs(off) > 7) return;
  const number = Math.floor(along / yarn.pitch);
  const place = along - (number + 0.5) * yarn.pitch;
  const slant = off - place * 0.12;
  const past = Math.max(0, Math.abs(place) - yarn.length / 2 + yarn.width / 2);
  const far = Math.hypot(slant, past) - yarn.width / 2;
  scale(light, 1 - 0.4 * smooth(3, 0, far));
  const share = smooth(0.5, -0.5, far);
  if (share === 0) return;
  const round = 1 - 0.35 * (slant / yarn.width + 0.4) ** 2;
  const twist = 1 + 0.12 * noise(place / 1.5, number, row);
  const shade = round * twist * (0.86 + 0.2 * hash(number, row, 5));
  for (const channel of [0, 1, 2] as const)
    light[channel] += (yarn.color[channel] * shade - light[channel]) * share;
}

function scale(light: Light, by: number): void {
  light[0] *= by;
  light[1] *= by;
  light[2] *= by;
}

/** The surface under the item: boards of wood, or a plain table. */
export function drawTable(draw: Draw): (x: number, y: number, light: Light) => void {
  const [red, green, blue] = lightOf(draw.pick(['#a67c52', '#8a6a48', '#c9b08c', '#9a9a98', '#cfcac2']));
  const seed = draw.seed();
  const board = draw.between(150, 260);
  return (x, y, light) => {
    const number = Math.floor(y / board);
    const shift = 900 * hash(number, 0, seed);
    const rings = noise(
      (x + shift) / 210,
      y / 11 + 2 * noise((x + shift) / 160, y / 60, seed),
      seed + number,
    );
    const fibre = noise((x + shift) / 34, y / 1.6, seed + 5);
    const gap = smooth(0.4, 2, Math.abs(y - number * board));
    const size =
      (1 + 0.14 * rings + 0.05 * fibre) * (0.92 + 0.16 * hash(number, 1, seed)) * (0.45 + 0.55 * gap);
    light[0] = red * size;
    light[1] = green * size * (1 - 0.03 * rings);
    light[2] = blue * size * (1 - 0.06 * rings);
  };
}
