/** Whether the photos show that the item returned is the item given. It is shown or not shown, never denied. */
import * as z from 'zod/mini';

/** Why it is not shown, the most telling last. */
export const notShownReasons = [
  /** The comparison failed. */
  'failed',
  /** A photo is blurred, too dark, too bright, too small or cannot be read. */
  'unfit',
  /** One photo was used for both. */
  'same-photo',
  /** The photos have too few points of the surface in common. */
  'few-points',
  /** What they have in common is print, seams or shine, with too little grain. */
  'little-grain',
  /** The parts match, and their grain does not. */
  'other-grain',
] as const;
export type NotShown = (typeof notShownReasons)[number];

export const comparisonSchema = z.strictObject({
  /** null: it is shown that the item is the same. */
  reason: z.nullable(z.enum(notShownReasons)),
  /** Ids of the photos that say the most, before and after; null: no photos could be compared. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Points of the surface that lie in the same places in both. */
  points: z.int(),
  /** Tiles of bare grain that were compared, and that agree. */
  tiles: z.int(),
  agreeing: z.int(),
  /** Version of the engine. */
  engine: z.string(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** Pairs of photos that are compared at most, for one item. */
export const maxPairs = 12;

interface Photographed {
  readonly photos: readonly { readonly id: string }[];
  readonly marks: readonly { readonly id: string; readonly photo: string }[];
  readonly returned: {
    readonly photos: readonly { readonly id: string }[];
    readonly answers: readonly { readonly mark: string; readonly photo: string }[];
  } | null;
}

/** Which photos to compare, those first that show the same mark, then those taken in the same order. */
export function pairsToCompare({ photos, marks, returned }: Photographed): (readonly [string, string])[] {
  if (!returned) return [];
  const ofMarks = returned.answers.flatMap(({ mark, photo }) => {
    const before = marks.find(({ id }) => id === mark)?.photo;
    return before === undefined ? [] : [[before, photo] as const];
  });
  const inOrder = photos.flatMap(({ id }, i) => {
    const after = returned.photos[i];
    return after ? [[id, after.id] as const] : [];
  });
  const all = photos.flatMap(({ id }) => returned.photos.map((after) => [id, after.id] as const));
  return [...new Map([...ofMarks, ...inOrder, ...all].map((pair) => [pair.join(' '), pair])).values()].slice(
    0,
    maxPairs,
  );
}

/** The one that says more: the same item before any other, then the more telling reason, then more agreement. */
export function moreTelling(one: Comparison, other: Comparison): Comparison {
  const rank = ({ reason }: Comparison) => (reason === null ? Infinity : notShownReasons.indexOf(reason));
  if (rank(one) !== rank(other)) return rank(one) > rank(other) ? one : other;
  return one.agreeing === other.agreeing
    ? one.points >= other.points
      ? one
      : other
    : one.agreeing > other.agreeing
      ? one
      : other;
}
