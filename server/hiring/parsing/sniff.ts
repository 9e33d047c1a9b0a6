/** What a file is by its first bytes; its name and what the browser calls it are not asked. */
export type Container = 'pdf' | 'zip' | 'office-binary' | 'text' | 'other';

const starts = (bytes: Uint8Array, ...magic: readonly number[]) =>
  magic.every((byte, i) => bytes[i] === byte);

/** Files that could pass for text, or have no bytes in them that text has not. */
const disguises = /^\s*(?:\{\\rtf|<!doctype|<html|<\?xml|<svg|<\?php|%!ps|#!|-----begin|begin \d{3} )/i;

export function containerOf(bytes: Uint8Array): Container {
  // Readers allow for some bytes before the header of a PDF; mail gateways put them there.
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1');
  if (/^[\s\0\xef\xbb\xbf]*%PDF-\d/.test(head)) return 'pdf';
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04) || starts(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'office-binary';
  if (disguises.test(head.replace(/^\xef\xbb\xbf/, ''))) return 'other';
  return 'text';
}
