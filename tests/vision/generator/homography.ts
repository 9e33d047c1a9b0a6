/** 3 × 3 matrices that map one plane to another, row by row, the last number being 1. */
import type { Draw } from './draw.ts';

export type Homography = readonly number[];

export function multiply(a: Homography, b: Homography): Homography {
  const product = Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [at - (at % 3), at % 3];
    return a[row]! * b[column]! + a[row + 1]! * b[column + 3]! + a[row + 2]! * b[column + 6]!;
  });
  return product.map((value) => value / product[8]!);
}

export function invert(h: Homography): Homography {
  const [a, b, c, d, e, f, g, i, j] = h as [number, number, number, number, number, number, number, number, number]; // prettier-ignore
  const adjugate = [e * j - f * i, c * i - b * j, b * f - c * e, f * g - d * j, a * j - c * g, c * d - a * f, d * i - e * g, b * g - a * i, a * e - b * d]; // prettier-ignore
  return adjugate.map((value) => value / adjugate[8]!);
}

export function project(h: Homography, x: number, y: number): [number, number] {
  const w = h[6]! * x + h[7]! * y + h[8]!;
  return [(h[0]! * x + h[1]! * y + h[2]!) / w, (h[3]! * x + h[4]! * y + h[5]!) / w];
}

/** The area in the target of one unit of area at that place. */
export function areaScale(h: Homography, x: number, y: number): number {
  const w = h[6]! * x + h[7]! * y + h[8]!;
  const determinant =
    h[0]! * (h[4]! * h[8]! - h[5]! * h[7]!) -
    h[1]! * (h[3]! * h[8]! - h[5]! * h[6]!) +
    h[2]! * (h[3]! * h[7]! - h[4]! * h[6]!);
  return Math.abs(determinant / w ** 3);
}

/** Maximum movement of a camera in each direction. */
export interface Movement {
  /** In units of a frame that is 1000 wide. */
  readonly shift: number;
  readonly degrees: number;
  /** 0.08 means 8 %. */
  readonly zoom: number;
  readonly tilt: number;
}

/** A movement about the center of a frame of 1000 × 750. */
export function drawMovement(draw: Draw, { shift, degrees, zoom, tilt }: Movement): Homography {
  const angle = (draw.between(-degrees, degrees) * Math.PI) / 180;
  const size = 1 + draw.between(-zoom, zoom);
  const [cos, sin] = [size * Math.cos(angle), size * Math.sin(angle)];
  const moved = [
    ...[cos, -sin, draw.between(-shift, shift)],
    ...[sin, cos, draw.between(-shift, shift)],
    ...[draw.between(-tilt, tilt), draw.between(-tilt, tilt), 1],
  ];
  return multiply(multiply([1, 0, 500, 0, 1, 375, 0, 0, 1], moved), [1, 0, -500, 0, 1, -375, 0, 0, 1]);
}

/** The same between pixel indices, with integer pixel centers and `scale` pixels per unit. */
export function inPixels(h: Homography, scale: number): Homography {
  const toUnits = [1 / scale, 0, 0.5 / scale, 0, 1 / scale, 0.5 / scale, 0, 0, 1];
  return multiply(multiply(invert(toUnits), h), toUnits);
}
