/** The QR code of an invoice, drawn as a picture and read back. */
import { jsPDF } from 'jspdf';
import { expect, it } from 'vitest';
import { limits } from '../../../src/events/invoice/details.ts';
import { paymentCodeOf } from '../../../src/events/invoice/payment-code.ts';
import { drawQrCode, qrModules } from '../../../src/pdf/qr-code.ts';
import { issued } from '../../events/invoice/samples.ts';

const { text } = paymentCodeOf(issued())!;

it('has a blank of four modules around three finders', () => {
  const rows = qrModules(text);
  const side = rows.length;
  const finder = '1111111 1000001 1011101 1011101 1011101 1000001 1111111';
  const at = (x: number, y: number) =>
    Array.from({ length: 7 }, (_, down) =>
      rows[y + down]!.slice(x, x + 7)
        .map(Number)
        .join(''),
    ).join(' ');
  expect([at(4, 4), at(side - 11, 4), at(4, side - 11)]).toEqual([finder, finder, finder]);
  expect(rows.slice(0, 4).flat().concat(rows.slice(-4).flat())).not.toContain(true);
});

it('draws every dark module, and nothing else', () => {
  const pdf = new jsPDF({ unit: 'pt' });
  const rows = qrModules(text);
  const drawn = rows.map((row) => row.map(() => false));
  const { length: side } = rows;
  const rect = pdf.rect.bind(pdf);
  pdf.rect = (x: number, y: number, w: number, h: number, style?: string | null) => {
    if (w < side) for (let i = 0; i < Math.round(w); i += 1) drawn[Math.round(y)]![Math.round(x) + i] = true;
    return rect(x, y, w, h, style);
  };
  drawQrCode(pdf, text, 0, 0, side);
  expect(drawn).toEqual(rows);
});

it('takes as many bytes as links may have, and refuses what does not fit', () => {
  expect(qrModules('x'.repeat(limits.codeBytes))).toHaveLength(77);
  expect(() => qrModules('x'.repeat(limits.codeBytes + 1))).toThrow(RangeError);
  expect(() => qrModules('x'.repeat(400))).toThrow(RangeError);
});
