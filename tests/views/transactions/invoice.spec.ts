/** The invoice, read back from its text and from the drawn PDF. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { InvoiceDetails } from '../../../src/events/invoice/details.ts';
import { drawInvoice } from '../../../src/pdf/invoice/invoice-pdf.ts';
import { type InvoicedNow, invoiceOf } from '../../../src/pdf/invoice/invoice.ts';
import { wordsOf } from '../../../src/views/transactions/changes.ts';
import { issuedOf, otherSum } from '../../../src/views/transactions/issued.ts';
import { totalsOf } from '../../../src/views/transactions/totals.tsx';
import { readFonts } from '../../../server/common/read-fonts.ts';
import { type InvoicedOrder } from '../../../src/events/invoice/decide.ts';
import { issued, order } from '../../events/invoice/samples.ts';
import { placesOf, textOf } from '../../support/pdf-text.ts';
import { sofa } from './sample.ts';

const fonts = readFonts();

const standing = {
  number: '2026-0001',
  kind: 'invoice',
  totalCents: 109_598,
  currency: 'EUR',
  upToDate: true,
  mailedAt: null,
} as const;
const unpaid: InvoicedNow = { state: 'unpaid', paidAt: null, invoices: [standing] };

const invoice = (
  order: Partial<InvoicedOrder> = {},
  details: Partial<InvoiceDetails> = {},
  now: Partial<InvoicedNow> = {},
) => invoiceOf(issued(details, order), { ...unpaid, ...now });

describe('what an invoice says', () => {
  it('has number, parties, lines, tax, total and how to pay', () => {
    expect(invoice()).toEqual({
      fileName: 'invoice-6000001.pdf',
      title: 'Invoice 2026-0001',
      facts: [
        ['Date', 'Nov 27, 2026'],
        ['Order', '6000001'],
        ['Due', 'Dec 11, 2026'],
      ],
      seller: ['Holm Leather Care GmbH', 'Gerbergasse 5', '10115 Berlin', 'VAT ID DE123456789'],
      buyer: ['Rosa Lindqvist', '12 Tannery Row', 'San Francisco', '+1 415 555 2671', 'rosa@patina.example'],
      lines: [
        {
          title: 'Leather sofa, deep clean',
          price: '€450.50',
          quantity: '2',
          tax: '19 %',
          amount: '€901.00',
        },
        { title: 'Pick-up', price: '€19.99', quantity: '1', tax: '19 %', amount: '€19.99' },
      ],
      sums: [
        ['Without tax', '€773.94'],
        ['VAT, 19 % of €773.94', '€147.05'],
      ],
      total: '€920.99',
      remarks: [
        'Please pay €920.99 by Dec 11, 2026.',
        'Prices include tax.',
        'Goods stay ours until they are paid.',
      ],
      note: ['Ring twice'],
      payment: [
        ['Account holder', 'Holm Leather Care'],
        ['IBAN', 'DE89 3704 0044 0532 0130 00'],
        ['BIC', 'COBADEFFXXX'],
        ['Payment reference', 'Invoice 2026-0001'],
      ],
      code: expect.objectContaining({ kind: 'transfer' }),
    });
  });

  it('leaves out what was not filled in', () => {
    const bare = { taxIdLabel: '', taxId: '', taxRates: [], terms: '', iban: '', bic: '', accountHolder: '' };
    const contact = { name: 'Rosa', phone: '+14155552671', email: '', address: '' };
    const { seller, buyer, sums, remarks, note, payment, code } = invoice(
      { contact, note: '' },
      { ...bare, dueDays: 0 },
    );
    expect(seller).toEqual(['Holm Leather Care GmbH', 'Gerbergasse 5', '10115 Berlin']);
    expect(buyer).toEqual(['Rosa', '+1 415 555 2671']);
    expect([sums, note, payment, code]).toEqual([[], [], [], null]);
    expect(remarks).toEqual(['Please pay €920.99.']);
  });

  it.each([
    ['paid', 'Paid in full. Thank you.'],
    ['refunded', 'This was paid and the money was given back.'],
    ['cancelled', 'This was cancelled. Nothing is owed.'],
  ] as const)('asks for nothing once it is %s', (state, remark) => {
    const { remarks, payment, code, facts } = invoice({}, {}, { state });
    expect(remarks[0]).toBe(remark);
    expect([payment, code]).toEqual([[], null]);
    expect(facts.map(([label]) => label)).not.toContain('Due');
  });

  it('asks for nothing that is no longer owed so', () => {
    const { remarks, payment } = invoice({}, {}, { invoices: [{ ...standing, upToDate: false }] });
    expect(remarks[0]).toBe('The order has changed since. Ask for a new invoice.');
    expect(payment).toEqual([]);
  });

  it('names the day of the payment', () => {
    const { facts } = invoice({}, {}, { state: 'paid', paidAt: '2026-11-22T12:00:00.000Z' });
    expect(facts).toContainEqual(['Paid on', 'Nov 22, 2026']);
  });

  it('names the invoice that a credit note takes back', () => {
    const note = {
      ...issued(),
      number: '2026-0002',
      kind: 'credit-note',
      creditedNumber: '2026-0001',
    } as const;
    const { fileName, title, facts, remarks, payment } = invoiceOf(note, { ...unpaid, state: 'refunded' });
    expect([fileName, title]).toEqual(['credit-note-6000001.pdf', 'Credit note 2026-0002']);
    expect(facts).toContainEqual(['For invoice', '2026-0001']);
    expect(remarks[0]).toBe('This takes back invoice 2026-0001 over €920.99.');
    expect(payment).toEqual([]);
  });

  it('is issued by the seller, for what is owed or paid, and when it is not there as it should be', () => {
    const issuable = (changes: Partial<typeof sofa>, uid = 'u-seller') =>
      issuedOf({ ...sofa, ...changes }, uid).issuable;
    expect(issuable({})).toBe(true);
    expect(issuable({ state: 'paid' })).toBe(true);
    expect(issuable({ invoices: [{ ...standing, upToDate: false }] })).toBe(true);
    expect(issuable({ invoices: [standing] })).toBe(false);
    expect(issuable({}, 'u-buyer')).toBe(false);
    for (const state of ['draft', 'cancelled', 'refunded'] as const) expect(issuable({ state })).toBe(false);
  });
});

describe('what is charged for an order', () => {
  const charged = { ...sofa, invoices: [standing] };

  it('is what its invoice says, in the words for paying and refunding and beside the total', () => {
    for (const step of ['PayTransaction', 'RefundTransaction'] as const)
      expect(wordsOf(step, charged, '$').meaning).toContain('€1,095.98');
    expect(otherSum(charged, '$')).toEqual({ number: '2026-0001', money: '€1,095.98' });
  });

  it('is the total where there is no invoice, or one that the order has left behind', () => {
    for (const invoices of [[], [{ ...standing, upToDate: false }]]) {
      expect(wordsOf('PayTransaction', { ...sofa, invoices }, '$').meaning).toContain('$920.99');
      expect(otherSum({ ...sofa, invoices }, '$')).toBeNull();
    }
  });

  it('is not told twice where both are the same', () => {
    expect(otherSum({ ...sofa, invoices: [{ ...standing, totalCents: sofa.totalCents }] }, '€')).toBeNull();
  });
});

it('adds up what is unpaid and paid, and counts the rest beside it', () => {
  const rows = (['draft', 'unpaid', 'paid', 'refunded', 'cancelled'] as const).map((state, i) => ({
    state,
    totalCents: 10 ** i,
  }));
  expect(totalsOf(rows)).toEqual({
    totalCents: 110,
    draftCents: 1,
    unpaidCents: 10,
    paidCents: 100,
    refundedCents: 1000,
    cancelledCents: 10_000,
  });
});

describe('the drawn invoice', () => {
  it('shows every word of it', async () => {
    const shown = invoice();
    const text = await textOf(drawInvoice(shown, fonts));
    const { title, facts, seller, buyer, lines, sums, total, remarks, note, payment } = shown;
    for (const said of [
      title,
      ...[...facts, ...sums, ...payment].flat(),
      ...seller,
      ...buyer,
      total,
      ...remarks,
      ...note,
    ])
      expect(text).toContain(said);
    for (const { price, quantity, tax, amount } of lines)
      for (const said of [price, quantity, tax, amount]) expect(text).toContain(said);
    expect(text.join(' ')).toContain('Leather sofa, deep clean');
    expect(text).toContain('Scan with your banking app');
  });

  it('[INVOICE10] has the logo at the top, not enlarged, and fitted into its space', async () => {
    const logo = async (width: number, height: number) => {
      const plain = sharp({ create: { width, height, channels: 4, background: '#80502a80' } });
      return { png: new Uint8Array(await plain.png().toBuffer()), width, height };
    };
    const sizeOf = async (width: number, height: number) => {
      const drawn = drawInvoice(invoice(), fonts, await logo(width, height));
      const raw = Buffer.from(drawn).toString('latin1');
      const [, w, h] = /q\n([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm\n\/I0 Do/.exec(raw) ?? [];
      return [Number(w), Number(h)];
    };
    expect(await sizeOf(320, 80)).toEqual([160, 40]);
    expect(await sizeOf(100, 280)).toEqual([20, 56]);
    expect(await sizeOf(30, 20)).toEqual([30, 20]);
    expect(Buffer.from(drawInvoice(invoice(), fonts)).toString('latin1')).not.toContain('/I0 Do');
  });

  it('carries a hundred lines over several pages, and the total stands once', async () => {
    const lines = Array.from({ length: 100 }, (_, i) => ({
      id: `l${i}`,
      productId: null,
      title: `Piece ${i + 1}`,
      priceCents: 100,
      quantity: 1,
    }));
    const text = await textOf(drawInvoice(invoice({ lines, note: '' }), fonts));
    for (let i = 1; i <= 100; i += 1) expect(text).toContain(`Piece ${i}`);
    expect(text).toContain('1 / 4');
    expect(text.filter((said) => said === '€100.00')).toHaveLength(1);
  });

  it('[INVOICE20] goes on over the next pages with addresses stored before there was a limit', async () => {
    const lines = Array.from({ length: 150 }, (_, i) => `Line ${i + 1}`);
    const long = invoice({ contact: { ...order.contact, address: lines.join('\n') } });
    const places = await placesOf(drawInvoice(long, fonts));
    const address = places.filter(({ text }) => /^Line \d+$/.test(text));
    expect(address.map(({ text }) => text)).toEqual(lines);
    expect(new Set(address.map(({ page }) => page)).size).toBeGreaterThan(2);
    for (const { y } of places) expect(y).toBeGreaterThan(20);
    expect(places.filter(({ text }) => text === 'Total')).toHaveLength(1);
    // A line without spaces is wrapped within its half.
    const wide = invoice({ contact: { ...order.contact, address: 'W'.repeat(300) } });
    const wrapped = (await placesOf(drawInvoice(wide, fonts))).filter(({ text }) => /^W+$/.test(text));
    expect(wrapped.map(({ text }) => text).join('')).toBe('W'.repeat(300));
    expect(wrapped.every(({ x }) => x > 300)).toBe(true);
  });

  it('sets every line of a note apart, so that none poses as words of the shop', async () => {
    const shown = invoice({ note: `Ring twice\n${'Paid in full. '.repeat(20)}\u2028Paid in full\u202e.` });
    expect(shown.note).toHaveLength(3);
    const places = await placesOf(drawInvoice(shown, fonts));
    const left = (said: string) => places.filter(({ text }) => text.includes(said)).map(({ x }) => x);
    const [margin] = left('Note from the buyer:');
    expect(left('Please pay')).toEqual([margin]);
    expect(left('Ring twice')).toEqual([margin! + 14]);
    expect(new Set(left('Paid in full'))).toEqual(new Set([margin! + 14]));
    expect(left('Paid in full').length).toBeGreaterThan(2);
  });

  it.each([
    'Łukasz Żółć, Łódź',
    'Čeněk Ďuriš, Ștefan Țepeș',
    'Γιώργος Παπαδόπουλος',
    'Елена Щукина, Ґалаґан Їжак',
    'Nguyễn Thị Hạnh',
    'Ólafur Þór, “fine” – ½ … €5 ₴7 ₹9 zł',
  ])('prints %s as it is', async (note) => {
    const text = await textOf(drawInvoice(invoice({ note }), fonts));
    expect(text).toContain(note);
    expect(text.join()).not.toContain('\ufffd');
  });

  it('composes letters that came in pieces, and spells ligatures out', async () => {
    const text = await textOf(drawInvoice(invoice({ note: 'Łódź ﬁne'.normalize('NFD') }), fonts));
    expect(text).toContain('Łódź fine');
  });

  it('marks letters that the font does not have, and says what the mark means', async () => {
    const text = await textOf(drawInvoice(invoice({ note: '田中 & 😀' }), fonts));
    expect(text).toContain('\ufffd\ufffd & \ufffd');
    expect(text).toContain('\ufffd stands for a letter that this file’s font does not have.');
  });
});
