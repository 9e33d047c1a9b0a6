/** Display texts for ratings. */
import type { AverageRating, RatingValue } from '../../../events/screening/review.ts';

export const ratingNames: Readonly<Record<RatingValue, string>> = {
  1: '1 of 5, poor fit',
  2: '2 of 5, weak fit',
  3: '3 of 5, fair fit',
  4: '4 of 5, good fit',
  5: '5 of 5, excellent fit',
};

export const averageText = ({ average, people }: AverageRating): string =>
  `Rated ${average.toLocaleString('en', { maximumFractionDigits: 1 })} of 5 by ${people} ${people === 1 ? 'person' : 'people'}`;
