/** Writing a todo. It can be written without a session, and saved after logging in; the draft is kept meanwhile. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TodoFields } from '../../events/todo/fields.ts';
import type { TodoAccount } from '../../events/todo/port.ts';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';
import { useContentKey } from '../ui/content-key.ts';
import { Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { todoDraft } from './draft.ts';
import { TodoForm } from './todo-form.tsx';
import { todoLoginPath, useTodoSession } from './todo-session.tsx';

const empty: TodoFields = { title: '', description: '', priority: 3, complete: false };

export function AddTodoPage() {
  const { step, account } = useTodoSession();
  if (step === 'restoring') return <PageSkeleton />;
  return <AddTodo account={account} />;
}

function AddTodo({ account }: { account: TodoAccount | null }) {
  const { todo } = useApp();
  const navigate = useNavigate();
  const keyOf = useContentKey();
  // Whose todo it is, also when their session ends meanwhile.
  const [owner] = useState(account ? String(account.id) : null);
  const [start] = useState(() => todoDraft.kept(owner) ?? empty);

  const save = async (fields: TodoFields) => {
    if (!account) {
      todoDraft.keep(owner, fields);
      return;
    }
    await todo.calls.add(fields, keyOf(fields));
    todoDraft.forget();
    notify({ message: `“${fields.title}” is on your list`, tone: 'positive' });
  };

  return (
    <Page
      title="Add a todo"
      lead={account ? undefined : 'You can write it down now, and log in to save it.'}
      width="narrow"
    >
      <TodoForm
        start={start}
        action={account ? 'Add the todo' : 'Log in and add it'}
        onSave={save}
        onSaved={() => void navigate(account ? '/py_PageTodos' : todoLoginPath('/add-todo'))}
      />
    </Page>
  );
}
