/** Requests about transactions, and how refusals of the server are mapped. */
import { describe, expect, it } from 'vitest';
import { nodeClient } from '../../src/adapters/node-client.ts';
import { transactionSlots, transactionsPort } from '../../src/adapters/transaction.adapter.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { sofa } from '../views/transactions/sample.ts';

/** A server that gives one answer, and records its requests. */
function given(status: number, answer: unknown) {
  const asked: { method: string; path: string; body: unknown }[] = [];
  const node = nodeClient({
    baseUrl: 'http://patina.example/api/node',
    token: async () => null,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      asked.push({ method: request.method, path: pathname + search, body: text ? JSON.parse(text) : null });
      if (status === 0) throw new TypeError('fetch failed');
      return Response.json(answer, { status });
    },
  });
  return { asked, port: transactionsPort(node), slots: transactionSlots(node) };
}

const query = {
  search: '',
  state: null,
  from: null,
  before: null,
  sort: '-number',
  page: 1,
  pageSize: 20,
} as const;
const nothing = { transactions: [], total: 0, totals: {} };

describe('a list of transactions', () => {
  it('asks only for what was chosen', async () => {
    const { asked, port } = given(200, nothing);
    await port.list('sold', { ...query, state: 'paid', from: '2026-11-01T04:00:00.000Z' });
    expect(asked[0]?.path).toBe(
      '/api/node/transactions/sold?search=&sort=-number&page=1&pageSize=20&state=paid&from=2026-11-01T04%3A00%3A00.000Z',
    );
  });

  it('falls back to the newest first where the server knows no such order', async () => {
    const { asked, port } = given(200, nothing);
    await port.list('unpaid', { ...query, sort: 'buyerName' });
    expect(asked[0]?.path).toContain('sort=-number');
    await port.list('unpaid', { ...query, sort: '-sellerName' });
    expect(asked[1]?.path).toContain('sort=-sellerName');
  });

  it('keeps a phone number out of the address', async () => {
    const { asked, port } = given(200, nothing);
    await port.findByPhone({ phone: '+14155552671', region: 'US' }, query);
    expect(asked[0]).toMatchObject({
      path: '/api/node/transactions/by-phone',
      body: { phone: '+14155552671', region: 'US', sort: '-number' },
    });
  });
});

describe('one transaction', () => {
  it('is null when there is none for this person', async () => {
    const problem = { reason: 'not-found', message: 'There is no such order.' };
    expect(await given(404, problem).port.load(6_000_001)).toBeNull();
  });

  it.each([
    ['PlaceTransaction', 'place'],
    ['PayTransaction', 'pay'],
    ['RefundTransaction', 'refund'],
    ['CancelTransaction', 'cancel'],
  ] as const)('%s names the version that was seen', async (type, path) => {
    const { asked, slots } = given(200, sofa);
    expect(await slots.change({ number: 6_000_001, change: { type }, seen: 2 })).toEqual(sofa);
    expect(asked).toEqual([
      { method: 'POST', path: `/api/node/transactions/6000001/${path}`, body: { version: 2 } },
    ]);
  });

  it('sends quantities and details with the version, too', async () => {
    const { asked, slots } = given(200, sofa);
    const quantities = [{ lineId: 'l1', quantity: 0 }];
    await slots.change({ number: 6_000_001, change: { type: 'ChangeQuantities', quantities }, seen: 2 });
    const { contact, paymentMethod, note } = sofa;
    const changes = { contact, paymentMethod, note };
    await slots.change({ number: 6_000_001, change: { type: 'EditTransaction', changes }, seen: 2 });
    expect(asked.map(({ body }) => body)).toEqual([
      { version: 2, quantities },
      { version: 2, ...changes },
    ]);
  });

  it.each([400, 403, 404, 409])('is refused in the words of the server (%i)', async (status) => {
    const { slots } = given(status, { reason: 'already-paid', message: 'This is paid already.' });
    const answer = await slots.change({ number: 6_000_001, change: { type: 'PayTransaction' }, seen: 2 });
    expect(answer).toEqual(new Refused('already-paid', 'This is paid already.'));
  });

  it.each([0, 401, 429, 500])('fails, and may go better another time (%i)', async (status) => {
    const { slots } = given(status, { reason: 'down', message: 'Not now.' });
    const change = slots.change({ number: 6_000_001, change: { type: 'PayTransaction' }, seen: 2 });
    await expect(change).rejects.toMatchObject({ name: 'HttpProblem', status });
  });
});
