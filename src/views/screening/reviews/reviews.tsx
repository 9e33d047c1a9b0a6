/** Notes and ratings of everybody who reviews an applicant, with a form for one's own. */
import { Button, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import type { ScreeningDetail } from '../../../events/screening/detail.ts';
import type { Review } from '../../../events/screening/review.ts';
import type { ScreeningActor } from '../../../machines/screening.machine.ts';
import { useApp } from '../../app.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { notify } from '../../ui/notices.ts';
import messageClasses from '../messages/messages.module.css';
import classes from '../screening.module.css';
import { momentText } from '../words.ts';
import { ReviewForm } from './review-form.tsx';
import { averageText, ratingNames } from './words.ts';

export interface ReviewsProps {
  readonly actor: ScreeningActor;
  readonly screening: ScreeningDetail;
}

export function Reviews({ actor, screening: { id, status, reviews, rating } }: ReviewsProps) {
  const { screenings } = useApp();
  const [removing, setRemoving] = useState<Review | null>(null);
  const reload = () => actor.send({ type: 'screening.reload' });
  if (status === 'erased') return null;
  const writable = status !== 'withdrawn';
  if (!writable && reviews.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label="Notes and ratings">
      <h2 className={classes.head}>Notes and ratings</h2>
      {rating === null ? null : <Text fw={600}>{averageText(rating)}</Text>}
      {reviews.length === 0 ? <Text c="dimmed">No notes yet.</Text> : null}
      <ol className={classes.history}>
        {reviews.map((review) => (
          <li key={review.id}>
            {review.rating === null ? null : (
              <div>
                <strong>{ratingNames[review.rating]}</strong>
              </div>
            )}
            {review.text === '' ? null : <div className={messageClasses.text}>{review.text}</div>}
            <small>
              {momentText(review.at)}, {review.own ? 'you' : review.by}
            </small>
            {review.own ? (
              <Button
                variant="subtle"
                size="compact-sm"
                color="red"
                ml="xs"
                aria-label={`Remove your note of ${momentText(review.at)}`}
                onClick={() => setRemoving(review)}
              >
                Remove
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {writable ? <ReviewForm id={id} onSaved={reload} /> : null}
      {removing ? (
        <DeleteDialog
          title="Remove your note?"
          verb={{ does: 'Remove', done: 'removed' }}
          onClose={() => setRemoving(null)}
          onDelete={async () => {
            await screenings.calls.removeReview(id, removing.id);
            setRemoving(null);
            notify({ message: 'Your note is removed', tone: 'positive' });
            reload();
          }}
        >
          Its words and its rating go for good. The history keeps that there was one.
        </DeleteDialog>
      ) : null}
    </Paper>
  );
}
