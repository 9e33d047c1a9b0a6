/** The form of a transaction by hand, tested without a page. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answering,
  emptyTransaction,
  type NewTransactionForm,
  newTransactionErrors,
  takenOver,
  toNewTransaction,
  totalOf,
  withProduct,
  ofEstimate,
} from '../../../src/views/transactions/new-transaction-form.ts';

const line = { key: 'k1', productId: null, title: ' Saddle ', price: '1,234.50', quantity: 2 };
const filled: NewTransactionForm = {
  ...emptyTransaction('k1'),
  name: ' Rosa Lindqvist ',
  phone: '+1 (415) 555-2671',
  lines: [line],
};
const rest = { key: '3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11', quoteRequestId: null, place: true };
const errorsOf = (changes: Partial<NewTransactionForm>) =>
  newTransactionErrors({ ...filled, ...changes }, '$');

// Selects the country of national phone numbers; not every Node has a navigator.
beforeAll(() => void vi.stubGlobal('navigator', { language: 'en-US' }));
afterAll(() => void vi.unstubAllGlobals());

describe('what is sent', () => {
  it('has cents behind a comma, too', () => {
    const commas = { ...filled, lines: [{ ...line, price: '1.234,50' }] };
    expect(errorsOf(commas)).toEqual({});
    expect(toNewTransaction(commas, '$', rest)?.lines[0]!.priceCents).toBe(123_450);
  });

  it('is tidy: the phone as E.164, cents, no account', () => {
    expect(toNewTransaction(filled, '$', rest)).toEqual({
      ...rest,
      buyerUid: null,
      contact: { name: 'Rosa Lindqvist', phone: '+14155552671', email: '', address: '' },
      paymentMethod: 'cash',
      note: '',
      lines: [{ productId: null, title: 'Saddle', priceCents: 123_450, quantity: 2 }],
    });
  });

  it('is nothing while something is wrong', () => {
    expect(toNewTransaction({ ...filled, name: '' }, '$', rest)).toBeNull();
    expect(toNewTransaction({ ...filled, lines: [{ ...line, quantity: '' }] }, '$', rest)).toBeNull();
  });
});

describe('what is wrong', () => {
  it('is said of every field of an empty form', () => {
    expect(newTransactionErrors(emptyTransaction('k'), '$')).toEqual({
      name: 'Enter a name',
      phone: 'Enter a phone number',
      'lines.0.title': 'Enter what it is',
      'lines.0.price': 'Enter a price',
    });
  });

  it.each([
    ['-5', 'Enter a price of 0 or more'],
    ['1.234', 'Use at most two digits after the point'],
    ['free', 'Enter an amount in digits, like 12.50'],
  ])('is a price of %s', (price, message) => {
    expect(errorsOf({ lines: [{ ...line, price }] })).toEqual({ 'lines.0.price': message });
  });

  it.each([0, 1000, 1.5, ''])('is a quantity of %s', (quantity) => {
    expect(errorsOf({ lines: [{ ...line, quantity }] })).toEqual({ 'lines.0.quantity': '1 to 999' });
  });

  it('is not a price of nothing, for a draft without one', () => {
    expect(errorsOf({ lines: [{ ...line, price: '0' }] })).toEqual({});
  });
});

it('adds up only what is complete', () => {
  expect(totalOf([line, { ...line, price: '$0.01', quantity: 3 }], '$')).toBe(246_903);
  expect(totalOf([line, { ...line, price: '' }], '$')).toBeNull();
});

it('takes over last details, but not the note of another order', () => {
  const contact = { name: 'Rosa', phone: '+14155552671', email: '', address: 'Row 1' };
  expect(takenOver({ contact, paymentMethod: 'card', buyerUid: null })).toEqual({
    name: 'Rosa',
    phone: '+1 415 555 2671',
    email: '',
    address: 'Row 1',
    paymentMethod: 'card',
    note: '',
    buyerUid: '',
  });
});

it('answers a question for a price with what was asked for', () => {
  const form = answering(
    {
      id: 'q1',
      productId: 'p1',
      estimate: null,
      title: 'Sofa',
      quantity: 4,
      buyer: { uid: 'u1', userName: 'rosa', displayName: 'Rosa', companyName: '' },
      contact: { name: 'Rosa', phone: '+14155552671', email: '', address: '' },
      note: 'Soon, please',
      createdAt: '2026-11-21T12:00:00.000Z',
    },
    'k1',
  );
  expect(form).toMatchObject({ buyerUid: 'u1', note: 'Soon, please' });
  expect(form.lines).toEqual([{ key: 'k1', productId: 'p1', title: 'Sofa', price: '', quantity: 4 }]);
});

it('answers one about a bag with the estimated price', () => {
  const price = {
    ...{ bookVersion: 1, consumerCents: 5200, merchantCents: 4200 },
    ...{ lowCents: 4000, highCents: 8000 },
  };
  const bag = { material: 'leather', stain: 'oil', stainCount: 3, condition: 'good', price } as const;
  const line = { key: 'k1', productId: null, title: 'Cleaning: Satchel', price: '52.00', quantity: 1 };
  const asked = {
    ...{ id: 'q1', productId: null, estimate: bag, title: 'Satchel', quantity: 1, note: '' },
    buyer: { uid: 'u1', userName: 'rosa', displayName: 'Rosa', companyName: '' },
    contact: { name: 'Rosa', phone: '+14155552671', email: '', address: '' },
    createdAt: '2026-11-21T12:00:00.000Z',
  };
  expect(answering(asked, 'k1').lines).toEqual([line]);
  const own = {
    ...{ ...bag, id: 'e1', item: 'Satchel', note: 'Mine', transaction: null, deleted: false },
    createdAt: asked.createdAt,
  };
  expect(ofEstimate(own, 'k1')).toMatchObject({ buyerUid: '', note: '', lines: [line] });
});

it('brings the price of a product along, and leaves the typed one where it has none', () => {
  expect(withProduct(line, { id: 'p1', title: 'Bag', priceCents: 4500 })).toMatchObject({
    productId: 'p1',
    title: 'Bag',
    price: '45.00',
  });
  expect(withProduct(line, { id: 'p1', title: 'Bag', priceCents: 0 }).price).toBe('1,234.50');
});
