/** Notes and ratings on an applicant. */
import { describe, expect, it } from 'vitest';
import { screeningDecider } from '../../../src/events/screening/decide.ts';
import { screeningFact, type ScreeningFact } from '../../../src/events/screening/events.ts';
import {
  averageRating,
  longestReview,
  maxReviews,
  reviewError,
} from '../../../src/events/screening/review.ts';
import { given } from '../../given.ts';

const { ResumeReceived, ResumeReviewed, ReviewRemoved, ApplicationWithdrawn, ResumeErased } = screeningFact;
const received = ResumeReceived({ job: 'job', employer: 'employer', applicant: 'applicant' });
const screening = (...facts: readonly ScreeningFact[]) => given(screeningDecider, received, ...facts);
const employer = { uid: 'employer', isAdmin: false };
const admin = { uid: 'admin', isAdmin: true };
const applicant = { uid: 'applicant', isAdmin: false };
const write = (review: string, by = employer, text = 'Good answers') =>
  ({ type: 'ReviewResume', by, review, rating: null, text }) as const;
const remove = (review: string, by = employer) => ({ type: 'RemoveReview', by, review }) as const;
const written = ResumeReviewed({ review: 'r1', by: 'employer' });

describe('a note or rating', () => {
  it('[SCREENING30] is written by the employer or an admin, and kept once', () => {
    screening().when(write('r1')).then(written);
    screening()
      .when(write('r1', admin))
      .then(ResumeReviewed({ review: 'r1', by: 'admin' }));
    screening(written).when(write('r1')).then();
    screening().when(write('r1', applicant)).thenRefused('not-allowed');
    given(screeningDecider).when(write('r1')).thenRefused('not-found');
  });

  it('[SCREENING30] says something, within limits', () => {
    screening()
      .when(write('r1', employer, ' '))
      .thenRefused('bad-review');
    expect(reviewError({ rating: 3, text: '' })).toBeNull();
    expect(reviewError({ rating: null, text: 'x'.repeat(longestReview) })).toBeNull();
    expect(reviewError({ rating: 3, text: 'x'.repeat(longestReview + 1) })).toMatch(/at most/);
    expect(reviewError({ rating: 3, text: 'a\u202eb' })).not.toBeNull();
    const many = Array.from({ length: maxReviews }, (_, i) =>
      ResumeReviewed({ review: `m${i}`, by: 'admin' }),
    );
    screening(...many)
      .when(write('another'))
      .thenRefused('too-many-reviews');
    screening(...many.slice(1))
      .when(write('another'))
      .then(ResumeReviewed({ review: 'another', by: 'employer' }));
  });

  it('[SCREENING30] is refused once the application is withdrawn or erased', () => {
    screening(ApplicationWithdrawn({})).when(write('r1')).thenRefused('withdrawn');
    const gone = ResumeErased({ why: 'applicant' });
    screening(gone).when(write('r1')).thenRefused('erased');
    screening(written, gone).when(remove('r1')).thenRefused('erased');
  });

  it('[SCREENING31] is removed by its author alone, and does not come back', () => {
    screening(written)
      .when(remove('r1'))
      .then(ReviewRemoved({ review: 'r1' }));
    screening(written, ApplicationWithdrawn({}))
      .when(remove('r1'))
      .then(ReviewRemoved({ review: 'r1' }));
    screening(written).when(remove('r1', admin)).thenRefused('not-allowed');
    screening(written).when(remove('r1', applicant)).thenRefused('not-allowed');
    screening(written).when(remove('r2')).thenRefused('not-found');
    const removed = [written, ReviewRemoved({ review: 'r1' })];
    screening(...removed)
      .when(remove('r1'))
      .then();
    screening(...removed)
      .when(write('r1'))
      .then();
  });

  it('[SCREENING31] counts with the latest rating of each person', () => {
    expect(averageRating([{ by: 'a', rating: null }])).toBeNull();
    expect(
      averageRating([
        { by: 'a', rating: 1 },
        { by: 'b', rating: 2 },
        { by: 'a', rating: 5 },
        { by: 'a', rating: null },
      ]),
    ).toEqual({ average: 3.5, people: 2 });
  });
});
