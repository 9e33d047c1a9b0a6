/** Asks before a todo goes for good. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Todo } from '../../events/todo/fields.ts';
import { todoFailureOf } from '../../events/todo/problem.ts';
import { useApp } from '../app.ts';
import { Problem } from '../auth/problem.tsx';

export interface DeleteTodoDialogProps {
  readonly todo: Todo;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteTodoDialog({ todo, onClose, onDeleted }: DeleteTodoDialogProps) {
  const backend = useApp().todo;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await backend.calls.remove(todo.id);
    } catch (error) {
      const { reason, message } = todoFailureOf(error);
      // Another tab was faster: what was wished for has happened.
      if (reason !== 'missing') {
        setFailure(message);
        setBusy(false);
        return;
      }
    }
    onDeleted();
  };

  return (
    <Modal opened onClose={onClose} title="Delete this todo?" centered>
      <Stack>
        {failure ? <Problem title="It was not deleted">{failure}</Problem> : null}
        <Text>
          <strong>{todo.title}</strong> will be gone for good.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <Button color="red" loading={busy} onClick={() => void remove()}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
