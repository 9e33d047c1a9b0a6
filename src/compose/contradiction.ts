/** The notice shown when the server will not sign a ledger because it contradicts what was signed of it before. */
import type { Contradiction } from '../adapters/checkpoint.adapter.ts';
import { notices } from '../views/ui/notices.ts';

/** Shown at once, until it is closed, and only once for each ledger: it would come again with every head. */
export function notifyContradiction(): (found: Contradiction) => void {
  const notified = new Set<string>();
  return ({ stream, message }) => {
    // On that page the verdict on the ledger says so.
    if (notified.has(stream) || location.pathname === '/audit') return;
    notified.add(stream);
    notices.notify({
      message: `This ledger is not the one that was signed before, so it was not signed. ${message} Nothing here was changed.`,
      tone: 'negative',
      timeout: null,
      action: { label: 'See what can be proved', run: () => location.assign('/audit#own-ledger') },
    });
  };
}
