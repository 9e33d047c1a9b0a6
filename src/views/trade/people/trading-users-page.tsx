/** mongo-users: for admins, who trades here and how much. The search names people, so it stays out of the URL. */
import { Badge, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { hasRole, roles } from '../../../events/profile/user.ts';
import type { TradingUser } from '../../../events/tenant/port.ts';
import { useApp } from '../../app.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { UsersIcon } from '../../ui/icons.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListFiles } from '../../ui/list/list-files.tsx';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { EmptyState, Page } from '../../ui/page.tsx';

const title = 'People who trade';

export function TradingUsersPage() {
  const { tenants } = useApp();
  const list = useList({
    sorts: ['-registrationDate', 'registrationDate', 'displayName', '-displayName', 'email', '-email'],
    personal: true,
    load: async ({ search, sort, page, pageSize }) => {
      const { users, total } = await tenants.tradingUsers({ search, sort, page, pageSize });
      return { rows: users, total };
    },
  });
  return (
    <Page
      title={title}
      lead="Everyone with an account, and how much they offer, sell and buy."
      width="wide"
      actions={
        <ButtonLink to="/firestore-users" look="outline">
          <UsersIcon size={18} />
          Roles and access
        </ButtonLink>
      }
    >
      <ListFrame
        list={list}
        search={{ label: 'Find a person', description: 'By name, user name or email' }}
        actions={<ListFiles title={title} name="people" list={list} columns={columns} />}
        things={['person', 'people']}
        empty={<EmptyState icon={<UsersIcon size={26} />} title="Nobody here yet" />}
      >
        {(rows) => (
          <DataTable label={title} list={list} rows={rows} columns={columns} rowKey={({ uid }) => uid} />
        )}
      </ListFrame>
    </Page>
  );
}

const rolesOf = ({ role }: TradingUser) => roles.filter((one) => hasRole(role, one));
const count = (label: string, of: (user: TradingUser) => number): Column<TradingUser> => ({
  label,
  numeric: true,
  text: (user) => String(of(user)),
  cell: (user) => of(user).toLocaleString('en'),
});

const columns: readonly Column<TradingUser>[] = [
  {
    label: 'Person',
    sort: 'displayName',
    text: ({ displayName, userName }) => displayName || userName,
    cell: ({ displayName, userName }) => (
      <Link to={`/user/${userName}`}>{displayName || `@${userName}`}</Link>
    ),
  },
  { label: 'Email', long: true, sort: 'email', text: ({ email }) => email, cell: ({ email }) => email },
  {
    label: 'Roles',
    text: (user) => rolesOf(user).join(', '),
    cell: (user) => (
      <Group gap={6}>
        {rolesOf(user).map((role) => (
          <Badge key={role} variant="light" color={role === 'user' ? 'gray' : 'patina'} tt="none">
            {role}
          </Badge>
        ))}
      </Group>
    ),
  },
  count('Products', ({ products }) => products),
  count('Sold', ({ sold }) => sold),
  count('Bought', ({ bought }) => bought),
  count('Clients', ({ clients }) => clients),
  {
    label: 'Since',
    short: true,
    sort: 'registrationDate',
    orders: ['longest first', 'newest first'],
    day: ({ registrationDate }) => registrationDate,
    cell: ({ registrationDate }) =>
      new Date(registrationDate).toLocaleDateString('en', {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
      }),
  },
];
