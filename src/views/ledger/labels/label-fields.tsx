/** Fields for a category and tags, with autocompletion from those in use. */
import { Autocomplete, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { usedLabels, type UsedLabels } from '../../../events/ledger/category-totals.ts';
import { readTags, tagsText } from '../../../events/ledger/label-texts.ts';
import { maxTags } from '../../../events/ledger/labels.ts';
import { useApp } from '../../app.ts';
import classes from './labels.module.css';

/** Field values: tags are separated by commas. */
export interface TypedLabels {
  readonly category: string;
  readonly tags: string;
}

export interface LabelFieldsProps {
  readonly values: TypedLabels;
  readonly errors: Partial<Record<keyof TypedLabels, string | undefined>>;
  readonly onChange: (field: keyof TypedLabels, value: string) => void;
}

const none: UsedLabels = { categories: [], tags: [] };
const shown = 8;

export function LabelFields({ values, errors, onChange }: LabelFieldsProps) {
  const { ledger } = useApp();
  const [used, setUsed] = useState(none);
  const look = () => {
    const state = ledger.stream()?.state;
    if (state) setUsed(usedLabels(state.entries, state.labels));
  };
  return (
    <div className={classes.fields}>
      <Autocomplete
        label="Category"
        name="category"
        autoComplete="off"
        data={used.categories}
        limit={shown}
        value={values.category}
        onFocus={look}
        onChange={(category) => onChange('category', category)}
        error={errors.category}
      />
      <TagsInput
        label="Tags"
        name="tags"
        autoComplete="off"
        placeholder={values.tags === '' ? 'rush, suede' : undefined}
        data={used.tags}
        limit={shown}
        maxTags={maxTags}
        splitChars={[',', ';']}
        value={[...readTags(values.tags)]}
        onFocus={look}
        onChange={(tags) => onChange('tags', tagsText(tags))}
        error={errors.tags}
      />
    </div>
  );
}
