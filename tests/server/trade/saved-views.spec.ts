/** Saved views of lists of transactions: one's own only, and changed at the version that was seen. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPeople, openShop, type Shop } from './support.ts';

type Views = Schemas['VersionedSavedViews'];

const path = '/saved-views';
const late: Views['views'][number] = {
  ...{ id: 'late', list: 'sold', name: ' Late ', search: 'Nora', state: 'unpaid' },
  ...{ from: '2026-01-01', to: null, sort: '-number' },
};

describeOnEveryDatabase('saved views', (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
  });
  afterAll(() => shop.close());

  it('[TRANSACTION22] are kept for who saved them, and shown to nobody else', async () => {
    const none = { version: 0, views: [] };
    expect((await shop.ask('marco', 'GET', path)).body).toEqual(none);
    const saved = await shop.ask<Views>('marco', 'PUT', path, { version: 0, views: [late] });
    const kept = { version: 1, views: [{ ...late, name: 'Late' }] };
    expect([saved.status, saved.body]).toEqual([200, kept]);
    expect((await shop.ask('marco', 'GET', path)).body).toEqual(kept);
    for (const other of ['uma', 'boss']) expect((await shop.ask(other, 'GET', path)).body).toEqual(none);
  });

  it('[TRANSACTION22] are changed once at a version, and a lost answer is given again', async () => {
    const first = { version: 0, views: [late] };
    expect((await shop.ask('uma', 'PUT', path, first)).status).toBe(200);
    expect((await shop.ask('uma', 'PUT', path, first)).status).toBe(200);
    const other = await shop.ask('uma', 'PUT', path, { version: 0, views: [] });
    expect([other.status, other.body]).toMatchObject([409, { reason: 'changed-meanwhile' }]);
    const race = await Promise.all(
      ['A', 'B', 'C'].map((name) => shop.ask('uma', 'PUT', path, { version: 1, views: [{ ...late, name }] })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await shop.ask<Views>('uma', 'GET', path)).body.version).toBe(2);
  });

  it('[TRANSACTION22] are refused with the field, and nothing changes', async () => {
    const before = (await shop.ask('marco', 'GET', path)).body;
    const views = [late, { ...late, id: 'other', name: 'late' }];
    const refused = await shop.ask('marco', 'PUT', path, { version: 1, views });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { reason: 'bad-views', field: 'views.1.name' },
    ]);
    const odd = { ...late, from: '2026-02-30' };
    expect((await shop.ask('marco', 'PUT', path, { version: 1, views: [odd] })).status).toBe(400);
    expect((await shop.ask('marco', 'GET', path)).body).toEqual(before);
  });
});
