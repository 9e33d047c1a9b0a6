import { describe, expect, it } from 'vitest';
import { orderDetailsErrors, tidyOrderDetails } from '../../../src/events/transaction/contact.ts';
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

  it('[TRANSACTION3] name every field that is wrong, and may leave e-mail, address and note empty', () => {
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
});
