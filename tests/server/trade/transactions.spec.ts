import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactionFacts } from '../../../src/events/transaction/events.ts';
import { transactionProjection } from '../../../src/events/transaction/projection.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { forgetOldRequests } from '../../../server/common/once.ts';
import { readStream } from '../../../server/common/streams.ts';
import {
  addPeople,
  buy,
  contact,
  dayMs,
  makeClient,
  newCheckout,
  newKey,
  newTransaction,
  offer,
  openShop,
  type Shop,
  write,
} from './support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
});
afterAll(() => shop.close());

type Transaction = Schemas['Transaction'];
type Page = Schemas['TransactionPage'];

const stockOf = async (who: string, id: string) =>
  (await shop.ask<Schemas['OwnProduct']>(who, 'GET', `/products/${id}/own`)).body.stock;
const command = (who: string | null, number: number, verb: string, version: number) =>
  shop.ask<Transaction>(who, 'POST', `/transactions/${number}/${verb}`, { version });

describe('a cart', () => {
  it('is reviewed as things are now', async () => {
    const soap = await offer(shop, 'marco', { priceCents: 1250, stock: 3 });
    const rare = await offer(shop, 'mila', { stock: 1 });
    const quote = await offer(shop, 'mila', { priceCents: 0 });
    const hidden = await offer(shop, 'mila');
    await shop.ask('mila', 'PUT', `/products/${hidden.id}/hidden`, { hidden: true });
    const lines = [soap, rare, quote, hidden].map(({ id }) => ({ productId: id, quantity: 2 }));
    const review = async (who: string | null) => {
      const { body } = await shop.ask<Schemas['CartReview']>(who, 'POST', '/cart/review', { lines });
      return [body.lines.map(({ status }) => status), body.totalCents];
    };
    expect(await review(null)).toEqual([['ok', 'short', 'quote', 'gone'], 2500]);
    // Even a person who may see a hidden product cannot buy it.
    expect(await review('mila')).toEqual([['ok', 'own', 'own', 'gone'], 2500]);
    expect(
      (await shop.ask(null, 'POST', '/cart/review', { lines: [{ productId: soap.id, quantity: 0 }] })).status,
    ).toBe(400);
  });

  it('becomes one transaction for each seller, with what the server says it costs', async () => {
    const soap = await offer(shop, 'marco', { title: 'Soap', priceCents: 1250, stock: 3 });
    const brush = await offer(shop, 'marco', { title: 'Brush', priceCents: 700 });
    const sofa = await offer(shop, 'mila', { title: 'Sofa', priceCents: 12_000 });
    const placed = await buy(shop, 'uma', [
      { productId: soap.id, quantity: 2, priceCents: 1250 },
      { productId: sofa.id, quantity: 1, priceCents: 12_000 },
      { productId: brush.id, quantity: 3, priceCents: 700 },
    ]);
    expect(
      placed.map(({ seller, totalCents, lineCount, state }) => [seller.name, totalCents, lineCount, state]),
    ).toEqual([
      ['Conti', 4600, 2, 'unpaid'],
      ['Mila', 12_000, 1, 'unpaid'],
    ]);
    expect(placed[0]!.number).toBeGreaterThanOrEqual(6_000_000);
    expect(placed[1]!.number).toBe(placed[0]!.number + 1);
    expect(await stockOf('marco', soap.id)).toBe(1);
    const { body } = await shop.ask<Transaction>('uma', 'GET', `/transactions/${placed[0]!.number}`);
    expect(body).toMatchObject({ origin: 'cart', contact, buyer: { uid: 'uma', name: 'Uma Patel' } });
    expect(body.history.map(({ type, by }) => [type, by])).toEqual([
      ['TransactionDrafted', 'Uma'],
      ['TransactionPlaced', 'Uma'],
    ]);
  });

  it('is bought whole or not at all', async () => {
    const soap = await offer(shop, 'marco', { priceCents: 1000, stock: 5 });
    const rare = await offer(shop, 'mila', { priceCents: 2000, stock: 1 });
    const before = (await shop.ask<Page>('boss', 'GET', '/transactions')).body.total;
    const attempt = async (changed: object, who = 'uma') => {
      const lines = [
        { productId: soap.id, quantity: 1, priceCents: 1000 },
        { productId: rare.id, quantity: 1, priceCents: 2000, ...changed },
      ];
      const { status, body } = await shop.ask(who, 'POST', '/checkouts', newCheckout(lines));
      return [status, body.reason];
    };
    expect(await attempt({ quantity: 2 })).toEqual([409, 'cart-changed']);
    expect(await attempt({ priceCents: 1999 })).toEqual([409, 'cart-changed']);
    expect(await attempt({ productId: newKey() })).toEqual([409, 'cart-changed']);
    expect(await attempt({ productId: soap.id, priceCents: 1000 })).toEqual([400, 'duplicate-line']);
    expect(await attempt({}, 'mila')).toEqual([409, 'self']);
    const quote = await offer(shop, 'mila', { priceCents: 0 });
    expect(await attempt({ productId: quote.id, priceCents: 0 })).toEqual([409, 'no-price']);
    const bad = newCheckout([{ productId: soap.id, quantity: 1, priceCents: 1000 }], {
      contact: { ...contact, phone: '12 apples' },
    });
    const answer = await shop.ask('uma', 'POST', '/checkouts', bad);
    expect([answer.status, answer.body.reason, answer.body.field]).toEqual([
      400,
      'bad-details',
      'contact.phone',
    ]);
    expect((await shop.ask<Page>('boss', 'GET', '/transactions')).body.total).toBe(before);
    expect([await stockOf('marco', soap.id), await stockOf('mila', rare.id)]).toEqual([5, 1]);
  });

  it('is bought again with the same key when the first time failed', async () => {
    const soap = await offer(shop, 'marco', { priceCents: 1000, stock: 0 });
    const sent = newCheckout([{ productId: soap.id, quantity: 1, priceCents: 1000 }]);
    expect((await shop.ask('uma', 'POST', '/checkouts', sent)).status).toBe(409);
    const { version, title, description, priceCents, category, visibility } = soap;
    const put = { version, title, description, priceCents, category, visibility, stock: 1, pictureIds: [] };
    expect((await shop.ask('marco', 'PUT', `/products/${soap.id}`, put)).status).toBe(200);
    expect((await shop.ask('uma', 'POST', '/checkouts', sent)).status).toBe(201);
    expect((await shop.ask('uma', 'POST', '/checkouts', sent)).status).toBe(201);
    expect(await stockOf('marco', soap.id)).toBe(0);
    const other = await shop.ask('uma', 'POST', '/checkouts', { ...sent, note: 'x' });
    expect([other.status, other.body.reason]).toEqual([409, 'key-reused']);
  });

  it('[TRANSACTION14] is bought once, also when it comes again after years', async () => {
    const soap = await offer(shop, 'marco', { priceCents: 900, stock: 5 });
    const sent = newCheckout([{ productId: soap.id, quantity: 1, priceCents: 900 }]);
    const first = await shop.ask<Schemas['Checkout']>('uma', 'POST', '/checkouts', sent);
    expect(first.status).toBe(201);
    await forgetOldRequests(shop.db.orm, new Date(shop.parts.clock().getTime() + 5 * 366 * dayMs));
    const again = await shop.ask<Schemas['Checkout']>('uma', 'POST', '/checkouts', sent);
    expect(again.body.transactions[0]?.number).toBe(first.body.transactions[0]?.number);
    expect(await stockOf('marco', soap.id)).toBe(4);
  });

  it('is not placed for whoever happens to be signed in when it is sent', async () => {
    const soap = await offer(shop, 'marco', { priceCents: 900, stock: 5 });
    const sent = newCheckout([{ productId: soap.id, quantity: 1, priceCents: 900 }], { buyer: 'uma' });
    const turned = await shop.ask('otto', 'POST', '/checkouts', sent);
    expect([turned.status, turned.body.reason]).toEqual([401, 'other-buyer']);
    expect(await stockOf('marco', soap.id)).toBe(5);
    const { status, body } = await shop.ask<Schemas['Checkout']>('uma', 'POST', '/checkouts', sent);
    expect([status, body.transactions[0]?.buyer.uid]).toEqual([201, 'uma']);
  });
});

describe('a transaction', () => {
  it('goes through its states, for whom the rules let', async () => {
    const soap = await offer(shop, 'marco', { priceCents: 1000, stock: 10 });
    const [row] = await buy(shop, 'uma', [{ productId: soap.id, quantity: 4, priceCents: 1000 }]);
    const { number } = row!;
    expect((await command('otto', number, 'pay', 2)).status).toBe(404);
    expect((await command('uma', number, 'pay', 2)).status).toBe(403);
    expect((await command('marco', number, 'pay', 1)).body).toMatchObject({ reason: 'changed-meanwhile' });
    const edited = await shop.ask<Transaction>('uma', 'PUT', `/transactions/${number}/quantities`, {
      version: 2,
      quantities: [{ lineId: '1', quantity: 7 }],
    });
    expect([edited.status, edited.body.totalCents, edited.body.version]).toEqual([200, 7000, 3]);
    expect(await stockOf('marco', soap.id)).toBe(3);
    const tooMany = await shop.ask('uma', 'PUT', `/transactions/${number}/quantities`, {
      version: 3,
      quantities: [{ lineId: '1', quantity: 11 }],
    });
    expect([tooMany.status, tooMany.body.reason]).toEqual([409, 'not-enough-stock']);
    const paid = await command('marco', number, 'pay', 3);
    expect([paid.status, paid.body.state]).toEqual([200, 'paid']);
    expect((await command('uma', number, 'cancel', 4)).body).toMatchObject({ reason: 'already-paid' });
    const refunded = await command('boss', number, 'refund', 4);
    expect(refunded.body.history.map(({ type }) => type)).toEqual([
      'TransactionDrafted',
      'TransactionPlaced',
      'TransactionQuantityChanged',
      'TransactionPaid',
      'TransactionRefunded',
    ]);
    expect(await stockOf('marco', soap.id)).toBe(10);
    expect((await command('marco', number, 'refund', 5)).body).toMatchObject({ reason: 'already-refunded' });
  });

  it('written by hand is a draft for a client, who edits and places it', async () => {
    await makeClient(shop, 'marco', 'otto');
    const refused = await shop.ask(
      'marco',
      'POST',
      '/transactions',
      newTransaction({ buyerUid: 'uma', place: false }),
    );
    expect([refused.status, refused.body.reason]).toEqual([409, 'not-client']);
    const placed = await shop.ask('marco', 'POST', '/transactions', newTransaction({ buyerUid: 'otto' }));
    expect([placed.status, placed.body.reason]).toEqual([409, 'buyer-places']);
    const soap = await offer(shop, 'marco', { priceCents: 1000, stock: 1 });
    const draft = await write(shop, 'marco', {
      buyerUid: 'otto',
      place: false,
      lines: [
        { productId: soap.id, title: 'Soap, cheaper', quantity: 1, priceCents: 800 },
        { productId: null, title: 'Work', quantity: 2, priceCents: 2000 },
      ],
    });
    expect([draft.state, draft.totalCents, await stockOf('marco', soap.id)]).toEqual(['draft', 4800, 1]);
    const path = `/transactions/${draft.number}`;
    const details = {
      version: 1,
      contact: { ...contact, phone: '(415) 555 2672' },
      paymentMethod: 'card',
      note: 'x',
    };
    expect((await shop.ask('otto', 'PUT', `${path}/details`, details)).body.field).toBe('contact.phone');
    const sent = { ...details, contact: { ...contact, phone: '+1 (415) 555-2672' } };
    expect((await shop.ask('marco', 'PUT', `${path}/details`, sent)).status).toBe(403);
    const edited = await shop.ask<Transaction>('otto', 'PUT', `${path}/details`, sent);
    expect(edited.body.contact.phone).toBe('+14155552672');
    expect((await command('marco', draft.number, 'place', 2)).status).toBe(403);
    const done = await command('otto', draft.number, 'place', 2);
    expect([done.body.state, await stockOf('marco', soap.id)]).toEqual(['unpaid', 0]);
    const cut = await shop.ask<Transaction>('otto', 'PUT', `${path}/quantities`, {
      version: 3,
      quantities: [{ lineId: '1', quantity: 0 }],
    });
    expect([cut.body.lines.map(({ title }) => title), await stockOf('marco', soap.id)]).toEqual([
      ['Work'],
      1,
    ]);
  });

  it('sells only the seller’s own products', async () => {
    const { id } = await offer(shop, 'mila');
    const lines = [{ productId: id, title: 'Theirs', quantity: 1, priceCents: 1 }];
    expect((await shop.ask('marco', 'POST', '/transactions', newTransaction({ lines }))).status).toBe(404);
  });

  it('answers a question for a price', async () => {
    const quote = await offer(shop, 'mila', { title: 'Restoration', priceCents: 0 });
    const ask = { key: newKey(), quantity: 2, contact, note: 'A green chesterfield' };
    const path = `/products/${quote.id}/quote-requests`;
    const [first, second] = await Promise.all([1, 2].map(() => shop.ask('uma', 'POST', path, ask)));
    expect([first!.status, first!.body]).toEqual([201, second!.body]);
    const waiting = await shop.ask<Schemas['QuoteRequestPage']>('mila', 'GET', '/quote-requests');
    expect(waiting.body.quoteRequests.map(({ title, buyer }) => [title, buyer.uid])).toEqual([
      ['Restoration', 'uma'],
    ]);
    const quoteRequestId = waiting.body.quoteRequests[0]!.id;
    expect((await shop.ask('otto', 'DELETE', `/quote-requests/${quoteRequestId}`)).status).toBe(404);
    const answer = { quoteRequestId, place: false };
    expect((await shop.ask('marco', 'POST', '/transactions', newTransaction(answer))).status).toBe(404);
    const draft = await write(shop, 'mila', answer);
    expect([draft.state, draft.buyer.uid]).toEqual(['draft', 'uma']);
    expect((await shop.ask<Schemas['QuoteRequestPage']>('mila', 'GET', '/quote-requests')).body.total).toBe(
      0,
    );
    const priced = await offer(shop, 'mila', { priceCents: 5 });
    const no = await shop.ask('uma', 'POST', `/products/${priced.id}/quote-requests`, {
      ...ask,
      key: newKey(),
    });
    expect(no.body.reason).toBe('has-price');
  });
});

describe('lists', () => {
  beforeAll(async () => {
    const phone = '+442079460000';
    await write(shop, 'mila', { contact: { ...contact, name: 'Zoë Quill', phone } });
    shop.pass(2 * 86_400_000);
    await write(shop, 'mila', {
      contact: { ...contact, name: 'Zoë Quill', phone, address: 'new street' },
      lines: [{ productId: null, title: 'Car seat 100%', quantity: 1, priceCents: 300 }],
    });
    await write(shop, 'marco', { contact: { ...contact, name: 'Zoë Quill', phone, address: 'elsewhere' } });
  });

  const found = async (who: string, path: string, body?: object) => {
    const answer = await shop.ask<Page>(who, body ? 'POST' : 'GET', `/transactions${path}`, body);
    expect(answer.status, path).toBe(200);
    return answer.body;
  };

  it('find by phone in any usual spelling: own ones, and all for admins', async () => {
    for (const phone of ['+442079460000', '+44 20 7946 0000', '0044 20 7946 0000', '+44 (0)20 7946-0000'])
      expect((await found('mila', '/by-phone', { phone })).total, phone).toBe(2);
    expect((await found('mila', '/by-phone', { phone: '020 7946 0000', region: 'GB' })).total).toBe(2);
    expect((await found('boss', '/by-phone', { phone: '+442079460000' })).total).toBe(3);
    expect((await found('uma', '/by-phone', { phone: '+442079460000' })).total).toBe(0);
    for (const phone of ['020 7946 0000', 'none at all', '12'])
      expect((await shop.ask('mila', 'POST', '/transactions/by-phone', { phone })).status, phone).toBe(400);
  });

  it('offer the last details of a phone number, one’s own only', async () => {
    const last = async (who: string) =>
      (
        await shop.ask<Schemas['LastDetails']>(who, 'POST', '/transactions/last-details', {
          phone: '+44 20 7946 0000',
        })
      ).body.details?.contact.address;
    expect([await last('mila'), await last('marco'), await last('boss')]).toEqual([
      'new street',
      'elsewhere',
      'elsewhere',
    ]);
    const none = await shop.ask('mila', 'POST', '/transactions/last-details', { phone: '+442079460001' });
    expect(none.body).toEqual({ details: null });
  });

  it('search, filter, sort, page and sum up', async () => {
    expect((await found('mila', '/sold?search=zoë')).total).toBe(2);
    expect((await found('mila', '/sold?search=100%25')).transactions.map(({ title }) => title)).toEqual([
      'Car seat 100%',
    ]);
    expect((await found('mila', '/sold?search=%25')).total).toBe(1);
    const sums = (await found('mila', '/sold?search=Zo%C3%AB&pageSize=1')).totals;
    expect(sums).toMatchObject({ totalCents: 12_300, unpaidCents: 12_300, paidCents: 0 });
    expect((await found('mila', '/sold?from=2026-11-23T00:00:00Z')).total).toBe(1);
    expect((await found('mila', '/sold?search=zoë&before=2026-11-23T00:00:00Z')).total).toBe(1);
    const [{ createdAt } = { createdAt: '' }] = (await found('mila', '/sold?search=zoë')).transactions;
    expect((await found('mila', `/sold?search=zoë&from=${createdAt}`)).transactions).toMatchObject([
      { createdAt },
    ]);
    const earlier = (await found('mila', `/sold?search=zoë&before=${createdAt}`)).transactions;
    expect(earlier.map((row) => row.createdAt < createdAt)).toEqual([true]);
    for (const never of ['from=0000-01-01T00:00:00Z', 'before=2016-12-31T23:59:60Z', 'from=2026-11-23']) {
      expect((await shop.ask('mila', 'GET', `/transactions/sold?${never}`)).status).toBe(400);
    }
    expect((await found('mila', '/sold?state=refunded')).total).toBe(0);
    const prices = (await found('boss', '?sort=totalCents&pageSize=500')).transactions.map(
      (row) => row.totalCents,
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const [one, two] = [await found('boss', '?pageSize=2&page=1'), await found('boss', '?pageSize=2&page=2')];
    const numbers = [...one.transactions, ...two.transactions].map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(new Set(numbers).size).toBe(4);
  });

  it('hold what one bought and owes, and nothing of others', async () => {
    for (const row of (await found('uma', '/bought?pageSize=500')).transactions)
      expect(row.buyer.uid).toBe('uma');
    const unpaid = await found('uma', '/unpaid');
    expect(unpaid.total).toBeGreaterThan(0);
    for (const row of unpaid.transactions) expect([row.buyer.uid, row.state]).toEqual(['uma', 'unpaid']);
    for (const row of (await found('marco', '/sold?pageSize=500')).transactions)
      expect(row.seller.uid).toBe('marco');
  });

  it('agree with the facts', async () => {
    const { transactions } = await found('boss', '?pageSize=500');
    for (const row of transactions) {
      const noun = { facts: transactionFacts, projection: transactionProjection };
      const { state } = await readStream(shop.db.orm, noun, `transaction/${row.number}`);
      expect([state?.status, state?.version, state?.contact.phone, state?.lines.length]).toEqual([
        row.state,
        row.version,
        row.phone,
        row.lineCount,
      ]);
    }
    const streams = await postgresLog(shop.db.orm).streams('transaction/');
    expect(streams.length).toBe(transactions.length);
  });
});
