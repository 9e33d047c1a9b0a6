/** The cart's slots over a log in memory and a server whose answers the test sets. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartSlots } from '../../src/adapters/cart.adapter.ts';
import { nodeClient } from '../../src/adapters/node-client.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { readLogFile } from '../../src/events/log/log-file.ts';
import { memoryLog } from '../../src/events/log/memory-log.ts';
import { ChainBroken, type EventLog, LogUnavailable } from '../../src/events/log/log.ts';
import { ids } from '../../src/adapters/random.ts';

const line = {
  productId: ids.uuid(),
  title: 'Satchel',
  seller: 'seller1',
  sellerName: 'Conti',
  image: null,
  priceCents: 2000,
  quantity: 3,
};
const details = {
  contact: { name: 'Ida Holm', phone: '+14155552671', email: '', address: '' },
  paymentMethod: 'cash',
  note: '',
} as const;

type Answer = (path: string, body: unknown) => { status?: number; json: unknown } | null;

function given(answer: Answer = () => null, uid: string | null = 'buyer1', log: EventLog = memoryLog()) {
  const asked: { path: string; body: unknown }[] = [];
  let who = uid;
  const listeners = new Set<() => void>();
  const node = nodeClient({
    baseUrl: 'https://patina.example/api/node',
    token: async () => null,
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api/node', '');
      const body: unknown = await request.json();
      asked.push({ path, body });
      const given = answer(path, body);
      if (!given) throw new TypeError('no network');
      return Response.json(given.json, { status: given.status ?? 200 });
    },
  });
  const slots = cartSlots({
    log,
    stamp: () => ({ at: '2026-11-21T09:00:00.000Z', actor: 'buyer1', device: 'd' }),
    node,
    person: {
      uid: () => who,
      subscribe: (onChange) => {
        listeners.add(onChange);
        return () => {
          listeners.delete(onChange);
        };
      },
    },
  });
  return {
    slots,
    asked,
    become(next: string | null) {
      who = next;
      for (const listener of listeners) listener();
    },
  };
}

const product = { priceCents: 2000, stock: null };

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

describe('the cart’s review', () => {
  it.each([
    ['ok', { ...product, priceCents: 2600 }, [{ kind: 'price', from: 2000, to: 2600 }]],
    ['short', { ...product, stock: 2 }, [{ kind: 'stock', from: 3, to: 2 }]],
    ['ok', product, []],
    ['gone', null, [{ kind: 'gone' }]],
    ['quote', { ...product, priceCents: 0 }, [{ kind: 'gone' }]],
    ['own', product, [{ kind: 'gone' }]],
  ])('of a line that is %s tells what the person has to see', async (status, seen, changes) => {
    const { slots } = given(() => ({
      json: {
        lines: [{ productId: line.productId, quantity: 3, status, product: seen, lineCents: 0 }],
        totalCents: 0,
      },
    }));
    await slots.openCart();
    await slots.append({ command: { type: 'AddToCart', line, uid: 'buyer1' } });
    expect(await slots.review()).toEqual(changes.map((change) => ({ ...change, productId: line.productId })));
  });
});

describe('a cart that is damaged', () => {
  async function damaged() {
    const rows = new Map<string, string[]>();
    const log = memoryLog(rows);
    const { slots } = given(undefined, null, log);
    for (const quantity of [3, 1, 2])
      await slots.append({ command: { type: 'AddToCart', line: { ...line, quantity }, uid: null } });
    await log.append('ledger/u1', 0, [{ type: 'Kept', v: 1, data: {} }], { at: '', actor: '', device: '' });
    rows.get('cart')![1] = rows.get('cart')![1]!.replace('"quantity":4', '"quantity":5');
    return { log, visit: () => given(undefined, null, log).slots };
  }

  it('[CART18] comes as a file, is erased alone, and a new one is opened', async () => {
    const { log, visit } = await damaged();
    const slots = visit();
    await expect(slots.openCart()).rejects.toThrow(ChainBroken);
    const file = await readLogFile([await (await slots.exportDamaged()).text()]);
    expect(file).toMatchObject({ ok: false, line: 3, fault: 'broken-chain' });
    await slots.discardDamaged();
    expect(await slots.openCart()).toBeNull();
    expect(slots.stream()?.state.lines).toEqual([]);
    expect(await log.streams('')).toEqual(['ledger/u1']);
  });

  it('[CART18] is not erased when another tab has begun a new one meanwhile', async () => {
    const { visit } = await damaged();
    const [one, other] = [visit(), visit()];
    await expect(one.openCart()).rejects.toThrow(ChainBroken);
    await other.discardDamaged();
    await other.append({ command: { type: 'AddToCart', line, uid: null } });
    await one.discardDamaged();
    expect(await one.openCart()).toBeNull();
    expect(one.stream()?.state.lines).toEqual([line]);
  });

  it('[CART18] is not erased while the log cannot be read', async () => {
    const { log } = await damaged();
    const broken = { ...log, head: () => Promise.reject(new LogUnavailable('failed', 'No storage.')) };
    const { slots } = given(undefined, null, broken);
    await expect(slots.discardDamaged()).rejects.toThrow(LogUnavailable);
    expect(await log.streams('cart')).toEqual(['cart']);
  });
});

describe('an order', () => {
  async function onItsWay(answer: Answer) {
    const all = given(answer);
    await all.slots.openCart();
    const key = ids.uuid();
    await all.slots.append({ command: { type: 'AddToCart', line, uid: 'buyer1' } });
    await all.slots.append({
      command: { type: 'StartCheckout', key, buyer: 'buyer1', details: { ...details, handovers: [] } },
    });
    return { ...all, key };
  }

  it('is sent as the log holds it, and answers the transactions’ numbers', async () => {
    const { slots, asked, key } = await onItsWay(() => ({
      status: 201,
      json: { transactions: [{ number: 6_000_001 }, { number: 6_000_002 }] },
    }));
    expect(await slots.placeOrder({ key })).toEqual([6_000_001, 6_000_002]);
    const { productId, quantity, priceCents } = line;
    expect(asked).toEqual([
      {
        path: '/checkouts',
        body: { key, buyer: 'buyer1', ...details, lines: [{ productId, quantity, priceCents }] },
      },
    ]);
  });

  it('that the server refuses is refused by the same name', async () => {
    const { slots, key } = await onItsWay(() => ({
      status: 409,
      json: { reason: 'cart-changed', message: 'Something has changed.' },
    }));
    const answer = await slots.placeOrder({ key });
    expect(answer).toBeInstanceOf(Refused);
    expect(answer).toMatchObject({ reason: 'cart-changed', message: 'Something has changed.' });
  });

  it.each([401, 429, 500, 503])('answered with %i may be sent again', async (status) => {
    const { slots, key } = await onItsWay(() => ({ status, json: {} }));
    await expect(slots.placeOrder({ key })).rejects.toMatchObject({ status });
  });

  it('without a network may be sent again', async () => {
    const { slots, key } = await onItsWay(() => null);
    await expect(slots.placeOrder({ key })).rejects.toMatchObject({ reason: 'offline' });
  });

  it('of another key is not sent', async () => {
    const { slots, asked } = await onItsWay(() => null);
    expect(await slots.placeOrder({ key: ids.uuid() })).toMatchObject({ reason: 'no-order' });
    expect(asked).toEqual([]);
  });

  it('is told of once when it starts and once when it ends', async () => {
    const { slots } = given();
    await slots.openCart();
    const received: unknown[] = [];
    const stop = slots.follow((event) => received.push(event));
    const key = ids.uuid();
    await slots.append({ command: { type: 'AddToCart', line, uid: 'buyer1' } });
    await slots.append({
      command: { type: 'StartCheckout', key, buyer: 'buyer1', details: { ...details, handovers: [] } },
    });
    await slots.append({ command: { type: 'SendCheckout', key } });
    await slots.append({ command: { type: 'PlaceOrder', key, numbers: [6_000_001] } });
    stop();
    expect(received).toEqual([
      { type: 'cart.changed', waiting: { key, buyer: 'buyer1', details: { ...details, handovers: [] } } },
      { type: 'cart.changed', waiting: null },
    ]);
    expect(slots.stream()?.state.lines).toEqual([]);
  });
});

describe('whether an order can be sent', () => {
  it('asks for a network, and for its own buyer', async () => {
    const { slots, become } = given();
    expect(await slots.readiness({ buyer: 'buyer1' })).toBe('ready');
    become('somebody');
    expect(await slots.readiness({ buyer: 'buyer1' })).toBe('elsewhere');
    become(null);
    expect(await slots.readiness({ buyer: null })).toBe('elsewhere');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await slots.readiness({ buyer: 'buyer1' })).toBe('offline');
  });

  it('is looked at again when somebody else is signed in, and only then', () => {
    const { slots, become } = given();
    const received = vi.fn();
    const stop = slots.personChanges(received);
    become('buyer1');
    expect(received).not.toHaveBeenCalled();
    become('somebody');
    expect(received).toHaveBeenCalledExactlyOnceWith({ type: 'chance.returned' });
    stop();
    become(null);
    expect(received).toHaveBeenCalledTimes(1);
  });
});
