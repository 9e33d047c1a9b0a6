import { describe, expect, it } from 'vitest';
import { documentsAsked, documentsDue, maxDocuments } from '../../../src/events/invoice/decide.ts';
import { Refused } from '../../../src/events/log/decider.ts';
import { details, issued, newYearsEve, order } from './samples.ts';

const asking = { details, rates: new Map<string, string | null>(), at: '2026-11-28T12:00:00.000Z' };

describe('the invoice of an order', () => {
  it('[INVOICE1] says what was ordered, from whom, and until when it is due', () => {
    expect(issued()).toMatchObject({
      kind: 'invoice',
      order: 6_000_001,
      creditedNumber: null,
      issuedOn: '2026-11-27',
      dueOn: '2026-12-11',
      buyer: order.contact,
      note: 'Ring twice',
      totalCents: 92_099,
      seller: { legalName: 'Holm Leather Care GmbH', iban: 'DE89370400440532013000' },
    });
  });

  it('[INVOICE1] is not issued twice, and is replaced when the lines have changed', () => {
    const first = issued();
    expect(documentsAsked(order, [first], asking)).toEqual([]);
    const lines = [{ ...order.lines[0]!, quantity: 3 }];
    const replaced = documentsAsked({ ...order, lines }, [first], asking);
    expect(replaced).toMatchObject([
      { kind: 'credit-note', creditedNumber: '2026-0001', totalCents: 92_099, dueOn: null },
      { kind: 'invoice', creditedNumber: null, totalCents: 135_150 },
    ]);
  });

  it('[INVOICE1] is not replaced without end, and the last one can still be taken back', () => {
    const note = { ...issued(), kind: 'credit-note' as const };
    const alike = { ...order, lines: [{ ...order.lines[0]!, quantity: 3 }] };
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ((count - i) % 2 === 0 ? note : issued()));
    expect(documentsAsked(alike, many(maxDocuments - 3), asking)).toHaveLength(2);
    expect(documentsAsked(alike, many(maxDocuments - 1), asking)).toMatchObject({ reason: 'limit-reached' });
    expect(documentsAsked(order, many(maxDocuments - 1), asking)).toEqual([]);
    expect(documentsDue({ status: 'refunded' }, many(maxDocuments), asking.at)).toHaveLength(1);
  });

  it.each([
    ['draft', 'not-placed'],
    ['cancelled', 'nothing-owed'],
    ['refunded', 'nothing-owed'],
  ] as const)('[INVOICE1] is refused for one that is %s: %s', (status, reason) => {
    expect(documentsAsked({ ...order, status }, [], asking)).toMatchObject({ reason });
  });

  it('needs details, and rates that are known', () => {
    expect(documentsAsked(order, [], { ...asking, details: null })).toMatchObject({ reason: 'no-details' });
    const rates = new Map([['1', 'Gone']]);
    expect(documentsAsked(order, [], { ...asking, rates })).toMatchObject({ reason: 'unknown-rate' });
    const dear = [{ ...order.lines[0]!, priceCents: 900_719_925_474_099, quantity: 1 }];
    const onTop = { ...asking, details: { ...details, pricesIncludeTax: false } };
    expect(documentsAsked({ ...order, lines: dear }, [], onTop)).toMatchObject({
      reason: 'total-too-large',
    });
  });

  it('has the first rate for every line that says nothing else', () => {
    const { lines, taxes } = issued({}, {}, { rates: new Map([['2', 'Reduced VAT']]) });
    expect(lines.map(({ tax }) => tax?.name)).toEqual(['VAT', 'Reduced VAT']);
    expect(taxes.map(({ name }) => name)).toEqual(['VAT', 'Reduced VAT']);
    expect(issued({}, {}, { rates: new Map([['1', null]]) }).lines[0]!.tax).toBeNull();
  });

  it('[INVOICE3] is dated where the shop is', () => {
    expect(issued({}, {}, { at: newYearsEve }).issuedOn).toBe('2027-01-01');
    expect(issued({ timeZone: 'America/New_York' }, {}, { at: newYearsEve }).issuedOn).toBe('2026-12-31');
  });
});

describe('a credit note', () => {
  const at = newYearsEve;

  it.each(['refunded', 'cancelled'] as const)('[INVOICE2] follows when the order is %s, once', (status) => {
    const invoice = issued();
    const due = documentsDue({ status }, [invoice], at);
    expect(due).toEqual([
      {
        ...Object.fromEntries(Object.entries(invoice).filter(([name]) => name !== 'number')),
        kind: 'credit-note',
        creditedNumber: '2026-0001',
        issuedOn: '2027-01-01',
        dueOn: null,
      },
    ]);
    expect(documentsDue({ status }, [invoice, { ...due[0]!, number: '2027-0001' }], at)).toEqual([]);
  });

  it('[INVOICE2] follows from nothing else', () => {
    expect(documentsDue({ status: 'paid' }, [issued()], at)).toEqual([]);
    expect(documentsDue({ status: 'refunded' }, [], at)).toEqual([]);
    expect(documentsAsked(order, [], asking)).not.toBeInstanceOf(Refused);
  });
});
