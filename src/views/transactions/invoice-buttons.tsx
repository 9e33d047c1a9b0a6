/** The invoice of a transaction, and what took it back, as files. The seller issues it with the first press. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { useSession } from '../session.ts';
import { DocumentIcon, ShareIcon } from '../ui/icons.tsx';
import { canShareFiles } from '../ui/share-file.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { issuedOf } from './issued.ts';
import { invoiceType, useInvoiceFile } from './use-invoice-file.ts';

export interface InvoiceButtonsProps {
  readonly transaction: TransactionDetail;
  readonly onIssued: () => void;
}

export function InvoiceButtons({ transaction, onIssued }: InvoiceButtonsProps) {
  const { person } = useSession();
  const file = useInvoiceFile();
  const [issuing, setIssuing] = useState(false);
  const { invoice, creditNote, issuable } = issuedOf(transaction, person?.uid ?? null);
  const button = (label: string, press: () => void, ButtonIcon = DocumentIcon) => (
    <Button variant="default" loading={file.busy} leftSection={<ButtonIcon size={18} />} onClick={press}>
      {label}
    </Button>
  );
  // A credit note takes the invoice back: then it is what there is to send.
  const sent = creditNote ?? (issuable ? null : invoice);
  return (
    <>
      {creditNote
        ? button('Credit note as PDF', () => void file.fetch(transaction, creditNote.number))
        : null}
      {issuable
        ? button('Invoice as PDF', () => setIssuing(true))
        : invoice
          ? button('Invoice as PDF', () => void file.fetch(transaction, invoice.number))
          : null}
      {sent && canShareFiles(invoiceType)
        ? button(
            creditNote ? 'Share credit note' : 'Share invoice',
            () => void file.share(transaction, sent.number),
            ShareIcon,
          )
        : null}
      {issuing ? (
        <IssueDialog
          transaction={transaction}
          file={file}
          onClose={() => setIssuing(false)}
          onIssued={onIssued}
        />
      ) : null}
    </>
  );
}
