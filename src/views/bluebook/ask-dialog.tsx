/**
 * Asks one's merchant to clean a bag for about the estimated price. Sending it twice, by a double click or after a
 * lost answer, creates one request only.
 */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Estimate } from '../../events/bluebook/estimate.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { ownOrder } from '../trade/own-order.ts';
import { Money } from '../transactions/money.tsx';
import { OrderFields } from '../transactions/order-fields.tsx';
import {
  orderDetailsOf,
  orderFieldNames,
  orderFieldOf,
  type OrderForm,
  orderFormErrors,
} from '../transactions/order-form.ts';
import { useContentKey } from '../ui/content-key.ts';
import { notify } from '../ui/notices.ts';
import { Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';

export interface AskDialogProps {
  readonly estimate: Estimate;
  readonly onClose: () => void;
}

export function AskDialog({ estimate, onClose }: AskDialogProps) {
  const { bluebook } = useApp();
  const { profile } = useSession();
  const keyOf = useContentKey();
  const form = useForm<OrderForm>({ initialValues: ownOrder(profile), validate: orderFormErrors });
  useUnsaved(form.isDirty(), 'a quote request');
  const { failure, submit } = useSaveForm(form, { order: orderFieldNames, fieldOf: orderFieldOf });
  const ask = async (values: OrderForm) => {
    const { contact, note } = orderDetailsOf(values);
    const question = { contact, note };
    await bluebook.ask(estimate.id, { ...question, key: keyOf(question) });
    notify({
      message: 'Your merchant has your question. The answer will appear in your orders.',
      tone: 'positive',
    });
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={`Ask my merchant: ${estimate.item}`} size="lg">
      <form onSubmit={submit(ask)} noValidate aria-busy={form.submitting}>
        <Stack>
          {failure ? <Problem title="Nothing was sent">{failure}</Problem> : null}
          <p style={{ margin: 0 }}>
            They see the bag and the estimate of <Money cents={estimate.price.consumerCents} />, and answer
            with a price of their own. Your note to the estimate stays with you.
          </p>
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
    </Modal>
  );
}
