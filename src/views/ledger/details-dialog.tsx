/** All fields of one entry in one form, and on a phone the actions that have no room in its row. */
import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { validateFields } from '../../events/ledger/decide.ts';
import type { Entry } from '../../events/ledger/events.ts';
import { labelError, readCategory, readTags, tagsText } from '../../events/ledger/label-texts.ts';
import type { Labels } from '../../events/ledger/labels.ts';
import { centsToDecimal } from '../../events/shared/money.ts';
import { useApp } from '../app.ts';
import { ArrowDownIcon, CopyIcon, TrashIcon } from '../ui/icons.tsx';
import { localDay } from '../ui/local-day.ts';
import { parseTypedAmount } from '../ui/typed-amount.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { AmountField } from './amount-field.tsx';
import { LabelFields } from './labels/label-fields.tsx';
import { EntryOrder } from './orders/entry-order.tsx';
import { useCurrency, usePromptToDelete } from '../ui/use-settings.ts';

export interface DetailsDialogProps {
  readonly entry: Entry | null;
  readonly labels: Labels;
  readonly onMove: (id: string) => void;
  readonly onRepeated: () => void;
  readonly onClose: () => void;
}

export function DetailsDialog({ entry, ...rest }: DetailsDialogProps) {
  return (
    <Modal opened onClose={rest.onClose} title="Entry" centered>
      {entry ? (
        <DetailsForm key={entry.id} entry={entry} {...rest} />
      ) : (
        <p>This entry is no longer in the ledger.</p>
      )}
    </Modal>
  );
}

const valuesOf = ({ name, amountCents, note, date }: Entry, { category, tags }: Labels) => ({
  name,
  amount: centsToDecimal(amountCents),
  note: note ?? '',
  date: date ?? '',
  category: category ?? '',
  tags: tagsText(tags),
});
type Values = ReturnType<typeof valuesOf>;

type DetailsFormProps = DetailsDialogProps & { readonly entry: Entry };

function DetailsForm({ entry, labels, onMove, onRepeated, onClose }: DetailsFormProps) {
  const { ids, ledger } = useApp();
  const { actor } = ledger;
  const prompt = usePromptToDelete();
  const symbol = useCurrency();
  const [start] = useState(() => valuesOf(entry, labels));
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({});
  const touched = (Object.keys(values) as (keyof Values)[]).filter((field) => values[field] !== start[field]);
  useUnsaved(touched.length > 0, 'changes of an entry');

  const set = (name: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  const field = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { name, amount, note, date, category, tags } = values;
    const parsed = parseTypedAmount(amount, symbol);
    const all = {
      name: name.trim(),
      amount: parsed.ok ? parsed.cents : 0,
      note: note.trim() || null,
      date: date || null,
      category: readCategory(category),
      tags: readTags(tags),
    };
    const errors: Partial<Record<keyof Values, string>> = {};
    if (!parsed.ok) errors.amount = parsed.message;
    for (const key of ['name', 'note', 'date'] as const) {
      const error = validateFields({ [key]: all[key] });
      if (error) errors[key] = error.message;
    }
    for (const key of ['category', 'tags'] as const) {
      const error = labelError({ [key]: all[key] });
      if (error !== null) errors[key] = error;
    }
    setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    // Only fields that were edited: another tab may have changed the others.
    const changes = Object.fromEntries(
      touched.map((key) => [key === 'amount' ? 'amountCents' : key, all[key]]),
    );
    if (touched.length > 0) actor.send({ type: 'entry.change', id: entry.id, changes });
    onClose();
  };

  const repeat = () => {
    const { name, amountCents, note, date } = entry;
    const today = date === null ? null : localDay(new Date());
    actor.send({
      ...{ type: 'entry.add', id: ids.short(), name, amountCents, note, date: today, index: null },
      ...labels,
    });
    onRepeated();
    onClose();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput label="Name" autoComplete="off" data-autofocus {...field('name')} />
        <AmountField
          label="Amount"
          value={values.amount}
          error={errors.amount}
          onChange={(amount) => set('amount', amount)}
        />
        <TextInput label="Date" type="date" {...field('date')} />
        <LabelFields values={values} errors={errors} onChange={set} />
        <EntryOrder id={entry.id} />
        <Textarea label="Note" autosize minRows={2} maxRows={8} {...field('note')} />
        <Group justify="space-between">
          {/* Hidden while closing the form would lose input. */}
          <Group gap="xs">
            <Button
              variant="subtle"
              px="xs"
              leftSection={<ArrowDownIcon size={16} />}
              disabled={touched.length > 0}
              onClick={() => onMove(entry.id)}
            >
              Move
            </Button>
            <Button
              variant="subtle"
              px="xs"
              leftSection={<CopyIcon size={16} />}
              title="Add it once more, with the date of today"
              disabled={touched.length > 0}
              onClick={repeat}
            >
              Repeat
            </Button>
            <Button
              variant="subtle"
              color="red"
              px="xs"
              leftSection={<TrashIcon size={16} />}
              disabled={touched.length > 0}
              onClick={() => {
                onClose();
                actor.send({ type: 'entry.delete', id: entry.id, prompt });
              }}
            >
              Delete
            </Button>
          </Group>
          <Group gap="xs" ml="auto">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
