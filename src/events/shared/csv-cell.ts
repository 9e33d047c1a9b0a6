/** Writes one cell of a CSV file (RFC 4180) so that no spreadsheet evaluates it as a formula. */

/** Spreadsheets take cells that start like this for formulas. A leading quote must be escaped as well, or it would get lost. */
const dangerous = /^['=+\-@\t\r\n＝＋－＠]/;

export const safeText = (text: string) => (dangerous.test(text) ? `'${text}` : text);
export const withoutSafety = (text: string) => (/^'['=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text);
export const csvCell = (text: string) =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** Any text as a cell that no spreadsheet evaluates. */
export const safeCell = (text: string) => csvCell(safeText(text));
