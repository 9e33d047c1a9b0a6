/** A todo being written or changed. */
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
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { tidyTodo, type TodoFields, todoFaults } from '../../events/todo/fields.ts';
import { TodoProblem } from '../../events/todo/problem.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useOnline } from '../ui/online.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { messageOf } from '../ui/message-of.ts';
import { useUnsaved } from '../ui/unsaved.ts';

export interface TodoFormProps {
  readonly start: TodoFields;
  readonly action: string;
  /** @throws TodoProblem; it may name the field */
  readonly onSave: (fields: TodoFields) => Promise<void>;
}

const priorities = ['1', '2', '3', '4', '5'];

export function TodoForm({ start, action, onSave }: TodoFormProps) {
  const online = useOnline();
  const priorityLabel = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const form = useForm<TodoFields>({
    initialValues: start,
    validate: (values) => todoFaults(tidyTodo(values)),
  });
  const dirty = form.isDirty() && !saved;
  useUnsaved(dirty, 'a todo with changes');

  const submit = form.onSubmit(
    async (values) => {
      setFailure(null);
      // Before the page is left, which would otherwise be asked about.
      setSaved(true);
      try {
        await onSave(tidyTodo(values));
      } catch (error) {
        setSaved(false);
        const { field, message } =
          error instanceof TodoProblem ? error : { field: null, message: messageOf(error) };
        if (field && field in start) {
          form.setFieldError(field, message);
          form.getInputNode(field)?.focus();
        } else setFailure(message);
      }
    },
    (errors) => form.getInputNode(errors.title ? 'title' : 'description')?.focus(),
  );

  return (
    <Paper withBorder p="lg">
      <form onSubmit={submit} noValidate aria-busy={form.submitting}>
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
            <Button type="submit" loading={form.submitting}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
      <AskBeforeLeaving dirty={dirty} what="Your changes to the todo" />
    </Paper>
  );
}
