/**
 * The rules of a transaction (SPEC.md, TRANSACTION): who may take it from which state to which. The server runs them
 * on the truth; number, prices and stock come in with the command. The browser only uses the names of the commands.
 */
import type { Asker } from '../account/asked.ts';
import { type CommandOf, type Decider, type Decision, Refused } from '../log/decider.ts';
import { type OrderDetails, orderDetailsErrors } from './contact.ts';
import { type Origin, transactionFact, type TransactionFact } from './events.ts';
import {
  type BuyerAccount,
  countedQuantity,
  expireHold,
  extendHold,
  validateHold,
  heldUntil,
} from './hold.ts';
import { chosenSlot, type Handover, type HandoverChoice } from './handover.ts';
import type { ShopHours } from '../shop/hours.ts';
import { isQuantity, type Line, lineSchema, maxLines, maxQuantity, totalCentsOf } from './line.ts';
import { addedLines, validateRaise, type LineQuantity, type Offers, pricesToday } from './raise.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';
import {
  heldQuantity,
  quantitiesOf,
  type Transaction,
  transactionProjection,
  type TransactionState,
  type TransactionStatus,
} from './projection.ts';

/** The person acting, never the server itself. */
export type By = Exclude<Asker, 'system'>;

/** Items left of each product, by product id; a missing product is not counted. */
export type Stock = ReadonlyMap<string, number>;

/** What else the server knows when it runs a command. */
export interface Circumstances {
  readonly stock: Stock;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  /** null: a person without an account. */
  readonly account: BuyerAccount | null;
  /** Hours of the seller; null: none are known. */
  readonly hours: ShopHours | null;
}

interface Opening extends OrderDetails, Circumstances {
  readonly by: By;
  /** The next free transaction number. */
  readonly number: number;
  readonly origin: Origin;
  readonly buyer: string | null;
  readonly seller: string;
  /** With the server's prices when they come from a cart. */
  readonly lines: readonly Line[];
  /** Places it at once; otherwise it stays a draft. */
  readonly place: boolean;
  /** null: nothing was chosen. */
  readonly choice: HandoverChoice | null;
}

/** What the server adds to a change. */
interface Asked extends Circumstances {
  readonly by: By;
  /** The version the person saw; null: any. */
  readonly seen: number | null;
  readonly offers: Offers;
}

type TransactionDecision = Decision<TransactionFact, TransactionRefusal>;

/** Why a status does not allow a change. */
function statusRefusal(status: TransactionStatus): Refused<TransactionRefusal> {
  switch (status) {
    case 'draft':
      return refuse('not-placed', 'This transaction is still a draft. It has to be placed first.');
    case 'unpaid':
      return refuse(
        'already-placed',
        'This transaction is placed already. Only its quantities can still be changed.',
      );
    case 'paid':
      return refuse('already-paid', 'This transaction is paid already. It can only be refunded now.');
    case 'refunded':
      return refuse('already-refunded', 'This transaction is refunded. It cannot be changed any more.');
    case 'cancelled':
      return refuse('already-cancelled', 'This transaction is cancelled. It cannot be changed any more.');
  }
}

type Parties = Pick<Transaction, 'buyer' | 'seller'>;

/** For a buyer without an account, the seller acts. */
const isBuyer = ({ buyer, seller }: Parties, { uid }: By) => uid === (buyer ?? seller);

/** Whether a person may read a transaction at all. */
export const isParty = ({ buyer, seller }: Parties, { uid, isAdmin }: By) =>
  isAdmin || uid === buyer || uid === seller;

/** Who may make a change, besides admins. */
const actors = {
  buyer: { may: isBuyer, otherwise: refuse('not-allowed', 'Only the buyer can do this.') },
  seller: {
    may: ({ seller }: Parties, { uid }: By) => uid === seller,
    otherwise: refuse('not-allowed', 'Only the seller can do this.'),
  },
  either: {
    may: isParty,
    otherwise: refuse('not-allowed', 'Only the buyer and the seller can do this.'),
  },
} as const;

function validateLines(lines: readonly Line[], origin: Origin): Refused<TransactionRefusal> | null {
  if (lines.length === 0) return refuse('no-lines', 'Add at least one line.');
  if (lines.length > maxLines) return refuse('too-many-lines', `Use at most ${maxLines} lines.`);
  if (new Set(lines.map(({ id }) => id)).size < lines.length) return duplicateLine;
  for (const line of lines) {
    if (!isQuantity(line.quantity)) return badQuantity;
    const parsed = lineSchema.safeParse(line);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse('bad-line', issue?.message ?? 'A line is not complete.');
    }
    if (origin === 'cart' && line.priceCents === 0)
      return refuse('no-price', `“${line.title}” has no price yet. Ask the seller for a quote.`);
  }
  return validateTotal(lines);
}

const duplicateLine = refuse('duplicate-line', 'The same line is there twice. Change its quantity instead.');
const badQuantity = refuse('bad-quantity', `Enter a quantity between 1 and ${maxQuantity}.`);

const validateTotal = (lines: readonly Line[]) =>
  totalCentsOf(lines) === null
    ? refuse(
        'total-too-large',
        'This adds up to more than can be counted to the cent. Use a smaller quantity or price.',
      )
    : null;

/** @param held what the transaction has already taken out of `stock` */
function validateStock(
  lines: readonly Line[],
  held: ReadonlyMap<string, number>,
  stock: Stock,
): Refused<TransactionRefusal> | null {
  for (const [productId, wanted] of quantitiesOf(lines)) {
    const left = stock.get(productId);
    const had = held.get(productId) ?? 0;
    // Giving items back is always possible, even if the stock was corrected in the meantime.
    if (left === undefined || wanted <= had || wanted - had <= left) continue;
    const title = lines.find((line) => line.productId === productId)?.title ?? '';
    return refuse('not-enough-stock', `Only ${Math.max(0, left + had)} of “${title}” can be had.`);
  }
  return null;
}

function open(state: TransactionState, command: Opening): TransactionDecision {
  if (state) return refuse('already-there', 'This transaction is there already.');
  const { by, number, origin, buyer, seller, contact, paymentMethod, note, lines, place } = command;
  if (buyer === seller) return refuse('self', 'You cannot buy from yourself.');
  if (origin === 'cart' ? by.uid !== buyer : by.uid !== seller && !by.isAdmin)
    return refuse(
      'not-allowed',
      'Only the buyer can order, and only the seller can write a transaction by hand.',
    );
  if (place && buyer !== null && by.uid !== buyer && !by.isAdmin)
    return refuse(
      'buyer-places',
      'This buyer has an account and places the order there. Save it as a draft.',
    );
  const details = { contact, paymentMethod, note };
  const error =
    validateDetails(details) ??
    validateLines(lines, origin) ??
    (place ? validatePlacing(lines, command) : null);
  if (error) return error;
  const handover = command.choice && chosenSlot(command.choice, command.hours, command.at);
  if (handover instanceof Refused) return handover;
  const drafted = transactionFact.TransactionDrafted({
    number,
    origin,
    buyer,
    seller,
    ...details,
    lines: [...lines],
  });
  return [
    drafted,
    ...(handover ? [transactionFact.TransactionHandoverSet({ handover })] : []),
    ...(place ? [placed(lines, command)] : []),
  ];
}

const validatePlacing = (lines: readonly Line[], { stock, account }: Circumstances) =>
  validateStock(lines, new Map(), stock) ?? validateHold(countedQuantity(lines, stock), account);

const placed = (lines: readonly Line[], { stock, account, at }: Circumstances) =>
  transactionFact.TransactionPlaced({ heldUntil: heldUntil(countedQuantity(lines, stock), account, at) });

function validateDetails(details: OrderDetails): Refused<TransactionRefusal> | null {
  const [message] = Object.values(orderDetailsErrors(details));
  return message === undefined ? null : refuse('bad-details', `${message}.`);
}

function edit(state: Transaction, changes: Partial<OrderDetails>): TransactionDecision {
  const { contact = state.contact, paymentMethod = state.paymentMethod, note = state.note } = changes;
  const error = validateDetails({ contact, paymentMethod, note });
  if (error) return error;
  const changed = {
    ...(sameContact(contact, state.contact) ? {} : { contact }),
    ...(paymentMethod === state.paymentMethod ? {} : { paymentMethod }),
    ...(note === state.note ? {} : { note }),
  };
  return Object.keys(changed).length === 0 ? [] : [transactionFact.TransactionEdited({ changes: changed })];
}

const sameContact = (a: OrderDetails['contact'], b: OrderDetails['contact']) =>
  a.name === b.name && a.phone === b.phone && a.email === b.email && a.address === b.address;

function changeQuantities(
  state: Transaction,
  quantities: readonly LineQuantity[],
  { stock, offers: offered, account }: Circumstances & { readonly offers: Offers },
): TransactionDecision {
  const wanted = new Map(quantities.map((line) => [line.lineId, line]));
  if (wanted.size < quantities.length) return duplicateLine;
  for (const [lineId, { quantity }] of wanted) {
    if (!state.lines.some(({ id }) => id === lineId))
      return refuse('unknown-line', 'This line is no longer there.');
    if (quantity !== 0 && !isQuantity(quantity)) return badQuantity;
  }
  const prices = pricesToday(state, offered);
  const refused = validateRaise(state, wanted, prices);
  if (refused) return refused;
  const added = addedLines(state, wanted, prices);
  const changed = state.lines.map((line) => ({
    ...line,
    quantity: added.some(({ of }) => of === line.id)
      ? line.quantity
      : (wanted.get(line.id)?.quantity ?? line.quantity),
  }));
  const after = [...changed, ...added.map(({ line }) => line)];
  const lines = after.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0)
    return refuse('last-line', 'Nothing would be left. Cancel the transaction instead.');
  if (lines.length > maxLines) return refuse('too-many-lines', `Use at most ${maxLines} lines.`);
  const error =
    validateTotal(lines) ?? (state.status === 'draft' ? null : validateMore(state, lines, stock, account));
  if (error) return error;
  return [
    ...changed
      .filter(({ quantity }, i) => quantity !== state.lines[i]?.quantity)
      .map(({ id, quantity }) =>
        quantity === 0
          ? transactionFact.TransactionLineRemoved({ lineId: id })
          : transactionFact.TransactionQuantityChanged({ lineId: id, quantity }),
      ),
    ...added.map(({ line }) => transactionFact.TransactionLineAdded({ line })),
  ];
}

/** An increase of a placed order takes the extra items from stock at once. */
function validateMore(
  state: Transaction,
  lines: readonly Line[],
  stock: Stock,
  account: BuyerAccount | null,
): Refused<TransactionRefusal> | null {
  const quantity = countedQuantity(lines, stock);
  const isMore = quantity > countedQuantity(state.lines, stock);
  return (
    validateStock(lines, heldQuantity(state), stock) ?? (isMore ? validateHold(quantity, account) : null)
  );
}

function setHandover(
  { handover: now }: Transaction,
  handover: Handover | Refused<TransactionRefusal> | null,
): TransactionDecision {
  if (handover instanceof Refused) return handover;
  if (handover?.way === now?.way && handover?.start === now?.start) return [];
  return [transactionFact.TransactionHandoverSet({ handover })];
}

/** Reminders are limited so that they do not become a nuisance. */
const betweenRemindersMs = 7 * 24 * 3_600_000;

function remind({ buyer, remindedAt }: Transaction, at: string): TransactionDecision {
  if (buyer === null)
    return refuse('no-account', 'This buyer has no account here, so call or write to them instead.');
  if (remindedAt !== null && Date.parse(at) < Date.parse(remindedAt) + betweenRemindersMs)
    return refuse('reminded-lately', 'You sent a reminder less than 7 days ago. Give them a little time.');
  return [transactionFact.TransactionReminded({})];
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

export type OpenTransaction = Opening & { readonly type: 'OpenTransaction' };

export type TransactionCommand =
  | OpenTransaction
  | (TransactionChange & Asked)
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
  if (command.seen !== null && command.seen !== state.version)
    return refuse('changed-meanwhile', 'This transaction has changed meanwhile. Look at it again first.');
  return row.rule(state, command as never, command);
}

const notPaid = (status: TransactionStatus) =>
  (status === 'draft' || status === 'unpaid') &&
  refuse('not-paid', 'This transaction is not paid yet, so there is nothing to refund. Cancel it instead.');

function decide(state: TransactionState, command: TransactionCommand): TransactionDecision {
  if (command.type === 'OpenTransaction') return open(state, command);
  if (!state) return refuse('not-found', 'There is no such transaction.');
  return command.type === 'ExpireHold' ? expireHold(state, command.at) : decideOnChange(state, command);
}

export const transactionDecider: Decider<
  TransactionState,
  TransactionCommand,
  TransactionFact,
  TransactionRefusal
> = { projection: transactionProjection, decide };
