/** Edits one's own todo. */
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { TodoForm } from './todo-form.tsx';
import { WithTodoSession } from './todo-session.tsx';

export function EditTodoPage() {
  const { id = '' } = useParams();
  return <WithTodoSession>{() => <EditTodo key={id} id={id} />}</WithTodoSession>;
}

function EditTodo({ id }: { id: string }) {
  const { todo } = useApp();
  const navigate = useNavigate();
  const asked = useAnswer(async () => {
    // An impossible id gets the same answer as an unknown one.
    if (!/^[1-9]\d{0,9}$/.test(id)) throw new Error('Todo not found.');
    return todo.calls.get(Number(id));
  }, id);

  if (asked.state === 'failed')
    return (
      <Page title="Edit a todo" width="narrow">
        <ErrorState
          title="This todo cannot be shown"
          action={
            <Button component={Link} to="/py_PageTodos">
              Back to your todos
            </Button>
          }
        >
          {asked.failure}
        </ErrorState>
      </Page>
    );
  if (!asked.answer) return <PageSkeleton />;
  return (
    <Page title="Edit a todo" width="narrow">
      <TodoForm
        start={asked.answer}
        action="Save"
        onSave={async ({ title, description, priority, complete }) => {
          await todo.calls.save(Number(id), { title, description, priority, complete });
          notify({ message: 'Saved', tone: 'positive' });
        }}
        onSaved={() => void navigate('/py_PageTodos')}
      />
    </Page>
  );
}
