/** The text of a file whose encoding nobody can be asked about. */

/**
 * UTF-8 where it can be: text in another encoding is none as soon as it has an accent, and banks write UTF-8 under headers that
 * promise Windows-1252. Otherwise what the file says of itself, and Windows-1252 where it says nothing.
 */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoderFor(bytes).decode(bytes);
  }
}

function decoderFor(bytes: ArrayBuffer): TextDecoder {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  const start = new TextDecoder('windows-1252').decode(bytes.slice(0, 1000));
  const [, charset] =
    /CHARSET:\s*([\w-]+)/i.exec(start) ?? /^<\?xml[^>]*encoding=["']([\w-]+)/i.exec(start) ?? [];
  return named(charset) ?? new TextDecoder('windows-1252');
}

/** null for none of the names that browsers know. Headers of OFX write `1252` and `8859-15`. */
function named(charset = ''): TextDecoder | null {
  const label = charset.replace(/^(?=125\d$)/, 'windows-').replace(/^(?=8859)/, 'iso-');
  try {
    return /^utf-?8$/i.test(label) ? null : new TextDecoder(label);
  } catch {
    return null;
  }
}
