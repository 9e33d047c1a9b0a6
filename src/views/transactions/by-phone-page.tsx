/** Transactions of a phone number, in any usual notation. The number is personal data: it never gets into the URL. */
import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import { readablePhone, toE164 } from '../../events/shared/phone.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { PhoneIcon, SearchIcon } from '../ui/icons.tsx';
import { ownRegion } from '../ui/own-region.ts';
import { EmptyState } from '../ui/page.tsx';
import { ListPage } from './list-page.tsx';
import { TransactionsTable } from './transactions-table.tsx';

const title = pageNames['/mongo-transacts'];

export function ByPhonePage() {
  const { transactions } = useApp();
  const { admin } = useSession();
  const [, setParams] = useSearchParams();
  /** E.164; null before the first search. */
  const [phone, setPhone] = useState<string | null>(null);
  const form = useForm({
    initialValues: { phone: '' },
    validate: {
      phone: (typed) =>
        toE164(typed, ownRegion())
          ? null
          : 'Enter a phone number with its country code, like +1 415 555 2671',
    },
  });
  const find = form.onSubmit(
    ({ phone: typed }) => {
      const wanted = toE164(typed, ownRegion());
      if (phone !== null && wanted !== phone) setParams({}, { replace: true });
      setPhone(wanted);
    },
    () => form.getInputNode('phone')?.focus(),
  );

  return (
    <ListPage
      title={title}
      lead={admin ? 'Everybody’s orders for a phone number.' : 'Your own orders for a phone number.'}
    >
      <form onSubmit={find} noValidate>
        <Group align="flex-start" mb="lg">
          <TextInput
            label="Phone"
            description="For example +1 415 555 0134"
            type="tel"
            autoComplete="off"
            w="min(100%, 22rem)"
            leftSection={<PhoneIcon size={18} />}
            {...form.getInputProps('phone')}
          />
          <Button type="submit" leftSection={<SearchIcon size={18} />} mt={{ base: 0, xs: '2.85rem' }}>
            Find
          </Button>
        </Group>
      </form>
      {phone === null ? (
        <EmptyState icon={<PhoneIcon size={26} />} title="Search by phone number">
          Enter the number the orders were placed with.
        </EmptyState>
      ) : (
        <TransactionsTable
          key={phone}
          title={title}
          fileName="transactions-by-phone"
          columns={['number', 'state', 'date', 'buyer', 'seller', 'total']}
          sorted={['number', 'date', 'total', 'state']}
          filters={['state']}
          searched="By number, name or what was bought"
          ask={(query) => transactions.calls.findByPhone({ phone, region: null }, query)}
          empty={
            <EmptyState
              icon={<SearchIcon size={26} />}
              title={`Nothing was found for ${readablePhone(phone)}`}
            >
              {admin
                ? 'No order was placed with this number.'
                : 'You have neither bought nor sold anything with this number.'}
            </EmptyState>
          }
        />
      )}
    </ListPage>
  );
}
