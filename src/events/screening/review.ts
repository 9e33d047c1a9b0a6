/** Notes and ratings on an applicant, by the people who may see the screening: limits, checks, and what the ratings come to. */
import { plainTextError } from '../shared/plain-text.ts';

export const longestReview = 2000;
/** On one résumé, removed ones included: enough for any panel, and no flood. */
export const maxReviews = 100;
export const ratings = [1, 2, 3, 4, 5] as const;
export type RatingValue = (typeof ratings)[number];

/** Either may be missing, but not both. */
export interface ReviewText {
  readonly rating: RatingValue | null;
  readonly text: string;
}

export interface Review extends ReviewText {
  readonly id: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Name of its author. */
  readonly by: string;
  /** Written by the person who asks, who may remove it. */
  readonly own: boolean;
}

/** The ratings together; only the latest of each person counts. */
export interface AverageRating {
  /** 1 to 5. */
  readonly average: number;
  readonly people: number;
}

/** What is wrong with a review's words; null: nothing. */
export function reviewError({ rating, text }: ReviewText): string | null {
  const length = text.trim().length;
  if (length > longestReview) return `Use at most ${longestReview} characters`;
  if (length === 0) return rating === null ? 'Write a note, or choose a rating' : null;
  return plainTextError(text);
}

/** @param reviews the oldest first; `by` is any key of the author. @returns null without ratings */
export function averageRating(
  reviews: readonly (Pick<Review, 'rating'> & { readonly by: string })[],
): AverageRating | null {
  const latest = new Map(
    reviews.flatMap(({ by, rating }) => (rating === null ? [] : [[by, rating] as const])),
  );
  if (latest.size === 0) return null;
  const sum = [...latest.values()].reduce<number>((total, rating) => total + rating, 0);
  return { average: sum / latest.size, people: latest.size };
}
