/** The form values of a manual transaction, their errors, and the request made of them. */
import type { Estimate } from '../../events/bluebook/estimate.ts';
import { centsToDecimal } from '../../events/shared/money.ts';
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
import { parseTypedAmount } from '../ui/typed-amount.ts';

export interface LineForm {
  /** For React only. */
  readonly key: string;
  readonly productId: string | null;
  readonly title: string;
  readonly price: string;
  readonly quantity: number | string;
}

export interface NewTransactionForm extends OrderForm {
  /** Uid of a client; '' for somebody else. */
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

/** Initial values from a quote request. */
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

/** Initial values from an estimate of a bag. */
export const ofEstimate = ({ item, price }: Estimate, key: string): NewTransactionForm => ({
  ...emptyTransaction(key),
  lines: [cleaning(item, price.consumerCents, key)],
});

/** Takes over the last details of a phone number, except the note, which was about another order. */
export const takenOver = ({ contact, paymentMethod, buyerUid }: LastDetails) => ({
  ...orderFormOf({ contact, paymentMethod, note: '' }),
  buyerUid: buyerUid ?? '',
});

function priceOf(text: string, symbol: string): number | string {
  if (text.trim() === '') return 'Enter a price';
  const parsed = parseTypedAmount(text, symbol);
  if (!parsed.ok) return parsed.message;
  return priceSchema.safeParse(parsed.cents).success ? parsed.cents : 'Enter a price of 0 or more';
}

/** Errors by field, lines as `lines.0.title`; empty if it may be sent. */
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

/** null while a line is incomplete, or if the total is too large. */
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

/** @returns null if a value is invalid */
export function toNewTransaction(
  form: NewTransactionForm,
  symbol: string,
  rest: Pick<NewTransaction, 'key' | 'quoteRequestId' | 'estimateId' | 'place'>,
): NewTransaction | null {
  const lines = linesOf(form.lines, symbol);
  if (!lines || Object.keys(newTransactionErrors(form, symbol)).length > 0) return null;
  return { ...rest, ...orderDetailsOf(form), buyerUid: form.buyerUid || null, lines };
}

/** Puts a product of one's own into a line that had another title. */
export const withProduct = (
  line: LineForm,
  product: { readonly id: string; readonly title: string; readonly priceCents: number },
): LineForm => ({
  ...line,
  productId: product.id,
  title: product.title,
  // A product without a price is sold by quote: keep the typed price.
  price: product.priceCents > 0 ? centsToDecimal(product.priceCents) : line.price,
});
