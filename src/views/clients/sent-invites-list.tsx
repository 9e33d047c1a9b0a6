/** The invites that the merchant has sent, in every state. The search names people, so it stays out of the URL. */
import { Badge, Button, NativeSelect } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type InviteStatus, inviteStatuses } from '../../events/invite/projection.ts';
import type { SentInvite } from '../../events/invite/port.ts';
import { useApp } from '../app.ts';
import { dayOf } from '../transactions/words.ts';
import { ShareIcon } from '../ui/icons.tsx';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/data-table.tsx';
import { ListFiles } from '../ui/list/list-files.tsx';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { useList } from '../ui/list/use-list.ts';
import { EmptyState } from '../ui/page.tsx';
import classes from './clients.module.css';
import type { InviteListProps } from './clients-list.tsx';
import { inviteStates, personName } from './words.ts';

const colors: Readonly<Record<InviteStatus, string>> = {
  pending: 'yellow',
  accepted: 'green',
  declined: 'gray',
  withdrawn: 'gray',
  expired: 'gray',
  ended: 'gray',
};

export function SentInvitesList({ actor, of, onAbout }: InviteListProps) {
  const { invites } = useApp();
  const ready = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const list = useList({
    sorts: ['-sentAt', 'sentAt', 'state', '-state', 'sentTo', '-sentTo'],
    filters: ['state'],
    personal: true,
    of,
    load: async ({ filters, ...question }) => {
      const state = inviteStatuses.find((one) => one === filters.state) ?? null;
      const { search, sort, page, pageSize } = question;
      const answer = await invites.calls.sent({ search, sort, page, pageSize, state });
      return { rows: answer.invites, total: answer.total };
    },
  });
  return (
    <ListFrame
      list={list}
      search={{ label: 'Find an invite', description: 'By whom you sent it to' }}
      filters={
        <NativeSelect
          label="State"
          value={list.question.filters.state}
          onChange={(event) => list.filter({ state: event.currentTarget.value })}
          data={[
            { value: '', label: 'All' },
            ...inviteStatuses.map((value) => ({ value, label: inviteStates[value] })),
          ]}
        />
      }
      actions={<ListFiles title="Sent invites" name="invites" list={list} columns={columns} />}
      things={['invite', 'invites']}
      empty={
        <EmptyState icon={<ShareIcon size={26} />} title="No invites yet">
          Send the first one above. You’ll see the answer here.
        </EmptyState>
      }
    >
      {(rows) => (
        <DataTable
          label="Sent invites"
          list={list}
          rows={rows}
          columns={columns}
          rowKey={({ id }) => id}
          actions={({ id, state, sentTo, client }) => {
            const ask = (type: 'invite.withdraw' | 'relation.end', name: string) => {
              onAbout(name);
              actor.send({ type, id });
            };
            if (state === 'pending')
              return (
                <Button
                  variant="subtle"
                  color="red"
                  disabled={!ready}
                  aria-label={`Withdraw the invite to ${sentTo}`}
                  onClick={() => ask('invite.withdraw', sentTo)}
                >
                  Withdraw
                </Button>
              );
            if (state === 'accepted') {
              const name = client ? personName(client) : sentTo;
              return (
                <Button
                  variant="subtle"
                  color="red"
                  disabled={!ready}
                  aria-label={`End relationship with ${name}`}
                  onClick={() => ask('relation.end', name)}
                >
                  {' '}
                  End relationship{' '}
                </Button>
              );
            }
            return null;
          }}
        />
      )}
    </ListFrame>
  );
}

const columns: readonly Column<SentInvite>[] = [
  {
    label: 'Sent to',
    sort: 'sentTo',
    text: ({ sentTo }) => sentTo,
    cell: ({ sentTo, client }) => (
      <div className={classes.person}>
        <span className={classes.name}>{sentTo}</span>
        {client ? <span className={classes.small}>{personName(client)}</span> : null}
      </div>
    ),
  },
  {
    label: 'State',
    sort: 'state',
    text: ({ state }) => inviteStates[state],
    cell: ({ state }) => (
      <Badge
        variant={state === 'pending' || state === 'accepted' ? 'light' : 'outline'}
        color={colors[state]}
        tt="none"
      >
        {inviteStates[state]}
      </Badge>
    ),
  },
  {
    label: 'Sent',
    short: true,
    sort: 'sentAt',
    orders: ['oldest first', 'newest first'],
    day: ({ sentAt }) => sentAt,
    cell: ({ sentAt }) => dayOf(sentAt),
  },
  {
    label: 'Until',
    short: true,
    day: ({ endedAt, expiresAt }) => endedAt ?? expiresAt,
    cell: ({ state, endedAt, expiresAt }) => (state === 'accepted' ? 'open' : dayOf(endedAt ?? expiresAt)),
  },
];
