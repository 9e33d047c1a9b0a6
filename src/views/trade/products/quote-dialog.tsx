/** Asks the seller for a price. Sending it twice, by a double click or after a lost answer, creates one request only. */
import { Button, Group, Modal, NumberInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '../../../events/product/port.ts';
import { useApp } from '../../app.ts';
import { Problem } from '../../ui/problem.tsx';
import { loginPath } from '../../guards.ts';
import { useSession } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useContentKey } from '../../ui/content-key.ts';
import { notify } from '../../ui/notices.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useLatestValues } from '../../ui/use-latest-values.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { OrderFields } from '../../transactions/order-fields.tsx';
import {
  orderDetailsOf,
  orderFieldNames,
  orderFieldOf,
  type OrderForm,
  orderFormErrors,
} from '../../transactions/order-form.ts';
import { ownOrder } from '../own-order.ts';
import { nameOf } from './words.ts';

export interface QuoteDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

export function QuoteDialog({ product, onClose }: QuoteDialogProps) {
  const { person } = useSession();
  const here = useLocation();
  return (
    <Modal opened onClose={onClose} title={`Ask for a quote: ${product.title}`} size="lg">
      {person ? (
        <QuoteForm key={person.uid} product={product} onClose={onClose} />
      ) : (
        <Stack>
          <p style={{ margin: 0 }}>
            Log in to continue, so {nameOf(product.seller)} knows who’s asking. We’ll bring you back to this
            product.
          </p>
          <ButtonLink to={loginPath(here)}>Log in</ButtonLink>
        </Stack>
      )}
    </Modal>
  );
}

function QuoteForm({ product, onClose }: QuoteDialogProps) {
  const { products } = useApp();
  const { profile } = useSession();
  const keyOf = useContentKey();
  const [quantity, setQuantity] = useState<number | string>(1);
  const form = useForm<OrderForm>({ initialValues: ownOrder(profile), validate: orderFormErrors });
  // The profile may arrive while somebody types.
  useLatestValues(form, ownOrder(profile));
  useUnsaved(form.isDirty(), 'a quote request');

  const { failure, submit } = useSaveForm(form, { order: orderFieldNames, fieldOf: orderFieldOf });
  const ask = async (values: OrderForm) => {
    if (typeof quantity !== 'number') return;
    const { contact, note } = orderDetailsOf(values);
    const question = { quantity, contact, note };
    await products.askForQuote(product.id, { ...question, key: keyOf(question) });
    notify({
      message: `${nameOf(product.seller)} has your question. The answer will appear in your orders.`,
      tone: 'positive',
    });
    onClose();
  };

  return (
    <form onSubmit={submit(ask)} noValidate aria-busy={form.submitting}>
      <Stack>
        {failure ? <Problem title="Nothing was sent">{failure}</Problem> : null}
        <NumberInput
          label="How many"
          min={1}
          max={999}
          allowDecimal={false}
          clampBehavior="strict"
          value={quantity}
          onChange={setQuantity}
          error={typeof quantity === 'number' ? null : 'Enter a number from 1 to 999'}
        />
        <OrderFields of={form.getInputProps} own payment={false} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            Send the question
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
