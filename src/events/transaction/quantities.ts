/** The rules for changing how many of each line are wanted, before and after the order is placed. */
import type { Refused } from '../log/decider.ts';
import { transactionFact } from './events.ts';
import { type BuyerAccount, countedQuantity, validateHold } from './hold.ts';
import { isQuantity, type Line, maxLines } from './line.ts';
import { addedLines, type LineQuantity, type Offers, pricesToday, validateRaise } from './raise.ts';
import { refuse, type TransactionRefusal } from './refusal.ts';
import { heldQuantity, type Transaction } from './projection.ts';
import type { Circumstances, Stock, TransactionDecision } from './decision.ts';
import { badQuantity, duplicateLine, validateStock, validateTotal } from './validate-lines.ts';

export function changeQuantities(
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
  if (lines.length === 0) return refuse('last-line', 'Nothing would be left. Cancel the order instead.');
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
