/**
 * Parses and formats amounts of money, stored as whole cents in a number, never as a binary fraction. Independent of
 * currencies; the symbol is only decoration around the digits.
 */

/** ±9,007,199,254,740.99: every decimal in this range is preserved by a JSON number. */
export const maxAmountCents = 900_719_925_474_099;

export type AmountFault = 'not-a-number' | 'exponent' | 'too-many-decimals' | 'grouping' | 'out-of-range';

/** The character between whole units and cents; the other one of the two groups thousands. */
export type DecimalMark = '.' | ',';

const messages: Readonly<Record<AmountFault, string>> = {
  'not-a-number': 'Enter an amount in digits, like 12.50',
  exponent: 'Write the amount out in digits, without an e',
  'too-many-decimals': 'Use at most two digits after the point',
  grouping: 'Commas group thousands, like 1,234.50; write cents after a point',
  'out-of-range': 'Enter an amount between -9,007,199,254,740.99 and 9,007,199,254,740.99',
};

const messagesWithComma: typeof messages = {
  ...messages,
  'not-a-number': 'Enter an amount in digits, like 12,50',
  'too-many-decimals': 'Use at most two digits after the comma',
  grouping: 'Points group thousands, like 1.234,50; write cents after a comma',
};

export type ParsedAmount =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly fault: AmountFault; readonly message: string };

const invalid = (fault: AmountFault, mark: DecimalMark): ParsedAmount => ({
  ok: false,
  fault,
  message: (mark === ',' ? messagesWithComma : messages)[fault],
});

export function isAmountCents(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= maxAmountCents;
}

/**
 * Parses what a person typed: `1,234.5`, `-3`, `+7`, `(12.50)`, `$ 5`, `−2`, nothing (0).
 * @param symbol the person's own currency symbol, accepted beside every Unicode one
 * @param mark with a comma, `1.234,5` is read as `1,234.5` is with a point
 */
export function parseAmount(text: string, symbol = '', mark: DecimalMark = '.'): ParsedAmount {
  const trimmed = text.normalize('NFKC').replace(/[−–]/g, '-').trim();
  if (trimmed === '') return { ok: true, cents: 0 };
  const bracketed = /^\((.*)\)$/s.exec(trimmed);
  const unsigned = takeSign(withoutSymbol(bracketed?.[1] ?? trimmed, symbol.normalize('NFKC').trim()));
  if (bracketed && unsigned.sign !== '') return invalid('not-a-number', mark);
  const digits = withoutSymbol(unsigned.rest, symbol.normalize('NFKC').trim());
  return readDigits(digits, bracketed !== null || unsigned.sign === '-', mark);
}

function takeSign(text: string): { sign: string; rest: string } {
  const sign = /^[+-]/.exec(text)?.[0] ?? '';
  return { sign, rest: text.slice(sign.length).trim() };
}

function withoutSymbol(text: string, symbol: string): string {
  if (symbol !== '' && !/[\d.,+()-]/.test(symbol)) {
    if (text.startsWith(symbol)) return text.slice(symbol.length).trim();
    if (text.endsWith(symbol)) return text.slice(0, -symbol.length).trim();
  }
  return text.replace(/^\p{Sc}|\p{Sc}$/u, '').trim();
}

function readDigits(text: string, negative: boolean, mark: DecimalMark): ParsedAmount {
  if (/^[\d.,]+e[+-]?\d+$/i.test(text)) return invalid('exponent', mark);
  const match = /^([\d,' ’]*)(?:\.(\d*))?$/.exec(mark === ',' ? swapMarks(text) : text);
  const [, whole = '', decimals = ''] = match ?? [];
  if (!match || !/\d/.test(whole + decimals)) return invalid('not-a-number', mark);
  if (/\D/.test(whole) && !/^[1-9]\d{0,2}(?:([,' ’])\d{3})(?:\1\d{3})*$/.test(whole))
    return invalid('grouping', mark);
  if (decimals.length > 2) return invalid('too-many-decimals', mark);
  const cents = (whole.replace(/\D/g, '') + decimals.padEnd(2, '0')).replace(/^0+(?=\d)/, '');
  if (cents.length > 15 || Number(cents) > maxAmountCents) return invalid('out-of-range', mark);
  return { ok: true, cents: negative && Number(cents) > 0 ? -Number(cents) : Number(cents) };
}

const swapMarks = (text: string) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/**
 * The decimal mark of amounts: the one followed by one or two digits at the end, as in `38,50`.
 * @returns null when they do not show it (`1,234`), or show both
 */
export function decimalMarkIn(texts: readonly string[]): DecimalMark | null {
  const comma = texts.some((text) => /\d,\d{1,2}\D*$/.test(text));
  const point = texts.some((text) => /\d\.\d{1,2}\D*$/.test(text));
  if (comma === point) return null;
  return comma ? ',' : '.';
}

/** `-1234.50`: no grouping, no symbol; for files and for the amount field. Exact for any safe integer. */
export function centsToDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export interface AmountFormat {
  readonly symbol: string;
  /** Adds a plus before amounts above zero, so that the sign is not conveyed by color alone. */
  readonly plus?: boolean;
}

/** `-$1,234.50`, or `+$1,234.50` with `plus`; a space follows a symbol made of letters: `kr 5.00`. */
export function formatCents(cents: number, { symbol, plus = false }: AmountFormat): string {
  const sign = cents < 0 ? '-' : plus && cents > 0 ? '+' : '';
  const plain = centsToDecimal(Math.abs(cents)).replace(/\B(?=(\d{3})+(?!\d)\.)/g, ',');
  return `${sign}${symbol}${/\p{L}$/u.test(symbol) ? ' ' : ''}${plain}`;
}
