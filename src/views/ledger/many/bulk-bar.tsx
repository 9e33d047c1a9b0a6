/** Actions on the selected entries: a bar that sticks to the bottom of the list. */
import { Autocomplete, Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ChangeOfMany } from '../../../events/ledger/decide.ts';
import { usedLabels } from '../../../events/ledger/category-totals.ts';
import { labelError, readCategory } from '../../../events/ledger/label-texts.ts';
import type { LabelBook } from '../../../events/ledger/labels.ts';
import type { EntrySequence } from '../../../events/ledger/sequence.ts';
import { useApp } from '../../app.ts';
import { counted } from '../../ui/counted.ts';
import { CheckIcon, CloseIcon, MinusIcon, TagIcon, TrashIcon } from '../../ui/icons.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { usePromptToDelete } from '../../ui/use-settings.ts';
import { Amount } from '../amount.tsx';
import type { Selection } from './use-selection.ts';
import classes from './many.module.css';
import { useFromLedger } from '../use-from-ledger.ts';

export interface BulkBarProps {
  readonly entries: EntrySequence;
  readonly labels: LabelBook;
  /** Version of both, which change in place. */
  readonly version: number;
  readonly selection: Selection & { readonly ids: ReadonlySet<string> };
  /** Number of entries that could be selected. */
  readonly shown: number;
}

export function BulkBar({ entries, labels, version, selection, shown }: BulkBarProps) {
  const { actor } = useApp().ledger;
  const prompt = usePromptToDelete();
  const [dialog, setDialog] = useState<'file' | 'delete' | null>(null);
  const { ids } = selection;
  const sumCents = useFromLedger(
    () => [...ids].reduce((sum, id) => sum + (entries.amountOf(id) ?? 0), 0),
    [entries, ids],
    version,
  );
  const none = ids.size === 0;
  const change = (what: ChangeOfMany) => {
    setDialog(null);
    actor.send({ type: 'entries.change', ids: [...ids], change: what });
  };
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected entries">
      <p className={classes.sum} aria-live="polite">
        {none ? (
          'Choose entries'
        ) : (
          <>
            {counted(ids.size, 'entry', 'entries')}, together <Amount cents={sumCents} />
          </>
        )}
      </p>
      <Button size="compact-md" variant="subtle" disabled={ids.size === shown} onClick={selection.all}>
        Select all {shown.toLocaleString('en')}
      </Button>
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={none}
          leftSection={<CheckIcon size={18} />}
          onClick={() => change({ kind: 'pay' })}
        >
          Paid
        </Button>
        <Button
          variant="default"
          disabled={none}
          leftSection={<MinusIcon size={18} />}
          onClick={() => change({ kind: 'unpay' })}
        >
          Unpaid
        </Button>
        <Button
          variant="default"
          disabled={none}
          leftSection={<TagIcon size={18} />}
          onClick={() => setDialog('file')}
        >
          Category
        </Button>
        <Button
          variant="default"
          disabled={none}
          leftSection={<TrashIcon size={18} />}
          onClick={() => (prompt ? setDialog('delete') : change({ kind: 'delete' }))}
        >
          Delete
        </Button>
        <Button variant="default" leftSection={<CloseIcon size={18} />} onClick={selection.end}>
          Done
        </Button>
      </div>
      {dialog === 'delete' ? (
        <QuestionDialog
          words={{
            question: `Delete ${counted(ids.size, 'entry', 'entries')}?`,
            meaning: 'You can bring them back with one Undo, also later.',
            confirm: 'Delete',
            keep: 'Cancel',
            takesBack: true,
          }}
          onCancel={() => setDialog(null)}
          onConfirm={() => change({ kind: 'delete' })}
        />
      ) : null}
      {dialog === 'file' ? (
        <CategoryDialog
          known={usedLabels(entries, labels).categories}
          count={ids.size}
          onClose={() => setDialog(null)}
          onFile={(category) => change({ kind: 'file', category })}
        />
      ) : null}
    </div>
  );
}

interface CategoryDialogProps {
  readonly known: readonly string[];
  readonly count: number;
  readonly onClose: () => void;
  readonly onFile: (category: string | null) => void;
}

function CategoryDialog({ known, count, onClose, onFile }: CategoryDialogProps) {
  const [text, setText] = useState('');
  const category = readCategory(text);
  const error = labelError({ category });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (error === null) onFile(category);
  };
  return (
    <Modal opened onClose={onClose} title={`Category of ${counted(count, 'entry', 'entries')}`} centered>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Autocomplete
            label="Category"
            description="Leave it empty to take them out of their categories."
            autoComplete="off"
            data={[...known]}
            limit={8}
            value={text}
            onChange={setText}
            error={error}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{category === null ? 'Remove category' : 'Set category'}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
