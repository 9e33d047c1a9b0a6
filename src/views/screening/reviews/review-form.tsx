/** Writes a note on an applicant, a rating, or both. */
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { longestReview, ratings, reviewError } from '../../../events/screening/review.ts';
import { useApp } from '../../app.ts';
import { adoptSaved } from '../../ui/adopt-saved.ts';
import { notify } from '../../ui/notices.ts';
import { Problem } from '../../ui/problem.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { ratingNames } from './words.ts';

export interface ReviewFormProps {
  /** Of the résumé. */
  readonly id: string;
  readonly onSaved: () => void;
}

/** The rating as the select has it; empty: none. */
interface Values {
  readonly rating: string;
  readonly text: string;
}

const noReview: Values = { rating: '', text: '' };

const ratingOf = (chosen: string) => ratings.find((rating) => String(rating) === chosen) ?? null;

export function ReviewForm({ id, onSaved }: ReviewFormProps) {
  const { screenings, ids } = useApp();
  // One id for all attempts, so that it is kept once.
  const [review, setReview] = useState(() => ids.uuid());
  const form = useForm<Values>({
    initialValues: noReview,
    validate: { text: (text, { rating }) => reviewError({ rating: ratingOf(rating), text }) },
  });
  useUnsaved(form.isDirty(), 'your note');
  const { failure, submit } = useSaveForm<Values>(form, { order: ['text', 'rating'] });
  const save = async (sent: Values) => {
    const { rating, text } = sent;
    await screenings.calls.review(id, { id: review, rating: ratingOf(rating), text: text.trim() });
    setReview(ids.uuid());
    adoptSaved(form, sent, noReview);
    notify({ message: 'Your note is saved', tone: 'positive' });
    onSaved();
  };
  return (
    <form onSubmit={submit(save)} noValidate aria-label="Note or rating" aria-busy={form.submitting}>
      <Stack gap="sm" mt="sm">
        {failure ? <Problem title="It was not saved">{failure}</Problem> : null}
        <NativeSelect
          label="Rating (optional)"
          data={[
            { value: '', label: 'No rating' },
            ...ratings.map((rating) => ({ value: String(rating), label: ratingNames[rating] })),
          ]}
          {...form.getInputProps('rating')}
        />
        <Textarea
          label="Note"
          description="The applicant doesn’t see it here, but it is in the copy of their data, without your name."
          autosize
          minRows={2}
          maxLength={longestReview}
          {...form.getInputProps('text')}
        />
        <div>
          <Button type="submit" variant="default" loading={form.submitting}>
            Save note
          </Button>
        </div>
      </Stack>
    </form>
  );
}
