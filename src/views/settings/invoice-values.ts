/** Converts invoice details to form values and back. */
import { currencies, symbolOf } from '../../events/invoice/currency.ts';
import type { VersionedDetails } from '../../events/invoice/port.ts';
import type { Picture } from '../../events/shared/picture.ts';
import {
  type InvoiceDetails,
  invoiceDetailsErrors,
  readableIban,
  tidyInvoiceDetails,
} from '../../events/invoice/details.ts';

export interface InvoiceValues extends Omit<InvoiceDetails, 'taxRates' | 'dueDays'> {
  readonly taxRates: readonly { readonly name: string; readonly rate: string }[];
  readonly dueDays: string;
  /** One at most. */
  readonly logo: readonly Picture[];
}

/** Defaults of a new shop: the person's currency and time zone where known. */
export const emptyValues = (symbol: string, timeZone: string): InvoiceValues => ({
  legalName: '',
  address: '',
  taxIdLabel: '',
  taxId: '',
  currency: currencies.find((code) => symbolOf(code) === symbol) ?? currencies[0],
  timeZone,
  pricesIncludeTax: true,
  taxRates: [],
  dueDays: '14',
  terms: '',
  iban: '',
  bic: '',
  accountHolder: '',
  paymentLink: '',
  logo: [],
});

export const valuesOf = (
  { taxRates, dueDays, iban, ...rest }: InvoiceDetails,
  logo: VersionedDetails['logo'],
): InvoiceValues => ({
  ...rest,
  logo: logo ? [logo] : [],
  iban: readableIban(iban),
  taxRates: taxRates.map(({ name, rate }) => ({ name, rate: String(rate / 100) })),
  dueDays: String(dueDays),
});

/**
 * Reads `19`, `8.75` or `8,75`.
 * @returns hundredths of a percent; NaN if invalid
 */
function rateOf(typed: string): number {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Normalized details; invalid numbers become NaN. */
export const detailsOf = ({ taxRates, dueDays, logo: _, ...rest }: InvoiceValues): InvoiceDetails =>
  tidyInvoiceDetails({
    ...rest,
    taxRates: taxRates.map(({ name, rate }) => ({ name, rate: rateOf(rate) })),
    dueDays: /^\s*\d{1,3}\s*$/.test(dueDays) ? Number(dueDays) : NaN,
  });

export const errorsOf = (values: InvoiceValues) => invoiceDetailsErrors(detailsOf(values));
