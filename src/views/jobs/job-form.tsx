/** The form of a job. A draft may have gaps; a published job may not. */
import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Paper,
  SimpleGrid,
  Stack,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { fieldOfError } from '../../events/shared/causes.ts';
import {
  validateDraft,
  experienceLevels,
  jobLimits,
  validateOpen,
  type WrittenJob,
} from '../../events/job/fields.ts';
import { tidyJob } from '../../events/job/tidy.ts';
import { useOnline } from '../ui/online.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { ownRegion } from '../ui/own-region.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import { fieldsOf, inForm, type JobValues, salaryError, valuesOf, yearsError } from './job-values.ts';
import { RubricChoice } from './rubric-choice.tsx';
import { useSkillNames } from './use-skill-names.ts';
import { countryOptions, currencies, levelNames } from './words.ts';

/** A submit button: with `open` the job must be complete, since everybody sees it; else it may be a draft with gaps. */
export interface JobAction {
  readonly label: string;
  readonly open: boolean;
  /** Saves without changing the status. */
  readonly keeps?: boolean;
}

export interface JobFormProps {
  readonly start: WrittenJob;
  /** The first one is the default button, pressed by Enter. */
  readonly actions: readonly JobAction[];
  readonly onSave: (fields: WrittenJob, action: JobAction) => Promise<void>;
  /** Called after saving, once nothing counts as unsaved any more. */
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** In display order, so that the first invalid field gets the focus. */
const order: readonly (keyof JobValues)[] = [
  'title',
  'company',
  'description',
  'requiredSkills',
  'niceToHave',
  'minYears',
  'salaryFrom',
  'salaryTo',
  'location',
  'country',
  'contactPhone',
  'validThrough',
];

export function JobForm({ start, actions, onSave, onSaved, onCancel }: JobFormProps) {
  const online = useOnline();
  const [pressed, setPressed] = useState<JobAction | null>(null);
  const form = useForm<JobValues>({ initialValues: valuesOf(start) });
  const { failure, clearFailure, saved, focusFirst, attempt } = useSaveForm(form, {
    order,
    fieldOf: (error) => inForm(fieldOfError(error)) ?? null,
    onSaved,
  });
  const { names: suggested, load: suggest } = useSkillNames();
  const dirty = form.isDirty() && !saved;
  useUnsaved(dirty, 'a job with changes');

  const save = async (action: JobAction) => {
    const values = form.getValues();
    const fields = tidyJob(fieldsOf(values), ownRegion());
    const found = action.open ? validateOpen(fields, new Date().toISOString()) : validateDraft(fields);
    const { salaryRange, minYears, ...others } = found;
    const salary = salaryError(values, salaryRange);
    const years = yearsError(values, minYears);
    const errors = { ...others, ...salary, ...(years ? { minYears: years } : {}) };
    form.setErrors(errors);
    clearFailure();
    if (order.some((field) => field in errors)) return focusFirst(errors);
    setPressed(action);
    if (!(await attempt(() => onSave(fields, action)))) setPressed(null);
  };

  const [first, ...others] = actions;
  return (
    <Paper withBorder p="lg">
      <form
        noValidate
        aria-busy={pressed !== null}
        onSubmit={(event) => {
          event.preventDefault();
          if (first && !pressed) void save(first);
        }}
      >
        <Stack>
          {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
          {online ? null : <OfflineNote what="Saving" />}
          <TextInput
            label="Title"
            required
            maxLength={jobLimits.title.most}
            {...form.getInputProps('title')}
          />
          <TextInput
            label="Company"
            maxLength={jobLimits.company}
            autoComplete="organization"
            {...form.getInputProps('company')}
          />
          <Textarea
            label="Description"
            description="What is to be done, with whom, and what you offer"
            autosize
            minRows={5}
            maxRows={20}
            maxLength={jobLimits.description.most}
            {...form.getInputProps('description')}
          />
          <TagsInput
            label="Required skills"
            description="Press Enter after each. Résumés are scored by these, however they spell them."
            maxTags={jobLimits.skills}
            data={suggested}
            limit={8}
            {...form.getInputProps('requiredSkills')}
            onFocus={suggest}
          />
          <TagsInput
            label="Nice to have"
            description="Skills that earn extra points"
            maxTags={jobLimits.skills}
            data={suggested}
            limit={8}
            {...form.getInputProps('niceToHave')}
            onFocus={suggest}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NativeSelect
              label="Experience level"
              data={experienceLevels.map((value) => ({ value, label: levelNames[value] }))}
              {...form.getInputProps('experienceLevel')}
            />
            <NumberInput
              label="Years of experience"
              min={0}
              max={jobLimits.years}
              allowDecimal={false}
              allowNegative={false}
              inputMode="numeric"
              {...form.getInputProps('minYears')}
            />
          </SimpleGrid>
          <Checkbox
            label="A degree is required"
            {...form.getInputProps('degreeRequired', { type: 'checkbox' })}
          />
          <RubricChoice {...form.getInputProps('rubric')} />
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <TextInput
              label="Salary from"
              description="A year, before taxes"
              inputMode="decimal"
              placeholder="not named"
              {...form.getInputProps('salaryFrom')}
            />
            <TextInput
              label="Salary to"
              description="May be the same"
              inputMode="decimal"
              placeholder="not named"
              {...form.getInputProps('salaryTo')}
            />
            <NativeSelect
              label="Currency"
              description="Of the salary"
              data={currencies}
              {...form.getInputProps('currency')}
            />
          </SimpleGrid>
          <Checkbox
            label="Remote"
            description="All of the work can be done from anywhere in the country"
            {...form.getInputProps('remote', { type: 'checkbox' })}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="Place of work"
              description={form.values.remote ? 'Optional' : 'Town, and the state where that helps'}
              maxLength={jobLimits.location}
              {...form.getInputProps('location')}
            />
            <NativeSelect
              label="Country"
              description={form.values.remote ? 'Where the person has to live' : 'Where the job is'}
              data={[{ value: '', label: 'Choose one' }, ...countryOptions]}
              {...form.getInputProps('country')}
            />
            <TextInput
              label="Phone for questions"
              description="Everybody sees it; may stay empty"
              type="tel"
              maxLength={jobLimits.phone}
              {...form.getInputProps('contactPhone')}
            />
            <TextInput
              label="Last day to apply"
              description="Afterwards it leaves the board by itself"
              type="date"
              {...form.getInputProps('validThrough')}
            />
          </SimpleGrid>
          <Group>
            {first ? (
              <Button
                type="submit"
                loading={pressed === first}
                disabled={pressed !== null && pressed !== first}
              >
                {first.label}
              </Button>
            ) : null}
            {others.map((action) => (
              <Button
                key={action.label}
                variant="light"
                loading={pressed === action}
                disabled={pressed !== null && pressed !== action}
                onClick={() => void save(action)}
              >
                {action.label}
              </Button>
            ))}
            <Button variant="default" disabled={pressed !== null} onClick={onCancel}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
      <AskBeforeLeaving dirty={dirty && pressed === null} what="Your changes to this job" byQuery />
    </Paper>
  );
}
