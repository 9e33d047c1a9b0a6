/** The fonts of every PDF, as files that whoever draws has read: a browser fetches them, Node reads them from the disk. */

/** The bytes of two TrueType files. */
export interface Fonts {
  readonly normal: Uint8Array;
  readonly bold: Uint8Array;
}

/** As jsPDF takes a file: one character a byte. Joined in pieces, since a call takes only so many arguments. */
export function toBinaryString(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let i = 0; i < bytes.length; i += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(i, i + 8192)));
  return pieces.join('');
}
