/** Aligns the second photo with the first: by matched points, then by shifts of surface blocks, first all together, then each. */
import type { Photo } from './decode.ts';
import { inverse, multiply, nearIdentity, project, type Homography } from './geometry.ts';
import { match, type Matched } from './match.ts';
import { inScope, type OpenCv } from './opencv.ts';
import type { Parameters } from './parameters.ts';
import { type Extent, medianOf, minus, type Plane, smooth } from './planes.ts';
import { type Grid, type Shift, shiftsOf } from './shifts.ts';

export interface Aligned {
  /** Maps the second photo to the first, in pixels. */
  readonly homography: Homography;
  readonly inliers: number;
  readonly errorPx: number;
  readonly refinement: 'none' | 'whole' | 'blocks';
  /** The second photo warped onto the first: linear sRGB light, three planes. */
  readonly linear: Float32Array;
  /** 1 where both photos have a pixel. */
  readonly valid: Uint8Array;
}

export type Misaligned = {
  readonly homography: null;
  readonly inliers: number;
};

const greys = new WeakMap<Photo, Uint8Array>();

/** Computed once per photo: do not write to it. */
export function greyOf(photo: Photo): Uint8Array {
  const known = greys.get(photo);
  if (known) return known;
  const { rgb, width, height } = photo;
  const grey = new Uint8Array(width * height);
  greys.set(photo, grey);
  for (let i = 0; i < grey.length; i += 1) {
    grey[i] = Math.round(0.299 * rgb[3 * i]! + 0.587 * rgb[3 * i + 1]! + 0.114 * rgb[3 * i + 2]!);
  }
  return grey;
}

export const greyPhoto = (photo: Photo) => ({
  width: photo.width,
  height: photo.height,
  values: greyOf(photo),
});

export const align = (cv: OpenCv, before: Photo, after: Photo, p: Parameters): Aligned | Misaligned =>
  alignMatched(cv, before, after, match(cv, greyPhoto(before), greyPhoto(after), p.match), p);

/** The same with points that are matched already. */
export function alignMatched(
  cv: OpenCv,
  before: Photo,
  after: Photo,
  matched: Matched,
  p: Parameters,
): Aligned | Misaligned {
  if (!matched.homography || !isPlausible(matched.homography, before, after)) {
    return {
      homography: null,
      inliers: matched.homography ? 0 : matched.inliers,
    };
  }
  if (matched.inliers < p.minInliers) return { homography: null, inliers: matched.inliers };
  const target = structureOf(greyOf(before), before, p.structurePx);
  let homography = matched.homography;
  for (let round = 0; round < p.wholeRounds; round += 1) {
    const grid = gridOf(homography);
    const moves = grid.shifts.filter(({ weight }) => weight > 0);
    if (moves.length < 12) break;
    homography = multiply(nearIdentity(robust(moves), before.width), homography);
  }
  const field = fieldOf(gridOf(homography), p);
  const { linear, valid } = warp(cv, after, before, homography, field);
  return {
    homography,
    inliers: matched.inliers,
    errorPx: matched.errorPx,
    refinement: 'blocks',
    linear,
    valid,
  };

  function gridOf(h: Homography): Grid {
    const seen = warpGrey(cv, after, before, h);
    const structure = structureOf(seen.grey, before, p.structurePx);
    return shiftsOf(target, structure, seen.valid, before, p.blockPx, p.maxShiftPx);
  }
}

/** The homography moves the content of the warped picture; a shift says where content is found: the opposite direction. */
function robust(moves: readonly Shift[]) {
  const middle = {
    dx: medianOf(moves.map(({ dx }) => dx)),
    dy: medianOf(moves.map(({ dy }) => dy)),
  };
  const far = moves.map(({ dx, dy }) => Math.hypot(dx - middle.dx, dy - middle.dy));
  const scale = 0.1 + 3 * medianOf(far);
  return moves.map(({ x, y, dx, dy, weight }, i) => ({
    from: { x: x + dx, y: y + dy },
    dx: -dx,
    dy: -dy,
    weight: far[i]! > scale ? 0 : Math.min(weight, 400),
  }));
}

/** Rejects what no two photos of one side of an item show: a mirrored item, or an extreme scale. */
function isPlausible(h: Homography, before: Extent, after: Extent): boolean {
  const corners = [
    [0, 0],
    [after.width, 0],
    [after.width, after.height],
    [0, after.height],
  ].map(([x, y]) => project(h, { x: x!, y: y! }));
  const turns = corners.map((a, i) => {
    const [b, c] = [corners[(i + 1) % 4]!, corners[(i + 2) % 4]!];
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  });
  const area =
    corners.reduce((sum, a, i) => sum + a.x * corners[(i + 1) % 4]!.y - a.y * corners[(i + 1) % 4]!.x, 0) / 2;
  const ratio = area / (before.width * before.height);
  return turns.every((turn) => turn > 0) && ratio > 0.1 && ratio < 10;
}

/** Fine structure without the lighting: what is brighter or darker than its surroundings. */
function structureOf(grey: Uint8Array, extent: Extent, sigma: number): Plane {
  const logs = new Float32Array(grey.length);
  for (let i = 0; i < logs.length; i += 1) logs[i] = logOf[grey[i]!]!;
  return minus(smooth(logs, extent, sigma), smooth(logs, extent, 8));
}

const logOf = Float32Array.from({ length: 256 }, (_, grey) => Math.log(grey + 8));

interface Field {
  readonly dx: Plane;
  readonly dy: Plane;
}

/** A smooth field through the shifts of the blocks, each weighted by its certainty. */
function fieldOf({ columns, rows, shifts }: Grid, { fieldCells }: Parameters) {
  const sum = new Float64Array(3 * columns * rows);
  const reach = Math.ceil(2 * fieldCells);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = 3 * (row * columns + column);
      // A prior with a small weight: no shift.
      sum[at + 2] = 0.5;
      for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r += 1) {
        for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c += 1) {
          const { dx, dy, weight } = shifts[r * columns + c]!;
          const near = Math.exp(-((r - row) ** 2 + (c - column) ** 2) / (2 * fieldCells * fieldCells));
          const w = near * Math.min(weight, 400);
          sum[at] = sum[at]! + w * dx;
          sum[at + 1] = sum[at + 1]! + w * dy;
          sum[at + 2] = sum[at + 2]! + w;
        }
      }
    }
  }
  return (y: number, extent: Extent, dx: Float64Array, dy: Float64Array): void => {
    const cy = Math.min(rows - 1, Math.max(0, (y * rows) / extent.height - 0.5));
    const r0 = Math.max(0, Math.min(rows - 2, Math.floor(cy)));
    const fy = cy - r0;
    dx.fill(0);
    dy.fill(0);
    for (let x = 0; x < dx.length; x += 1) {
      const cx = Math.min(columns - 1, Math.max(0, (x * columns) / extent.width - 0.5));
      const c0 = Math.max(0, Math.min(columns - 2, Math.floor(cx)));
      const fx = cx - c0;
      for (let k = 0; k < 4; k += 1) {
        const c = Math.min(columns - 1, c0 + (k & 1));
        const r = Math.min(rows - 1, r0 + (k >> 1));
        const w = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy);
        const at = 3 * (r * columns + c);
        dx[x]! += (w * sum[at]!) / sum[at + 2]!;
        dy[x]! += (w * sum[at + 1]!) / sum[at + 2]!;
      }
    }
  };
}

/** Writes the shifts of the pixels of row y. */
type Shifted = (y: number, extent: Extent, dx: Float64Array, dy: Float64Array) => void;

/** Where in the second photo each pixel of the first is seen. */
function mapOf(h: Homography, { width, height }: Extent, shifted: Shifted | null): Field {
  const back = Float64Array.from(inverse(h));
  const [dx, dy] = [new Float32Array(width * height), new Float32Array(width * height)];
  const [across, down] = [new Float64Array(width), new Float64Array(width)];
  for (let y = 0; y < height; y += 1) {
    shifted?.(y, { width, height }, across, down);
    for (let x = 0; x < width; x += 1) {
      const px = x + across[x]!;
      const py = y + down[x]!;
      const w = back[6]! * px + back[7]! * py + back[8]!;
      dx[y * width + x] = (back[0]! * px + back[1]! * py + back[2]!) / w;
      dy[y * width + x] = (back[3]! * px + back[4]! * py + back[5]!) / w;
    }
  }
  return { dx, dy };
}

const marginPx = 1;

function validOf({ dx, dy }: Field, { width, height }: Extent): Uint8Array {
  const valid = new Uint8Array(dx.length);
  const [right, bottom] = [width - 1 - marginPx, height - 1 - marginPx];
  for (let i = 0; i < valid.length; i += 1) {
    if (dx[i]! >= marginPx && dy[i]! >= marginPx && dx[i]! <= right && dy[i]! <= bottom) valid[i] = 1;
  }
  return valid;
}

function remapped(cv: OpenCv, plane: Plane, from: Extent, to: Extent, { dx, dy }: Field): Float32Array {
  return inScope(cv, (keep) => {
    const [source, x, y] = [plane, dx, dy].map((values, i) => {
      const { width, height } = i === 0 ? from : to;
      const mat = keep(new cv.Mat(height, width, cv.CV_32FC1));
      mat.data32F.set(values);
      return mat;
    }) as [never, never, never];
    const target = keep(new cv.Mat());
    cv.remap(source, target, x, y, cv.INTER_CUBIC, cv.BORDER_REPLICATE);
    return target.data32F.slice();
  });
}

function warpGrey(cv: OpenCv, after: Photo, before: Extent, h: Homography) {
  const map = mapOf(h, before, null);
  const grey = remapped(cv, new Float32Array(greyOf(after)), after, before, map);
  return {
    grey: new Uint8Array(new Uint8ClampedArray(grey).buffer),
    valid: validOf(map, after),
  };
}

function warp(cv: OpenCv, after: Photo, before: Extent, h: Homography, field: Shifted) {
  const map = mapOf(h, before, field);
  const count = before.width * before.height;
  const linear = new Float32Array(3 * count);
  for (let c = 0; c < 3; c += 1) {
    const plane = new Float32Array(after.width * after.height);
    // Interpolated in the camera's encoding, so that the overshoot at an edge is as small in the dark as in the light.
    for (let i = 0; i < plane.length; i += 1) plane[i] = after.rgb[3 * i + c]!;
    const seen = remapped(cv, plane, after, before, map);
    for (let i = 0; i < count; i += 1) linear[c * count + i] = linearAt(seen[i]!);
  }
  return { linear, valid: validOf(map, after) };
}

/** Linear light, interpolated between 8-bit values. */
function linearAt(value: number): number {
  const v = Math.min(255, Math.max(0, value)) / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}
