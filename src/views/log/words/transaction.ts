/** Descriptions of single facts of a transaction; its page knows all of them and says more (transactions/describe-fact.ts). */
import type { transactionFacts } from '../../../events/transaction/events.ts';
import type { transactionWorkflowFacts } from '../../../events/transaction/workflow.ts';
import { counted } from '../../ui/counted.ts';
import { type FactWords, plainName, whyFailed } from './fact-words.ts';

export const transactionWords: FactWords<typeof transactionFacts> = {
  TransactionDrafted: ({ number, origin, lines }) =>
    `Order ${number} ${origin === 'cart' ? 'ordered from the cart' : 'written by hand'}, ${counted(lines.length, 'line')}`,
  TransactionEdited: ({ changes }) =>
    `Changed ${Object.keys(changes).map(plainName).join(', ') || 'nothing'}`,
  TransactionQuantityChanged: ({ quantity }) => `Changed a quantity to ${quantity}`,
  TransactionLineRemoved: () => 'Took out a line',
  TransactionLineAdded: ({ line: { quantity, title } }) => `Added ${quantity} × “${title}”`,
  TransactionPlaced: ({ heldUntil }) =>
    heldUntil === null ? 'Placed' : `Placed, and held until ${heldUntil}`,
  TransactionHandoverSet: ({ handover }) =>
    handover === null ? 'Left open when it changes hands' : `Changes hands from ${handover.start}`,
  TransactionReminded: () => 'Reminded the buyer',
  TransactionInvoiceMailed: ({ invoice, kind }) =>
    kind === 'reminder' ? `Mailed a reminder of invoice ${invoice}` : `Mailed ${invoice}`,
  TransactionMadeReady: () => 'Ready',
  TransactionReadyTakenBack: () => 'Not ready after all',
  TransactionHoldExtended: ({ until }) => `Held for longer, until ${until}`,
  TransactionExpired: () => 'Cancelled, since it was not paid in time',
  TransactionPaid: () => 'Marked as paid',
  TransactionRefunded: () => 'Marked as refunded',
  TransactionCancelled: () => 'Cancelled',
};

export const transactionWorkflowWords: FactWords<typeof transactionWorkflowFacts> = {
  TransactionLoadRequested: ({ number }) => `Asked for order ${number}`,
  TransactionLoaded: ({ version }) => `Shown, version ${version}`,
  TransactionNotFound: () => 'No such order',
  TransactionLoadFailed: ({ kind }) => `Could not be loaded: ${whyFailed(kind)}`,
  TransactionChangeAsked: ({ change }) => `About to ${plainName(change)}`,
  TransactionChangeDropped: () => 'Not done after all',
  TransactionChangeRequested: ({ change }) => `Asked the server to ${plainName(change)}`,
  TransactionChangeMade: ({ version }) => `Done, version ${version}`,
  TransactionChangeRefused: ({ reason, stale }) =>
    stale ? 'Somebody else changed it first' : `Refused: ${plainName(reason)}`,
  TransactionChangeFailed: ({ kind }) => `Failed: ${whyFailed(kind)}`,
  TransactionRefusalDismissed: () => 'Closed the message about what was refused',
};
