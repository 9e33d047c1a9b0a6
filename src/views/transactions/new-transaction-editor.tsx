/** The form of a new transaction: buyer, lines, and whether to place it at once. */
import { Alert, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readablePhone, toE164 } from '../../events/shared/phone.ts';
import type { PersonCard } from '../../events/shared/person-card.ts';
import type { QuoteRequest } from '../../events/product/port.ts';
import type { LastDetails } from '../../events/transaction/port.ts';
import type { Estimate } from '../../events/bluebook/estimate.ts';
import { useApp } from '../app.ts';
import { ClientPicker } from '../ui/client-picker.tsx';
import { ownRegion } from '../ui/own-region.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import { useOnline } from '../ui/online.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { notify } from '../ui/notices.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import { NewLines } from './new-lines.tsx';
import {
  answering,
  emptyTransaction,
  type NewTransactionForm,
  newTransactionErrors,
  ofEstimate,
  takenOver,
  toNewTransaction,
} from './new-transaction-form.ts';
import { OrderFields } from './order-fields.tsx';
import { orderFieldNames, orderFieldOf } from './order-form.ts';
import { transactionPath } from '../ui/transaction-path.ts';

export interface NewTransactionEditorProps {
  readonly clients: readonly PersonCard[];
  /** The quote request that it answers. */
  readonly quote: QuoteRequest | null;
  /** The merchant's estimate of a bag that it is based on. */
  readonly estimate: Estimate | null;
}

export function NewTransactionEditor({ clients, quote, estimate }: NewTransactionEditorProps) {
  const { transactions, ids } = useApp();
  const symbol = useCurrency();
  const online = useOnline();
  const navigate = useNavigate();
  const [last, setLast] = useState<LastDetails | null>(null);
  /** Idempotency key: sending the same content again, which may have arrived already, uses the same key. */
  const key = useRef({ of: '', key: '' });
  const looked = useRef('');
  const form = useForm<NewTransactionForm>({
    initialValues: quote
      ? answering(quote, ids.uuid())
      : estimate
        ? ofEstimate(estimate, ids.uuid())
        : emptyTransaction(ids.uuid()),
    validate: (values) => newTransactionErrors(values, symbol),
  });
  const { buyerUid, lines } = form.values;
  const { failure, saved, focusFirst, attempt } = useSaveForm(form, {
    order: [
      ...orderFieldNames,
      ...lines.flatMap((_, i) => ['title', 'price', 'quantity'].map((name) => `lines.${i}.${name}`)),
    ],
    fieldOf: orderFieldOf,
  });
  const dirty = form.isDirty() && !saved;
  useUnsaved(dirty, 'a new order');

  const lookUp = async () => {
    const phone = toE164(form.values.phone, ownRegion());
    if (!phone || phone === looked.current || quote) return;
    looked.current = phone;
    // If the lookup fails, there is nothing to offer, and the form works without it.
    const details = await transactions.calls.lastDetails({ phone, region: null }).catch(() => null);
    if (looked.current === phone) setLast(details);
  };

  const save = async (place: boolean) => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return focusFirst(errors);
    const made = estimate ? { estimateId: estimate.id } : {};
    const rest = { quoteRequestId: quote?.id ?? null, place, ...made };
    const content = JSON.stringify([form.values, place]);
    if (key.current.of !== content) key.current = { of: content, key: ids.uuid() };
    const wanted = toNewTransaction(form.values, symbol, { ...rest, key: key.current.key });
    if (!wanted) return;
    form.setSubmitting(true);
    await attempt(async () => {
      const { number } = await transactions.calls.create(wanted);
      notify({
        message: place ? `Order ${number} is placed` : `Draft ${number} is saved`,
        tone: 'positive',
      });
      void navigate(transactionPath(number));
    });
    form.setSubmitting(false);
  };

  const client = clients.find(({ uid }) => uid === buyerUid);
  const buyerName = client?.displayName ?? quote?.buyer.displayName ?? 'The buyer';
  return (
    <form
      noValidate
      aria-busy={form.submitting}
      onSubmit={(event) => {
        event.preventDefault();
        void save(buyerUid === '');
      }}
    >
      <Stack gap="lg">
        {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
        {online ? null : <OfflineNote what="Saving an order" />}
        <Paper withBorder p="lg" component="section" aria-labelledby="buyer">
          <Stack>
            <Title order={2} size="h3" id="buyer">
              Buyer
            </Title>
            {last && !quote ? (
              <Alert role="status" title={`Last used with ${readablePhone(last.contact.phone)}`}>
                <Stack gap="sm" align="flex-start">
                  <span>
                    {[last.contact.name, last.contact.email, last.contact.address].filter(Boolean).join(', ')}
                  </span>
                  <Group gap="xs">
                    <Button
                      size="compact-md"
                      onClick={() => {
                        form.setValues({ ...takenOver(last), note: form.values.note });
                        setLast(null);
                      }}
                    >
                      Use these details
                    </Button>
                    <Button size="compact-md" variant="default" onClick={() => setLast(null)}>
                      No, thanks
                    </Button>
                  </Group>
                </Stack>
              </Alert>
            ) : null}
            <OrderFields
              own={false}
              of={(field) => form.getInputProps(field)}
              phone={{ onBlur: () => void lookUp() }}
            />
            {!quote && clients.length > 0 ? (
              <ClientPicker
                clients={clients}
                description="A client sees the order in their own account and places it there"
                nobody="Not a registered client"
                value={buyerUid}
                onChange={(uid) => form.setFieldValue('buyerUid', uid)}
              />
            ) : null}
          </Stack>
        </Paper>
        <Paper withBorder p="lg" component="section" aria-labelledby="lines">
          <NewLines form={form} symbol={symbol} />
        </Paper>
        {buyerUid ? (
          <Alert>{buyerName} has an account, so this stays a draft until they place it themselves.</Alert>
        ) : null}
        <Group justify="flex-end">
          <Button
            type="button"
            variant={buyerUid ? 'filled' : 'default'}
            loading={form.submitting}
            onClick={() => void save(false)}
          >
            Save as a draft
          </Button>
          {buyerUid ? null : (
            <Button type="submit" loading={form.submitting}>
              Place order
            </Button>
          )}
        </Group>
      </Stack>
      <AskBeforeLeaving dirty={dirty && !form.submitting} what="What you have typed for this order" />
    </form>
  );
}
