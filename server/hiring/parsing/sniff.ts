/** Detects the type of a file by its first bytes; its name and the browser's content type are ignored. */
export type Container = 'pdf' | 'zip' | 'office-binary' | 'text' | 'other';

const starts = (bytes: Uint8Array, ...magic: readonly number[]) =>
  magic.every((byte, i) => bytes[i] === byte);

/** Other formats that would pass for plain text. */
const disguises = /^\s*(?:\{\\rtf|<!doctype|<html|<\?xml|<svg|<\?php|%!ps|#!|-----begin|begin \d{3} )/i;

export function containerOf(bytes: Uint8Array): Container {
  // Readers tolerate some bytes before the PDF header; mail gateways add them.
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1');
  if (/^[\s\0\xef\xbb\xbf]*%PDF-\d/.test(head)) return 'pdf';
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04) || starts(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'office-binary';
  if (disguises.test(head.replace(/^\xef\xbb\xbf/, ''))) return 'other';
  return 'text';
}
