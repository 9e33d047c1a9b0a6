/**
 * Reads the amounts in a bank's file, exact to the cent. Whether `.` or `,` is the decimal mark is decided once for the
 * file, by its unambiguous amounts. `1.234` is ambiguous: it may be over a thousand or a little over one.
 */
import { centsToDecimal, type DecimalMark, parseAmount } from '../../shared/money.ts';
import type { FileQuestion } from './file-question.ts';

const marks: readonly DecimalMark[] = ['.', ','];
const zerosBehind = { '.': /(\.\d\d)0+(?=\D*$)/, ',': /(,\d\d)0+(?=\D*$)/ } as const;
/** No bank amount is longer, and matching an endless text would block the page. */
const longestAmount = 40;

/** In cents; null when it is not an amount with that mark. Trailing zeros are ignored: `12.5000`. */
function readCents(text: string, mark: DecimalMark): number | null {
  if (text.length > longestAmount) return null;
  // Fast path: nearly all amounts have this form.
  if (mark === '.' && /^-?\d{1,12}\.\d\d$/.test(text)) return Number(text.replace('.', '')) + 0;
  if (!/\d/.test(text) || /[.,]\D*$/.test(text)) return null;
  const parsed = parseAmount(text.replace(zerosBehind[mark], '$1'), '', mark);
  return parsed.ok ? parsed.cents : null;
}

const isOpen = (text: string) => text.length <= longestAmount && /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(text);

/** Reads one amount of the file; null when it is invalid or ambiguous. */
export type ReadAmount = (text: string) => number | null;

export function amountReader(texts: readonly string[], answer?: DecimalMark): ReadAmount | FileQuestion {
  if (answer) return (text) => readCents(text, answer);
  const seen = { '.': false, ',': false };
  for (const text of texts) {
    if (isOpen(text)) continue;
    const [dot, comma] = [readCents(text, '.'), readCents(text, ',')];
    if (dot !== null && comma === null) seen['.'] = true;
    if (comma !== null && dot === null) seen[','] = true;
  }
  if (seen['.'] && seen[',']) return (text) => (isOpen(text) ? null : readEitherWay(text));
  const open = texts.filter(isOpen);
  if (!seen['.'] && !seen[','] && open.length > 0) return askMark(open);
  const mark = seen[','] ? ',' : '.';
  return (text) => readCents(text, mark);
}

const readEitherWay = (text: string) => readCents(text, '.') ?? readCents(text, ',');

const askMark = (open: readonly string[]): FileQuestion => ({
  about: 'decimalMark',
  samples: [...new Set(open)].slice(0, 3).map((text) => ({
    text,
    readings: marks.map((answer) => {
      const cents = readCents(text, answer);
      return { answer, reading: cents === null ? null : centsToDecimal(cents) };
    }),
  })),
});
