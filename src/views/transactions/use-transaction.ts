/** A page's transaction: its statechart, which also polls for changes by others. */
import { useEffect, useState } from 'react';
import type { TransactionChange } from '../../events/transaction/decide.ts';
import { type TransactionActor, transactionMachine } from '../../machines/transaction.machine.ts';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';
import { hasUnsaved } from '../ui/unsaved.ts';

/** Milliseconds between two polls while the page is visible. */
const betweenLooks = 8000;

const doneWords: Readonly<Record<TransactionChange['type'], string>> = {
  EditTransaction: 'Details saved',
  ChangeQuantities: 'Quantities saved',
  ExtendHold: 'Held for longer',
  PlaceTransaction: 'Placed',
  SetHandover: 'Time saved',
  RemindBuyer: 'Reminder sent',
  MakeReady: 'Marked as ready',
  TakeBackReady: 'No longer marked as ready',
  PayTransaction: 'Marked as paid',
  RefundTransaction: 'Marked as refunded',
  CancelTransaction: 'Cancelled',
};

export function useTransaction(number: number): TransactionActor {
  const { transactions } = useApp();
  const [actor] = useState(() => transactions.actor(transactionMachine));

  useEffect(() => {
    let asked: TransactionChange['type'] | null = null;
    const requested = actor.on('TransactionChangeRequested', ({ data }) => {
      asked = data.change as TransactionChange['type'];
    });
    const made = actor.on('TransactionChangeMade', () => {
      if (asked) notify({ message: doneWords[asked], tone: 'positive' });
    });
    actor.start();
    return () => {
      requested.unsubscribe();
      made.unsubscribe();
      actor.stop();
    };
  }, [actor]);

  useEffect(() => actor.send({ type: 'transaction.open', number }), [actor, number]);

  useEffect(() => {
    let current = true;
    const look = async () => {
      // Unsaved input is based on the version shown; saving it reports a conflict.
      if (document.visibilityState !== 'visible' || hasUnsaved()) return;
      if (!actor.getSnapshot().matches('showing')) return;
      const now = await transactions.calls.load(number).catch(() => null);
      const snapshot = actor.getSnapshot();
      const { context } = snapshot;
      // Do not replace a refusal that is still being read.
      if (!current || !now || hasUnsaved() || context.refusal || !snapshot.matches('showing')) return;
      if (now.version <= (context.transaction?.version ?? 0)) return;
      actor.send({ type: 'transaction.reload' });
      notify({ message: 'Somebody has just changed this order. Here it is as it is now.' });
    };
    const clock = setInterval(() => void look(), betweenLooks);
    const lookNow = () => void look();
    document.addEventListener('visibilitychange', lookNow);
    addEventListener('focus', lookNow);
    return () => {
      current = false;
      clearInterval(clock);
      document.removeEventListener('visibilitychange', lookNow);
      removeEventListener('focus', lookNow);
    };
  }, [actor, transactions, number]);

  return actor;
}
