/** The caption of a photo, written by its owner. */
import { Textarea } from '@mantine/core';
import { plainTextError } from '../../../events/shared/plain-text.ts';

export interface CaptionFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function CaptionField({ value, onChange }: CaptionFieldProps) {
  return (
    <Textarea
      label="Caption"
      description="What it shows; may be empty"
      autosize
      minRows={2}
      maxRows={8}
      maxLength={1000}
      value={value}
      error={plainTextError(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
