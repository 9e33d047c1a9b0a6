/** The fonts of every PDF, as bytes that the caller has loaded: a browser fetches them, Node reads them from the disk. */

/** The bytes of two TrueType files. */
export interface Fonts {
  readonly normal: Uint8Array;
  readonly bold: Uint8Array;
}

/** The form in which jsPDF takes a file: one character per byte. Joined in pieces, since a call takes only so many arguments. */
export function toBinaryString(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let i = 0; i < bytes.length; i += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(i, i + 8192)));
  return pieces.join('');
}
