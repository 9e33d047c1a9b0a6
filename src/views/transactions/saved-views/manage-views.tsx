/** Dialog that renames the saved views of a list, and deletes them with an undo. */
import { ActionIcon, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SavedView } from '../../../events/transaction/port.ts';
import { tidyView, viewLimits, viewNameError } from '../../../events/transaction/saved-views.ts';
import { TrashIcon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import { Problem } from '../../ui/problem.tsx';
import { removalOf } from '../../ui/removal.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import type { SavedViewsOf } from './use-saved-views.ts';

export interface ManageViewsProps {
  readonly views: readonly SavedView[];
  readonly saved: SavedViewsOf;
  readonly onClose: () => void;
}

export function ManageViews({ views, saved, onClose }: ManageViewsProps) {
  const remove = async (view: SavedView) => {
    const place = saved.asked.answer?.views.findIndex(({ id }) => id === view.id) ?? 0;
    const removal = removalOf<SavedView>({
      nameOf: ({ name }) => `“${name}”`,
      remove: (id) => saved.change((all) => all.filter((other) => other.id !== id)),
      restore: (id) =>
        saved.change((all) => all.filter((other) => other.id !== id).toSpliced(place, 0, view)),
      onDone: () => undefined,
    });
    await removal.remove(view);
    if (views.length === 1) onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Saved views">
      <Stack>
        {views.map((view) => (
          <ViewName key={view.id} view={view} saved={saved} onDelete={() => void remove(view)} />
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface ViewNameProps {
  readonly view: SavedView;
  readonly saved: SavedViewsOf;
  readonly onDelete: () => void;
}

function ViewName({ view, saved, onDelete }: ViewNameProps) {
  const renamed = (name: string) => tidyView({ ...view, name });
  const form = useForm({
    initialValues: { name: view.name },
    validate: { name: (name) => viewNameError(renamed(name), saved.asked.answer?.views ?? []) },
  });
  const { failure, submit } = useSaveForm(form, { order: ['name'] });
  const rename = async ({ name }: { readonly name: string }) => {
    const changed = renamed(name);
    await saved.change((all) =>
      all.map((other) => (other.id === view.id ? { ...other, name: changed.name } : other)),
    );
    form.setValues({ name: changed.name });
    notify({ message: `Now called “${changed.name}”`, tone: 'positive' });
  };
  return (
    <form onSubmit={submit(rename)} noValidate aria-label={`View ${view.name}`}>
      {failure ? <Problem title="The view was not renamed">{failure}</Problem> : null}
      <Group wrap="nowrap" align="flex-end" gap="xs">
        <TextInput
          label={`Name of “${view.name}”`}
          maxLength={viewLimits.name}
          autoComplete="off"
          style={{ flex: 1 }}
          {...form.getInputProps('name')}
        />
        <Button
          type="submit"
          variant="default"
          loading={form.submitting}
          disabled={form.values.name.trim() === view.name}
          aria-label={`Rename “${view.name}”`}
        >
          Rename
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={`Delete “${view.name}”`}
          onClick={onDelete}
        >
          <TrashIcon size={20} />
        </ActionIcon>
      </Group>
    </form>
  );
}
