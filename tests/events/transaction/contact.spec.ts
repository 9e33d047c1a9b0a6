import { describe, expect, it } from 'vitest';
import { applicationErrors } from '../../../src/events/screening/application.ts';
import {
  contactSchema,
  orderDetailsErrors,
  tidyOrderDetails,
} from '../../../src/events/transaction/contact.ts';
import { contact, details } from './samples.ts';

describe('order details', () => {
  it('[TRANSACTION3] are trimmed, with the phone in any usual spelling', () => {
    const typed = {
      contact: {
        name: ' Bea Buyer ',
        phone: '(415) 555-2671',
        email: ' bea@example.com',
        address: `${contact.address} `,
      },
      paymentMethod: 'card',
      note: ' Please ring ',
    } as const;
    expect(tidyOrderDetails(typed, 'US')).toEqual(details);
    expect(
      tidyOrderDetails({ ...typed, contact: { ...typed.contact, phone: 'call me' } }, 'US').contact.phone,
    ).toBe('call me');
  });

  it('[TRANSACTION3] name every field that is wrong, and may leave email, address and note empty', () => {
    expect(orderDetailsErrors(details)).toEqual({});
    expect(
      orderDetailsErrors({ ...details, contact: { ...contact, email: '', address: '' }, note: '' }),
    ).toEqual({});
    const wrong = { name: '', phone: '12', email: 'x', address: 'x'.repeat(301) };
    expect(
      Object.keys(orderDetailsErrors({ ...details, contact: wrong, note: 'x'.repeat(1001) })).sort(),
    ).toEqual(['address', 'email', 'name', 'note', 'phone']);
    expect(orderDetailsErrors({ ...details, contact: { ...contact, phone: '' } }).phone).toBe(
      'Enter a phone number',
    );
    expect(Object.keys(orderDetailsErrors({ ...details, paymentMethod: 'barter' as never }))).toEqual([
      'paymentMethod',
    ]);
  });

  it('[INVOICE20] have an address of at most 8 lines, whatever ends them', () => {
    const errors = (address: string) => orderDetailsErrors({ ...details, contact: { ...contact, address } });
    expect(errors(Array.from({ length: 8 }, () => 'x').join('\n'))).toEqual({});
    for (const end of ['\n', '\r\n', '\u2028'])
      expect(errors(Array.from({ length: 9 }, () => 'x').join(end))).toEqual({
        address: 'Use at most 8 lines',
      });
  });

  it.each(['Bea\u202eBuyer', 'Bea\nBuyer', 'Bea\u0000', 'B\u200bea'])(
    '[TRANSACTION3] have a name of one plain line, and so has an application: %j',
    (name) => {
      const complaint = 'Use one line, without control or invisible characters';
      expect(orderDetailsErrors({ ...details, contact: { ...contact, name } })).toEqual({ name: complaint });
      const form = { name, email: 'bea@example.com', phone: contact.phone, consent: true };
      expect(applicationErrors(form)).toEqual({ name: complaint });
      expect(applicationErrors({ ...form, name: 'Bea' })).toEqual({});
    },
  );

  it('[TRANSACTION3] have an address and a note of plain text', () => {
    const turned = 'Ring\u202e twice';
    expect(Object.keys(orderDetailsErrors({ ...details, note: turned }))).toEqual(['note']);
    const wrong = { ...details, contact: { ...contact, address: 'Row\u0008 12' } };
    expect(Object.keys(orderDetailsErrors(wrong))).toEqual(['address']);
    expect(orderDetailsErrors({ ...details, note: 'Ring twice\nThank you' })).toEqual({});
  });

  it('[TRANSACTION3] that were stored with such a name are still facts', () => {
    expect(contactSchema.safeParse({ ...contact, name: 'Bea\nBuyer' }).success).toBe(true);
  });
});
