/** One change of an order for a dialog: how it is made, whether it is being saved, and what came of it. */
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TransactionChange } from '../../events/transaction/decide.ts';
import {
  isUndecided,
  type TransactionActor,
  type TransactionContext,
} from '../../machines/transaction.machine.ts';

export interface Change {
  /** Whether a change can be made now. */
  readonly ready: boolean;
  readonly saving: boolean;
  /** Whether it may have been made. */
  readonly undecided: boolean;
  /** Of this change; null for one that was there before the dialog opened. */
  readonly refusal: TransactionContext['refusal'];
  /** Whether there is a refusal that was there before. */
  readonly hasOldRefusal: boolean;
  readonly make: (change: TransactionChange) => void;
  readonly dismiss: () => void;
}

/** @param onMade called once the change is saved */
export function useChange(actor: TransactionActor, onMade: () => void): Change {
  const ready = useSelector(actor, (snapshot) => snapshot.matches('showing'));
  const saving = useSelector(actor, (snapshot) => snapshot.matches('changing'));
  const undecided = useSelector(actor, isUndecided);
  const shown = useSelector(actor, ({ context }) => context.refusal);
  const [before] = useState(shown);
  const hasOldRefusal = shown !== null && shown === before;
  const made = useEffectEvent(onMade);
  useEffect(() => {
    const subscription = actor.on('TransactionChangeMade', () => made());
    return () => subscription.unsubscribe();
  }, [actor]);
  return {
    ...{ ready, saving, undecided, hasOldRefusal },
    refusal: hasOldRefusal ? null : shown,
    make: (change) => actor.send({ type: 'change.make', change }),
    dismiss: () => actor.send({ type: 'refusal.dismiss' }),
  };
}
