/** What the signed-in person owes. Quantities can still be changed here until the order is paid. */
import { Button, Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { pageNames } from '../../events/shared/page-names.ts';
import { useApp } from '../app.ts';
import { CheckIcon, EditIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { Lines } from './lines.tsx';
import { ListPage } from './list-page.tsx';
import { TransactionsTable } from './transactions-table.tsx';
import { Trouble } from './trouble.tsx';
import { UnpaidAges } from './unpaid-ages.tsx';
import { useTransaction } from './use-transaction.ts';

interface Open {
  readonly number: number;
  readonly onChanged: () => void;
}

const title = pageNames['/transactions-unpaid'];

export function UnpaidPage() {
  const { transactions } = useApp();
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <ListPage
      title={title}
      lead="What you still owe. You can change quantities until it’s paid. What is in limited supply goes back to the shop at the time shown."
    >
      <TransactionsTable
        title={title}
        fileName="unpaid-transactions"
        columns={['number', 'date', 'seller', 'payment', 'heldUntil', 'total']}
        filters={['from', 'to']}
        views="unpaid"
        searched="By number, seller or what you bought"
        ask={(query) => transactions.calls.list('unpaid', query)}
        // The ages select a range of days, so a range already chosen must leave none of them out.
        figures={({ question: { search }, ...of }) => <UnpaidAges {...of} question={search} />}
        empty={
          <EmptyState icon={<CheckIcon size={26} />} title="You owe nothing">
            What you order appears here until the seller has marked it as paid.
          </EmptyState>
        }
        actions={({ number }, again) => (
          <Button
            variant="subtle"
            leftSection={<EditIcon size={18} />}
            aria-label={`Change quantities of ${number}`}
            onClick={() => setOpen({ number, onChanged: again })}
          >
            Change quantities
          </Button>
        )}
      />
      {open ? <Quantities {...open} onClose={() => setOpen(null)} /> : null}
    </ListPage>
  );
}

function Quantities({ number, onChanged, onClose }: Open & { onClose: () => void }) {
  const actor = useTransaction(number);
  const transaction = useSelector(actor, ({ context }) => context.transaction);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const missing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  const stale = useSelector(actor, (snapshot) => snapshot.matches('conflict'));
  const ready = useSelector(actor, (snapshot) => snapshot.matches('showing') || snapshot.matches('loading'));
  const shown = useRef<number | null>(null);
  const version = transaction?.version ?? null;

  // Saved, or changed by somebody else: either way the list is out of date.
  useEffect(() => {
    if (shown.current !== null && version !== shown.current) onChanged();
    shown.current = version;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new version matters
  }, [version]);

  return (
    <Modal opened onClose={onClose} title={`Quantities of order ${number}`} size="lg">
      <Trouble actor={actor} />
      {transaction ? (
        <Lines
          transaction={transaction}
          editable={transaction.state === 'unpaid' && !stale}
          busy={!ready}
          onSave={(quantities) =>
            actor.send({ type: 'change.make', change: { type: 'ChangeQuantities', quantities } })
          }
        />
      ) : missing ? (
        <EmptyState title="This order is no longer there" />
      ) : failure ? (
        <ErrorState title="The order could not be loaded" onRetry={() => actor.send({ type: 'retry' })}>
          {failure.message}
        </ErrorState>
      ) : (
        <BlockSkeleton label="Loading the order" />
      )}
    </Modal>
  );
}
