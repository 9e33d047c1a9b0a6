/** An issued invoice or credit note as a sheet: to read, to print, and to save or share as a PDF. */
import { Anchor, Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import type { ShownDocument } from '../../events/invoice/port.ts';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { invoiceOf } from '../../pdf/invoice/invoice.ts';
import { useApp } from '../app.ts';
import { DocumentIcon, DownloadIcon, SearchIcon, ShareIcon } from '../ui/icons.tsx';
import { useOwnTitle } from '../ui/own-title.ts';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { canShareFiles } from '../ui/share-file.ts';
import { transactionPath } from '../ui/transaction-path.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { MailButton, ReminderButton } from './mail-buttons.tsx';
import { dayOf } from './words.ts';
import { invoiceType, useInvoiceFile } from './use-invoice-file.ts';

export function InvoicePage() {
  const { transactId = '', document = '' } = useParams();
  const { invoices, transactions } = useApp();
  // An invalid number finds nothing.
  const number = /^\d{1,10}$/.test(transactId) ? Number(transactId) : 0;
  const { answer, change, failure, retry, state } = useAnswer(async () => {
    const order = await transactions.calls.load(number);
    if (!order) return { found: null };
    const issued = (await invoices.issued(number)).find((one) => one.number === document);
    return { found: issued ? { order, issued } : null };
  }, `${number} ${document}`);
  const found = answer?.found;
  if (found) return <Shown {...found} onSent={(order) => change(() => ({ found: { ...found, order } }))} />;
  return (
    <Page title="Invoice">
      {state === 'failed' ? (
        <ErrorState title="The invoice could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : answer ? (
        <EmptyState
          icon={<SearchIcon size={26} />}
          title="We can’t find that invoice"
          action={
            <Button component={Link} to="/mongo-mytransacts" variant="default">
              See what you bought
            </Button>
          }
        >
          The number may be wrong, or the invoice is between other people.
        </EmptyState>
      ) : (
        <BlockSkeleton label="Loading the invoice" />
      )}
    </Page>
  );
}

interface ShownProps {
  readonly order: TransactionDetail;
  readonly issued: ShownDocument;
  readonly onSent: (order: TransactionDetail) => void;
}

function Shown({ order, issued, onSent }: ShownProps) {
  const file = useInvoiceFile();
  const invoice = invoiceOf(issued, order);
  const mailedAt = order.invoices.find(({ number }) => number === issued.number)?.mailedAt;
  useOwnTitle(invoice.title);
  return (
    <Page
      title={invoice.title}
      lead={
        <>
          <Anchor component={Link} to={transactionPath(order.number)} underline="always">
            Order {order.number}
          </Anchor>
          {mailedAt ? `. Sent on ${dayOf(mailedAt)}.` : null}
        </>
      }
      actions={
        <>
          <ReminderButton order={order} document={issued} onSent={onSent} />
          <MailButton order={order} document={issued.number} onSent={onSent} />
          <Button variant="default" leftSection={<DocumentIcon size={18} />} onClick={() => window.print()}>
            Print
          </Button>
          <Button
            variant="default"
            loading={file.busy}
            leftSection={<DownloadIcon size={18} />}
            onClick={() => void file.save(issued, order)}
          >
            Save as PDF
          </Button>
          {canShareFiles(invoiceType) ? (
            <Button
              variant="default"
              loading={file.busy}
              leftSection={<ShareIcon size={18} />}
              onClick={() => void file.share(order, issued.number)}
            >
              Share
            </Button>
          ) : null}
        </>
      }
    >
      <InvoiceSheet invoice={invoice} logo={issued.logo} />
    </Page>
  );
}
