/** One way to write each email address, so that whatever reaches the same mailbox is compared as the same. */

/** A host alone: anything else would be read as another part of an address. */
const hostOnly = /^[^\s/:?#@\\%[\]]+$/u;

/**
 * Trimmed, in compatibility form (NFKC), in small letters, without signs that nobody sees, its domain as ASCII (IDNA).
 * Letters that only look alike stay apart: `аnna@` with a Cyrillic letter is another mailbox. What is no email address
 * comes back in small letters.
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
