/** Decodes a file whose encoding is unknown. */

/**
 * Tries UTF-8 first: text in another encoding is invalid UTF-8 as soon as it has an accent, and banks write UTF-8
 * under headers that promise Windows-1252. Otherwise uses the encoding that the file declares, or Windows-1252.
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

/** null if browsers do not know the name. OFX headers use names like `1252` and `8859-15`. */
function named(charset = ''): TextDecoder | null {
  const label = charset.replace(/^(?=125\d$)/, 'windows-').replace(/^(?=8859)/, 'iso-');
  try {
    return /^utf-?8$/i.test(label) ? null : new TextDecoder(label);
  } catch {
    return null;
  }
}
