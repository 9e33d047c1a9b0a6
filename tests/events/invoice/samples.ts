/** A shop's details, an order of theirs, and what is issued for it. */
import { type ChosenRates, documentsAsked, type InvoicedOrder } from '../../../src/events/invoice/decide.ts';
import type { InvoiceDetails } from '../../../src/events/invoice/details.ts';
import type { InvoiceDocument } from '../../../src/events/invoice/document.ts';
import { Refused } from '../../../src/events/log/decider.ts';

export const details: InvoiceDetails = {
  legalName: 'Holm Leather Care GmbH',
  address: 'Gerbergasse 5\n10115 Berlin',
  taxIdLabel: 'VAT ID',
  taxId: 'DE123456789',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  pricesIncludeTax: true,
  taxRates: [
    { name: 'VAT', rate: 1900 },
    { name: 'Reduced VAT', rate: 700 },
  ],
  dueDays: 14,
  terms: 'Goods stay ours until they are paid.',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  accountHolder: 'Holm Leather Care',
  paymentLink: '',
};

export const order: InvoicedOrder = {
  number: 6_000_001,
  status: 'unpaid',
  contact: {
    name: 'Rosa Lindqvist',
    phone: '+14155552671',
    email: 'rosa@patina.example',
    address: '12 Tannery Row\nSan Francisco',
  },
  note: 'Ring twice',
  lines: [
    { id: '1', productId: 'p1', title: 'Leather sofa, deep clean', priceCents: 45_050, quantity: 2 },
    { id: '2', productId: null, title: 'Pick-up', priceCents: 1_999, quantity: 1 },
  ],
};

/** In Berlin it is the next year already. */
export const newYearsEve = '2026-12-31T23:30:00.000Z';

/** The invoice that is issued when it is asked for the first time. */
export function issued(
  changes: Partial<InvoiceDetails> = {},
  of: Partial<InvoicedOrder> = {},
  { rates = new Map(), at = '2026-11-27T12:00:00.000Z' }: { rates?: ChosenRates; at?: string } = {},
): InvoiceDocument {
  const asked = documentsAsked({ ...order, ...of }, [], { details: { ...details, ...changes }, rates, at });
  if (asked instanceof Refused) throw asked;
  return { ...asked[0]!, number: '2026-0001' };
}
