/** The settings for a merchant's invoices: sender, tax, terms and payment. Normalized, and validated field by field. */
import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { addressError } from '../shared/address-lines.ts';
import { plainLineError, plainTextError } from '../shared/plain-text.ts';
import { isTimeZone } from '../shared/time-zone.ts';
import { isCurrency } from './currency.ts';

export const limits = {
  name: 120,
  address: 300,
  label: 40,
  taxId: 40,
  rates: 10,
  /** Hundredths of a percent: 100 %. */
  rate: 10_000,
  dueDays: 365,
  terms: 500,
  /** Maximum length in a payment code by EPC069-12. */
  holder: 70,
  /** Bytes in UTF-8 that the largest payment code of EPC069-12 holds. */
  codeBytes: 331,
} as const;

export interface TaxRate {
  /** Unique among a merchant's rates, regardless of case. */
  readonly name: string;
  /** Hundredths of a percent: 1900 is 19 %. */
  readonly rate: number;
}

export interface InvoiceDetails {
  readonly legalName: string;
  readonly address: string;
  /** Local name of the tax number: VAT ID, EIN, … */
  readonly taxIdLabel: string;
  /** May be empty. */
  readonly taxId: string;
  /** ISO 4217; with hundredths, since amounts are stored in those. */
  readonly currency: string;
  /** IANA name of the time zone for invoice dates and years. */
  readonly timeZone: string;
  /** If false, tax is added on top of the prices. */
  readonly pricesIncludeTax: boolean;
  /** The first one is the default for every line; empty: no tax is charged. */
  readonly taxRates: readonly TaxRate[];
  /** 0: due at once. */
  readonly dueDays: number;
  /** May be empty, like all below. */
  readonly terms: string;
  /** Upper case, without spaces. */
  readonly iban: string;
  readonly bic: string;
  readonly accountHolder: string;
  /** https only. */
  readonly paymentLink: string;
}

/** By field; `taxRates.0.name` and `taxRates.0.rate` for the rates. */
export type InvoiceDetailsErrors = Readonly<Record<string, string>>;

/** Trimmed, with IBAN and BIC in their machine-readable form. */
export function tidyInvoiceDetails(details: InvoiceDetails): InvoiceDetails {
  return {
    ...details,
    legalName: details.legalName.trim(),
    address: details.address.trim(),
    taxIdLabel: details.taxIdLabel.trim(),
    taxId: details.taxId.trim(),
    taxRates: details.taxRates.map(({ name, rate }) => ({ name: name.trim(), rate })),
    terms: details.terms.trim(),
    iban: electronicFormatIBAN(details.iban) ?? '',
    bic: details.bic.replace(/\s/g, '').toUpperCase(),
    accountHolder: details.accountHolder.trim(),
    paymentLink: details.paymentLink.trim(),
  };
}

/** The first error of each field of tidy details; empty when they may be saved. */
export function invoiceDetailsErrors(details: InvoiceDetails): InvoiceDetailsErrors {
  const { taxRates, dueDays, iban, bic, accountHolder } = details;
  const wrong: Record<string, string | null> = {
    legalName: lineError(details.legalName, limits.name, 'Enter the name that stands on your invoices'),
    address:
      textError(details.address, limits.address, 'Enter the shop’s address') ?? addressError(details.address),
    taxIdLabel: lineError(
      details.taxIdLabel,
      limits.label,
      details.taxId === '' ? null : 'Say what this number is called, like VAT ID or EIN',
    ),
    taxId: lineError(details.taxId, limits.taxId),
    currency: isCurrency(details.currency) ? null : 'Choose a currency',
    timeZone: isTimeZone(details.timeZone) ? null : 'Choose a time zone',
    taxRates: taxRates.length > limits.rates ? `Use at most ${limits.rates} rates` : null,
    dueDays: isBetween(dueDays, limits.dueDays) ? null : `Enter days from 0 to ${limits.dueDays}`,
    terms: textError(details.terms, limits.terms),
    iban: ibanError(details),
    bic: bic === '' || isValidBIC(bic) ? null : 'Check this BIC: it has 8 or 11 letters and digits',
    accountHolder: lineError(
      accountHolder,
      limits.holder,
      iban === '' ? null : 'Enter the name the account is in',
    ),
    paymentLink: linkError(details.paymentLink),
  };
  for (const [i, { name, rate }] of taxRates.entries()) {
    const twice = taxRates.slice(0, i).some((other) => sameName(other.name, name));
    wrong[`taxRates.${i}.name`] =
      lineError(name, limits.label, 'Enter a name, like VAT') ??
      (twice ? 'Another rate is called that' : null);
    wrong[`taxRates.${i}.rate`] = isBetween(rate, limits.rate) ? null : 'Enter a percentage from 0 to 100';
  }
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, message]) => (message === null ? [] : [[field, message]])),
  );
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const isBetween = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

/** @param missing error for an empty text; null: it may be empty */
function lineError(text: string, most: number, missing: string | null = null): string | null {
  if (text === '') return missing;
  return text.length > most ? `Use at most ${most} characters` : plainLineError(text);
}

function textError(text: string, most: number, missing: string | null = null): string | null {
  if (text === '') return missing;
  return text.length > most ? `Use at most ${most} characters` : plainTextError(text);
}

function ibanError({ iban, bic, accountHolder }: InvoiceDetails): string | null {
  if (iban === '') return bic === '' && accountHolder === '' ? null : 'Enter the IBAN of this account';
  return isValidIBAN(iban) ? null : 'Check this IBAN: a digit or letter is wrong or missing';
}

/** Whether it fits into a payment code. */
export const fitsCode = (text: string): boolean => new TextEncoder().encode(text).length <= limits.codeBytes;

const httpsLink = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

function linkError(link: string): string | null {
  if (link === '') return null;
  if (!fitsCode(link)) return 'Use a shorter link: this one does not fit into a code for phones';
  const isSound = httpsLink.safeParse(link).success && new URL(link).username === '' && !/\s/.test(link);
  return isSound ? null : 'Enter a link that starts with https://';
}

/** Printed form: `DE89 3704 0044 0532 0130 00`. */
export const readableIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;
