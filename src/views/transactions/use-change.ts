/** One change of an order for a dialog: how it is made, whether it is being saved, and what came of it. */
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { TransactionChange } from '../../events/transaction/decide.ts';
import type { TransactionActor, TransactionContext } from '../../machines/transaction.machine.ts';

export interface Change {
  /** Whether a change can be made now. */
  readonly ready: boolean;
  readonly saving: boolean;
  readonly refusal: TransactionContext['refusal'];
  readonly make: (change: TransactionChange) => void;
  readonly dismiss: () => void;
}

/** @param onMade called once the change is saved */
export function useChange(actor: TransactionActor, onMade: () => void): Change {
  const ready = useSelector(actor, (snapshot) => snapshot.matches('showing'));
  const saving = useSelector(actor, (snapshot) => snapshot.matches('changing'));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const made = useEffectEvent(onMade);
  useEffect(() => {
    const subscription = actor.on('TransactionChangeMade', () => made());
    return () => subscription.unsubscribe();
  }, [actor]);
  return {
    ...{ ready, saving, refusal },
    make: (change) => actor.send({ type: 'change.make', change }),
    dismiss: () => actor.send({ type: 'refusal.dismiss' }),
  };
}
