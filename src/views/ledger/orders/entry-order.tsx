/** Link from an entry to the order it was created from; nothing for other entries. */
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { orderOfEntry } from '../../../events/ledger/order-entries.ts';
import { transactionPath } from '../../ui/transaction-path.ts';

export function EntryOrder({ id }: { id: string }) {
  const number = orderOfEntry(id);
  if (number === null) return null;
  return (
    <Anchor component={Link} to={transactionPath(number)} underline="always">
      See order {number}
    </Anchor>
  );
}
