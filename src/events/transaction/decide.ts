/**
 * The rules of a transaction (SPEC.md, TRANSACTION): who may take it from which state to which. The server runs them
 * on the truth; number, prices and what is in stock come in with the command. The browser only knows their names.
 */
import type { Asker } from '../account/decide.ts';
import { type Decider, type Decision, Refused } from '../decider.ts';
import { type OrderDetails, orderDetailsErrors } from './contact.ts';
import { type Origin, transactionFact, type TransactionFact } from './events.ts';
import { isQuantity, type Line, lineSchema, maxLines, maxQuantity, totalCentsOf } from './line.ts';
import {
  heldPieces,
  piecesOf,
  type Transaction,
  transactionProjection,
  type TransactionState,
  type TransactionStatus,
} from './projection.ts';

/** Who acts. The server itself never does. */
export type By = Exclude<Asker, 'system'>;

/** Pieces left of each product, by product id; one that is not in it is not counted. */
export type Stock = ReadonlyMap<string, number>;

export interface LineQuantity {
  readonly lineId: string;
  readonly quantity: number;
}

/** What a person asks of a transaction that is there. */
export type TransactionChange =
  | { readonly type: 'EditTransaction'; readonly changes: Partial<OrderDetails> }
  /** Lines that are not named stay as they are; 0 takes a line out. */
  | { readonly type: 'ChangeQuantities'; readonly quantities: readonly LineQuantity[] }
  | { readonly type: 'PlaceTransaction' }
  | { readonly type: 'PayTransaction' }
  | { readonly type: 'RefundTransaction' }
  | { readonly type: 'CancelTransaction' };

export interface OpenTransaction extends OrderDetails {
  readonly type: 'OpenTransaction';
  readonly by: By;
  /** The next free one. */
  readonly number: number;
  readonly origin: Origin;
  readonly buyer: string | null;
  readonly seller: string;
  /** Priced by the server when they come from a cart. */
  readonly lines: readonly Line[];
  /** At once; otherwise it stays a draft. */
  readonly place: boolean;
  readonly stock: Stock;
}

export type TransactionCommand =
  | OpenTransaction
  | (TransactionChange & {
      readonly by: By;
      /** The version the person saw; null: whichever. */
      readonly seen: number | null;
      readonly stock: Stock;
    });

/** Reasons that say it is in another state than the person saw. */
const stateRefusals = [
  'not-placed',
  'not-paid',
  'already-placed',
  'already-paid',
  'already-refunded',
  'already-cancelled',
  'changed-meanwhile',
  'unknown-line',
] as const;

export type TransactionRefusal =
  | (typeof stateRefusals)[number]
  | 'not-found'
  | 'already-there'
  | 'not-allowed'
  | 'self'
  | 'buyer-places'
  | 'no-lines'
  | 'too-many-lines'
  | 'duplicate-line'
  | 'bad-line'
  | 'bad-quantity'
  | 'bad-details'
  | 'no-price'
  | 'last-line'
  | 'total-too-large'
  | 'not-enough-stock';

/** Whether it helps to look at the transaction anew. */
export const isStale = (reason: string) => (stateRefusals as readonly string[]).includes(reason);

type TransactionDecision = Decision<TransactionFact, TransactionRefusal>;

const refuse = (reason: TransactionRefusal, message: string) => new Refused(reason, message);

const legal: Readonly<Record<TransactionChange['type'], readonly TransactionStatus[]>> = {
  EditTransaction: ['draft'],
  ChangeQuantities: ['draft', 'unpaid'],
  PlaceTransaction: ['draft'],
  PayTransaction: ['unpaid'],
  RefundTransaction: ['paid'],
  CancelTransaction: ['draft', 'unpaid'],
};

/** Why a state does not allow a change. */
function illegal(status: TransactionStatus, change: TransactionChange['type']): Refused<TransactionRefusal> {
  if (change === 'RefundTransaction' && (status === 'draft' || status === 'unpaid'))
    return refuse(
      'not-paid',
      'This transaction is not paid yet, so there is nothing to refund. Cancel it instead.',
    );
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

/** Without an account of the buyer, the seller acts for them. */
const isBuyer = ({ buyer, seller }: Parties, { uid }: By) => uid === (buyer ?? seller);

/** Whether somebody may read a transaction at all. */
export const isParty = ({ buyer, seller }: Parties, { uid, isAdmin }: By) =>
  isAdmin || uid === buyer || uid === seller;

function notAllowed(
  state: Parties,
  change: TransactionChange['type'],
  by: By,
): Refused<TransactionRefusal> | null {
  if (by.isAdmin) return null;
  switch (change) {
    case 'EditTransaction':
    case 'ChangeQuantities':
    case 'PlaceTransaction':
      return isBuyer(state, by) ? null : refuse('not-allowed', 'Only the buyer can do this.');
    case 'PayTransaction':
    case 'RefundTransaction':
      return by.uid === state.seller ? null : refuse('not-allowed', 'Only the seller can do this.');
    case 'CancelTransaction':
      return isParty(state, by) ? null : refuse('not-allowed', 'Only the buyer and the seller can do this.');
  }
}

/** Whether a person would be let do a change now: what a page offers. */
export const offers = (
  state: Parties & Pick<Transaction, 'status'>,
  change: TransactionChange['type'],
  by: By,
) => legal[change].includes(state.status) && !notAllowed(state, change, by);

function faultOfLines(lines: readonly Line[], origin: Origin): Refused<TransactionRefusal> | null {
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
  return faultOfTotal(lines);
}

const duplicateLine = refuse('duplicate-line', 'The same line is there twice. Change its quantity instead.');
const badQuantity = refuse('bad-quantity', `Enter a quantity between 1 and ${maxQuantity}.`);

const faultOfTotal = (lines: readonly Line[]) =>
  totalCentsOf(lines) === null
    ? refuse(
        'total-too-large',
        'This adds up to more than can be counted to the cent. Use a smaller quantity or price.',
      )
    : null;

/** @param held what the transaction has taken out of `stock` already */
function faultOfStock(
  lines: readonly Line[],
  held: ReadonlyMap<string, number>,
  stock: Stock,
): Refused<TransactionRefusal> | null {
  for (const [productId, wanted] of piecesOf(lines)) {
    const left = stock.get(productId);
    const had = held.get(productId) ?? 0;
    // Giving back is always possible, also where the stock was corrected meanwhile.
    if (left === undefined || wanted <= had || wanted - had <= left) continue;
    const title = lines.find((line) => line.productId === productId)?.title ?? '';
    return refuse('not-enough-stock', `Only ${Math.max(0, left + had)} of “${title}” can be had.`);
  }
  return null;
}

function open(state: TransactionState, command: OpenTransaction): TransactionDecision {
  if (state) return refuse('already-there', 'This transaction is there already.');
  const { by, number, origin, buyer, seller, contact, paymentMethod, note, lines, place, stock } = command;
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
  const fault =
    faultOfDetails(details) ??
    faultOfLines(lines, origin) ??
    (place ? faultOfStock(lines, new Map(), stock) : null);
  if (fault) return fault;
  const drafted = transactionFact.TransactionDrafted({
    number,
    origin,
    buyer,
    seller,
    ...details,
    lines: [...lines],
  });
  return place ? [drafted, transactionFact.TransactionPlaced({})] : [drafted];
}

function faultOfDetails(details: OrderDetails): Refused<TransactionRefusal> | null {
  const [message] = Object.values(orderDetailsErrors(details));
  return message === undefined ? null : refuse('bad-details', `${message}.`);
}

function edit(state: Transaction, changes: Partial<OrderDetails>): TransactionDecision {
  const { contact = state.contact, paymentMethod = state.paymentMethod, note = state.note } = changes;
  const fault = faultOfDetails({ contact, paymentMethod, note });
  if (fault) return fault;
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
  stock: Stock,
): TransactionDecision {
  const wanted = new Map(quantities.map(({ lineId, quantity }) => [lineId, quantity]));
  if (wanted.size < quantities.length) return duplicateLine;
  for (const [lineId, quantity] of wanted) {
    if (!state.lines.some(({ id }) => id === lineId))
      return refuse('unknown-line', 'This line is no longer there.');
    if (quantity !== 0 && !isQuantity(quantity)) return badQuantity;
  }
  const after = state.lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }));
  const lines = after.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0)
    return refuse('last-line', 'Nothing would be left. Cancel the transaction instead.');
  const fault =
    faultOfTotal(lines) ?? (state.status === 'draft' ? null : faultOfStock(lines, heldPieces(state), stock));
  if (fault) return fault;
  return after
    .filter(({ quantity }, i) => quantity !== state.lines[i]?.quantity)
    .map(({ id, quantity }) =>
      quantity === 0
        ? transactionFact.TransactionLineRemoved({ lineId: id })
        : transactionFact.TransactionQuantityChanged({ lineId: id, quantity }),
    );
}

function decide(state: TransactionState, command: TransactionCommand): TransactionDecision {
  if (command.type === 'OpenTransaction') return open(state, command);
  if (!state) return refuse('not-found', 'There is no such transaction.');
  const forbidden = notAllowed(state, command.type, command.by);
  if (forbidden) return forbidden;
  if (!legal[command.type].includes(state.status)) return illegal(state.status, command.type);
  if (command.seen !== null && command.seen !== state.version)
    return refuse('changed-meanwhile', 'This transaction has changed meanwhile. Look at it again first.');
  switch (command.type) {
    case 'EditTransaction':
      return edit(state, command.changes);
    case 'ChangeQuantities':
      return changeQuantities(state, command.quantities, command.stock);
    case 'PlaceTransaction':
      return faultOfStock(state.lines, new Map(), command.stock) ?? [transactionFact.TransactionPlaced({})];
    case 'PayTransaction':
      return [transactionFact.TransactionPaid({})];
    case 'RefundTransaction':
      return [transactionFact.TransactionRefunded({})];
    case 'CancelTransaction':
      return [transactionFact.TransactionCancelled({})];
  }
}

export const transactionDecider: Decider<
  TransactionState,
  TransactionCommand,
  TransactionFact,
  TransactionRefusal
> = { projection: transactionProjection, decide };
