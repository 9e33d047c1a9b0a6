/** The rules for opening a transaction from a cart or by hand, and for placing it. */
import { Refused } from '../log/decider.ts';
import type { OrderDetails } from './contact.ts';
import { type Origin, transactionFact } from './events.ts';
import { countedQuantity, heldUntil, validateHold } from './hold.ts';
import { chosenSlot, type HandoverChoice } from './handover.ts';
import type { Line } from './line.ts';
import { refuse } from './refusal.ts';
import type { TransactionState } from './projection.ts';
import type { Circumstances, TransactionDecision } from './decision.ts';
import { validateDetails } from './edit.ts';
import type { By } from './parties.ts';
import { validateLines, validateStock } from './validate-lines.ts';

export interface Opening extends OrderDetails, Circumstances {
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

export function open(state: TransactionState, command: Opening): TransactionDecision {
  if (state) return refuse('already-there', 'This order is there already.');
  const { by, number, origin, buyer, seller, contact, paymentMethod, note, lines, place } = command;
  if (buyer === seller) return refuse('self', 'You cannot buy from yourself.');
  if (origin === 'cart' ? by.uid !== buyer : by.uid !== seller && !by.isAdmin)
    return refuse(
      'not-allowed',
      'Only the buyer can order, and only the seller can create an order by hand.',
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

export const validatePlacing = (lines: readonly Line[], { stock, account }: Circumstances) =>
  validateStock(lines, new Map(), stock) ?? validateHold(countedQuantity(lines, stock), account);

export const placed = (lines: readonly Line[], { stock, account, at }: Circumstances) =>
  transactionFact.TransactionPlaced({ heldUntil: heldUntil(countedQuantity(lines, stock), account, at) });
