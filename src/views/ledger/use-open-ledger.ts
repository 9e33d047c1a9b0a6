/** The signed-in person's ledger once it is open, or why it is not. */
import { useSelector } from '@xstate/react';
import type { LedgerStream } from '../../events/ledger/decide.ts';
import type { LedgerFailure } from '../../machines/ledger.machine.ts';
import { useApp } from '../app.ts';

export interface OpenLedger {
  /** null until it is open. */
  readonly stream: LedgerStream | null;
  /** Also set if a change could not be saved while the ledger stays open. */
  readonly failure: LedgerFailure | null;
}

export function useOpenLedger(uid: string | null): OpenLedger {
  const { ledger } = useApp();
  const failure = useSelector(ledger.actor, ({ context }) => context.failure);
  const loaded = useSelector(ledger.actor, (snapshot) => snapshot.matches('ready'));
  const owner = useSelector(ledger.actor, ({ context }) => context.uid);
  const open = owner === uid && (loaded || failure?.during === 'appending');
  return { stream: open ? ledger.stream() : null, failure };
}
