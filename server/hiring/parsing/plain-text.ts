/** Decodes plain text in the encodings people still send: UTF-8, UTF-16 with a byte order mark, and one-byte encodings. */
import { legacyEncoding } from './legacy-encoding.ts';
import { UnreadableResume } from './unreadable.ts';

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
    return encoding === 'windows-1252' ? western(bytes) : new TextDecoder(encoding).decode(bytes);
  }
}

/** 0x80 to 0x9f in Windows-1252; Node 20 decodes them as the control characters of Latin-1. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const western = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windows[character.charCodeAt(0) - 0x80]!);
