/** Dialog that saves what a list shows under a name. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { SavedView, TransactionList } from '../../../events/transaction/port.ts';
import {
  tidyView,
  viewLimits,
  viewNameError,
  type ViewQuestion,
} from '../../../events/transaction/saved-views.ts';
import { useApp } from '../../app.ts';
import { notify } from '../../ui/notices.ts';
import { Problem } from '../../ui/problem.tsx';
import { useSaveForm } from '../../ui/use-save-form.ts';
import type { SavedViewsOf } from './use-saved-views.ts';

export interface SaveViewProps {
  readonly of: TransactionList;
  readonly shown: ViewQuestion;
  readonly saved: SavedViewsOf;
  readonly onClose: () => void;
}

export function SaveView({ of: list, shown, saved, onClose }: SaveViewProps) {
  const { ids } = useApp();
  // Drawn once, so that a second try after a lost answer saves the same view.
  const [id] = useState(() => ids.short());
  const named = (name: string): SavedView => tidyView({ ...shown, id, list, name });
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => viewNameError(named(name), saved.asked.answer?.views ?? []) },
  });
  const { failure, submit } = useSaveForm(form, { order: ['name'] });
  const save = async ({ name }: { readonly name: string }) => {
    const view = named(name);
    await saved.change((views) => [...views.filter((other) => other.id !== id), view]);
    onClose();
    notify({ message: `“${view.name}” is saved`, tone: 'positive' });
  };
  return (
    <Modal opened onClose={onClose} title="Save this view">
      <form onSubmit={submit(save)} noValidate aria-label="Save this view">
        <Stack>
          {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
          <TextInput
            label="Name"
            description="Its search, filters and order are saved with your account."
            required
            maxLength={viewLimits.name}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting}>
              Save view
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
