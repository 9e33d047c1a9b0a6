/** Two photos of leather with a cleaned stain, drawn by plain arithmetic: enough to check that measuring works at all. */
import sharp from 'sharp';
import { randomFrom } from '../../support/random.ts';

export const [width, height] = [640, 480];

/** Position and radius of the stain in the first photo. */
export const [stainX, stainY, stainRadius] = [300, 230, 70];

const cellPx = 10;

/** Grain: how close a place is to the border between two cells. */
function grainOf(seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const points = Array.from({ length: 100 * 100 }, () => [random(), random()] as const);
  const pointOf = (column: number, row: number) => {
    const [dx, dy] = points[(((row % 100) + 100) % 100) * 100 + (((column % 100) + 100) % 100)]!;
    return [(column + dx) * cellPx, (row + dy) * cellPx] as const;
  };
  return (x, y) => {
    const [column, row] = [Math.floor(x / cellPx), Math.floor(y / cellPx)];
    let [nearest, second] = [Infinity, Infinity];
    for (let k = 0; k < 9; k += 1) {
      const [px, py] = pointOf(column + (k % 3) - 1, row + Math.floor(k / 3) - 1);
      const away = Math.hypot(px - x, py - y);
      if (away < nearest) [nearest, second] = [away, nearest];
      else if (away < second) second = away;
    }
    return Math.min(1, (second - nearest) / 3);
  };
}

const toByte = (linear: number) =>
  Math.min(
    255,
    Math.max(
      0,
      Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)),
    ),
  );

export interface Shot {
  /** Number that selects the piece of leather. */
  readonly item?: number;
  /** Strength of the stain, 0–1. */
  readonly stain: number;
  /** Rotated and shifted, as if photographed anew. */
  readonly moved?: boolean;
}

/** Three bytes per pixel. */
function shoot({ item = 1, stain, moved = false }: Shot): Buffer {
  const grain = grainOf(item);
  const noise = randomFrom(moved ? 7 : 8);
  const rgb = Buffer.alloc(width * height * 3);
  const [sin, cos] = moved ? [Math.sin(0.04), Math.cos(0.04)] : [0, 1];
  const light = moved ? [1.15, 1.02, 0.88] : [1, 1, 1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [px, py] = [cos * dx - sin * dy + width / 2 + (moved ? 6 : 0), sin * dx + cos * dy + height / 2];
      const g = 0.7 + 0.3 * grain(px, py);
      const covered =
        0.6 * stain * Math.min(1, Math.max(0, stainRadius - Math.hypot(px - stainX, py - stainY) + 0.5));
      [0.4, 0.22, 0.12].forEach((albedo, c) => {
        const linear = albedo * g * (1 - covered) + 0.03 * covered;
        const lit = linear * light[c]! * (moved ? 0.9 + (0.2 * x) / width : 1);
        rgb[3 * (y * width + x) + c] = toByte(lit + (noise() + noise() - 1) * 0.01 * Math.sqrt(lit));
      });
    }
  }
  return rgb;
}

const picture = (rgb: Buffer) => sharp(rgb, { raw: { width, height, channels: 3 } });

/** Drawn once per worker: several tests start from the same photo. */
const drawn = new Map<string, Promise<Buffer>>();

export function jpegOf(shot: Shot): Promise<Buffer> {
  const key = JSON.stringify(shot);
  const jpeg = drawn.get(key) ?? picture(shoot(shot)).jpeg({ quality: 88 }).toBuffer();
  drawn.set(key, jpeg);
  return jpeg;
}

export const blurredJpeg = (shot: Shot): Promise<Buffer> =>
  picture(shoot(shot)).blur(4).jpeg({ quality: 88 }).toBuffer();
