/** Marks a transaction as paid from a list: asks first, and uses the statechart of the transaction's page. */
import { Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '../ui/notices.ts';
import { ErrorState } from '../ui/page.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { useCurrency } from '../ui/use-settings.ts';
import { wordsOf } from './changes.ts';
import { Trouble } from './trouble.tsx';
import { useTransaction } from './use-transaction.ts';

export interface MarkPaidProps {
  readonly number: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function MarkPaid({ number, onClose, onChanged }: MarkPaidProps) {
  const symbol = useCurrency();
  const actor = useTransaction(number);
  const transaction = useSelector(actor, ({ context }) => context.transaction);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const asking = useSelector(actor, (snapshot) => snapshot.matches('confirming'));
  const missing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  const close = useEffectEvent(onClose);
  const change = useEffectEvent(onChanged);

  useEffect(() => {
    const loaded = actor.on('TransactionLoaded', () => {
      // The list may be older than the transaction just loaded.
      if (actor.getSnapshot().context.transaction?.state === 'unpaid') {
        actor.send({ type: 'change.ask', change: { type: 'PayTransaction' } });
      } else {
        notify({ message: `Order ${number} has changed. The list shows it as it is now.` });
        change();
        close();
      }
    });
    const dropped = actor.on('TransactionChangeDropped', () => close());
    const made = actor.on('TransactionChangeMade', () => {
      change();
      close();
    });
    return () => {
      for (const { unsubscribe } of [loaded, dropped, made]) unsubscribe();
    };
  }, [actor, number]);

  if (asking && transaction) {
    return (
      <QuestionDialog
        words={wordsOf('PayTransaction', transaction, symbol)}
        onCancel={() => actor.send({ type: 'change.cancel' })}
        onConfirm={() => actor.send({ type: 'change.confirm' })}
      />
    );
  }
  if (!refusal && !failure && !missing) return null;
  return (
    <Modal opened onClose={onClose} title={`Order ${number}`}>
      {transaction ? (
        <Trouble actor={actor} />
      ) : (
        <ErrorState title="The order could not be loaded" onRetry={() => actor.send({ type: 'retry' })}>
          {failure?.message ?? 'It is no longer there.'}
        </ErrorState>
      )}
    </Modal>
  );
}
