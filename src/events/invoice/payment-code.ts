/**
 * What the code on an invoice says to a phone: a transfer in euros as banks of the SEPA read it (EPC069-12, version 002,
 * UTF-8), otherwise the link to pay by, or nothing.
 */
import { isSEPACountry } from 'ibantools';
import { centsToDecimal } from '../shared/money.ts';
import { fitsCode } from './details.ts';
import type { InvoiceDocument } from './document.ts';

export interface PaymentCode {
  readonly kind: 'transfer' | 'link';
  readonly text: string;
}

/** A transfer moves between one cent and this. */
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

/** What a payer writes beside the money, so that the shop knows what it is for. */
export const transferText = (number: string): string => `Invoice ${number}`;
