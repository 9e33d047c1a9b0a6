/**
 * The text of an invoice's payment code: a transfer in euros as SEPA banks read it (EPC069-12, version 002, UTF-8),
 * otherwise the payment link, or nothing.
 */
import { isSEPACountry } from 'ibantools';
import { centsToDecimal } from '../shared/money.ts';
import { fitsCode } from './details.ts';
import type { InvoiceDocument } from './document.ts';

export interface PaymentCode {
  readonly kind: 'transfer' | 'link';
  readonly text: string;
}

/** Maximum amount of a transfer; the minimum is one cent. */
const maxTransferCents = 99_999_999_999;

export function paymentCodeOf({ kind, number, seller, totalCents }: InvoiceDocument): PaymentCode | null {
  if (kind === 'credit-note' || totalCents === 0) return null;
  const { currency, iban, bic, accountHolder, paymentLink } = seller;
  if (isSEPACountry(iban.slice(0, 2)) && currency === 'EUR' && totalCents <= maxTransferCents) {
    const amount = `EUR${centsToDecimal(totalCents)}`;
    // Purpose and structured reference stay empty.
    const lines = ['BCD', '002', '1', 'SCT', bic, accountHolder, iban, amount, '', '', transferText(number)];
    return { kind: 'transfer', text: lines.join('\n') };
  }
  return paymentLink === '' || !fitsCode(paymentLink) ? null : { kind: 'link', text: paymentLink };
}

/** The payer's reference text, which tells the shop what the money is for. */
export const transferText = (number: string): string => `Invoice ${number}`;
