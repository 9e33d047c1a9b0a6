/** Hands the invoice to the person as a file. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import { fetchFonts } from '../../pdf/fetch-fonts.ts';
import { useCurrency } from '../ui/use-settings.ts';
import { saveFile } from '../ui/save-file.ts';
import { DocumentIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import { invoiceOf } from './invoice.ts';

export function InvoiceButton({ transaction }: { transaction: TransactionDetail }) {
  const symbol = useCurrency();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ drawInvoice }, fonts] = await Promise.all([import('./invoice-pdf.ts'), fetchFonts()]);
      const invoice = invoiceOf(transaction, symbol);
      saveFile(new Blob([drawInvoice(invoice, fonts)], { type: 'application/pdf' }), invoice.fileName);
    } catch {
      notify({
        message: 'The invoice could not be made. Try again when there is a network.',
        tone: 'negative',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<DocumentIcon size={18} />}
      onClick={() => void save()}
    >
      Invoice as PDF
    </Button>
  );
}
