/**
 * Notes and ratings on an applicant. Words and ratings are sealed with the résumé and erased with it; facts hold ids. The
 * applicant's page never shows them; the copy of their data contains them, without their authors.
 */
import { averageRating, type RatingValue } from '../../src/events/screening/review.ts';
import type { ScreeningCommand } from '../../src/events/screening/decide.ts';
import { maySee } from '../../src/events/screening/parties.ts';
import { accepted } from '../common/refusals.ts';
import { notFound } from '../common/rows.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, SealedParts } from './parts.ts';
import type { KeptReview, ResumeRow } from './personal.ts';
import { screeningField } from './refusal.ts';
import { continueScreening, lockResume } from './screening-stream.ts';

type Reviews = ResumeRow['reviews'];

/** Sending the same id again changes nothing. @throws Problem `not-found` also for everybody who may not see it */
export const reviewResume = (
  parts: SealedParts,
  by: Asker,
  id: string,
  { id: review, rating: rated, text: written }: Schemas['NewReview'],
): Promise<void> => {
  // The contract admits no other numbers.
  const rating = rated as RatingValue | null;
  const text = written.trim();
  const kept: KeptReview = { by: by.uid, at: parts.clock().toISOString(), rating, text };
  return change(parts, by, id, { type: 'ReviewResume', by, review, rating, text }, (reviews) => ({
    ...reviews,
    [review]: kept,
  }));
};

/** Removing twice changes nothing. @throws Problem `not-found` also for everybody who may not see it */
export const removeReview = (
  parts: SealedParts,
  by: Asker,
  id: string,
  { id: review }: Schemas['ReviewKey'],
): Promise<void> =>
  change(parts, by, id, { type: 'RemoveReview', by, review }, ({ [review]: _, ...others }) => others);

const change = (
  { db, keys, clock }: SealedParts,
  by: Asker,
  id: string,
  command: ScreeningCommand,
  changed: (reviews: Reviews) => Reviews,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await lockResume(tx, keys, id);
    if (!row || !maySee(row, by)) throw notFound('résumé');
    const step = { command, actor: by.uid, at: clock() };
    const after = await continueScreening(tx, keys, row, step, () => ({ reviews: changed(row.reviews) }));
    accepted(after, screeningField);
  });

/** The oldest first. */
export const reviewsOf = ({ reviews }: Pick<ResumeRow, 'reviews'>) =>
  Object.entries(reviews)
    .map(([id, review]) => ({ id, ...review }))
    .sort((a, b) => (a.at < b.at ? -1 : 1));

/** The reviews as somebody who may see the screening sees them. @param label covers what identifies the applicant, if blind */
export function shownReviews(
  row: Pick<ResumeRow, 'reviews'>,
  by: Pick<Asker, 'uid'>,
  nameOf: (uid: string) => string,
  label: (text: string) => string,
): Pick<Schemas['Screening'], 'reviews' | 'rating'> {
  const all = reviewsOf(row);
  return {
    reviews: all.map(({ id, by: author, at, rating, text }) => ({
      id,
      by: nameOf(author),
      own: author === by.uid,
      at,
      rating,
      text: label(text),
    })),
    rating: averageRating(all),
  };
}
