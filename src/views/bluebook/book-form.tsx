/**
 * Edits the price book: a field for every number, then a preview of the change, then a new version. If another admin
 * has saved meanwhile, their changes are merged in, edits made here stay, and the preview can be opened again.
 */
import { Alert, Button, Group, Modal, Paper, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { materials, type PriceBook } from '../../events/bluebook/book.ts';
import type { VersionedBook } from '../../events/bluebook/port.ts';
import { plainTextError } from '../../events/shared/plain-text.ts';
import { useApp } from '../app.ts';
import { isOutdated } from '../ui/is-outdated.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { notify } from '../ui/notices.ts';
import { useOnline } from '../ui/online.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import { useCurrency } from '../ui/use-settings.ts';
import { FieldChanges, PriceChanges } from './book-changes.tsx';
import {
  type BookField,
  bookErrors,
  bookFields,
  bookOf,
  changedFields,
  type BookValues,
  merged,
  valuesOf,
} from './book-fields.ts';
import { materialNames } from './words.ts';

export interface BookFormProps {
  readonly newest: VersionedBook;
  /** An earlier version to start from; null: the newest. */
  readonly from: PriceBook | null;
  readonly onNewest: (book: VersionedBook) => void;
}

const maxNoteLength = 300;

export function BookForm({ newest, from, onNewest }: BookFormProps) {
  const { bluebook } = useApp();
  const symbol = useCurrency();
  const online = useOnline();
  /** The book in the preview, before it is saved. */
  const [looking, setLooking] = useState<PriceBook | null>(null);
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const form = useForm<BookValues>({
    initialValues: { ...valuesOf(from ?? newest.book), note: '' },
    validate: ({ note = '', ...values }) => {
      const wrong = note.trim() === '' ? null : plainTextError(note);
      return { ...bookErrors(values, symbol), ...(wrong === null ? {} : { note: wrong }) };
    },
  });
  const base = valuesOf(newest.book);
  const { note = '' } = form.values;
  const dirty = note !== '' || bookFields.some(({ id }) => form.values[id] !== base[id]);
  useUnsaved(dirty, 'a price book with changes');
  const { failure, clearFailure, attempt, submit } = useSaveForm(form, {
    order: [...bookFields.map(({ id }) => id), 'note'],
    // The server's errors are shown in the preview, from which it was sent.
    fieldOf: () => null,
  });

  const look = async (values: BookValues) => {
    const book = bookOf(values, symbol);
    clearFailure();
    if (book) setLooking(book);
  };
  const save = async (book: PriceBook) => {
    form.setSubmitting(true);
    setOvertaken(null);
    const settled = await attempt(async () => {
      try {
        const saved = await bluebook.saveBook({ version: newest.version, book, note: note.trim() });
        form.setValues({ ...valuesOf(saved.book), note: '' });
        onNewest(saved);
        notify({ message: `Version ${saved.version} of the price book saved`, tone: 'positive' });
      } catch (error) {
        if (!isOutdated(error)) throw error;
        await takeOver();
      }
    });
    form.setSubmitting(false);
    if (settled) setLooking(null);
  };
  /** Fields changed here stay as typed; the others take their new values. */
  const takeOver = async () => {
    const now = await bluebook.book();
    form.setValues({ ...merged(base, form.values, valuesOf(now.book)), note });
    onNewest(now);
    setOvertaken(
      `Another admin saved version ${now.version} in the meantime. The form now has their changes as well as yours. Please check it, then save.`,
    );
  };

  const changes = looking ? changedFields(newest.book, looking, symbol) : [];
  const fields = (of: BookField['of']) =>
    bookFields
      .filter((field) => field.of === of)
      .map(({ id, kind, label }) => (
        <TextInput
          key={id}
          label={label}
          inputMode={kind === 'percent' ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={kind === 'factor or none' ? 'No price' : undefined}
          leftSection={kind === 'amount' ? <span aria-hidden="true">{symbol}</span> : undefined}
          {...form.getInputProps(id)}
        />
      ));
  const group = (name: string, of: BookField['of']) => (
    <Paper key={of} withBorder p="md" component="fieldset">
      <Title order={3} size="h4" component="legend">
        {name}
      </Title>
      <SimpleGrid cols={2} spacing="sm">
        {fields(of)}
      </SimpleGrid>
    </Paper>
  );

  return (
    <form onSubmit={submit(look)} noValidate aria-busy={form.submitting} aria-label="The price book">
      <Stack>
        {overtaken ? (
          <Alert color="yellow" role="alert" title="Not saved yet">
            {overtaken}
          </Alert>
        ) : null}
        {online ? null : <OfflineNote what="Saving" />}
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {group('For every bag', 'all')}
          {group('By condition', 'condition')}
          {materials.map((material) => group(materialNames[material], material))}
        </SimpleGrid>
        <TextInput
          label="What changed, and why"
          description="Optional. Other admins see it next to the version."
          maxLength={maxNoteLength}
          {...form.getInputProps('note')}
        />
        <Group>
          <Button type="submit" disabled={!dirty}>
            Review changes
          </Button>
          <Button
            variant="default"
            disabled={!dirty}
            onClick={() => {
              form.setValues({ ...base, note: '' });
              form.clearErrors();
              setOvertaken(null);
            }}
          >
            Discard changes
          </Button>
        </Group>
      </Stack>
      {looking ? (
        <Modal
          opened
          onClose={() => setLooking(null)}
          title={`Save version ${newest.version + 1}?`}
          size="lg"
        >
          <Stack>
            {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
            {changes.length === 0 ? (
              <p style={{ margin: 0 }}>Nothing has changed.</p>
            ) : (
              <>
                <FieldChanges changes={changes} />
                <PriceChanges after={looking} />
                <p style={{ margin: 0 }}>Existing estimates won’t change.</p>
              </>
            )}
            <Group justify="flex-end">
              <Button variant="default" disabled={form.submitting} onClick={() => setLooking(null)}>
                Keep editing
              </Button>
              <Button
                disabled={changes.length === 0}
                loading={form.submitting}
                onClick={() => void save(looking)}
              >
                Save version {newest.version + 1}
              </Button>
            </Group>
          </Stack>
        </Modal>
      ) : null}
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="Your changes to the price book" byQuery />
    </form>
  );
}
