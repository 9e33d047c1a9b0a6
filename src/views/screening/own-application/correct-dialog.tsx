/**
 * Corrects what was read from one's résumé; an empty field says that the value is wrong. It does not overwrite what another
 * window has saved meanwhile.
 */
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
import { readFieldNames, valuesText } from '../words.ts';

type Fields = Record<ReadField, string>;

/** @param both fields that were changed here and in the other window, as they were saved there */
function outdatedText(both: readonly ReadValues[]): string {
  const there = both.map(
    ({ of, paper, said }) => `${readFieldNames[of]}: ${valuesText(of, said ?? paper) || 'empty'}`,
  );
  return `You corrected this in another window meanwhile. ${
    there.length === 0 ? 'That is shown here, too.' : `There you saved ${there.join('; ')}.`
  } What you typed here stays: save again to keep it.`;
}

const correctionOf = (of: ReadField, typed: string): Correction =>
  tidyCorrection({ of, values: typed.split('\n') }, ownRegion());

const fieldsOf = (reading: readonly ReadValues[]) =>
  Object.fromEntries(reading.map(({ of, paper, said }) => [of, (said ?? paper).join('\n')])) as Fields;

export interface CorrectDialogProps {
  readonly applicationKey: string;
  readonly reading: readonly ReadValues[];
  /** Version of the corrections in `reading`. */
  readonly version: number;
  readonly onClose: () => void;
  readonly onCorrected: (application: OwnApplication) => void;
  /** Another window has saved corrections; these replace `reading` and `version`. */
  readonly onOutdated: (application: OwnApplication) => void;
}

export function CorrectDialog({
  applicationKey,
  reading,
  version,
  onClose,
  onCorrected,
  onOutdated,
}: CorrectDialogProps) {
  const { screenings } = useApp();
  const form = useForm<Fields>({
    initialValues: fieldsOf(reading),
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
    const { calls } = screenings;
    const next = await calls.correct(applicationKey, version, corrections).catch(async (error: unknown) => {
      const now = await calls.application(applicationKey).catch(() => null);
      // The refusal itself does not say why.
      throw now?.reading && now.correctionVersion !== version ? new Error(showOther(now, values)) : error;
    });
    notify({ message: 'Your corrections are saved', tone: 'positive' });
    onCorrected(next);
  };

  /**
   * Fields changed here stay as typed; the others take their new values, so that saving again reverts nothing else.
   * @returns what happened
   */
  const showOther = (now: OwnApplication, values: Fields): string => {
    const [before, after] = [fieldsOf(reading), fieldsOf(now.reading ?? [])];
    const typed = readFields.filter((of) => values[of] !== before[of]);
    form.setInitialValues(after);
    form.setValues({ ...after, ...Object.fromEntries(typed.map((of) => [of, values[of]])) });
    onOutdated(now);
    return outdatedText(
      (now.reading ?? []).filter(({ of }) => typed.includes(of) && before[of] !== after[of]),
    );
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
