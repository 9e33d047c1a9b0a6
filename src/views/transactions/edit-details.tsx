/** Edits the buyer and the payment method of a draft. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import type { OrderDetails } from '../../events/transaction/contact.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { OrderFields } from './order-fields.tsx';
import {
  orderDetailsOf,
  orderFieldNames,
  type OrderForm,
  orderFormErrors,
  orderFormOf,
} from './order-form.ts';

export interface EditDetailsProps {
  readonly transaction: TransactionDetail;
  readonly own: boolean;
  readonly onClose: () => void;
  readonly onSave: (details: OrderDetails) => void;
}

export function EditDetails({ transaction, own, onClose, onSave }: EditDetailsProps) {
  const form = useForm<OrderForm>({
    initialValues: orderFormOf(transaction),
    validate: (values) => orderFormErrors(values),
  });
  const dirty = form.isDirty();
  useUnsaved(dirty, 'details of an order');
  const save = form.onSubmit(
    (values) => {
      onSave(orderDetailsOf(values));
      onClose();
    },
    (errors) => form.getInputNode(orderFieldNames.find((field) => errors[field]) ?? 'name')?.focus(),
  );
  return (
    <Modal opened onClose={onClose} title="Change the details" size="lg">
      <form onSubmit={save} noValidate>
        <Stack>
          <OrderFields own={own} of={(field) => form.getInputProps(field)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!dirty}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
