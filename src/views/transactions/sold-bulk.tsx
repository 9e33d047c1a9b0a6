/** A seller's actions on several orders of the list at once. */
import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import type { By } from '../../events/transaction/parties.ts';
import { offers, type TransactionChange } from '../../events/transaction/decide.ts';
import { formatCents } from '../../events/shared/money.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { counted } from '../ui/counted.ts';
import { notify } from '../ui/notices.ts';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import { changeAll, outcomeWords, type Seen } from './bulk.ts';
import { ruledState } from './changes.ts';
import classes from './sold-bulk.module.css';
import { issuedOf } from './issued.ts';
import type { BulkProps } from './transactions-table.tsx';
import { useInvoiceFile } from './use-invoice-file.ts';

export function SoldBulk({ rows, chosen, onChoose, onChanged }: BulkProps) {
  const { calls } = useApp().transactions;
  const { person, admin } = useSession();
  const symbol = useCurrency();
  const file = useInvoiceFile();
  const [busy, setBusy] = useState(false);
  const [paying, setPaying] = useState(false);
  const by: By = { uid: person?.uid ?? '', isAdmin: admin };
  const picked = rows.filter(({ number }) => chosen.has(number));
  const readying = picked.filter((row) => row.readyAt === null && offers(ruledState(row), 'MakeReady', by));
  const payable = picked.filter((row) => offers(ruledState(row), 'PayTransaction', by));
  const all = rows.length > 0 && picked.length === rows.length;

  const run = async (orders: readonly Seen[], change: TransactionChange, what: string, undoable: boolean) => {
    setBusy(true);
    const outcome = await changeAll(calls, orders, change);
    setBusy(false);
    onChanged();
    onChoose(new Set());
    const undo = () =>
      void run(outcome.done, { type: 'TakeBackReady' }, 'not marked as ready any more', false);
    notify({
      message: outcomeWords(outcome, what),
      tone: outcome.failed.length > 0 ? 'warning' : 'positive',
      ...(undoable && outcome.done.length > 0
        ? { action: { label: 'Undo', run: undo }, timeout: 10_000 }
        : {}),
    });
  };

  const saveInvoices = async () => {
    setBusy(true);
    let without = 0;
    for (const { number } of picked) {
      const order = await calls.load(number).catch(() => null);
      const issued = order && issuedOf(order, by.uid);
      const document = issued && (issued.creditNote ?? issued.invoice);
      if (order && document) await file.fetch(order, document.number);
      else without += 1;
    }
    setBusy(false);
    if (without > 0)
      notify({
        message: `${counted(without, 'order')} without an invoice. Issue it from the row’s menu first.`,
      });
  };

  return (
    <Group className={classes.bar} role="group" aria-label="Several orders at once">
      <Checkbox
        label={picked.length > 0 ? `${picked.length} selected` : 'Select all on this page'}
        checked={all}
        indeterminate={picked.length > 0 && !all}
        onChange={() => onChoose(new Set(all ? [] : rows.map(({ number }) => number)))}
      />
      {picked.length > 0 ? (
        <>
          <Button
            size="compact-md"
            disabled={busy || readying.length === 0}
            onClick={() => void run(readying, { type: 'MakeReady' }, 'marked as ready', true)}
          >
            Mark as ready
          </Button>
          <Button
            size="compact-md"
            variant="default"
            disabled={busy || payable.length === 0}
            onClick={() => setPaying(true)}
          >
            Mark as paid
          </Button>
          <Button
            size="compact-md"
            variant="default"
            disabled={busy}
            loading={file.busy}
            onClick={() => void saveInvoices()}
          >
            Invoices as PDFs
          </Button>
        </>
      ) : null}
      {paying ? (
        <QuestionDialog
          words={{
            question: `Mark ${counted(payable.length, 'order')} as paid?`,
            meaning: `You confirm that ${formatCents(
              payable.reduce((sum, { totalCents }) => sum + totalCents, 0),
              { symbol },
            )} has been received. After that they can only be refunded.`,
            confirm: 'Mark as paid',
            keep: 'Not yet',
            takesBack: false,
          }}
          onCancel={() => setPaying(false)}
          onConfirm={() => {
            setPaying(false);
            void run(payable, { type: 'PayTransaction' }, 'marked as paid', false);
          }}
        />
      ) : null}
    </Group>
  );
}
