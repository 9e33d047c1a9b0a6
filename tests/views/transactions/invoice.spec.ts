/** The invoice, read back from the words and from the drawn PDF. */
import { describe, expect, it } from 'vitest';
import { drawInvoice } from '../../../src/views/transactions/invoice-pdf.ts';
import { hasInvoice, invoiceOf } from '../../../src/views/transactions/invoice.ts';
import type { TransactionDetail } from '../../../src/events/transaction/detail.ts';
import { readFonts } from '../../../server/audit/read-fonts.ts';
import { textOf } from '../../support/pdf-text.ts';
import { sofa } from './sample.ts';

const fonts = readFonts();

const invoice = (changes: Partial<TransactionDetail> = {}) => invoiceOf({ ...sofa, ...changes }, '$');

describe('what an invoice says', () => {
  it('has number, parties, lines and total', () => {
    expect(invoice()).toEqual({
      fileName: 'invoice-6000001.pdf',
      title: 'Invoice 6000001',
      facts: [
        ['Number', '6000001'],
        ['Date', 'Nov 21, 2026'],
        ['State', 'Unpaid'],
        ['Payment', 'Bank transfer'],
      ],
      seller: ['Holm Leather Care', '@holm'],
      buyer: [
        'Rosa Lindqvist',
        '@rosa10234',
        '12 Tannery Row',
        'San Francisco',
        '+1 415 555 2671',
        'rosa@patina.example',
      ],
      lines: [
        { title: 'Leather sofa, deep clean', price: '$450.50', quantity: '2', amount: '$901.00' },
        { title: 'Pick-up', price: '$19.99', quantity: '1', amount: '$19.99' },
      ],
      total: '$920.99',
      remarks: ['Please pay $920.99.', 'Ring twice'],
    });
  });

  it('leaves out what a buyer without an account has not', () => {
    const { buyer } = invoice({
      buyer: { uid: null, userName: null, name: 'Rosa' },
      contact: { name: 'Rosa', phone: '+14155552671', email: '', address: '' },
    });
    expect(buyer).toEqual(['Rosa', '+1 415 555 2671']);
  });

  it.each([
    ['paid', 'Paid in full. Thank you.'],
    ['refunded', 'This was paid and the money was given back.'],
    ['cancelled', 'This was cancelled. Nothing is owed.'],
  ] as const)('tells %s from what is owed', (state, remark) => {
    expect(invoice({ state, note: '' }).remarks).toEqual([remark]);
  });

  it('names the day of the payment', () => {
    const { facts } = invoice({ state: 'paid', paidAt: '2026-11-22T12:00:00.000Z' });
    expect(facts).toContainEqual(['Paid on', 'Nov 22, 2026']);
  });

  it('is made for everything but drafts', () => {
    const states = ['draft', 'unpaid', 'paid', 'refunded', 'cancelled'] as const;
    expect(states.filter((state) => hasInvoice({ state }))).toEqual([
      'unpaid',
      'paid',
      'refunded',
      'cancelled',
    ]);
  });
});

describe('the drawn invoice', () => {
  it('shows every word of it', async () => {
    const text = await textOf(drawInvoice(invoice(), fonts));
    const { title, facts, seller, buyer, lines, total, remarks } = invoice();
    for (const said of [title, ...facts.flat(), ...seller, ...buyer, total, ...remarks])
      expect(text).toContain(said);
    for (const { price, quantity, amount } of lines)
      for (const said of [price, quantity, amount]) expect(text).toContain(said);
    expect(text.join(' ')).toContain('Leather sofa, deep clean');
  });

  it('carries a hundred lines over several pages, and the total stands once', async () => {
    const lines = Array.from({ length: 100 }, (_, i) => ({
      id: `l${i}`,
      productId: null,
      title: `Piece ${i + 1}`,
      priceCents: 100,
      quantity: 1,
      moreCents: null,
    }));
    const text = await textOf(drawInvoice(invoice({ lines, totalCents: 10_000, note: '' }), fonts));
    for (let i = 1; i <= 100; i += 1) expect(text).toContain(`Piece ${i}`);
    expect(text).toContain('1 / 4');
    expect(text.filter((said) => said === '$100.00')).toHaveLength(1);
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
