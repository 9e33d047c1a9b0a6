/** tenants: the public directory of businesses, which leads to their pages, with an edit link for those who may edit one. */
import { ActionIcon, Badge, NativeSelect, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { plans, type TenantRow } from '../../../events/tenant/port.ts';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { BuildingIcon, EditIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListFiles } from '../../ui/list/list-files.tsx';
import { ListFrame } from '../../ui/list/list-frame.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { notify } from '../../ui/notices.ts';
import { EmptyState, Page } from '../../ui/page.tsx';

export function TenantsPage() {
  const { tenants } = useApp();
  const { person, merchant, admin } = useSession();
  const [deleting, setDeleting] = useState<TenantRow | null>(null);
  const list = useList({
    sorts: ['name', '-name', 'city', '-city', 'number', '-number', 'plan', '-plan'],
    filters: ['plan'],
    // Signing in may change which rows can be edited.
    load: async ({ search, sort, page, pageSize, filters: { plan } }) => {
      const known = plans.find((one) => one === plan) ?? null;
      const answer = await tenants.list({ search, sort, page, pageSize, plan: known });
      return { rows: answer.tenants, total: answer.total };
    },
    of: person?.uid ?? '',
  });
  const { plan } = list.question.filters;
  const remove = async ({ number, name }: TenantRow) => {
    await tenants.remove(number);
    notify({ message: `${name} is deleted`, tone: 'positive' });
    setDeleting(null);
    list.asked.retry();
  };

  return (
    <Page
      title="Businesses"
      lead="The cleaning businesses on this site."
      width="wide"
      actions={
        merchant ? (
          <ButtonLink to="/tenants/add">
            <PlusIcon size={18} />
            Add a business
          </ButtonLink>
        ) : null
      }
    >
      <ListFrame
        list={list}
        search={{ label: 'Search', description: 'By name, city or number' }}
        filters={
          <NativeSelect
            label="Plan"
            value={plan}
            onChange={(event) => list.filter({ plan: event.currentTarget.value })}
            data={[{ value: '', label: 'All' }, ...plans]}
          />
        }
        actions={
          merchant ? <ListFiles title="Businesses" name="businesses" list={list} columns={columns} /> : null
        }
        things={['business', 'businesses']}
        empty={
          <EmptyState
            icon={<BuildingIcon size={26} />}
            title="No business is listed yet"
            action={merchant ? <ButtonLink to="/tenants/add">Add a business</ButtonLink> : null}
          >
            Merchants list their businesses here, so that people find them.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label="Businesses"
            list={list}
            rows={rows}
            columns={columns}
            rowKey={({ number }) => number}
            {...(merchant
              ? {
                  actions: (row: TenantRow) => (
                    <>
                      {row.editable ? (
                        <Tooltip label="Edit">
                          <ActionIcon
                            component={Link}
                            to={`/tenants/edit/${row.number}`}
                            variant="subtle"
                            size={40}
                            aria-label={`Edit ${row.name}`}
                          >
                            <EditIcon />
                          </ActionIcon>
                        </Tooltip>
                      ) : null}
                      {admin ? (
                        <Tooltip label="Delete">
                          <ActionIcon
                            variant="subtle"
                            color="red"
                            size={40}
                            aria-label={`Delete ${row.name}`}
                            onClick={() => setDeleting(row)}
                          >
                            <TrashIcon />
                          </ActionIcon>
                        </Tooltip>
                      ) : null}
                    </>
                  ),
                }
              : {})}
          />
        )}
      </ListFrame>
      {deleting ? (
        <DeleteDialog
          title={`Delete ${deleting.name}?`}
          onDelete={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          The business leaves the directory for good, and its number {deleting.number} is never given out
          again. Accounts and orders stay.
        </DeleteDialog>
      ) : null}
    </Page>
  );
}

const columns: readonly Column<TenantRow>[] = [
  {
    label: 'Name',
    sort: 'name',
    text: ({ name }) => name,
    cell: ({ name, number }) => (
      <Link to={`/shop/${number}`}>
        <strong>{name}</strong>
      </Link>
    ),
  },
  {
    label: 'Number',
    sort: 'number',
    numeric: true,
    text: ({ number }) => String(number),
    cell: ({ number }) => number,
  },
  { label: 'City', sort: 'city', text: ({ city }) => city, cell: ({ city }) => city },
  {
    label: 'Plan',
    sort: 'plan',
    text: ({ plan }) => plan,
    cell: ({ plan }) => (
      <Badge variant="light" color={plan === 'Premium' ? 'leather' : 'gray'} tt="none">
        {plan}
      </Badge>
    ),
  },
];
