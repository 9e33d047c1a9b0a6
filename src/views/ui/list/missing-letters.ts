/** What is said of letters that the font of PDFs lacks, such as those of Arabic, Thai and Chinese. */

/** Letters that are named; more are counted. */
const named = 12;

export function missingWords(letters: readonly string[]): string {
  const first = letters.slice(0, named).join(' ');
  const rest = letters.length > named ? ` and ${letters.length - named} more` : '';
  return `The PDF’s font does not have these letters, so it shows \ufffd in their place: ${first}${rest}. The CSV file has them all.`;
}
