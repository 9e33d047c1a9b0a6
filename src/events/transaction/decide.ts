/**
 * The rules of a transaction (SPEC.md, TRANSACTION): who may take it from which state to which. The server runs them
 * on the truth; number, prices and stock come in with the command. The browser only uses the names of the commands.
 */
import { type CommandOf, type Decider, Refused } from '../log/decider.ts';
import type { OrderDetails } from './contact.ts';
import { type MailKind, transactionFact, type TransactionFact } from './events.ts';
import { expireHold, extendHold } from './hold.ts';
import { remindedLately } from './invoice-mail.ts';
import { chosenSlot, type Handover, type HandoverChoice } from './handover.ts';
import type { LineQuantity, Offers } from './raise.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';
import {
  type Transaction,
  transactionProjection,
  type TransactionState,
  type TransactionStatus,
} from './projection.ts';
import type { Circumstances, TransactionDecision } from './decision.ts';
import { edit } from './edit.ts';
import { open, type Opening, placed, validatePlacing } from './opening.ts';
import { actors, type By, type Parties } from './parties.ts';
import { changeQuantities } from './quantities.ts';

/** What the server adds to a change. */
interface Asked extends Circumstances {
  readonly by: By;
  /** The version the person saw; null: any. */
  readonly seen: number | null;
  readonly offers: Offers;
}

/** Why a status does not allow a change. */
function statusRefusal(status: TransactionStatus): Refused<TransactionRefusal> {
  switch (status) {
    case 'draft':
      return refuse('not-placed', 'This order is still a draft. It has to be placed first.');
    case 'unpaid':
      return refuse(
        'already-placed',
        'This order is placed already. Only its quantities can still be changed.',
      );
    case 'paid':
      return refuse('already-paid', 'This order is paid already. It can only be refunded now.');
    case 'refunded':
      return refuse('already-refunded', 'This order is refunded. It cannot be changed any more.');
    case 'cancelled':
      return refuse('already-cancelled', 'This order is cancelled. It cannot be changed any more.');
  }
}

function setHandover(
  { handover: now }: Transaction,
  handover: Handover | Refused<TransactionRefusal> | null,
): TransactionDecision {
  if (handover instanceof Refused) return handover;
  if (handover?.way === now?.way && handover?.start === now?.start) return [];
  return [transactionFact.TransactionHandoverSet({ handover })];
}

function remind(state: Transaction, at: string): TransactionDecision {
  if (state.buyer === null)
    return refuse('no-account', 'This buyer has no account here, so call or write to them instead.');
  return remindedLately(state, at) ?? [transactionFact.TransactionReminded({})];
}

interface Change<Carried> {
  readonly by: keyof typeof actors;
  /** The states in which it is allowed. */
  readonly from: readonly TransactionStatus[];
  rule(state: Transaction, carried: Carried, asked: Asked): TransactionDecision;
}

const change = <Carried = unknown>(row: Change<Carried>): Change<Carried> => row;

/** A person's changes of an existing transaction: who may make each, in which states, and its rule. */
const changes = {
  EditTransaction: change({
    by: 'buyer',
    from: ['draft'],
    rule: (state, { changes: wanted }: { readonly changes: Partial<OrderDetails> }) => edit(state, wanted),
  }),
  /** Omitted lines stay unchanged; 0 removes a line. */
  ChangeQuantities: change({
    by: 'buyer',
    from: ['draft', 'unpaid'],
    rule: (state, { quantities }: { readonly quantities: readonly LineQuantity[] }, asked) =>
      changeQuantities(state, quantities, asked),
  }),
  PlaceTransaction: change({
    by: 'buyer',
    from: ['draft'],
    rule: ({ lines }, _, asked) => validatePlacing(lines, asked) ?? [placed(lines, asked)],
  }),
  /** `until`: UTC, ISO 8601 with milliseconds. */
  ExtendHold: change({
    by: 'seller',
    from: ['unpaid'],
    rule: (state, { until }: { readonly until: string }, { at }) => extendHold(state, until, at),
  }),
  /** null: undecided again. */
  SetHandover: change({
    by: 'either',
    from: ['draft', 'unpaid', 'paid'],
    rule: (state, { choice }: { readonly choice: HandoverChoice | null }, { hours, at }) =>
      setHandover(state, choice && chosenSlot(choice, hours, at)),
  }),
  RemindBuyer: change({
    by: 'seller',
    from: ['unpaid'],
    rule: (state, _, { at }) => remind(state, at),
  }),
  MakeReady: change({
    by: 'seller',
    from: ['unpaid', 'paid'],
    rule: ({ readyAt }) => (readyAt === null ? [transactionFact.TransactionMadeReady({})] : []),
  }),
  TakeBackReady: change({
    by: 'seller',
    from: ['unpaid', 'paid'],
    rule: ({ readyAt }) => (readyAt === null ? [] : [transactionFact.TransactionReadyTakenBack({})]),
  }),
  PayTransaction: change({
    by: 'seller',
    from: ['unpaid'],
    rule: () => [transactionFact.TransactionPaid({})],
  }),
  RefundTransaction: change({
    by: 'seller',
    from: ['paid'],
    rule: () => [transactionFact.TransactionRefunded({})],
  }),
  CancelTransaction: change({
    by: 'either',
    from: ['draft', 'unpaid'],
    rule: () => [transactionFact.TransactionCancelled({})],
  }),
};

/** A person's change of an existing transaction. */
export type TransactionChange = CommandOf<{
  [Type in keyof typeof changes]: (typeof changes)[Type]['rule'];
}>;

/** Sent by the server once a mail has left it, so nothing refuses it any more. */
interface RecordInvoiceMail {
  readonly type: 'RecordInvoiceMail';
  readonly by: By;
  readonly invoice: string;
  readonly kind: MailKind;
}

/** Whether this person may mail documents, and the state is the one they saw. */
export function validateMailer(
  state: Transaction,
  { by, seen }: { readonly by: By; readonly seen: number },
): Refused<TransactionRefusal> | null {
  if (!by.isAdmin && !actors.seller.may(state, by)) return actors.seller.otherwise;
  return seen === state.version ? null : changedMeanwhile;
}

const changedMeanwhile = refuse(
  'changed-meanwhile',
  'This order has changed meanwhile. Look at it again first.',
);

export type OpenTransaction = Opening & { readonly type: 'OpenTransaction' };

export type TransactionCommand =
  | OpenTransaction
  | (TransactionChange & Asked)
  | RecordInvoiceMail
  /** Sent by the server itself, periodically. */
  | { readonly type: 'ExpireHold'; readonly at: string };

const mayAsk = (state: Parties, { by: who }: Pick<Change<never>, 'by'>, by: By) =>
  by.isAdmin || actors[who].may(state, by);

/** Whether a person may make a change now, so that a page can offer it. */
export const offers = (
  state: Parties & Pick<Transaction, 'status'>,
  type: TransactionChange['type'],
  by: By,
) => changes[type].from.includes(state.status) && mayAsk(state, changes[type], by);

function decideOnChange(state: Transaction, command: TransactionChange & Asked): TransactionDecision {
  // The compiler cannot see that the row fits the command's type.
  const row: Change<never> = changes[command.type];
  if (!mayAsk(state, row, command.by)) return actors[row.by].otherwise;
  if (!row.from.includes(state.status))
    return (command.type === 'RefundTransaction' && notPaid(state.status)) || statusRefusal(state.status);
  if (command.seen !== null && command.seen !== state.version) return changedMeanwhile;
  return row.rule(state, command as never, command);
}

const notPaid = (status: TransactionStatus) =>
  (status === 'draft' || status === 'unpaid') &&
  refuse('not-paid', 'This order is not paid yet, so there is nothing to refund. Cancel it instead.');

function decide(state: TransactionState, command: TransactionCommand): TransactionDecision {
  if (command.type === 'OpenTransaction') return open(state, command);
  if (!state) return refuse('not-found', 'There is no such order.');
  if (command.type === 'RecordInvoiceMail') {
    const { invoice, kind } = command;
    return [transactionFact.TransactionInvoiceMailed({ invoice, kind })];
  }
  return command.type === 'ExpireHold' ? expireHold(state, command.at) : decideOnChange(state, command);
}

export const transactionDecider: Decider<
  TransactionState,
  TransactionCommand,
  TransactionFact,
  TransactionRefusal
> = { projection: transactionProjection, decide };
