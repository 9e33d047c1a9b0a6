/** Discards a pending order; asks first if it may have been placed already, or belongs to another account. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CartState } from '../../../events/cart/projection.ts';
import { useBuyerHere } from './use-buyer-here.ts';
import { useOrderActor } from './use-order.ts';

export function DiscardOrder({ state }: { state: CartState }) {
  const order = useOrderActor();
  const own = useBuyerHere(state) === 'own';
  const [asking, setAsking] = useState(false);
  const sent = state.checkout?.sent ?? false;
  const discard = () => {
    setAsking(false);
    order?.send({ type: 'order.discard', confirmed: sent });
  };
  return (
    <>
      <Button
        variant="default"
        color="red"
        onClick={() => {
          if (sent || !own) setAsking(true);
          else discard();
        }}
      >
        Discard the order
      </Button>
      {asking ? (
        <Modal opened onClose={() => setAsking(false)} title="Discard the order?">
          <Stack>
            <p style={{ margin: 0 }}>{wordsOf(own, sent)}</p>
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

function wordsOf(own: boolean, sent: boolean): ReactNode {
  if (!own) {
    return `It belongs to the account that started it, and ${
      sent ? 'it may have been placed already' : 'it is not sent yet'
    }. If you discard it, it is not sent any more from this device; its products stay in the cart.`;
  }
  return (
    <>
      It was sent, and no answer came: it may have been placed. Look at{' '}
      <Link to="/mongo-mytransacts">your orders</Link> before you order again.
    </>
  );
}
