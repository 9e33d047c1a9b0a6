/** Issues an invoice, and mails it with the same press where mail is sent: shows its tax and due date before it gets a permanent number. */
import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { symbolOf } from '../../events/invoice/currency.ts';
import type { InvoiceDetails } from '../../events/invoice/details.ts';
import { invoiceTotals, percent } from '../../events/invoice/tax.ts';
import { formatCents } from '../../events/shared/money.ts';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { useApp } from '../app.ts';
import { isOutdated } from '../ui/is-outdated.ts';
import { messageOf } from '../ui/message-of.ts';
import { ErrorState } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { Problem } from '../ui/problem.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import classes from './issue-dialog.module.css';
import { issuedOf } from './issued.ts';
import type { InvoiceFile } from './use-invoice-file.ts';
import { useInvoiceMail } from './use-invoice-mail.ts';

export interface IssueDialogProps {
  readonly transaction: TransactionDetail;
  readonly file: InvoiceFile;
  readonly onClose: () => void;
  readonly onIssued: () => void;
}

export function IssueDialog({ transaction, ...props }: IssueDialogProps) {
  const { invoices, transactions } = useApp();
  const { number } = transaction;
  const [reloaded, setReloaded] = useState(false);
  const { answer, failure, state, retry } = useAnswer(async () => {
    const [shop, order] = await Promise.all([
      invoices.details(),
      reloaded ? transactions.calls.load(number) : transaction,
    ]);
    if (!order) throw new Error('This order is no longer there.');
    return { ...shop, order };
  }, '');
  const reload = () => {
    setReloaded(true);
    retry();
  };
  return (
    <Modal opened onClose={props.onClose} title={`Invoice for order ${number}`}>
      {answer?.details ? (
        <IssueForm
          {...props}
          transaction={answer.order}
          details={answer.details}
          detailsVersion={answer.version}
          reloading={state === 'loading'}
          onOutdated={reload}
        />
      ) : answer ? (
        <Stack>
          <Text>Your invoices need your shop’s name and address first. It takes a minute, once.</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={props.onClose}>
              Not now
            </Button>
            <Button component={Link} to="/settings#invoices" data-autofocus>
              Set up invoices
            </Button>
          </Group>
        </Stack>
      ) : state === 'failed' ? (
        <ErrorState title="The invoice could not be prepared" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : (
        <BlockSkeleton label="Loading your invoice details" />
      )}
    </Modal>
  );
}

interface IssueFormProps extends IssueDialogProps {
  readonly details: InvoiceDetails;
  readonly detailsVersion: number;
  readonly reloading: boolean;
  /** Called when what is shown is no longer what would be issued. */
  readonly onOutdated: () => void;
}

/** What happens to the invoice once it is issued: mailed to the buyer, or saved as a PDF. */
type Delivery = 'mail' | 'save';

/** Value of “no tax”; no rate has this name. */
const untaxed = '';

function IssueForm({
  transaction,
  details,
  detailsVersion,
  reloading,
  file,
  onClose,
  onIssued,
  onOutdated,
}: IssueFormProps) {
  const { invoices } = useApp();
  const { taxRates, pricesIncludeTax, currency, dueDays } = details;
  const { number, version, lines } = transaction;
  const usual = taxRates[0]?.name ?? untaxed;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [doing, setDoing] = useState<Delivery | null>(null);
  const mail = useInvoiceMail();
  const mailTo = transaction.invoiceMailTo;
  const nameOf = (lineId: string) => {
    const name = chosen[lineId];
    return name === untaxed || taxRates.some((rate) => rate.name === name) ? name! : usual;
  };
  const totals = invoiceTotals(
    lines.map(({ id, priceCents, quantity }) => ({
      amountCents: priceCents * quantity,
      tax: taxRates.find(({ name }) => name === nameOf(id)) ?? null,
    })),
    pricesIncludeTax,
  );
  const money = (cents: number) => formatCents(cents, { symbol: symbolOf(currency) });
  const { invoice: before } = issuedOf(transaction, transaction.seller.uid);

  const issue = async (delivery: Delivery) => {
    setDoing(delivery);
    setFailure(null);
    try {
      const rates = lines.map(({ id }) => ({ lineId: id, rate: nameOf(id) === untaxed ? null : nameOf(id) }));
      const document = await invoices.issue(number, { version, detailsVersion, rates });
      if (delivery === 'mail') {
        // From here on it stays issued, whatever becomes of the mail.
        const unsent = `Invoice ${document.number} is issued, but it wasn’t sent. `;
        await mail.send({ order: transaction, document: document.number, kind: 'document', unsent });
      }
      onIssued();
      onClose();
      if (delivery === 'mail') return;
      const issued = {
        number: document.number,
        kind: 'invoice',
        totalCents: document.totalCents,
        currency: document.seller.currency,
        upToDate: true,
        mailedAt: null,
      } as const;
      await file.save(document, { ...transaction, invoices: [issued] });
    } catch (error) {
      setFailure(error);
      setDoing(null);
      if (isOutdated(error)) onOutdated();
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void issue(mailTo ? 'mail' : 'save');
  };
  const unready = totals === null || reloading;

  return (
    <form noValidate onSubmit={submit} aria-label="Issue the invoice">
      <Stack>
        {failure ? (
          <Problem title="No invoice was issued">
            {messageOf(failure)}
            {isOutdated(failure) ? ' Below is how it is now.' : null}
          </Problem>
        ) : null}
        {before ? (
          <Text>The order has changed since invoice {before.number}, so that one gets a credit note.</Text>
        ) : null}
        {taxRates.length > 0
          ? lines.map(({ id, title }) => (
              <NativeSelect
                key={id}
                label={`Tax on ${title}`}
                value={nameOf(id)}
                onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [id]: value })}
                data={[
                  ...taxRates.map(({ name, rate }) => ({ value: name, label: `${name}, ${percent(rate)}` })),
                  { value: untaxed, label: 'No tax' },
                ]}
              />
            ))
          : null}
        <dl className={classes.sums}>
          {totals?.taxes.map(({ name, rate, taxCents }) => (
            <div key={name}>
              <dt>
                {name}, {percent(rate)}
              </dt>
              <dd>{money(taxCents)}</dd>
            </div>
          ))}
          <div className={classes.total}>
            <dt>Total</dt>
            <dd>{totals ? money(totals.totalCents) : 'More than can be counted'}</dd>
          </div>
        </dl>
        <Text size="sm" c="dimmed">
          {dueDays === 0 ? 'Due at once.' : `Due in ${dueDays} ${dueDays === 1 ? 'day' : 'days'}.`} It gets
          your next invoice number and can’t be changed after that. A refund adds a credit note.
        </Text>
        {mailTo ? (
          <Text size="sm" c="dimmed" className={classes.address}>
            The email goes to {mailTo}.
          </Text>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" disabled={doing !== null} onClick={onClose}>
            Not yet
          </Button>
          {mailTo ? (
            <Button
              variant="default"
              loading={doing === 'save'}
              disabled={unready || doing !== null}
              onClick={() => void issue('save')}
            >
              Issue invoice
            </Button>
          ) : null}
          <Button
            type="submit"
            loading={doing === (mailTo ? 'mail' : 'save')}
            disabled={unready || doing !== null}
            data-autofocus
          >
            {mailTo ? 'Issue and email' : 'Issue invoice'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
