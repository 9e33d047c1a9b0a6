/** Normalizes email addresses, so that spellings of the same mailbox compare as equal. */

/** Only a host: other characters would be parsed as another part of a URL. */
const hostOnly = /^[^\s/:?#@\\%[\]]+$/u;

/**
 * Trimmed, in compatibility form (NFKC), lower case, without invisible characters, the domain as ASCII (IDNA).
 * Lookalike letters stay different: `аnna@` with a Cyrillic letter is another mailbox. A text that is not an email
 * address is returned in lower case.
 */
export function foldEmail(email: string): string {
  const text = plain(email.trim());
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  return `${text.slice(0, at)}@${asciiDomain(text.slice(at + 1))}`;
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC');

function asciiDomain(domain: string): string {
  const isPlain = /^[a-z0-9.-]*$/.test(domain);
  if (isPlain || !hostOnly.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
