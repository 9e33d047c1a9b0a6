/** The merchant's clients. The search names people, so it stays out of the URL. */
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Client } from '../../events/invite/port.ts';
import type { InviteActor } from '../../machines/invite.machine.ts';
import { useApp } from '../app.ts';
import { dayOf } from '../transactions/words.ts';
import { UsersIcon } from '../ui/icons.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFiles } from '../ui/list/list-files.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { EmptyState } from '../ui/page.tsx';
import classes from './clients.module.css';
import { emailColumn, phoneColumn } from './contact-columns.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { personName } from './words.ts';

export interface InviteListProps {
  readonly actor: InviteActor;
  /** A change reloads the list. */
  readonly of: string;
  /** Called with the name of the client whom the next question is about. */
  readonly onAbout: (name: string) => void;
}

export function ClientsList({ actor, of, onAbout }: InviteListProps) {
  const { invites } = useApp();
  const ready = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const [showing, setShowing] = useState<Client | null>(null);
  const list = useList({
    sorts: ['displayName', '-displayName', 'since', '-since'],
    personal: true,
    of,
    load: async ({ search, sort, page, pageSize }) => {
      const { clients, total } = await invites.calls.clients({ search, sort, page, pageSize });
      return { rows: clients, total };
    },
  });
  return (
    <>
      <ListFrame
        list={list}
        search={{ label: 'Find a client', description: 'By name, user name or email' }}
        actions={<ListFiles title="Clients" name="clients" list={list} columns={columns} />}
        things={['client', 'clients']}
        empty={
          <EmptyState icon={<UsersIcon size={26} />} title="No clients yet">
            People appear here as soon as they accept your invite.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label="Clients"
            list={list}
            rows={rows}
            columns={columns}
            rowKey={({ inviteId }) => inviteId}
            actions={(client) => (
              <>
                <Button
                  variant="subtle"
                  aria-label={`Show a code to ${personName(client)}`}
                  onClick={() => setShowing(client)}
                >
                  Code
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  disabled={!ready}
                  aria-label={`End relationship with ${personName(client)}`}
                  onClick={() => {
                    onAbout(personName(client));
                    actor.send({ type: 'relation.end', id: client.inviteId });
                  }}
                >
                  {' '}
                  End relationship{' '}
                </Button>
              </>
            )}
          />
        )}
      </ListFrame>
      {showing ? <CodeDialog client={showing} onClose={() => setShowing(null)} /> : null}
    </>
  );
}

const columns: readonly Column<Client>[] = [
  {
    label: 'Client',
    sort: 'displayName',
    text: personName,
    cell: (client) => (
      <div className={classes.person}>
        <span className={classes.name}>{personName(client)}</span>
        {client.companyName ? <span className={classes.small}>{client.companyName}</span> : null}
        <Link className={classes.small} to={`/user/${encodeURIComponent(client.userName)}`}>
          @{client.userName}
        </Link>
      </div>
    ),
  },
  emailColumn,
  phoneColumn,
  {
    label: 'Since',
    short: true,
    sort: 'since',
    orders: ['longest first', 'newest first'],
    day: ({ since }) => since,
    cell: ({ since }) => dayOf(since),
  },
];
