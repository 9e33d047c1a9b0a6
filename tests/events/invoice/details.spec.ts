import { describe, expect, it } from 'vitest';
import {
  type InvoiceDetails,
  invoiceDetailsErrors,
  tidyInvoiceDetails,
} from '../../../src/events/invoice/details.ts';
import { details } from './samples.ts';

const errorsOf = (changes: Partial<InvoiceDetails>) =>
  invoiceDetailsErrors(tidyInvoiceDetails({ ...details, ...changes }));

describe('invoice details', () => {
  it('[INVOICE6] may be kept when they are sound, with as little as a name and an address', () => {
    expect(errorsOf({})).toEqual({});
    const nothing = { taxIdLabel: '', taxId: '', taxRates: [], terms: '' };
    expect(errorsOf({ ...nothing, iban: '', bic: '', accountHolder: '' })).toEqual({});
  });

  it('[INVOICE6] may have a link that just fits into a code', () => {
    expect(errorsOf({ paymentLink: `https://pay.example/${'x'.repeat(311)}` })).toEqual({});
  });

  it('[INVOICE6] takes an IBAN and a BIC as they are printed', () => {
    const typed = { ...details, iban: ' de89 3704 0044 0532 0130 00 ', bic: 'cobadeff xxx' };
    expect(tidyInvoiceDetails(typed)).toMatchObject({ iban: details.iban, bic: details.bic });
  });

  it.each([
    ['an IBAN with two digits swapped', { iban: 'DE89370400440532031000' }, 'iban'],
    ['an IBAN that is too short', { iban: 'DE8937040044053201300' }, 'iban'],
    ['a BIC without an IBAN', { iban: '', accountHolder: '' }, 'iban'],
    ['a BIC of seven letters', { bic: 'COBADEF' }, 'bic'],
    ['an address of nine lines [INVOICE20]', { address: 'x\n'.repeat(8) + 'x' }, 'address'],
    ['an account of nobody', { accountHolder: '' }, 'accountHolder'],
    ['a link without encryption', { paymentLink: 'http://pay.example' }, 'paymentLink'],
    ['a link that runs a script', { paymentLink: 'javascript:alert(1)' }, 'paymentLink'],
    ['a link with a password in it', { paymentLink: 'https://me:secret@pay.example' }, 'paymentLink'],
    [
      'a link too long for a code, counted in bytes',
      { paymentLink: `https://pay.example/${'ü'.repeat(156)}` },
      'paymentLink',
    ],
    ['no name', { legalName: ' ' }, 'legalName'],
    ['a name that turns the words around', { legalName: 'Holm \u202e' }, 'legalName'],
    ['no address', { address: '' }, 'address'],
    ['a number that is called nothing', { taxIdLabel: '' }, 'taxIdLabel'],
    ['a currency without hundredths', { currency: 'JPY' }, 'currency'],
    ['a place that is nowhere', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
    ['half a day', { dueDays: 0.5 }, 'dueDays'],
    [
      'two rates of one name',
      { taxRates: [...details.taxRates, { name: 'vat', rate: 1 }] },
      'taxRates.2.name',
    ],
    ['a rate over all', { taxRates: [{ name: 'VAT', rate: 10_001 }] }, 'taxRates.0.rate'],
  ] as const)('[INVOICE6] refuses %s', (_, changes, field) => {
    expect(Object.keys(errorsOf(changes))).toEqual([field]);
  });
});
