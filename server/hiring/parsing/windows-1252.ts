/** Decodes Windows-1252 in every version of Node: version 20 decodes 0x80 to 0x9f as the control characters of Latin-1. */

const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windows[character.charCodeAt(0) - 0x80]!);
