/** Takes a picture of a canvas: position of the camera, light, sensor noise, JPEG. */
import sharp from 'sharp';
import { type Canvas, blur, cover, coverAt, put, sample } from './canvas.ts';
import { byteOfLight, luminance } from './color.ts';
import { hash } from './draw.ts';
import { invert, project } from './homography.ts';
import type { Relief } from './light.ts';
import type { Light } from './material.ts';
import type { View } from './scene.ts';

/** Defects of a bad picture. */
export interface Fault {
  /** Sigma of the blur, in pixels of a frame that is 1000 wide. */
  readonly blur?: number;
  /** Share of the pixels that are overexposed. */
  readonly clipped?: number;
  /** Median brightness of the picture, in linear light. */
  readonly dark?: number;
}

export interface Shot {
  readonly canvas: Canvas;
  readonly view: View;
  readonly relief: Relief | null;
  readonly picture: 0 | 1;
  readonly pixels: number;
  /** Place in the frame, in units. */
  readonly frame?: readonly [number, number];
  readonly fault?: Fault;
}

export async function takePicture(shot: Shot): Promise<Buffer> {
  const { view, pixels, frame: [unitsX, unitsY] = [1000, 750], fault = {} } = shot;
  const [width, height] = [unitsX * pixels, unitsY * pixels];
  const light = new Float32Array(width * height * 3);
  const back = invert(view.camera);
  const here: Light = [0, 0, 0];
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / pixels;
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / pixels;
      illuminate(shot, x, y, project(back, x, y), here);
      put(light, row * width + column, here);
    }
  }
  if (fault.blur) blur(light, width, height, fault.blur * pixels);
  return sharp(develop(light, exposureOf(light, view, fault), view), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The light that reaches the camera from a place of the frame, which lies at `placed` on the canvas. */
function illuminate(
  { canvas, view, relief, picture }: Shot,
  x: number,
  y: number,
  placed: readonly [number, number],
  light: Light,
): void {
  const { gain, gradient, vignette } = view.lighting;
  sample(canvas, placed[0], placed[1], light);
  const [u, v] = [x / 1000 - 0.5, y / 750 - 0.5];
  let power = (1 + gradient[0] * u + gradient[1] * v) * (1 - vignette * 2 * (u * u + v * v));
  let shine = 0;
  if (relief && coverAt(canvas, placed[0], placed[1]) === cover.item) {
    shine = relief.shine(placed[0], placed[1], picture) * power;
    power *= relief.shade(placed[0], placed[1], picture);
  }
  for (const channel of [0, 1, 2] as const) light[channel] = (light[channel] * power + shine) * gain[channel];
  view.hand?.paint(x, y, light);
}

/** Exposes for a medium brightness, unless that would clip bright parts. */
function exposureOf(light: Float32Array, { lighting }: View, { clipped, dark }: Fault): number {
  const step = 3 * Math.max(1, Math.floor(light.length / 3 / 20_000));
  const [brightest, all]: [number[], number[]] = [[], []];
  for (let at = 0; at + 2 < light.length; at += step) {
    brightest.push(Math.max(light[at]!, light[at + 1]!, light[at + 2]!));
    all.push(luminance(light[at]!, light[at + 1]!, light[at + 2]!));
  }
  brightest.sort((a, b) => a - b);
  all.sort((a, b) => a - b);
  const share = (sorted: number[], from: number) => sorted[Math.floor(from * (sorted.length - 1))]!;
  if (clipped) return 1.35 / share(all, 1 - clipped);
  if (dark) return dark / share(all, 0.5);
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return Math.min(1.7, Math.max(0.6, lighting.target / mean), 0.9 / share(brightest, 0.997));
}

/** A table, since drawing Gaussian noise for millions of pixels costs too much. */
const bell = Float32Array.from({ length: 65_536 }, (_, at) => {
  const [u, v] = [hash(at, 1, 77) || 1e-9, hash(at, 2, 77)];
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
});
const readNoise = 8e-7;

function develop(light: Float32Array, exposure: number, { lighting, noiseSeed }: View): Uint8Array {
  const bytes = new Uint8Array(light.length);
  let state = noiseSeed | 1;
  for (let at = 0; at < light.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const ideal = light[at]! * exposure;
    const noisy = ideal + Math.sqrt(lighting.shotNoise * ideal + readNoise) * bell[(state >>> 12) & 0xffff]!;
    bytes[at] = byteOfLight[Math.min(65_535, Math.max(0, Math.round(noisy * 65_535)))]!;
  }
  return bytes;
}
