/** A seller's actions on one row of the list, without opening it. */
import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import type { By } from '../../events/transaction/parties.ts';
import { offers } from '../../events/transaction/decide.ts';
import type { TransactionDetail } from '../../events/transaction/detail.ts';
import type { TransactionRow } from '../../events/transaction/port.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { BellIcon, CheckIcon, DocumentIcon, MoreIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { changeAll, outcomeWords } from './bulk.ts';
import { ruledState } from './changes.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { issuedOf } from './issued.ts';
import { MarkPaid } from './mark-paid.tsx';
import { useInvoiceFile } from './use-invoice-file.ts';

export interface SoldRowMenuProps {
  readonly row: TransactionRow;
  /** Called when the list is out of date. */
  readonly onChanged: () => void;
}

export function SoldRowMenu({ row, onChanged }: SoldRowMenuProps) {
  const { transactions } = useApp();
  const { person, admin } = useSession();
  const file = useInvoiceFile();
  const [paying, setPaying] = useState(false);
  const [issuing, setIssuing] = useState<TransactionDetail | null>(null);
  const by: By = { uid: person?.uid ?? '', isAdmin: admin };

  const mark = row.readyAt === null ? 'MakeReady' : 'TakeBackReady';
  const ready = async () => {
    const what = row.readyAt === null ? 'marked as ready' : 'not marked as ready any more';
    const outcome = await changeAll(transactions.calls, [row], { type: mark });
    onChanged();
    notify({
      message: outcomeWords(outcome, what),
      tone: outcome.failed.length > 0 ? 'negative' : 'positive',
    });
  };

  const invoice = async () => {
    try {
      const transaction = await transactions.calls.load(row.number);
      if (!transaction) throw new Error('This order is no longer there.');
      const issued = issuedOf(transaction, by.uid);
      const document = issued.creditNote ?? issued.invoice;
      if (issued.issuable) setIssuing(transaction);
      else if (document) await file.fetch(transaction, document.number);
      else notify({ message: `No invoice was issued for ${row.number}.` });
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    }
  };

  if (row.state === 'draft') return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            loading={file.busy}
            aria-label={`More about ${row.number}`}
          >
            <MoreIcon size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {offers(ruledState(row), 'PayTransaction', by) ? (
            <Menu.Item leftSection={<CheckIcon size={18} />} onClick={() => setPaying(true)}>
              Mark as paid
            </Menu.Item>
          ) : null}
          {offers(ruledState(row), mark, by) ? (
            <Menu.Item leftSection={<BellIcon size={18} />} onClick={() => void ready()}>
              {row.readyAt === null ? 'Mark as ready' : 'Not ready after all'}
            </Menu.Item>
          ) : null}
          <Menu.Item leftSection={<DocumentIcon size={18} />} onClick={() => void invoice()}>
            {row.state === 'refunded' || row.state === 'cancelled' ? 'Credit note' : 'Invoice'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {paying ? (
        <MarkPaid number={row.number} onClose={() => setPaying(false)} onChanged={onChanged} />
      ) : null}
      {issuing ? (
        <IssueDialog
          transaction={issuing}
          file={file}
          onClose={() => setIssuing(null)}
          onIssued={onChanged}
        />
      ) : null}
    </>
  );
}
