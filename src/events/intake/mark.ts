/** A mark on a photo: its place and what it is called. */
import * as z from 'zod/mini';

/** Places are in thousandths of the photo, so that they fit any displayed size. */
export const scale = 1000;

export const maxWord = 60;

const thousandths = z.int().check(z.gte(0), z.lte(scale));

/** A rectangle; without width and height, a point. */
export const areaSchema = z.strictObject({
  x: thousandths,
  y: thousandths,
  width: thousandths,
  height: thousandths,
});
export type Area = z.infer<typeof areaSchema>;

export const markSchema = z.strictObject({
  mark: z.string(),
  photo: z.string(),
  area: areaSchema,
  word: z.string(),
});

export interface Mark {
  /** Drawn by the client of the server. */
  readonly id: string;
  /** Id of its photo. */
  readonly photo: string;
  readonly area: Area;
  readonly word: string;
}

export const outcomes = ['gone', 'lighter', 'unchanged'] as const;
export type Outcome = (typeof outcomes)[number];

export const isPoint = ({ width, height }: Area) => width === 0 && height === 0;

export const isInside = ({ x, y, width, height }: Area) => x + width <= scale && y + height <= scale;

export const sameArea = (one: Area, other: Area) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
