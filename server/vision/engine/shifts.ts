/**
 * How far the second picture is still off after alignment with the first, block by block and in fractions of a pixel
 * (Lucas and Kanade's least squares, with a gain and an offset, so that a stain that is gone has little effect).
 */
import { solve } from './geometry.ts';
import { gradients, nth, type Extent, type Plane } from './planes.ts';

export interface Shift {
  /** Center of the block. */
  readonly x: number;
  readonly y: number;
  /** Offset from here to where the second picture shows the same. */
  readonly dx: number;
  readonly dy: number;
  /** 1 ÷ variance; 0: nothing to track. */
  readonly weight: number;
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly stepPx: number;
  readonly shifts: readonly Shift[];
}

const huber = 1.345;
const rounds = 3;

/**
 * @param valid 0: not in both pictures
 * @param stepPx between blocks, which overlap by half
 */
export function shiftsOf(
  before: Plane,
  after: Plane,
  valid: Uint8Array,
  extent: Extent,
  stepPx: number,
  maxShiftPx: number,
): Grid {
  const [dx, dy] = gradients(after, extent);
  const columns = Math.max(1, Math.floor(extent.width / stepPx));
  const rows = Math.max(1, Math.floor(extent.height / stepPx));
  const shifts: Shift[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = ((column + 0.5) * extent.width) / columns;
      const y = ((row + 0.5) * extent.height) / rows;
      shifts.push(shiftAt(Math.round(x), Math.round(y), Math.round(stepPx * 0.75)));
    }
  }
  return { columns, rows, stepPx, shifts };

  function shiftAt(x: number, y: number, radius: number): Shift {
    const nothing = { x, y, dx: 0, dy: 0, weight: 0 };
    const places: number[] = [];
    for (let py = Math.max(0, y - radius); py < Math.min(extent.height, y + radius); py += 1) {
      for (let px = Math.max(0, x - radius); px < Math.min(extent.width, x + radius); px += 1) {
        const at = py * extent.width + px;
        if (valid[at]) places.push(at);
      }
    }
    if (places.length < 2 * radius * radius) return nothing;
    let scale = Infinity;
    let found: readonly number[] = [0, 0, 1, 0];
    let inverseXx = 0;
    let inverseYy = 0;
    const residuals = new Float64Array(places.length);
    for (let round = 0; round < rounds; round += 1) {
      const sums = new Float64Array(14);
      for (let i = 0; i < places.length; i += 1) {
        const at = places[i]!;
        const size = Math.abs(residuals[i]!);
        const w = size <= huber * scale ? 1 : (huber * scale) / size;
        const [gx, gy, b, a] = [-dx[at]!, -dy[at]!, before[at]!, after[at]!];
        const wx = w * gx;
        const wy = w * gy;
        const wb = w * b;
        sums[0]! += wx * gx;
        sums[1]! += wx * gy;
        sums[2]! += wx * b;
        sums[3]! += wx;
        sums[4]! += wy * gy;
        sums[5]! += wy * b;
        sums[6]! += wy;
        sums[7]! += wb * b;
        sums[8]! += wb;
        sums[9]! += w;
        sums[10]! += wx * a;
        sums[11]! += wy * a;
        sums[12]! += wb * a;
        sums[13]! += w * a;
      }
      const s = (i: number) => sums[i]!;
      const matrix = [
        s(0),
        s(1),
        s(2),
        s(3),
        s(1),
        s(4),
        s(5),
        s(6),
        s(2),
        s(5),
        s(7),
        s(8),
        s(3),
        s(6),
        s(8),
        s(9),
      ];
      const next = solve(matrix, [s(10), s(11), s(12), s(13)]);
      if (!next) return nothing;
      found = next;
      const determinant = s(0) * s(4) - s(1) * s(1);
      inverseXx = s(4) / determinant;
      inverseYy = s(0) / determinant;
      const [u, v, gain, offset] = found as [number, number, number, number];
      const sizes = new Float64Array(Math.ceil(places.length / 4));
      for (let i = 0; i < places.length; i += 1) {
        const at = places[i]!;
        residuals[i] = after[at]! + u * dx[at]! + v * dy[at]! - gain * before[at]! - offset;
        if (i % 4 === 0) sizes[i >> 2] = Math.abs(residuals[i]!);
      }
      scale = Math.max(1e-6, 1.4826 * nth(sizes, sizes.length >> 1));
    }
    const [u, v, gain] = found as [number, number, number];
    if (Math.hypot(u, v) > maxShiftPx || gain < 0.3) return nothing;
    // Neighboring pixels are correlated.
    const variance = scale * scale * Math.max(inverseXx, inverseYy) * 4;
    return { x, y, dx: u, dy: v, weight: 1 / (variance + 0.02 ** 2) };
  }
}
