/**
 * The clients that the merchant has registered, and whether they used their link. The search names people, so it stays
 * out of the URL.
 */
import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import type { ClientRegistration } from '../../events/invite/port.ts';
import { useApp } from '../app.ts';
import { dayOf } from '../transactions/words.ts';
import { UsersIcon } from '../ui/icons.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFiles } from '../ui/list/list-files.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { EmptyState } from '../ui/page.tsx';
import classes from './clients.module.css';
import { emailColumn, phoneColumn } from './contact-columns.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';

export function RegistrationsList({ of }: { of: string }) {
  const { invites, ids } = useApp();
  const [asking, setAsking] = useState<ClientRegistration | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useList({
    sorts: ['-createdAt', 'createdAt', 'email', '-email'],
    personal: true,
    of,
    load: async ({ search, sort, page, pageSize }) => {
      const { registrations, total } = await invites.calls.registrations({ search, sort, page, pageSize });
      return { rows: registrations, total };
    },
  });

  const work = async (task: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await task();
      notify({ message: done, tone: 'positive' });
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
    setBusy(false);
    list.asked.retry();
  };
  const sendAgain = ({ firstName, lastName, email, phone }: ClientRegistration) =>
    work(
      () => invites.calls.register({ key: ids.uuid(), firstName, lastName, email, phone }),
      `${email} gets a new link; the old one stops working`,
    );

  return (
    <>
      <ListFrame
        list={list}
        search={{ label: 'Find a registration', description: 'By name or email' }}
        actions={<ListFiles title="Registrations" name="registrations" list={list} columns={columns} />}
        things={['registration', 'registrations']}
        empty={
          <EmptyState icon={<UsersIcon size={26} />} title="Nobody registered yet">
            People you register appear here, with the status of their link.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label="Registrations"
            list={list}
            rows={rows}
            columns={columns}
            rowKey={({ id }) => id}
            actions={(row) =>
              row.state === 'activated' ? null : (
                <>
                  <Button
                    variant="subtle"
                    disabled={busy}
                    aria-label={`Send a new link to ${row.email}`}
                    onClick={() => void sendAgain(row)}
                  >
                    New link
                  </Button>
                  <Button
                    variant="subtle"
                    color="red"
                    disabled={busy}
                    aria-label={`Withdraw the registration of ${row.email}`}
                    onClick={() => setAsking(row)}
                  >
                    Withdraw
                  </Button>
                </>
              )
            }
          />
        )}
      </ListFrame>
      {asking ? (
        <QuestionDialog
          words={{
            question: `Withdraw the registration of ${fullName(asking)}?`,
            meaning: 'The link they got stops working. You can register them again.',
            confirm: 'Withdraw',
            keep: 'Keep it',
            takesBack: true,
          }}
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            void work(() => invites.calls.withdrawRegistration(asking.id), 'The registration is withdrawn');
          }}
        />
      ) : null}
    </>
  );
}

const fullName = ({ firstName, lastName }: ClientRegistration) => `${firstName} ${lastName}`.trim();

const states = {
  waiting: { name: 'Link sent', color: 'yellow', variant: 'light' },
  activated: { name: 'Account opened', color: 'green', variant: 'light' },
  expired: { name: 'Link expired', color: 'gray', variant: 'outline' },
} as const;

const columns: readonly Column<ClientRegistration>[] = [
  {
    label: 'Client',
    text: fullName,
    cell: (row) => <span className={classes.name}>{fullName(row)}</span>,
  },
  { ...emailColumn, sort: 'email' },
  phoneColumn,
  {
    label: 'State',
    text: ({ state }) => states[state].name,
    cell: ({ state }) => (
      <Badge variant={states[state].variant} color={states[state].color} tt="none">
        {states[state].name}
      </Badge>
    ),
  },
  {
    label: 'Registered',
    short: true,
    sort: 'createdAt',
    orders: ['oldest first', 'newest first'],
    day: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => dayOf(createdAt),
  },
  {
    label: 'Link until',
    short: true,
    day: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => dayOf(expiresAt),
  },
];
