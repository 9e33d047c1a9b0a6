/** Plain text in the encodings people still send: UTF-8, UTF-16 with its mark, and the Western one of Windows. */
import { UnreadableResume } from './unreadable.ts';

/** @throws UnreadableResume `wrong-type` when the bytes are no text in any of them */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes);
  // No text has characters that only steer a terminal; a binary file is full of them.

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
    return western(bytes);
  }
}

/** 0x80 to 0x9f of Windows, which Node 20 takes for the controls that Latin-1 has there. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const western = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windows[character.charCodeAt(0) - 0x80]!);
