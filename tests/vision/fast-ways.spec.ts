/** The engine’s fast ways of computing give exactly what the plain ones give: kept measurements must stay the same. */
import { describe, expect, it } from 'vitest';
import { sRgbOf } from '../../server/vision/engine/colour.ts';
import { componentsOf } from '../../server/vision/engine/components.ts';
import { box, hypot, hypot3, smooth } from '../../server/vision/engine/planes.ts';
import { randomFrom } from '../../server/vision/engine/random.ts';
import { dilate, hysteresis, maskOf, regionsOf, tidied } from '../../server/vision/engine/regions.ts';

const random = randomFrom(7);
const extent = { width: 61, height: 43 };
const count = extent.width * extent.height;
const randomMask = (share: number) => Uint8Array.from({ length: count }, () => (random() < share ? 1 : 0));
const randomPlane = () => Float32Array.from({ length: count }, () => random() * 100);
const shares = [0, 0.05, 0.3, 0.45, 0.6, 0.9, 1];

describe('the same value as the plain way', () => {
  it('has a length of two or three numbers', () => {
    for (let i = 0; i < 30_000; i += 1) {
      const [x, y, z] = [0, 1, 2].map(() => (random() - 0.5) * 10 ** Math.floor(random() * 12 - 6)) as [
        number,
        number,
        number,
      ];
      if (hypot(x, y) !== Math.hypot(x, y) || hypot3(x, y, z) !== Math.hypot(x, y, z)) {
        expect.fail(`differs at ${x}, ${y}, ${z}`);
      }
    }
    expect([hypot(0, 0), hypot3(0, 0, 0), hypot(0, -3), hypot3(0, 0, -3)]).toEqual([0, 0, 3, 3]);
  });

  it('has the 8-bit value of linear light, next to every step too', () => {
    const byFormula = (linear: number) => {
      const v = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
      return Math.min(255, Math.max(0, Math.round(v * 255)));
    };
    const check = (linear: number) => {
      if (sRgbOf(linear) !== byFormula(linear)) expect.fail(`differs at ${linear}`);
    };
    for (let i = 0; i < 50_000; i += 1) check(random() * 1.05);
    for (let i = 0; i <= 16_384; i += 1) for (const off of [-1e-16, 0, 1e-16]) check(i / 16_384 + off);
    for (let level = 0; level < 255; level += 1) {
      const v = (level + 0.5) / 255;
      const edge = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
      for (const off of [-1e-9, -1e-15, 0, 1e-15, 1e-9]) check(edge + off);
    }
    expect([sRgbOf(-0.1), sRgbOf(0), sRgbOf(1), sRgbOf(9)]).toEqual([0, 0, 255, 255]);
  });
});

describe('the same mask as the plain way', () => {
  it.each(shares)('has the parts of a mask, with %d of its pixels', (share) => {
    const mask = randomMask(share);
    const { runs, sizes } = componentsOf(mask, extent);
    const parts = new Map<number, number[]>();
    for (const { from, end, part } of runs) {
      const pixels = parts.get(part) ?? [];
      for (let at = from; at < end; at += 1) pixels.push(at);
      parts.set(part, pixels);
    }
    const regions = regionsOf(mask, extent).map(({ pixels }) => [...pixels].sort((a, b) => a - b));
    const byFirst = (lists: number[][]) => lists.sort((a, b) => a[0]! - b[0]!);
    expect(byFirst([...parts.values()])).toEqual(byFirst(regions));
    for (const [part, pixels] of parts) expect(sizes[part]).toBe(pixels.length);
  });

  it.each(shares)('dilates, with %d of the pixels', (share) => {
    const mask = randomMask(share * 0.1);
    for (const radius of [1, 2, 5]) {
      const plain = mask.map((_, at) => {
        const [x, y] = [at % extent.width, Math.floor(at / extent.width)];
        for (let py = Math.max(0, y - radius); py <= Math.min(extent.height - 1, y + radius); py += 1) {
          for (let px = Math.max(0, x - radius); px <= Math.min(extent.width - 1, x + radius); px += 1) {
            if (mask[py * extent.width + px]) return 1;
          }
        }
        return 0;
      });
      expect(dilate(mask, extent, radius)).toEqual(plain);
    }
  });

  it('keeps what is weak and connected with something strong', () => {
    const [values, within] = [randomPlane(), randomMask(0.9)];
    const [low, high] = [new Float32Array(count).fill(60), new Float32Array(count).fill(98)];
    const weak = values.map((value, i) => (within[i] && value > 60 ? 1 : 0));
    const strong = regionsOf(Uint8Array.from(weak), extent).filter(({ pixels }) =>
      pixels.some((at) => values[at]! > 98),
    );
    const found = hysteresis(values, low, high, within, extent);
    expect(strong.length).toBeGreaterThan(3);
    expect(found).toEqual(maskOf(strong, count));
  });

  it('fills small holes and removes small parts', () => {
    const filled = new Uint8Array(count).fill(1);
    filled[20 * extent.width + 20] = 0;
    expect(tidied(filled, extent, 1, 20)[20 * extent.width + 20]).toBe(1);
    const small = new Uint8Array(count);
    for (let y = 5; y < 8; y += 1) small.fill(1, y * extent.width + 5, y * extent.width + 8);
    expect(tidied(small, extent, 1, 9)).toEqual(small);
    expect(tidied(small, extent, 1, 10).some((value) => value === 1)).toBe(false);
  });
});

describe('the same blur as the plain way', () => {
  const at = (plane: Float32Array, x: number, y: number) =>
    plane[
      Math.min(extent.height - 1, Math.max(0, y)) * extent.width + Math.min(extent.width - 1, Math.max(0, x))
    ]!;

  it.each([0.5, 0.8, 1, 1.2, 1.5])('has a Gaussian of %d', (sigma) => {
    const plane = randomPlane();
    const radius = Math.ceil(sigma * 3);
    const taps = Array.from({ length: 2 * radius + 1 }, (_, i) =>
      Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
    );
    const total = taps.reduce((sum, tap) => sum + tap, 0);
    const half = taps.map((tap) => tap / total).slice(radius);
    const pass = (from: Float32Array, dx: number, dy: number) =>
      from.map((value, i) => {
        const [x, y] = [i % extent.width, Math.floor(i / extent.width)];
        let sum = half[0]! * value;
        for (let k = 1; k <= radius; k += 1)
          sum += half[k]! * (at(from, x - k * dx, y - k * dy) + at(from, x + k * dx, y + k * dy));
        return sum;
      });
    expect(smooth(plane, extent, sigma)).toEqual(pass(pass(plane, 1, 0), 0, 1));
  });

  it('has a mean over squares, of planes of several sizes in turn', () => {
    const [plane, small] = [randomPlane(), Float32Array.from({ length: 12 }, () => random())];
    const first = box(plane, extent, 3);
    box(small, { width: 4, height: 3 }, 2);
    expect(box(plane, extent, 3)).toEqual(first);
    const [x, y] = [30, 20];
    let sum = 0;
    for (let dy = -3; dy <= 3; dy += 1) for (let dx = -3; dx <= 3; dx += 1) sum += at(plane, x + dx, y + dy);
    expect(first[y * extent.width + x]).toBeCloseTo(sum / 49, 4);
  });
});
