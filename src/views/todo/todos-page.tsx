/** The todos of the signed-in account: search, check off, edit and delete. */
import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Todo } from '../../events/todo/fields.ts';
import { todoFailureOf } from '../../events/todo/problem.ts';
import type { TodoAccount, TodoSort } from '../../events/todo/port.ts';
import { useApp } from '../app.ts';
import { CheckIcon, PlusIcon, SignOutIcon } from '../ui/icons.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { SortSelect } from '../ui/list/sort-select.tsx';
import { useList } from '../ui/list/use-list.ts';
import { notify } from '../ui/notices.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { DeleteTodoDialog } from './delete-todo-dialog.tsx';
import { TodoLine } from './todo-line.tsx';
import { WithTodoSession } from './todo-session.tsx';
import classes from './todos-page.module.css';

export function TodosPage() {
  return <WithTodoSession>{(account) => <Todos key={account.id} account={account} />}</WithTodoSession>;
}

const sorts: readonly [TodoSort, ...TodoSort[]] = ['newest', 'priority', 'title'];

function Todos({ account }: { account: TodoAccount }) {
  const { todo } = useApp();
  const [deleting, setDeleting] = useState<Todo | null>(null);
  const list = useList({
    sorts,
    filters: ['show'],
    // Todos are private, so the search stays out of the URL.
    personal: true,
    load: async ({ search, sort, page, pageSize, filters }) => {
      const complete = filters.show === 'done' ? true : filters.show === 'open' ? false : null;
      const { items, total } = await todo.calls.list({ search, sort, page, pageSize, complete });
      return { rows: items, total };
    },
  });

  const put = (changed: Todo) =>
    list.asked.change(({ rows, total }) => ({
      rows: rows.map((row) => (row.id === changed.id ? changed : row)),
      total,
    }));
  const tick = async (row: Todo) => {
    const { title, description, priority, complete } = row;
    // Shown at once, and reverted if saving fails.
    put({ ...row, complete: !complete });
    try {
      await todo.calls.save(row.id, { title, description, priority, complete: !complete });
    } catch (error) {
      put(row);
      notify({ message: todoFailureOf(error).message, tone: 'negative' });
    }
  };
  const removed = (row: Todo) => {
    setDeleting(null);
    list.asked.retry();
    notify({ message: `“${row.title}” is deleted`, tone: 'positive' });
  };

  return (
    <Page
      title="Todos"
      lead={
        <>
          Logged in as {account.username}. <Link to="/py_PageUsers">Your account</Link>
        </>
      }
      actions={
        <Group gap="xs">
          <Button component={Link} to="/add-todo" leftSection={<PlusIcon size={18} />}>
            Add a todo
          </Button>
          <Button
            variant="default"
            leftSection={<SignOutIcon size={18} />}
            onClick={() => todo.actor.send({ type: 'account.signOut' })}
          >
            Log out of todos
          </Button>
        </Group>
      }
    >
      <ListFrame
        list={list}
        search={{ label: 'Find a todo', description: 'By its title or description' }}
        filters={
          <>
            <NativeSelect
              label="Show"
              value={list.question.filters.show}
              onChange={(event) => list.filter({ show: event.currentTarget.value })}
              data={[
                { value: '', label: 'All' },
                { value: 'open', label: 'To do' },
                { value: 'done', label: 'Done' },
              ]}
            />
            <SortSelect
              list={list}
              orders={[
                { value: 'newest', label: 'Newest first' },
                { value: 'priority', label: 'Most urgent first' },
                { value: 'title', label: 'Title, A to Z' },
              ]}
            />
          </>
        }
        things={['todo', 'todos']}
        empty={
          <EmptyState
            icon={<CheckIcon size={26} />}
            title="Nothing to do"
            action={
              <Button component={Link} to="/add-todo">
                Add a todo
              </Button>
            }
          >
            Write down what must not be forgotten, with how urgent it is. Tick it off once it is done.
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={classes.list} aria-label="Todos">
            {rows.map((row) => (
              <TodoLine
                key={row.id}
                todo={row}
                onTick={() => void tick(row)}
                onDelete={() => setDeleting(row)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {deleting ? (
        <DeleteTodoDialog
          todo={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => removed(deleting)}
        />
      ) : null}
    </Page>
  );
}
