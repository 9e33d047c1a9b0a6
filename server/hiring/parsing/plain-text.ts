/** Decodes plain text in the encodings people still send: UTF-8, UTF-16 with a byte order mark, and one-byte encodings. */
import { legacyEncoding } from './legacy-encoding.ts';
import { UnreadableResume } from './unreadable.ts';
import { decodeWindows1252 } from './windows-1252.ts';

/** @throws UnreadableResume `wrong-type` when the bytes are not text in any of them */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes);
  // Text has almost no control characters; a binary file is full of them.

  const controls = text.match(/[\0-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffd]/g)?.length ?? 0;
  if (text.includes('\0') || controls > text.length / 500) throw new UnreadableResume('wrong-type');
  return text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const encoding = legacyEncoding(bytes);
    return encoding === 'windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
  }
}
