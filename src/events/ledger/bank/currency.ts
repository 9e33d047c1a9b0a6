/** Which currency a ledger is in, as far as its sign says so: `$` is that of the reader's country, and many others'. */

/** What ISO 4217 has for no currency. */
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

/** ISO 4217 for a ledger's sign; XXX where it is nobody's or several countries'. @param locale the reader's */
export function currencyOf(symbol: string, locale: string): string {
  const [here] = allCodes().filter((code) => code === symbol || signOf(code, locale, 'symbol') === symbol);
  if (here) return here;
  const [only, ...others] = allCodes().filter((code) => isSignOf(symbol, code, locale));
  return only && others.length === 0 ? only : noCurrency;
}

/**
 * Whether amounts of a file may be added to those of a ledger: `foreign` is another currency, `unsure` may be another one.
 * @param code of the file, null for none
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
