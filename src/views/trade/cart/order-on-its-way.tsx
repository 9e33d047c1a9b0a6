/** The states of an order between the button and the sellers: changes to accept, waiting, failures. */
import { Button, Group, Loader, Modal, Stack } from '@mantine/core';
import type { CartState } from '../../../events/cart/projection.ts';
import type { CartChange } from '../../../events/cart/review.ts';
import { formatCents } from '../../../events/shared/money.ts';
import { orderStepOf } from '../../../machines/order.machine.ts';
import { useApp } from '../../app.ts';
import { useCurrency } from '../../ui/use-settings.ts';
import { useSession } from '../../session.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import classes from './cart.module.css';
import { DiscardOrder } from './discard-order.tsx';
import { OrderBanner } from './order-banner.tsx';
import { WaitsForBuyer, WaitsForNetwork } from './waiting-order.tsx';
import { useOrder, useOrderActor } from './use-order.ts';

export function OrderOnItsWay({ state }: { state: CartState }) {
  const order = useOrderActor();
  const step = useOrder(orderStepOf);
  const failure = useOrder((snapshot) => snapshot?.context.failure);
  switch (step) {
    case 'none':
      return null;
    case 'confirmingChange':
      return <Changes state={state} />;
    case 'waitingForNetwork':
      return <WaitsForNetwork state={state} />;
    case 'waitingForBuyer':
      return <WaitsForBuyer state={state} />;
    case 'failed':
      return (
        <OrderBanner color="red" role="alert" title="Your order is not through yet" icon={<AlertIcon />}>
          <Stack gap="sm">
            <span>{failure?.message} The order is kept on this device.</span>
            <Group gap="xs">
              <Button onClick={() => order?.send({ type: 'order.retry' })}>Try again</Button>
              <DiscardOrder state={state} />
            </Group>
          </Stack>
        </OrderBanner>
      );
    default:
      return (
        <p className={classes.sending} role="status">
          <Loader size="sm" aria-hidden="true" />{' '}
          {step === 'reviewing' ? 'Checking prices and stock…' : 'Ordering…'}
        </p>
      );
  }
}

function Changes({ state }: { state: CartState }) {
  const { ids } = useApp();
  const order = useOrderActor();
  const symbol = useCurrency();
  const { person } = useSession();
  const changes = useOrder((snapshot) => snapshot?.context.changes) ?? [];
  // Another person may have logged in since: they must neither accept changes for the buyer nor order in their name.
  const own = useOrder((snapshot) => snapshot?.context.order?.buyer === (person?.uid ?? null));
  const stop = () => order?.send({ type: 'order.discard', confirmed: false });
  const gone = new Set(
    changes.filter(({ kind }) => kind === 'gone' || kind === 'closed').map(({ productId }) => productId),
  );
  const somethingLeft = state.lines.some(({ productId }) => !gone.has(productId));
  return (
    <Modal opened onClose={stop} title="Something has changed" size="lg">
      <Stack>
        <p style={{ margin: 0 }}>
          Nothing is ordered yet. Look at what is different from what your cart says:
        </p>
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.productId}`}>
              <strong>{titleOf(state, change)}</strong>
              <span>{wordsOf(change, symbol)}</span>
            </li>
          ))}
        </ul>
        {own ? null : (
          <p style={{ margin: 0 }}>
            The order was started with another account: only they can accept this. Go back to the cart to
            order yourself.
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={stop} data-autofocus>
            Back to the cart
          </Button>
          {own ? (
            <Button onClick={() => order?.send({ type: 'changes.accept', key: ids.uuid() })}>
              {somethingLeft ? 'Accept and order' : 'Accept'}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  );
}

const titleOf = ({ lines }: CartState, { productId }: CartChange) =>
  lines.find((line) => line.productId === productId)?.title ?? 'A product';

function wordsOf(change: CartChange, symbol: string): string {
  switch (change.kind) {
    case 'price': {
      const [from, to] = [change.from, change.to].map((cents) => formatCents(cents, { symbol }));
      return `${change.to > change.from ? 'costs more' : 'costs less'}: ${to} instead of ${from} each`;
    }
    case 'stock':
      return `only ${change.to} left: ${change.to} instead of ${change.from}`;
    case 'gone':
      return 'is no longer for sale, so it will be removed';
    case 'closed':
      return 'this shop no longer sells here, so it will be removed';
  }
}
