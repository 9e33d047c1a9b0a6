/** One cell of a CSV file (RFC 4180), written so that no spreadsheet runs it. */

/** A spreadsheet takes a cell that starts so for a formula. The quote is ours to double, or it would get lost. */
const dangerous = /^['=+\-@\t\r\n＝＋－＠]/;

export const safeText = (text: string) => (dangerous.test(text) ? `'${text}` : text);
export const withoutSafety = (text: string) => (/^'['=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text);
export const csvCell = (text: string) =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
