/** What a merchant types for a transaction by hand, what is wrong with it, and what of it is sent. */
import type { Estimate } from '../../events/bluebook/estimate.ts';
import { centsToDecimal, parseAmount } from '../../events/shared/money.ts';
import {
  isQuantity,
  type Line,
  maxQuantity,
  priceSchema,
  titleSchema,
  totalCentsOf,
} from '../../events/transaction/line.ts';
import type { QuoteRequest } from '../../events/product/port.ts';
import type { LastDetails, NewTransaction } from '../../events/transaction/port.ts';
import { emptyOrder, orderDetailsOf, type OrderForm, orderFormErrors, orderFormOf } from './order-form.ts';

export interface LineForm {
  /** For React only. */
  readonly key: string;
  readonly productId: string | null;
  readonly title: string;
  readonly price: string;
  readonly quantity: number | string;
}

export interface NewTransactionForm extends OrderForm {
  /** uid of a client; '' for somebody else. */
  readonly buyerUid: string;
  readonly lines: readonly LineForm[];
}

export const emptyLine = (key: string): LineForm => ({
  key,
  productId: null,
  title: '',
  price: '',
  quantity: 1,
});

export const emptyTransaction = (key: string): NewTransactionForm => ({
  ...emptyOrder,
  buyerUid: '',
  lines: [emptyLine(key)],
});

/** What a question for a price already says. */
export const answering = (
  { productId, estimate, title, quantity, buyer, contact, note }: QuoteRequest,
  key: string,
): NewTransactionForm => ({
  ...orderFormOf({ contact, paymentMethod: emptyOrder.paymentMethod, note }),
  buyerUid: buyer.uid,
  lines: [
    estimate
      ? cleaning(title, estimate.price.consumerCents, key)
      : { key, productId, title, price: '', quantity },
  ],
});

const cleaning = (item: string, consumerCents: number, key: string): LineForm => ({
  ...emptyLine(key),
  title: `Cleaning: ${item}`,
  price: centsToDecimal(consumerCents),
});

/** What an own estimate of a bag already says. */
export const ofEstimate = ({ item, price }: Estimate, key: string): NewTransactionForm => ({
  ...emptyTransaction(key),
  lines: [cleaning(item, price.consumerCents, key)],
});

/** The last details of a number, taken over. A note was about another order. */
export const takenOver = ({ contact, paymentMethod, buyerUid }: LastDetails) => ({
  ...orderFormOf({ contact, paymentMethod, note: '' }),
  buyerUid: buyerUid ?? '',
});

function priceOf(text: string, symbol: string): number | string {
  if (text.trim() === '') return 'Enter a price';
  const parsed = parseAmount(text, symbol);
  if (!parsed.ok) return parsed.message;
  return priceSchema.safeParse(parsed.cents).success ? parsed.cents : 'Enter a price of 0 or more';
}

/** By field, lines as `lines.0.title`; empty when it may be sent. */
export function newTransactionErrors(form: NewTransactionForm, symbol: string): Record<string, string> {
  const errors: Record<string, string> = { ...orderFormErrors(form) };
  form.lines.forEach(({ title, price, quantity }, i) => {
    const named = titleSchema.safeParse(title.trim());
    if (!named.success) errors[`lines.${i}.title`] = named.error.issues[0]!.message;
    const cents = priceOf(price, symbol);
    if (typeof cents === 'string') errors[`lines.${i}.price`] = cents;
    if (typeof quantity !== 'number' || !isQuantity(quantity))
      errors[`lines.${i}.quantity`] = `1 to ${maxQuantity}`;
  });
  return errors;
}

/** null while a line is not complete, or when it is more than can be counted. */
export function totalOf(lines: readonly LineForm[], symbol: string): number | null {
  const counted = linesOf(lines, symbol);
  return counted && totalCentsOf(counted);
}

function linesOf(lines: readonly LineForm[], symbol: string): Omit<Line, 'id'>[] | null {
  const counted: Omit<Line, 'id'>[] = [];
  for (const { productId, title, price, quantity } of lines) {
    const priceCents = priceOf(price, symbol);
    if (typeof priceCents === 'string' || typeof quantity !== 'number' || !isQuantity(quantity)) return null;
    counted.push({ productId, title: title.trim(), priceCents, quantity });
  }
  return counted;
}

/** @returns null when something is wrong with it */
export function toNewTransaction(
  form: NewTransactionForm,
  symbol: string,
  rest: Pick<NewTransaction, 'key' | 'quoteRequestId' | 'estimateId' | 'place'>,
): NewTransaction | null {
  const lines = linesOf(form.lines, symbol);
  if (!lines || Object.keys(newTransactionErrors(form, symbol)).length > 0) return null;
  return { ...rest, ...orderDetailsOf(form), buyerUid: form.buyerUid || null, lines };
}

/** A product of one's own, in a line that had another title. */
export const withProduct = (
  line: LineForm,
  product: { readonly id: string; readonly title: string; readonly priceCents: number },
): LineForm => ({
  ...line,
  productId: product.id,
  title: product.title,
  // Without a price of its own it is asked for.
  price: product.priceCents > 0 ? centsToDecimal(product.priceCents) : line.price,
});
