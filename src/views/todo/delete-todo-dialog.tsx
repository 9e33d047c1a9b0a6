/** Asks before a todo is deleted permanently. */
import type { Todo } from '../../events/todo/fields.ts';
import { todoFailureOf } from '../../events/todo/problem.ts';
import { useApp } from '../app.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';

export interface DeleteTodoDialogProps {
  readonly todo: Todo;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteTodoDialog({ todo, onClose, onDeleted }: DeleteTodoDialogProps) {
  const backend = useApp().todo;
  const remove = async () => {
    try {
      await backend.calls.remove(todo.id);
    } catch (error) {
      // Another tab has deleted it already.
      const { reason, message } = todoFailureOf(error);
      if (reason !== 'missing') throw new Error(message);
    }
    onDeleted();
  };
  return (
    <DeleteDialog title="Delete this todo?" onDelete={remove} onClose={onClose}>
      <strong>{todo.title}</strong> will be gone for good.
    </DeleteDialog>
  );
}
