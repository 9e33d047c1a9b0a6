/** Starts an intake: the item and its owner. */
import { Button, Paper, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plainLineError } from '../../events/shared/plain-text.ts';
import { useApp } from '../app.ts';
import { ClientPicker } from '../ui/client-picker.tsx';
import { useContentKey } from '../ui/content-key.ts';
import { useOnline } from '../ui/online.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import { intakePath } from './words.ts';

export interface OpenFormProps {
  /** Number of its order, from the URL; '' for none. */
  readonly transaction: string;
}

const wrongNumber = 'Enter the number of an order, such as 1000001';

export function OpenForm({ transaction }: OpenFormProps) {
  const { intakes, products } = useApp();
  const online = useOnline();
  const keyOf = useContentKey();
  const navigate = useNavigate();
  const clients = useAnswer(() => products.ownClients(), '');
  const form = useForm({
    initialValues: { item: '', transaction, client: '' },
    validate: {
      item: (item) => (item.trim() === '' ? 'Enter what was handed in' : plainLineError(item)),
      transaction: (number) => (/^(\d{7})?$/.test(number.trim()) ? null : wrongNumber),
    },
  });
  const [opened, setOpened] = useState('');
  const { failure, saved, submit } = useSaveForm(form, {
    order: ['item', 'transaction', 'client'],
    onSaved: () => void navigate(intakePath(opened)),
  });
  useUnsaved(form.isDirty() && !saved, 'an intake');
  const hangs = form.values.transaction.trim() !== '';
  const open = async ({ item, transaction: number, client }: typeof form.values) => {
    const fields = {
      item: item.trim(),
      transaction: hangs ? Number(number.trim()) : null,
      client: hangs || client === '' ? null : client,
    };
    setOpened((await intakes.open({ ...fields, key: keyOf(fields) })).id);
  };
  return (
    <Paper withBorder p="lg" maw={560} mb="xl">
      <form onSubmit={submit(open)} noValidate aria-busy={form.submitting} aria-label="New intake">
        <Stack>
          {failure ? <Problem title="The intake wasn’t opened">{failure}</Problem> : null}
          {online ? null : <OfflineNote what="An intake" />}
          <TextInput
            label="Item"
            placeholder="Brown satchel"
            required
            maxLength={120}
            autoComplete="off"
            {...form.getInputProps('item')}
          />
          <TextInput
            label="Order number"
            description="If there is an order yet"
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
            {...form.getInputProps('transaction')}
          />
          <ClientPicker
            clients={clients.answer ?? []}
            description={hangs ? 'The buyer of that order' : 'If there is no order yet'}
            nobody="No client"
            disabled={hangs}
            value={form.values.client}
            onChange={(uid) => form.setFieldValue('client', uid)}
            error={clients.state === 'failed' ? clients.failure : null}
          />
          <div>
            <Button type="submit" loading={form.submitting}>
              Open the intake
            </Button>
          </div>
        </Stack>
      </form>
    </Paper>
  );
}
