/** One transaction as a page has it open: its statechart, and an eye on what others do to it meanwhile. */
import { useEffect, useState } from 'react';
import type { TransactionChange } from '../../events/transaction/decide.ts';
import { type TransactionActor, transactionMachine } from '../../machines/transaction.machine.ts';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';
import { hasUnsaved } from '../ui/unsaved.ts';

/** How often the server is asked whether somebody else was here, while the page is looked at. */
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
      // What is typed was made from the version that is shown: its saving tells who was faster.
      if (document.visibilityState !== 'visible' || hasUnsaved()) return;
      if (!actor.getSnapshot().matches('showing')) return;
      const now = await transactions.calls.load(number).catch(() => null);
      const snapshot = actor.getSnapshot();
      const { context } = snapshot;
      // A refusal is still being read.
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
