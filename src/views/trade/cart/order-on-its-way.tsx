/** What happens to an order between the button and the sellers: changes to look at, waiting, trouble. */
import { Alert, Button, Group, Loader, Modal, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { CartState } from '../../../events/cart/projection.ts';
import type { CartChange } from '../../../events/cart/review.ts';
import { formatCents } from '../../../events/ledger/money.ts';
import { orderStepOf } from '../../../machines/cart.machine.ts';
import { useApp } from '../../app.ts';
import { loginPath } from '../../guards.ts';
import { useCurrency } from '../../ledger/use-ledger-settings.ts';
import { useSession } from '../../session.ts';
import { AlertIcon, OfflineIcon, SignInIcon } from '../../ui/icons.tsx';
import { newKey } from '../../ui/new-key.ts';
import classes from './cart.module.css';

export function OrderOnItsWay({ state }: { state: CartState }) {
  const { actor } = useApp().cart;
  const { person } = useSession();
  const here = useLocation();
  const step = useSelector(actor, orderStepOf);
  const failure = useSelector(actor, ({ context }) => context.orderFailure);
  switch (step) {
    case 'none':
      return null;
    case 'confirmingChange':
      return <Changes state={state} />;
    case 'waitingForNetwork':
      return (
        <Alert
          className={classes.banner ?? ''}
          color="yellow"
          role="status"
          title="Your order waits for the network"
          icon={<OfflineIcon />}
        >
          <Stack gap="sm">
            <span>It is kept on this device and is sent, once, as soon as the connection is back.</span>
            <Group gap="xs">
              <Button variant="default" onClick={() => actor.send({ type: 'order.retry' })}>
                Try now
              </Button>
              <Discard state={state} />
            </Group>
          </Stack>
        </Alert>
      );
    case 'waitingForBuyer':
      return (
        <Alert
          className={classes.banner ?? ''}
          color="yellow"
          role="status"
          title="Your order waits for you to log in"
          icon={<SignInIcon />}
        >
          <Stack gap="sm">
            <span>
              {person
                ? 'It was started by somebody else on this device, and is sent when they are logged in.'
                : 'It is sent as soon as whoever started it is logged in.'}
            </span>
            <Group gap="xs">
              {person ? null : (
                <Button component={Link} to={loginPath(here)}>
                  Log in
                </Button>
              )}
              <Discard state={state} />
            </Group>
          </Stack>
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          className={classes.banner ?? ''}
          color="red"
          role="alert"
          title="Your order is not through yet"
          icon={<AlertIcon />}
        >
          <Stack gap="sm">
            <span>{failure?.message}</span>
            <Group gap="xs">
              <Button onClick={() => actor.send({ type: 'order.retry' })}>Try again</Button>
              <Discard state={state} />
            </Group>
          </Stack>
        </Alert>
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
  const { actor } = useApp().cart;
  const symbol = useCurrency();
  const changes = useSelector(actor, ({ context }) => context.changes);
  const stop = () => actor.send({ type: 'order.discard', knowing: false });
  const gone = new Set(changes.filter(({ kind }) => kind === 'gone').map(({ productId }) => productId));
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
        <Group justify="flex-end">
          <Button variant="default" onClick={stop} data-autofocus>
            Back to the cart
          </Button>
          <Button onClick={() => actor.send({ type: 'changes.accept', key: newKey() })}>
            {somethingLeft ? 'Accept and order' : 'Accept'}
          </Button>
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
      return 'cannot be bought any more: it is taken out';
  }
}

function Discard({ state }: { state: CartState }) {
  const { actor } = useApp().cart;
  const [asking, setAsking] = useState(false);
  const sent = state.checkout?.sent ?? false;
  const discard = () => {
    setAsking(false);
    actor.send({ type: 'order.discard', knowing: sent });
  };
  return (
    <>
      <Button variant="default" color="red" onClick={() => (sent ? setAsking(true) : discard())}>
        Discard the order
      </Button>
      {asking ? (
        <Modal opened onClose={() => setAsking(false)} title="Discard the order?">
          <Stack>
            <p style={{ margin: 0 }}>
              It was sent, and no answer came: it may have been placed. Look at{' '}
              <Link to="/mongo-mytransacts">your transactions</Link> before you order again.
            </p>
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
                Keep waiting
              </Button>
              <Button color="red" onClick={discard}>
                Discard it
              </Button>
            </Group>
          </Stack>
        </Modal>
      ) : null}
    </>
  );
}
