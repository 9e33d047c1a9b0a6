/** One's own account of the second backend; for its admins all accounts. */
import { Badge, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { readablePhone } from '../../events/shared/phone.ts';
import type { TodoAccount, TodoPerson } from '../../events/todo/port.ts';
import { useApp } from '../app.ts';
import { UsersIcon } from '../ui/icons.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { OwnAccount } from './own-account.tsx';
import { WithTodoSession } from './todo-session.tsx';

export function PyUsersPage() {
  return <WithTodoSession>{(account) => <Users key={account.id} account={account} />}</WithTodoSession>;
}

function Users({ account }: { account: TodoAccount }) {
  return (
    <Page
      title="Todo account"
      lead={`Logged in as ${account.username}.`}
      width={account.admin ? 'wide' : 'regular'}
      actions={
        <Button component={Link} to="/py_PageTodos" variant="default">
          Your todos
        </Button>
      }
    >
      <OwnAccount />
      {account.admin ? <Everybody /> : null}
    </Page>
  );
}

function Everybody() {
  const { todo } = useApp();
  const list = useList({
    sorts: ['-created'],
    personal: true,
    load: async ({ search, page, pageSize }) => {
      const { items, total } = await todo.calls.listUsers({ search, page, pageSize });
      return { rows: items, total };
    },
  });
  return (
    <section aria-label="Everybody">
      <h2>Everybody</h2>
      <ListFrame
        list={list}
        search={{ label: 'Find a person', description: 'By name, user name or email' }}
        things={['person', 'people']}
        empty={<EmptyState icon={<UsersIcon size={26} />} title="Nobody here yet" />}
      >
        {(rows) => (
          <DataTable label="People" list={list} rows={rows} columns={columns} rowKey={({ id }) => id} />
        )}
      </ListFrame>
    </section>
  );
}

const columns: readonly Column<TodoPerson>[] = [
  { label: 'User name', cell: ({ username }) => username },
  { label: 'Name', cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { label: 'Email', long: true, cell: ({ email }) => email },
  { label: 'Phone', cell: ({ phone }) => (phone === null ? '–' : readablePhone(phone)) },
  {
    label: 'Role',
    cell: ({ admin, active }) => (
      <Group gap={6}>
        <Badge variant="light" color={admin ? 'leather' : 'gray'} tt="none">
          {admin ? 'admin' : 'user'}
        </Badge>
        {active ? null : (
          <Badge variant="outline" color="red" tt="none">
            closed
          </Badge>
        )}
      </Group>
    ),
  },
];
