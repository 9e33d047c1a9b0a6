/** Corrects what was read from one's résumé; an empty field says that the value is wrong. */
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { OwnApplication } from '../../../events/screening/port.ts';
import {
  type Correction,
  correctionError,
  isSameValues,
  listFields,
  type ReadField,
  readFields,
  type ReadValues,
  tidyCorrection,
} from '../../../events/screening/reading.ts';
import { useApp } from '../../app.ts';
import { notify } from '../../ui/notices.ts';
import { ownRegion } from '../../ui/own-region.ts';
import { Problem } from '../../ui/problem.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { readFieldNames } from '../words.ts';

type Fields = Record<ReadField, string>;

const correctionOf = (of: ReadField, typed: string): Correction =>
  tidyCorrection({ of, values: typed.split('\n') }, ownRegion());

export interface CorrectDialogProps {
  readonly applicationKey: string;
  readonly reading: readonly ReadValues[];
  readonly onClose: () => void;
  readonly onCorrected: (application: OwnApplication) => void;
}

export function CorrectDialog({ applicationKey, reading, onClose, onCorrected }: CorrectDialogProps) {
  const { screenings } = useApp();
  const typed = reading.map(({ of, paper, said }) => [of, (said ?? paper).join('\n')]);
  const form = useForm<Fields>({
    initialValues: Object.fromEntries(typed) as Fields,
    validate: (values) =>
      Object.fromEntries(readFields.map((of) => [of, correctionError(correctionOf(of, values[of]))])),
  });
  useUnsaved(form.isDirty(), 'what you corrected');
  const { failure, submit } = useSaveForm(form, { order: readFields });
  const save = async (values: Fields) => {
    const corrections = reading
      .map(({ of, paper }) => ({ ...correctionOf(of, values[of]), paper }))
      .filter(({ values: said, paper }) => !isSameValues(said, paper))
      .map(({ of, values: said }) => ({ of, values: said }));
    const next = await screenings.calls.correct(applicationKey, corrections);
    notify({ message: 'Your corrections are saved', tone: 'positive' });
    onCorrected(next);
  };
  return (
    <Modal opened onClose={onClose} title="Correct what was read">
      <form onSubmit={submit(save)} noValidate aria-label="Corrections" aria-busy={form.submitting}>
        <Stack>
          {failure ? <Problem title="It was not saved">{failure}</Problem> : null}
          <Text size="sm">Empty a field to say that what was read is wrong.</Text>
          {readFields.map((of) =>
            listFields.includes(of) ? (
              <Textarea
                key={of}
                label={readFieldNames[of]}
                description="One per line"
                autosize
                minRows={2}
                maxRows={8}
                maxLength={8000}
                {...form.getInputProps(of)}
              />
            ) : (
              <TextInput
                key={of}
                label={readFieldNames[of]}
                maxLength={300}
                autoComplete="off"
                {...form.getInputProps(of)}
              />
            ),
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Not now
            </Button>
            <Button type="submit" loading={form.submitting}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
