/** The state of a transaction in a word; the color only helps. */
import { Badge } from '@mantine/core';
import type { TransactionStatus } from '../../events/transaction/projection.ts';
import { statusNames } from './words.ts';

const colors: Readonly<Record<TransactionStatus, string>> = {
  draft: 'gray',
  unpaid: 'yellow',
  paid: 'green',
  refunded: 'blue',
  cancelled: 'gray',
};

export function StateBadge({ state }: { state: TransactionStatus }) {
  return (
    <Badge variant={state === 'cancelled' ? 'outline' : 'light'} color={colors[state]} tt="none">
      {statusNames[state]}
    </Badge>
  );
}

/** The seller has the order ready for the buyer. */
export function ReadyBadge() {
  return (
    <Badge variant="light" color="teal" tt="none">
      Ready
    </Badge>
  );
}
