/**
 * Reads amounts in the notation of the browser's language: `38,50` and `1.234,56` are unambiguous, `1,234` depends on
 * the language.
 */
import {
  centsToDecimal,
  type DecimalMark,
  decimalMarkIn,
  formatCents,
  type ParsedAmount,
  parseAmount,
} from '../../events/shared/money.ts';

/** A point where there is no browser, as in tests on Node 20. */
const ownDecimalMark = (): DecimalMark =>
  typeof navigator !== 'undefined' && new Intl.NumberFormat(navigator.language).format(0.5).includes(',')
    ? ','
    : '.';

export function parseTypedAmount(text: string, symbol = ''): ParsedAmount {
  return parseAmount(text, symbol, decimalMarkIn([text]) ?? ownDecimalMark());
}

/**
 * How an ambiguous amount was read, written out.
 * @returns null if the text is unambiguous (`45`, `12.50`) or no amount
 */
export function amountReading(text: string, symbol: string): string | null {
  const parsed = parseTypedAmount(text, symbol);
  const written = text.replace(/^[^\d.,]+|[^\d.,]+$/g, '');
  if (!parsed.ok || /^\d*(?:\.\d{1,2})?$/.test(written)) return null;
  const cents = Math.abs(parsed.cents);
  const plain = [centsToDecimal(cents), formatCents(cents, { symbol: '' })];
  return plain.includes(written) ? null : formatCents(parsed.cents, { symbol, plus: true });
}
