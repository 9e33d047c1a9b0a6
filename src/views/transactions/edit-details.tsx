/** Edits the buyer and the payment method of a draft. */
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import type { TransactionActor } from '../../machines/transaction.machine.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { useLatestValues } from '../ui/use-latest-values.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { OrderFields } from './order-fields.tsx';
import {
  orderDetailsOf,
  orderFieldNamed,
  orderFieldNames,
  type OrderForm,
  orderFormErrors,
  orderFormOf,
} from './order-form.ts';
import { useChange } from './use-change.ts';

export interface EditDetailsProps {
  readonly actor: TransactionActor;
  readonly transaction: TransactionDetail;
  readonly own: boolean;
  readonly onClose: () => void;
}

export function EditDetails({ actor, transaction, own, onClose }: EditDetailsProps) {
  const change = useChange(actor, onClose);
  const { ready, saving, refusal, make } = change;
  const form = useForm<OrderForm>({
    initialValues: orderFormOf(transaction),
    validate: (values) => orderFormErrors(values),
  });
  const dirty = form.isDirty();
  useUnsaved(dirty, 'details of an order');

  useLatestValues(form, orderFormOf(transaction));

  const field = orderFieldNamed(refusal?.field ?? null);
  const showRefusal = useEffectEvent(() => {
    if (!refusal || !field) return;
    form.setFieldError(field, refusal.message);
    form.getInputNode(field)?.focus();
  });
  useEffect(() => showRefusal(), [refusal]);

  const save = form.onSubmit(
    (values) => make({ type: 'EditTransaction', changes: orderDetailsOf(values) }),
    (errors) => form.getInputNode(orderFieldNames.find((name) => errors[name]) ?? 'name')?.focus(),
  );
  return (
    <ChangeDialog
      actor={actor}
      title="Change the details"
      size="lg"
      change={change}
      shownByField={field !== null}
      onClose={onClose}
    >
      <form onSubmit={save} noValidate aria-busy={saving}>
        <Stack>
          <OrderFields own={own} of={(name) => form.getInputProps(name)} />
          <Group justify="flex-end">
            <Button variant="default" disabled={saving} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={saving} disabled={!dirty || !(ready || saving)}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </ChangeDialog>
  );
}
