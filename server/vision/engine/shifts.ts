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
  // Of the pixels of one block at a time, side by side: each is read six times.
  const most = (2 * Math.round(stepPx * 0.75)) ** 2;
  const [slopeX, slopeY] = [new Float32Array(most), new Float32Array(most)];
  const [own, other] = [new Float32Array(most), new Float32Array(most)];
  const residuals = new Float64Array(most);
  const allSizes = new Float64Array(Math.ceil(most / 4));
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
    let length = 0;
    for (let py = Math.max(0, y - radius); py < Math.min(extent.height, y + radius); py += 1) {
      for (let px = Math.max(0, x - radius); px < Math.min(extent.width, x + radius); px += 1) {
        const at = py * extent.width + px;
        if (!valid[at]) continue;
        slopeX[length] = dx[at]!;
        slopeY[length] = dy[at]!;
        own[length] = before[at]!;
        other[length] = after[at]!;
        length += 1;
      }
    }
    if (length < 2 * radius * radius) return nothing;
    let scale = Infinity;
    let found: readonly number[] = [0, 0, 1, 0];
    let inverseXx = 0;
    let inverseYy = 0;
    residuals.fill(0);
    const sizes = allSizes.subarray(0, Math.ceil(length / 4));
    for (let round = 0; round < rounds; round += 1) {
      let [xx, xy, xb, x1, yy, yb, y1] = [0, 0, 0, 0, 0, 0, 0];
      let [bb, b1, n, xa, ya, ba, a1] = [0, 0, 0, 0, 0, 0, 0];
      const limit = huber * scale;
      for (let i = 0; i < length; i += 1) {
        const size = Math.abs(residuals[i]!);
        const w = size <= limit ? 1 : limit / size;
        const gx = -slopeX[i]!;
        const gy = -slopeY[i]!;
        const b = own[i]!;
        const a = other[i]!;
        const wx = w * gx;
        const wy = w * gy;
        const wb = w * b;
        xx += wx * gx;
        xy += wx * gy;
        xb += wx * b;
        x1 += wx;
        yy += wy * gy;
        yb += wy * b;
        y1 += wy;
        bb += wb * b;
        b1 += wb;
        n += w;
        xa += wx * a;
        ya += wy * a;
        ba += wb * a;
        a1 += w * a;
      }
      const matrix = [xx, xy, xb, x1, xy, yy, yb, y1, xb, yb, bb, b1, x1, y1, b1, n];
      const next = solve(matrix, [xa, ya, ba, a1]);
      if (!next) return nothing;
      found = next;
      const determinant = xx * yy - xy * xy;
      inverseXx = yy / determinant;
      inverseYy = xx / determinant;
      const [u, v, gain, offset] = found as [number, number, number, number];
      for (let i = 0; i < length; i += 1) {
        const residual = other[i]! + u * slopeX[i]! + v * slopeY[i]! - gain * own[i]! - offset;
        residuals[i] = residual;
        if ((i & 3) === 0) sizes[i >> 2] = Math.abs(residual);
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
