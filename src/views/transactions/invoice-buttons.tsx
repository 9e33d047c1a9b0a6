/** The invoice of a transaction, and what took it back, as files. The seller issues it with the first press. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { useSession } from '../session.ts';
import { DocumentIcon } from '../ui/icons.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { issuedOf } from './issued.ts';
import { useInvoiceFile } from './use-invoice-file.ts';

export interface InvoiceButtonsProps {
  readonly transaction: TransactionDetail;
  readonly onIssued: () => void;
}

export function InvoiceButtons({ transaction, onIssued }: InvoiceButtonsProps) {
  const { person } = useSession();
  const file = useInvoiceFile();
  const [issuing, setIssuing] = useState(false);
  const { invoice, creditNote, issuable } = issuedOf(transaction, person?.uid ?? null);
  const button = (label: string, press: () => void) => (
    <Button variant="default" loading={file.busy} leftSection={<DocumentIcon size={18} />} onClick={press}>
      {label}
    </Button>
  );
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
