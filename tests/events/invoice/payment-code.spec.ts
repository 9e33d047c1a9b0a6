import { describe, expect, it } from 'vitest';
import { paymentCodeOf } from '../../../src/events/invoice/payment-code.ts';
import { issued } from './samples.ts';

const link = 'https://pay.example/holm';

describe('the code to pay by', () => {
  it('[INVOICE7] is a transfer as EPC069-12 writes it', () => {
    expect(paymentCodeOf(issued({ paymentLink: link }))).toEqual({
      kind: 'transfer',
      text: 'BCD\n002\n1\nSCT\nCOBADEFFXXX\nHolm Leather Care\nDE89370400440532013000\nEUR920.99\n\n\nInvoice 2026-0001',
    });
  });

  it('[INVOICE7] is the link where banks could not read it', () => {
    expect(paymentCodeOf(issued({ currency: 'USD', paymentLink: link }))).toEqual({
      kind: 'link',
      text: link,
    });
    expect(paymentCodeOf(issued({ iban: '', paymentLink: link }))?.kind).toBe('link');
    const outside = { iban: 'AE070331234567890123456', bic: 'BOMLAEADXXX', paymentLink: link };
    expect(paymentCodeOf(issued(outside))?.kind).toBe('link');
  });

  it('[INVOICE7] is none where there is no way to pay, or nothing to', () => {
    expect(paymentCodeOf(issued({ iban: '' }))).toBeNull();
    expect(
      paymentCodeOf(issued({ iban: '', paymentLink: `https://pay.example/${'x'.repeat(312)}` })),
    ).toBeNull();
    expect(paymentCodeOf({ ...issued(), kind: 'credit-note' })).toBeNull();
    expect(paymentCodeOf({ ...issued(), totalCents: 0 })).toBeNull();
  });
});
