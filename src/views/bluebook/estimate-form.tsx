/**
 * The form of a bag: its material, stains and condition. The price beside it follows every change and can be saved as
 * an estimate.
 */
import {
  Button,
  NativeSelect,
  NumberInput,
  Paper,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { conditions, limits, materials, type PriceBook, stains } from '../../events/bluebook/book.ts';
import {
  type EstimateFields,
  itemError,
  maxItemLength,
  maxNoteLength,
  stainCountError,
  startingEstimate,
} from '../../events/bluebook/estimate.ts';
import { type PriceQuestion, stainError } from '../../events/bluebook/price.ts';
import { plainTextError } from '../../events/shared/plain-text.ts';
import { useApp } from '../app.ts';
import { adoptSaved } from '../ui/adopt-saved.ts';
import { useContentKey } from '../ui/content-key.ts';
import { notify } from '../ui/notices.ts';
import { useOnline } from '../ui/online.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import classes from './bluebook.module.css';
import { PricePanel } from './price-panel.tsx';
import { conditionNames, materialNames, stainNames } from './words.ts';

type Values = Omit<EstimateFields, 'stainCount'> & { readonly stainCount: number | string };

export interface EstimateFormProps {
  readonly book: PriceBook;
  /** Initial values, such as an earlier estimate; null: a new bag. */
  readonly from: EstimateFields | null;
  readonly onKept: () => void;
}

/** The price request for the current values; null if one is invalid. */
function questionOf(book: PriceBook, values: Values): PriceQuestion | null {
  const { material, stain, stainCount, condition } = values;
  if (typeof stainCount !== 'number' || stainCountError(stainCount) !== null) return null;
  return stainError(book, material, stain) === null ? { material, stain, stainCount, condition } : null;
}

export function EstimateForm({ book, from, onKept }: EstimateFormProps) {
  const { bluebook } = useApp();
  const online = useOnline();
  const keyOf = useContentKey();
  const form = useForm<Values>({
    initialValues: from ?? startingEstimate,
    validateInputOnBlur: ['item', 'note'],
    validate: {
      item: itemError,
      stain: (stain, { material }) => stainError(book, material, stain),
      stainCount: stainCountError,
      note: (note) => (note.trim() === '' ? null : plainTextError(note)),
    },
  });
  const { values } = form;
  const question = questionOf(book, values);
  const [settled] = useDebouncedValue(JSON.stringify(question), 150);
  const asked = useAnswer(async () => {
    const wanted = JSON.parse(settled) as PriceQuestion | null;
    return wanted && bluebook.price(wanted);
  }, settled);
  const { failure, submit } = useSaveForm(form, { order: ['item', 'stain', 'stainCount', 'note'] });
  useUnsaved(form.isDirty(), 'an estimate');

  const keep = async (sent: Values) => {
    const { item, note, stainCount, ...rest } = sent;
    const fields = { ...rest, item: item.trim(), note: note.trim(), stainCount: Number(stainCount) };
    await bluebook.keep({ ...fields, key: keyOf(fields) });
    keyOf.forget();
    adoptSaved(form, sent, startingEstimate);
    notify({ message: `${fields.item} is on your list`, tone: 'positive' });
    onKept();
  };

  return (
    <div className={classes.columns}>
      <Paper withBorder p="lg">
        <form onSubmit={submit(keep)} noValidate aria-busy={form.submitting} aria-label="The bag">
          <Stack>
            {failure ? <Problem title="Nothing was kept">{failure}</Problem> : null}
            {online ? null : <OfflineNote what="A price" />}
            <TextInput
              label="Bag"
              placeholder="Brown satchel"
              required
              maxLength={maxItemLength}
              autoComplete="off"
              {...form.getInputProps('item')}
            />
            <SimpleGrid cols={2}>
              <NativeSelect
                label="Material"
                data={materials.map((value) => ({ value, label: materialNames[value] }))}
                {...form.getInputProps('material')}
              />
              <NativeSelect
                label="Condition"
                data={conditions.map((value) => ({ value, label: conditionNames[value] }))}
                {...form.getInputProps('condition')}
              />
            </SimpleGrid>
            <SimpleGrid cols={2}>
              <NativeSelect
                label="Kind of stains"
                data={stains.map((value) => ({
                  value,
                  label: stainNames[value],
                  disabled: stainError(book, values.material, value) !== null,
                }))}
                {...form.getInputProps('stain')}
                error={stainError(book, values.material, values.stain)}
              />
              <NumberInput
                label="How many"
                min={0}
                max={limits.stainCount}
                clampBehavior="none"
                allowDecimal={false}
                allowNegative={false}
                inputMode="numeric"
                {...form.getInputProps('stainCount')}
                error={stainCountError(values.stainCount)}
              />
            </SimpleGrid>
            <Textarea
              label="Note"
              description="Only you see it"
              autosize
              minRows={2}
              maxRows={8}
              maxLength={maxNoteLength}
              {...form.getInputProps('note')}
            />
            <div>
              <Button type="submit" loading={form.submitting}>
                Keep this estimate
              </Button>
            </div>
          </Stack>
        </form>
      </Paper>
      <PricePanel asked={asked} />
    </div>
  );
}
