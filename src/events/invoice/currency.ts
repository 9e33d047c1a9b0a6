/** Currencies for invoices (ISO 4217): only those with hundredths, since amounts are stored in hundredths. */

export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CNY',
  'COP',
  'CZK',
  'DKK',
  'EGP',
  'HKD',
  'ILS',
  'INR',
  'KES',
  'MAD',
  'MXN',
  'MYR',
  'NGN',
  'NOK',
  'NZD',
  'PEN',
  'PHP',
  'PLN',
  'RON',
  'RSD',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'UAH',
  'ZAR',
] as const;

export const isCurrency = (code: string): boolean => currencies.some((known) => known === code);

/** `€`, `CA$`, `CHF`: distinguishable where two currencies share a sign. */
export const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
