/** Describes the history of a transaction, fact by fact, in words. */
import { readFact } from '../../events/log/facts.ts';
import type { Recorded } from '../../events/log/event.ts';
import { formatCents } from '../../events/shared/money.ts';
import { paymentMethodNames } from '../../events/transaction/contact.ts';
import { type TransactionFact, transactionFacts } from '../../events/transaction/events.ts';
import { totalCentsOf } from '../../events/transaction/line.ts';
import {
  type Transaction,
  transactionProjection,
  type TransactionState,
} from '../../events/transaction/projection.ts';
import { handoverWords } from './handover/words.ts';
import { timeOf } from './words.ts';
import type { PastFact } from '../../events/transaction/detail.ts';

export interface PastDeed {
  readonly seq: number;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly words: string;
  /** The total after this fact; null while it is unknown. */
  readonly totalCents: number | null;
}

/** @param history oldest first. A fact of a newer version is described as unreadable. */
export function describeHistory(history: readonly PastFact[], symbol: string): PastDeed[] {
  let state: TransactionState = transactionProjection.initial();
  return history.map((past) => {
    const fact = readFact(transactionFacts, recordOf(past));
    const before = state;
    if (fact) state = transactionProjection.evolve(state, fact);
    return {
      seq: past.seq,
      at: past.at,
      by: fact?.type === 'TransactionExpired' ? 'By itself' : past.by || 'Somebody whose account is gone',
      words: fact ? describe(fact, before, symbol) : 'Changed in a way that this version does not know',
      totalCents: state && totalCentsOf(state.lines),
    };
  });
}

/** The server does not send the hash chain, and folding needs none of it. */
const recordOf = ({ seq, type, v, at, data }: PastFact) => ({
  stream: '',
  seq,
  type,
  v,
  at,
  data,
  actor: '',
  device: '',
  prev: '',
  hash: '',
});

function describe(
  { type, data }: Recorded<TransactionFact>,
  before: TransactionState,
  symbol: string,
): string {
  switch (type) {
    case 'TransactionDrafted':
      return data.origin === 'cart' ? 'Ordered from the cart' : 'Written by hand';
    case 'TransactionEdited':
      return `Changed ${before ? changesOf(before, { ...before, ...data.changes }) : 'the details'}`;
    case 'TransactionQuantityChanged': {
      const line = lineOf(before, data.lineId);
      return `Changed the quantity of ${named(line)} from ${line?.quantity ?? '?'} to ${data.quantity}`;
    }
    case 'TransactionLineRemoved': {
      const line = lineOf(before, data.lineId);
      const worth = line ? `, ${line.quantity} × ${formatCents(line.priceCents, { symbol })}` : '';
      return `Took out ${named(line)}${worth}`;
    }
    case 'TransactionLineAdded': {
      const { title, quantity, priceCents } = data.line;
      return `Added ${quantity} × “${title}” at ${formatCents(priceCents, { symbol })} each`;
    }
    case 'TransactionPlaced':
      return data.heldUntil === null ? 'Placed' : `Placed, and held until ${timeOf(data.heldUntil)}`;
    case 'TransactionHoldExtended':
      return `Held for longer, until ${timeOf(data.until)}`;
    case 'TransactionExpired':
      return 'Cancelled, since it was not paid in time; the items went back to the shop';
    case 'TransactionHandoverSet':
      return data.handover === null ? 'Left the time open' : `Set ${handoverWords(data.handover)}`;
    case 'TransactionReminded':
      return 'Sent a reminder to pay';
    case 'TransactionInvoiceMailed':
      return data.kind === 'reminder'
        ? `Mailed a reminder of invoice ${data.invoice}`
        : `Mailed ${data.invoice}`;
    case 'TransactionMadeReady':
      return 'Marked as ready';
    case 'TransactionReadyTakenBack':
      return 'No longer ready';
    case 'TransactionPaid':
      return 'Marked as paid';
    case 'TransactionRefunded':
      return 'Marked as refunded';
    case 'TransactionCancelled':
      return 'Cancelled';
  }
}

const lineOf = (state: TransactionState, lineId: string) => state?.lines.find(({ id }) => id === lineId);
const named = (line: { readonly title: string } | undefined) => (line ? `“${line.title}”` : 'a line');

/** `the name to “Rosa”; the payment to Card`. */
function changesOf(before: Transaction, after: Transaction): string {
  const text = (value: string) => (value === '' ? 'nothing' : `“${value}”`);
  const changes: string[] = [];
  const names = {
    name: 'the name',
    phone: 'the phone',
    email: 'the email',
    address: 'the address',
  } as const;
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    if (before.contact[key] !== after.contact[key])
      changes.push(`${names[key]} to ${text(after.contact[key])}`);
  }
  if (before.paymentMethod !== after.paymentMethod)
    changes.push(`the payment to ${paymentMethodNames[after.paymentMethod]}`);
  if (before.note !== after.note) changes.push(`the note to ${text(after.note)}`);
  return changes.join('; ') || 'the details';
}
