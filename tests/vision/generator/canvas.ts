/** The scene laid flat, before any camera: the light reflected at each place, and what lies there. */
import { type Homography, invert, project } from './homography.ts';

export const cover = { table: 0, item: 1, card: 2 } as const;

export interface Canvas {
  /** Left edge of its first pixel, in units. */
  readonly left: number;
  readonly top: number;
  /** In pixels, `detail` per unit. */
  readonly width: number;
  readonly height: number;
  readonly detail: number;
  /** Red, green, blue of each pixel, linear. */
  readonly light: Float32Array;
  readonly cover: Uint8Array;
}

/** A canvas large enough for everything that those cameras see. */
export function newCanvas(views: readonly Homography[], detail: number): Canvas {
  const seen = views.flatMap((view) => {
    const back = invert(view);
    return [[0, 0], [1000, 0], [0, 750], [1000, 750]].map(([x, y]) => project(back, x!, y!)); // prettier-ignore
  });
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)) - 6, Math.floor(Math.min(...ys)) - 6];
  const width = Math.ceil((Math.max(...xs) - left + 6) * detail);
  const height = Math.ceil((Math.max(...ys) - top + 6) * detail);
  const pixels = width * height;
  return {
    left,
    top,
    width,
    height,
    detail,
    light: new Float32Array(pixels * 3),
    cover: new Uint8Array(pixels),
  };
}

export const copyOf = (canvas: Canvas): Canvas => ({
  ...canvas,
  light: canvas.light.slice(),
  cover: canvas.cover.slice(),
});

/** Calls back for each pixel whose center lies within, with its place in units and its index. */
export function eachPixel(
  { left, top, width, height, detail }: Canvas,
  visit: (x: number, y: number, at: number) => void,
  within = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 },
): void {
  const bounded = (value: number, most: number) => Math.min(most, Math.max(0, Math.floor(value)));
  const [fromX, toX] = [
    bounded((within.left - left) * detail, width),
    bounded((within.right - left) * detail, width),
  ];
  const [fromY, toY] = [
    bounded((within.top - top) * detail, height),
    bounded((within.bottom - top) * detail, height),
  ];
  for (let row = fromY; row < toY; row++) {
    const y = top + (row + 0.5) / detail;
    for (let column = fromX; column < toX; column++)
      visit(left + (column + 0.5) / detail, y, row * width + column);
  }
}

/** A Gaussian blur in linear light, like that of a lens, of pixels with three channels. */
export function blur(light: Float32Array, width: number, height: number, sigma: number): void {
  const radius = Math.ceil(sigma * 2.7);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, at) =>
    Math.exp(-((at - radius) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight);
  const kernel = Float64Array.from(weights, (weight) => weight / total);
  const line = new Float32Array(3 * Math.max(width, height));
  const pass = (count: number, length: number, step: number, next: number) => {
    for (let number = 0; number < count; number++) {
      const start = number * next;
      for (let at = 0; at < length; at++) {
        let [red, green, blue] = [0, 0, 0];
        for (let tap = -radius; tap <= radius; tap++) {
          const from = start + Math.min(length - 1, Math.max(0, at + tap)) * step;
          const weight = kernel[tap + radius]!;
          red += weight * light[from]!;
          green += weight * light[from + 1]!;
          blue += weight * light[from + 2]!;
        }
        line[3 * at] = red;
        line[3 * at + 1] = green;
        line[3 * at + 2] = blue;
      }
      for (let at = 0; at < length; at++) {
        const to = start + at * step;
        light[to] = line[3 * at]!;
        light[to + 1] = line[3 * at + 1]!;
        light[to + 2] = line[3 * at + 2]!;
      }
    }
  };
  pass(height, width, 3, 3 * width);
  pass(width, height, 3 * width, 3);
}

const weightsX = new Float64Array(4);
const weightsY = new Float64Array(4);

/** Catmull-Rom weights of the four surrounding pixels. */
function weigh(weights: Float64Array, t: number): void {
  weights[0] = t * (-0.5 + t * (1 - 0.5 * t));
  weights[1] = 1 + t * t * (-2.5 + 1.5 * t);
  weights[2] = t * (0.5 + t * (2 - 1.5 * t));
  weights[3] = t * t * (-0.5 + 0.5 * t);
}

/** Writes the light at a place, given in units, into `into`. */
export function sample(canvas: Canvas, x: number, y: number, into: [number, number, number]): void {
  const { width, height, detail, light } = canvas;
  const u = (x - canvas.left) * detail - 0.5;
  const v = (y - canvas.top) * detail - 0.5;
  const column = Math.min(width - 3, Math.max(1, Math.floor(u)));
  const row = Math.min(height - 3, Math.max(1, Math.floor(v)));
  weigh(weightsX, u - column);
  weigh(weightsY, v - row);
  let [red, green, blue] = [0, 0, 0];
  for (let down = 0; down < 4; down++) {
    let at = 3 * ((row + down - 1) * width + column - 1);
    for (let right = 0; right < 4; right++) {
      const weight = weightsY[down]! * weightsX[right]!;
      red += weight * light[at]!;
      green += weight * light[at + 1]!;
      blue += weight * light[at + 2]!;
      at += 3;
    }
  }
  into[0] = Math.max(0, red);
  into[1] = Math.max(0, green);
  into[2] = Math.max(0, blue);
}

/** Writes one pixel. Three assignments, since `set` costs several times as much. */
export function put(
  light: Float32Array,
  pixel: number,
  [red, green, blue]: readonly [number, number, number],
): void {
  light[3 * pixel] = red;
  light[3 * pixel + 1] = green;
  light[3 * pixel + 2] = blue;
}

/** What lies at a place, given in units. */
export function coverAt(
  { left, top, width, height, detail, cover: covers }: Canvas,
  x: number,
  y: number,
): number {
  const [column, row] = [Math.floor((x - left) * detail), Math.floor((y - top) * detail)];
  return column < 0 || row < 0 || column >= width || row >= height
    ? cover.table
    : covers[row * width + column]!;
}
