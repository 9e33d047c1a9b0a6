/** Buttons for the invoice of a transaction, and its credit note, as files. The seller's first press issues the invoice. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { useSession } from '../session.ts';
import { DocumentIcon, ShareIcon } from '../ui/icons.tsx';
import { canShareFiles } from '../ui/share-file.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { issuedOf } from './issued.ts';
import { MailButton } from './mail-buttons.tsx';
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
  // A credit note cancels the invoice, so it is the one to share.
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
      {sent ? <MailButton order={transaction} document={sent.number} onSent={onIssued} /> : null}
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
