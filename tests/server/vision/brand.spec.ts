/** References of marks and comparisons with them: whose they are, what a match requires, what it costs, and what is kept. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandPhotos, brandReferences, doneRequests, pictures } from '../../../server/db/schema.ts';
import { sweepDeletedReferences } from '../../../server/vision/brand/references.ts';
import type { Schemas } from '../../../server/vision/parts.ts';
import { addPerson } from '../hosted/support.ts';
import { dayMs, headersOf, makeClient, newKey, openShop, type Shop } from '../trade/support.ts';
import { addReference, newReference, photoOf } from './brand-support.ts';
import { trials, upload } from './support.ts';

type Reference = Schemas['BrandReference'];
type Check = Schemas['BrandCheck'];

let shop: Shop;
beforeAll(async () => {
  const plenty = { burst: 1_000_000, refillSeconds: 1 };
  shop = await openShop(undefined, { visionByPerson: plenty, inviteByMerchant: plenty });
});
afterAll(() => shop.close());

let people = 0;
async function person(roles: readonly 'merchant'[] = []): Promise<string> {
  const uid = `brand${(people += 1)}`;
  await addPerson(shop.db, { uid, roles: [...roles] });
  return uid;
}
const merchant = () => person(['merchant']);

/** @param key null: none is sent */
async function check(who: string, photo: Buffer, key: string | null = newKey()) {
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: '/api/node/brand/checks',
    headers: {
      ...headersOf(who),
      'content-type': 'image/png',
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload: photo,
  });
  return { status: statusCode, body: JSON.parse(body) as Check & Schemas['Problem'] };
}

const list = async (who: string, show = 'kept') =>
  (await shop.ask<Schemas['BrandReferences']>(who, 'GET', `/brand/references?show=${show}`)).body.references;
const put = (who: string, { id, version, name, photos }: Reference, changes: object = {}) =>
  shop.ask<Reference & Schemas['Problem']>(who, 'PUT', `/brand/references/${id}`, {
    ...{ version, name, pictureIds: photos.map((photo) => photo.id) },
    ...changes,
  });

describe('a photo', () => {
  it('matches the name that two references of it agree on, and shows them to their owner', async () => {
    const who = await merchant();
    const [plate] = [
      await addReference(shop, who, 120, 'Plate'),
      await addReference(shop, who, 180, 'Stamp'),
    ];
    const { status, body } = await check(who, await photoOf(121));
    expect([status, body.name, body.names, body.photos]).toEqual([200, 'Plate', 2, 4]);
    expect(body.agreeing.map(({ photo }) => photo?.id)).toEqual(plate.photos.map(({ id }) => id));
    expect(body.agreeing[0]).toMatchObject({ points: 40, outline: [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }] }); // prettier-ignore
    expect(body.engine.name).toContain('OpenCV');
    // Nobody could ask for an outcome without a key again, so that none is kept.
    const kept = () => shop.db.orm.$count(doneRequests, eq(doneRequests.uid, who));
    const before = await kept();
    expect((await check(who, await photoOf(121), null)).body.name).toBe('Plate');
    expect(await kept()).toBe(before);
  });

  it('matches nothing when one reference agrees, or none does', async () => {
    const who = await merchant();
    const [like, unlike] = [
      await upload(shop, who, await photoOf(120)),
      await upload(shop, who, await photoOf(60)),
    ];
    const mixed = { key: newKey(), name: 'Mixed', pictureIds: [like, unlike] };
    expect((await shop.ask(who, 'POST', '/brand/references', mixed)).status).toBe(201);
    expect((await check(who, await photoOf(120))).body).toMatchObject({
      name: null,
      agreeing: [],
      fewPoints: false,
    });
    expect((await check(who, await photoOf(240))).body).toMatchObject({ name: null, agreeing: [] });
    expect((await check(who, await photoOf(2))).body).toMatchObject({ name: null, fewPoints: true });
  });

  it('is refused when there is nothing to compare with, or when it is none', async () => {
    const who = await merchant();
    const { body: one } = await shop.ask<Reference>(who, 'POST', '/brand/references', {
      ...(await newReference(shop, who)),
      pictureIds: [await upload(shop, who, await photoOf(120))],
    });
    expect((await check(who, await photoOf(120))).body.reason).toBe('no-references');
    await put(who, one, { pictureIds: [one.photos[0]!.id, await upload(shop, who, await photoOf(120))] });
    expect((await check(who, await photoOf(120))).body.name).toBe(one.name);
    expect(await check(who, Buffer.from('no photo'))).toMatchObject({
      status: 415,
      body: { reason: 'not-an-image' },
    });
  });

  it('is not kept, and sent again with its key is answered from what was found', async () => {
    const who = await merchant();
    await addReference(shop, who, 120, 'Plate');
    const count = () => shop.db.orm.$count(pictures, eq(pictures.owner, who));
    const before = await count();
    const [key, photo] = [newKey(), await photoOf(120)];
    const first = await check(who, photo, key);
    expect(await check(who, photo, key)).toEqual(first);
    expect((await check(who, await photoOf(50), key)).body.reason).toBe('key-reused');
    expect(await count()).toBe(before);
  });
});

describe('others', () => {
  it('are compared with the references of the merchant whose client they are, and do not see them', async () => {
    const [seller, other, client] = [await merchant(), await merchant(), await person()];
    await addReference(shop, seller, 120, 'Plate');
    await addReference(shop, other, 200, 'Stamp');
    expect((await check(client, await photoOf(120))).body.reason).toBe('no-merchant');
    await makeClient(shop, seller, client);
    const { body } = await check(client, await photoOf(120));
    expect([body.name, body.agreeing.map(({ photo }) => photo)]).toEqual(['Plate', [null, null]]);
    expect((await check(client, await photoOf(200))).body.name).toBeNull();
    expect((await check(other, await photoOf(120))).body.name).toBeNull();
    const means = async (who: string) => (await shop.ask<Schemas['BrandMeans']>(who, 'GET', '/brand')).body;
    expect(await means(client)).toMatchObject({ names: 1, photos: 2, merchant: { uid: seller } });
    expect(await means(seller)).toMatchObject({ names: 1, photos: 2, merchant: null });
    expect(await means(await person())).toMatchObject({ names: 0, photos: 0, merchant: null });
  });

  it('spend a trial run with a match only, once, and none when there is none left', async () => {
    const [seller, client] = [await merchant(), await person()];
    await addReference(shop, seller, 120, 'Plate');
    await makeClient(shop, seller, client);
    await check(client, await photoOf(240));
    expect(await trials(shop, client)).toMatchObject({ used: 0, left: 5 });
    const [key, photo] = [newKey(), await photoOf(120)];
    await Promise.all([check(client, photo, key), check(client, photo, key)]);
    expect(await trials(shop, client)).toMatchObject({ used: 1, left: 4 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => check(client, photo)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    expect(await trials(shop, client)).toMatchObject({ used: 5, left: 0, reserved: 0 });
    expect((await check(client, await photoOf(240))).body.reason).toBe('trial-used-up');
  });
});

describe('references', () => {
  it('are added under a name of their own, with photos that show something', async () => {
    const who = await merchant();
    await addReference(shop, who, 120, 'Plate');
    const post = async (changes: object) =>
      (
        await shop.ask<Schemas['Problem']>(who, 'POST', '/brand/references', {
          ...(await newReference(shop, who)),
          ...changes,
        })
      ).body;
    expect(await post({ name: ' plate ' })).toMatchObject({ reason: 'name-taken', field: 'name' });
    expect(await post({ name: 'a\u0007b' })).toMatchObject({ field: 'name' });
    const [fine, dark] = [await upload(shop, who), await upload(shop, who, await photoOf(2))];
    expect(await post({ pictureIds: [fine, dark] })).toMatchObject({ field: 'pictureIds.1' });
    const theirs = await upload(shop, await merchant());
    expect(await post({ pictureIds: [theirs] })).toMatchObject({ reason: 'not-found' });
    expect((await list(who)).map(({ name }) => name)).toEqual(['Plate']);
  });

  it('are renamed, and photos come and go, from the version that was seen', async () => {
    const who = await merchant();
    const reference = await addReference(shop, who, 120, 'Plate');
    const [kept, dropped] = reference.photos.map(({ id }) => id);
    const added = await upload(shop, who, await photoOf(120));
    const { body } = await put(who, reference, { name: 'Brass plate', pictureIds: [added, kept] });
    expect([body.name, body.version, body.photos.map(({ id }) => id)]).toEqual([
      'Brass plate',
      2,
      [added, kept],
    ]);
    expect(await shop.db.orm.$count(pictures, eq(pictures.id, dropped!))).toBe(0);
    expect((await put(who, reference)).body.reason).toMatch(/changed-meanwhile|not-found/);
    expect((await put(who, { ...body, version: 1 })).body.reason).toBe('changed-meanwhile');
  });

  it('can be brought back for a day, and then go with their photos', async () => {
    const who = await merchant();
    const { id, photos } = await addReference(shop, who, 120, 'Plate');
    const path = `/brand/references/${id}`;
    expect((await shop.ask(who, 'DELETE', path)).status).toBe(204);
    expect([await list(who), (await list(who, 'deleted')).length]).toEqual([[], 1]);
    expect((await check(who, await photoOf(120))).body.reason).toBe('no-references');
    await addReference(shop, who, 180, 'Plate');
    expect((await shop.ask(who, 'POST', `${path}/restore`)).body.reason).toBe('name-taken');
    const [second] = await list(who);
    await put(who, second!, { name: 'Stamp' });
    expect((await shop.ask(who, 'POST', `${path}/restore`)).status).toBe(200);
    expect((await check(who, await photoOf(120))).body.name).toBe('Plate');
    await shop.ask(who, 'DELETE', path);
    shop.pass(dayMs + 1);
    expect((await shop.ask(who, 'POST', `${path}/restore`)).status).toBe(404);
    await sweepDeletedReferences(shop.vision.parts);
    expect(await shop.db.orm.$count(brandReferences, eq(brandReferences.id, id))).toBe(0);
    expect(await shop.db.orm.$count(pictures, eq(pictures.id, photos[0]!.id))).toBe(0);
  });

  it('of an older engine are described anew, once', async () => {
    const who = await merchant();
    const { id } = await addReference(shop, who, 120, 'Plate');
    const ofIt = eq(brandPhotos.referenceId, id);
    await shop.db.orm.update(brandPhotos).set({ engine: '0', description: '' }).where(ofIt);
    expect((await check(who, await photoOf(120))).body.name).toBe('Plate');
    const rows = await shop.db.orm.select().from(brandPhotos).where(ofIt);
    expect(new Set(rows.map(({ engine }) => engine)).has('0')).toBe(false);
  });
});
