/** The form of a todo. */
import {
  Button,
  Checkbox,
  Group,
  Paper,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { tidyTodo, type TodoFields, todoFaults } from '../../events/todo/fields.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useOnline } from '../ui/online.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';

export interface TodoFormProps {
  readonly start: TodoFields;
  readonly action: string;
  /** @throws TodoProblem; it may name the field */
  readonly onSave: (fields: TodoFields) => Promise<void>;
  /** Called after saving, once nothing counts as unsaved any more. */
  readonly onSaved: () => void;
}

const priorities = ['1', '2', '3', '4', '5'];

export function TodoForm({ start, action, onSave, onSaved }: TodoFormProps) {
  const online = useOnline();
  const priorityLabel = useId();
  const form = useForm<TodoFields>({
    initialValues: start,
    validate: (values) => todoFaults(tidyTodo(values)),
  });
  const { failure, saved, submit } = useSaveForm(form, { order: ['title', 'description'], onSaved });
  const dirty = form.isDirty() && !saved;
  useUnsaved(dirty, 'a todo with changes');

  return (
    <Paper withBorder p="lg">
      <form onSubmit={submit((values) => onSave(tidyTodo(values)))} noValidate aria-busy={form.submitting}>
        <Stack>
          {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
          {online ? null : <OfflineNote what="Saving" />}
          <TextInput label="Title" autoComplete="off" {...form.getInputProps('title')} />
          <Textarea
            label="Description"
            autosize
            minRows={3}
            maxRows={12}
            {...form.getInputProps('description')}
          />
          <div>
            <Text id={priorityLabel} size="sm" fw={500}>
              Priority
            </Text>
            <Text size="xs" c="dimmed" mb={4}>
              1 can wait, 5 is urgent
            </Text>
            <SegmentedControl
              fullWidth
              aria-labelledby={priorityLabel}
              data={priorities}
              value={String(form.values.priority)}
              onChange={(value) => form.setFieldValue('priority', Number(value))}
            />
          </div>
          <Checkbox label="Done" {...form.getInputProps('complete', { type: 'checkbox' })} />
          <Group justify="flex-end">
            <Button component={Link} to="/py_PageTodos" variant="default">
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting || saved}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="Your changes to the todo" />
    </Paper>
  );
}
