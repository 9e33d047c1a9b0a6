/** Chooses the rubric that scores the résumés for a job, with what each counts. */
import { Radio, Stack } from '@mantine/core';
import { type Rubric, rubrics } from '../../events/screening/rubrics.ts';
import { rubricText } from '../../events/screening/words.ts';

export interface RubricChoiceProps {
  readonly value?: Rubric;
  readonly onChange?: (value: string) => void;
}

export const RubricChoice = ({ value, onChange }: RubricChoiceProps) => (
  <Radio.Group
    label="How résumés are scored"
    description="Résumés that are scored already keep their score, marked as old, until you have them scored again."
    {...(value ? { value } : {})}
    {...(onChange ? { onChange } : {})}
  >
    <Stack gap="xs" mt="xs">
      {rubrics.map((rubric) => (
        <Radio key={rubric} value={rubric} label={`Rubric ${rubric}`} description={rubricText(rubric)} />
      ))}
    </Stack>
  </Radio.Group>
);
