/**
 * For admins: all accounts, with changes of roles, trial limits and access. The search is personal data, so it stays
 * out of the URL.
 */
import { ActionIcon, Badge, Button, Group, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasRole, type Role, roles } from '../../events/profile/user.ts';
import type { UserRow } from '../../events/account/port.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { CheckIcon, EditIcon, LockIcon, UserIcon, UsersIcon } from '../ui/icons.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { notify } from '../ui/notices.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { ContactsDialog } from './contacts-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import classes from './users-page.module.css';

type Open = { readonly dialog: 'edit' | 'access' | 'contacts'; readonly user: UserRow } | null;

export function UsersPage() {
  const { admin } = useApp();
  const { person } = useSession();
  const [passkeyNeeded, setPasskeyNeeded] = useState(false);
  const list = useList({
    sorts: ['-registrationDate'],
    personal: true,
    load: async ({ search, page, pageSize }) => {
      try {
        const { users, total } = await admin.listUsers({ search, page, pageSize });
        return { rows: users, total };
      } catch (error) {
        setPasskeyNeeded((error as { reason?: unknown }).reason === 'passkey-needed');
        throw error;
      }
    },
  });
  const [open, setOpen] = useState<Open>(null);

  if (passkeyNeeded) return <PasskeyNeeded />;

  const close = () => setOpen(null);
  const changed = (user: UserRow, message: string) => {
    list.asked.change(({ rows, total }) => ({
      rows: rows.map((row) => (row.uid === user.uid ? user : row)),
      total,
    }));
    notify({ message, tone: 'positive' });
    close();
  };

  return (
    <Page title="Users" lead="Everyone with an account on this installation." width="wide">
      <ListFrame
        list={list}
        search={{ label: 'Find a person', description: 'By name, user name or email' }}
        things={['person', 'people']}
        empty={
          <EmptyState icon={<UsersIcon size={26} />} title="Nobody here yet">
            People appear here as soon as they sign up.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label="Users"
            list={list}
            rows={rows}
            columns={columnsFor(person?.uid)}
            rowKey={({ uid }) => uid}
            actions={(user) => <Actions user={user} self={user.uid === person?.uid} onOpen={setOpen} />}
          />
        )}
      </ListFrame>
      {open?.dialog === 'edit' ? (
        <EditUserDialog
          user={open.user}
          self={open.user.uid === person?.uid}
          onClose={close}
          onSaved={changed}
        />
      ) : null}
      {open?.dialog === 'contacts' ? (
        <ContactsDialog user={open.user} onClose={close} onSaved={changed} />
      ) : null}
      {open?.dialog === 'access' ? <AccessDialog user={open.user} onClose={close} onSaved={changed} /> : null}
    </Page>
  );
}

function PasskeyNeeded() {
  return (
    <Page title="Users" lead="Everyone with an account on this installation.">
      <EmptyState
        icon={<LockIcon size={26} />}
        title="An admin needs a passkey here"
        action={
          <Button component={Link} to="/settings#passkeys">
            Go to my passkeys
          </Button>
        }
      >
        This installation asks admins to log in with a passkey beside the password. You did not, so for now
        you see what everybody sees.
      </EmptyState>
    </Page>
  );
}

const columnsFor = (ownUid: string | undefined): readonly Column<UserRow>[] => [
  {
    label: 'Person',
    cell: (user) => (
      <div className={classes.person}>
        <span className={classes.name}>
          {nameOf(user)}
          {user.uid === ownUid ? <span className={classes.self}> (you)</span> : null}
        </span>
        <span className={classes.small}>{user.email}</span>
        <Link className={classes.small} to={`/user/${user.userName}`}>
          @{user.userName}
        </Link>
      </div>
    ),
  },
  {
    label: 'Roles',
    cell: ({ role: held, disabled }) => (
      <Group gap={6}>
        {roles
          .filter((role) => hasRole(held, role))
          .map((role) => (
            <Badge key={role} variant="light" color={roleColors[role]} tt="none">
              {role}
            </Badge>
          ))}
        {disabled ? (
          <Badge variant="outline" color="red" tt="none">
            disabled
          </Badge>
        ) : null}
      </Group>
    ),
  },
  {
    label: 'Trial runs',
    cell: ({ role, trialUsed, trialLimit }) =>
      hasRole(role, 'admin') || hasRole(role, 'merchant') ? 'no limit' : `${trialUsed} of ${trialLimit} used`,
  },
  { label: 'Since', short: true, cell: ({ registrationDate }) => dayOf(registrationDate) },
];

interface ActionsProps {
  readonly user: UserRow;
  readonly self: boolean;
  readonly onOpen: (open: Open) => void;
}

function Actions({ user, self, onOpen }: ActionsProps) {
  const name = nameOf(user);
  return (
    <>
      <Tooltip label="Edit profile">
        <ActionIcon
          component={Link}
          to={`/profile/edit/${user.uid}`}
          variant="subtle"
          size={40}
          aria-label={`Edit the profile of ${name}`}
        >
          <UserIcon />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Change access">
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={`Change access of ${name}`}
          onClick={() => onOpen({ dialog: 'edit', user })}
        >
          <EditIcon />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Confirm contacts">
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={`Confirm contacts of ${name}`}
          onClick={() => onOpen({ dialog: 'contacts', user })}
        >
          <CheckIcon />
        </ActionIcon>
      </Tooltip>
      {self ? null : (
        <Button
          variant="subtle"
          color={user.disabled ? 'patina' : 'red'}
          aria-label={`${user.disabled ? 'Enable' : 'Disable'} ${name}`}
          onClick={() => onOpen({ dialog: 'access', user })}
        >
          {user.disabled ? 'Enable' : 'Disable'}
        </Button>
      )}
    </>
  );
}

const nameOf = ({ displayName, userName, email }: UserRow) => displayName || userName || email;

const roleColors: Record<Role, string> = { admin: 'leather', merchant: 'patina', user: 'gray' };

/** The day in the reader's own format; an invalid date is shown as it is. */
function dayOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? iso
    : date.toLocaleDateString(undefined, { year: 'numeric', month: 'short', day: 'numeric' });
}
