/** Derives a ledger's currency from its symbol, as far as possible: `$` may be the reader's currency or many others. */

/** The ISO 4217 code for "no currency". */
const noCurrency = 'XXX';

function signOf(code: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string | null {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? null;
  } catch {
    return null;
  }
}

const isSignOf = (symbol: string, code: string, locale: string) =>
  [code, signOf(code, locale, 'narrowSymbol'), signOf(code, 'en', 'narrowSymbol')].includes(symbol);

const allCodes = () => Intl.supportedValuesOf('currency');

/** ISO 4217 code for a ledger's symbol; XXX when it is unknown or ambiguous. @param locale the reader's */
export function currencyOf(symbol: string, locale: string): string {
  const [here] = allCodes().filter((code) => code === symbol || signOf(code, locale, 'symbol') === symbol);
  if (here) return here;
  const [only, ...others] = allCodes().filter((code) => isSignOf(symbol, code, locale));
  return only && others.length === 0 ? only : noCurrency;
}

/**
 * Whether a file's amounts may be added to a ledger: `foreign` is another currency, `unsure` may be another one.
 * @param code currency of the file, null for none
 */
export function relateCurrency(
  code: string | null,
  symbol: string,
  locale: string,
): 'same' | 'unsure' | 'foreign' {
  if (code === null || code === noCurrency || currencyOf(symbol, locale) === code) return 'same';
  if (isSignOf(symbol, code, locale)) return 'unsure';
  return allCodes().some((one) => isSignOf(symbol, one, locale)) ? 'foreign' : 'unsure';
}
