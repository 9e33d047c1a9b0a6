/** A QR code on a sheet, as squares of ink: sharp at every size, on paper and on a screen. */
import type { jsPDF } from 'jspdf';
import { encode } from 'uqr';

/** Modules of blank margin around the code, as ISO/IEC 18004 requires. */
const quiet = 4;

/**
 * Medium error correction and at most version 13, which is what EPC069-12 allows.
 * @returns rows of modules, true for dark
 * @throws RangeError when the text is longer than fits
 */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', boostEcc: false, maxVersion: 13, border: quiet }).data;
}

/** @param x with `y` the upper left corner, and `size` the side, all including the blank margin */
export function drawQrCode(pdf: jsPDF, text: string, x: number, y: number, size: number): void {
  const rows = qrModules(text);
  const side = size / rows.length;
  pdf.setFillColor('#ffffff').rect(x, y, size, size, 'F').setFillColor('#000000');
  for (const [down, row] of rows.entries()) {
    // Adjacent modules as one rectangle: between squares drawn one by one, hairlines would show.
    for (let start = row.indexOf(true); start !== -1;) {
      const next = row.indexOf(false, start);
      const end = next === -1 ? row.length : next;
      pdf.rect(x + start * side, y + down * side, (end - start) * side, side, 'F');
      start = row.indexOf(true, end);
    }
  }
}
