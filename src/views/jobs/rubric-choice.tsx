/** Chooses the rubric that scores the résumés for a job, with what each counts. */
import { Radio, Stack } from '@mantine/core';
import { type Rubric, rubrics } from '../../events/screening/rubrics.ts';
import { rubricText } from '../../events/screening/words.ts';

export interface RubricChoiceProps {
  readonly value?: Rubric;
  readonly onChange?: (value: string) => void;
}

const names: Readonly<Record<Rubric, string>> = {
  v1: 'Everything counts',
  v2: 'Only what fits the job counts',
};

export const RubricChoice = ({ value, onChange }: RubricChoiceProps) => (
  <Radio.Group
    label="How résumés are scored"
    description="Existing scores stay, marked as outdated, until you score them again."
    {...(value ? { value } : {})}
    {...(onChange ? { onChange } : {})}
  >
    <Stack gap="xs" mt="xs">
      {rubrics.map((rubric) => (
        <Radio
          key={rubric}
          value={rubric}
          label={`${names[rubric]} (rubric ${rubric})`}
          description={rubricText(rubric)}
        />
      ))}
    </Stack>
  </Radio.Group>
);
