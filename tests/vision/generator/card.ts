/**
 * The printed card that gives a picture its scale and its greys: ID-1, 85.60 × 53.98 mm, four markers of OpenCV's
 * DICT_4X4_50 and six greys. All lengths are in millimeters from the upper left corner.
 */
import { smooth } from './draw.ts';
import type { Light } from './material.ts';

export const cardSize = { width: 85.6, height: 53.98 } as const;
const markerSize = 14;
const margin = 3;

/** Numbers 0 to 3 of the dictionary, clockwise from the upper left: four rows of four, 1 is white, with a black border. */
const markers = [0b1011_0101_0011_0010, 0b0000_1111_1001_1010, 0b0011_0011_0010_1101, 0b1001_1001_0100_0110];
const [right, low] = [cardSize.width - margin - markerSize, cardSize.height - margin - markerSize];
const corners = [[margin, margin], [right, margin], [right, low], [margin, low]] as const; // prettier-ignore

/** Reflectance of the six greys, from the left; the sRGB bytes 230, 191, 152, 115, 78 and 43. */
export const greys = [0.791, 0.521, 0.314, 0.171, 0.0762, 0.0242] as const;
const paper = 0.84;
const ink = 0.028;
const patch = { left: 6.8, top: 20.5, width: 12, height: 13 };

/** Writes the light of a place of the card. */
export function paintCard(x: number, y: number, light: Light): void {
  let share: number = paper;
  const column = Math.floor((x - patch.left) / patch.width);
  if (y >= patch.top && y < patch.top + patch.height && column >= 0 && column < greys.length) {
    share = greys[column]!;
  }
  for (const [number, [left, top]] of corners.entries()) {
    const [u, v] = [((x - left) / markerSize) * 6, ((y - top) / markerSize) * 6];
    if (u >= 0 && u < 6 && v >= 0 && v < 6) share = isWhite(markers[number]!, u, v) ? paper : ink;
  }
  const text = Math.abs(y - 9) < 0.5 && Math.abs(x - cardSize.width / 2) < 16;
  if (text) share = ink;
  light[0] = share;
  light[1] = share;
  light[2] = share * 0.985;
}

function isWhite(bits: number, u: number, v: number): boolean {
  const [column, row] = [Math.floor(u) - 1, Math.floor(v) - 1];
  if (column < 0 || row < 0 || column > 3 || row > 3) return false;
  return ((bits >> (15 - row * 4 - column)) & 1) === 1;
}

/** Position of a card on the table or the item. */
export interface CardPose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Width of the card, in units. */
  readonly width: number;
}

/** Converts units to millimeters on the card. */
export function onCard({ x, y, angle, width }: CardPose, atX: number, atY: number): [number, number] {
  const perUnit = cardSize.width / width;
  const [dx, dy] = [(atX - x) * perUnit, (atY - y) * perUnit];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [dx * cos + dy * sin + cardSize.width / 2, dy * cos - dx * sin + cardSize.height / 2];
}

/** 1 on the card; outside it falls to 0 over three millimeters, like its shadow. */
export function cardShare(u: number, v: number): number {
  const far = Math.max(-u, -v, u - cardSize.width, v - cardSize.height);
  return far <= 0 ? 1 : smooth(3, 0, far) * 0.99;
}
