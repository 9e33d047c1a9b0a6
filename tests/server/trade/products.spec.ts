import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../server/trade/parts.ts';
import { sweepDeletedPosts } from '../../../server/trade/posts.ts';
import {
  addPeople,
  headersOf,
  makeClient,
  newKey,
  newProduct,
  offer,
  openShop,
  type Shop,
} from './support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
});
afterAll(() => shop.close());

type Page = Schemas['ProductPage'];
const market = async (query = '') =>
  (await shop.ask<Page>(null, 'GET', `/products${query}`)).body.products.map(({ title }) => title);

function changed(product: Schemas['OwnProduct'], changes: Partial<Schemas['ChangedProduct']>) {
  const { version, title, description, priceCents, category, visibility, stock, pictures } = product;
  const pictureIds = pictures.map(({ id }) => id);
  return { version, title, description, priceCents, category, visibility, stock, pictureIds, ...changes };
}

const fileStatus = async (url: string) => (await shop.app.inject({ url })).statusCode;

describe('marketplace', () => {
  beforeAll(async () => {
    await offer(shop, 'marco', { title: 'Alpha balm', priceCents: 900, category: 'care-products' });
    await offer(shop, 'marco', { title: 'Beta brush', description: '100% horsehair', priceCents: 1900 });
    await offer(shop, 'mila', { title: 'Gamma sofa clean', priceCents: 0, category: 'furniture' });
    const gone = await offer(shop, 'mila', { title: 'Delta hidden' });
    await shop.ask('mila', 'PUT', `/products/${gone.id}/hidden`, { hidden: true });
    await offer(shop, 'mila', { title: 'Epsilon private', visibility: 'private' });
  });

  it('shows what is public and not hidden, the newest first', async () => {
    expect(await market()).toEqual(['Gamma sofa clean', 'Beta brush', 'Alpha balm']);
  });

  it('finds by text, category, price and seller, sorts and pages', async () => {
    expect(await market('?search=HORSE')).toEqual(['Beta brush']);
    expect(await market('?search=100%25')).toEqual(['Beta brush']);
    expect(await market('?search=_')).toEqual([]);
    expect(await market('?category=furniture')).toEqual(['Gamma sofa clean']);
    expect(await market('?minCents=1')).toEqual(['Beta brush', 'Alpha balm']);
    expect(await market('?minCents=1000&maxCents=2000')).toEqual(['Beta brush']);
    expect(await market('?seller=MILA')).toEqual(['Gamma sofa clean']);
    expect(await market('?sort=title')).toEqual(['Alpha balm', 'Beta brush', 'Gamma sofa clean']);
    expect(await market('?sort=-price&pageSize=1&page=2')).toEqual(['Alpha balm']);
    expect((await shop.ask<Page>(null, 'GET', '/products?pageSize=1')).body.total).toBe(3);
  });

  it('refuses a query that is not described', async () => {
    for (const query of ['?sort=seller', '?page=0', '?minCents=-1', '?x=1', '?category=cars', '?search=%00'])
      expect((await shop.ask(null, 'GET', `/products${query}`)).status, query).toBe(400);
  });
});

describe('a product', () => {
  it('is made once however often it is sent, and a key means one thing', async () => {
    const sent = newProduct({ title: 'Once' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.ask<Schemas['OwnProduct']>('marco', 'POST', '/products', sent)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await shop.ask('marco', 'POST', '/products', { ...sent, title: 'Twice' });
    expect([other.status, other.body.reason]).toEqual([409, 'key-reused']);
    expect((await shop.ask('mila', 'POST', '/products', sent)).status).toBe(201);
  });

  it('is changed from the version that was read, and nobody loses a change', async () => {
    const product = await offer(shop, 'marco', { stock: 5 });
    const put = (title: string) =>
      shop.ask('marco', 'PUT', `/products/${product.id}`, changed(product, { title }));
    const answers = await Promise.all(['One', 'Two', 'Three'].map(put));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('changed-meanwhile');
  });

  it('is another’s to change for nobody but admins', async () => {
    const product = await offer(shop, 'marco');
    const body = changed(product, { title: 'Stolen' });
    for (const [method, path, sent] of [
      ['PUT', '', body],
      ['PUT', '/hidden', { hidden: true }],
      ['PUT', '/clients', { version: 1, clients: [] }],
      ['GET', '/own', undefined],
      ['DELETE', '', undefined],
    ] as const)
      expect((await shop.ask('mila', method, `/products/${product.id}${path}`, sent)).status).toBe(403);
    expect((await shop.ask('boss', 'PUT', `/products/${product.id}`, body)).status).toBe(200);
  });

  it('is refused with its first fault and changes nothing', async () => {
    const before = (await shop.ask<Page>('marco', 'GET', '/products/mine?pageSize=500')).body.total;
    for (const fault of [
      { title: ' ' },
      { title: 'x'.repeat(201) },
      { priceCents: -1 },
      { priceCents: 1.5 },
      { stock: -1 },
      { category: 'cars' },
      { extra: 1 },
      { key: 'x' },
      { title: 'a\0b' },
      { description: '\ud800' },
    ])
      expect((await shop.ask('marco', 'POST', '/products', { ...newProduct(), ...fault })).status).toBe(400);
    const missing = newProduct({ pictureIds: [newKey()] });
    expect((await shop.ask('marco', 'POST', '/products', missing)).status).toBe(404);
    expect((await shop.ask<Page>('marco', 'GET', '/products/mine?pageSize=500')).body.total).toBe(before);
  });

  it('when private, is seen by the named clients, until revoked or until they part', async () => {
    const invite = await makeClient(shop, 'mila', 'uma');
    const pictureId = (await shop.upload('mila')).body.id;
    let product = await offer(shop, 'mila', {
      title: 'For Uma',
      visibility: 'private',
      pictureIds: [pictureId],
    });
    const seen = async (who: string | null) =>
      (await shop.ask(who, 'GET', `/products/${product.id}`)).status === 200;
    const name = async (clients: string[]) => {
      const answer = await shop.ask<Schemas['OwnProduct']>('mila', 'PUT', `/products/${product.id}/clients`, {
        version: product.version,
        clients,
      });
      if (answer.status === 200) product = answer.body;
      return answer;
    };
    expect([await seen(null), await seen('uma'), await seen('mila'), await seen('boss')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((await name(['otto'])).body).toMatchObject({ reason: 'not-client' });
    await name(['uma']);
    expect([await seen('uma'), await seen('otto')]).toEqual([true, false]);
    const shared = await shop.ask<Page>('uma', 'GET', '/products/shared');
    expect(shared.body.products.map(({ title }) => title)).toEqual(['For Uma']);
    const { url } = shared.body.products[0]!.pictures[0]!;
    expect(await fileStatus(url)).toBe(200);

    await name([]);
    expect(await seen('uma')).toBe(false);
    expect(await fileStatus(url)).toBe(404);

    await name(['uma']);
    const again = (await shop.ask<Page>('uma', 'GET', '/products/shared')).body.products[0]!.pictures[0]!.url;
    await shop.ask('uma', 'POST', `/invites/${invite}/end`);
    expect([await seen('uma'), await fileStatus(again)]).toEqual([false, 404]);
    expect((await shop.ask<Page>('uma', 'GET', '/products/shared')).body.total).toBe(0);
  });
});

describe('pictures and posts', () => {
  it('are turned upright, made to fit, and freed of metadata', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#eeddcc' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' }, IFD0: { Artist: 'secret name' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('secret name')).toBe(true);
    const { body } = await shop.upload('uma', photo, 'image/jpeg');
    expect([body.width, body.height]).toEqual([800, 1600]);
    const large = await shop.app.inject({ url: body.url });
    const meta = await sharp(large.rawPayload).metadata();
    expect([meta.format, meta.width, meta.height, meta.exif, meta.orientation]).toEqual([
      'webp',
      800,
      1600,
      undefined,
      undefined,
    ]);
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    const small = await sharp((await shop.app.inject({ url: body.smallUrl })).rawPayload).metadata();
    expect([small.width, small.height]).toEqual([240, 480]);
  });

  it('are known by their content', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await shop.upload('uma', svg)).status).toBe(415);
    expect((await shop.upload('uma', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'))).status).toBe(415);
    expect((await shop.upload('uma', Buffer.alloc(16 * 1024 * 1024))).status).toBe(413);
    expect((await shop.upload('uma', undefined, 'text/plain')).status).toBe(415);
  });

  it('are shown to whom the visibility says', async () => {
    const post = async (who: string, visibility: Schemas['PostVisibility']) => {
      const pictureId = (await shop.upload(who)).body.id;
      const sent = { pictureId, caption: `${who} ${visibility}`, visibility };
      return (await shop.ask<Schemas['Post']>(who, 'POST', '/posts', sent)).body;
    };
    const invite = await makeClient(shop, 'marco', 'otto');
    const theirs = { public: await post('otto', 'public'), clients: await post('otto', 'clients') };
    const hidden = await post('otto', 'private');
    const shops = await post('marco', 'clients');
    const list = async (who: string, from: string) =>
      (await shop.ask<Schemas['PostPage']>(who, 'GET', `/posts?from=${from}`)).body.posts.map(
        ({ caption }) => caption,
      );
    expect(await list('otto', 'mine')).toEqual(['otto private', 'otto clients', 'otto public']);
    expect(await list('marco', 'clients')).toEqual(['otto clients']);
    expect(await list('otto', 'merchant')).toEqual(['marco clients']);
    expect(await list('uma', 'public')).toEqual(['otto public']);
    expect([await list('mila', 'clients'), await list('uma', 'merchant')]).toEqual([[], []]);
    const seen = async (who: string | null, id: string) =>
      (await shop.ask(who, 'GET', `/posts/${id}`)).status;
    expect([await seen(null, theirs.public.id), await seen(null, theirs.clients.id)]).toEqual([200, 404]);
    expect([await seen('marco', theirs.clients.id), await seen('marco', hidden.id)]).toEqual([200, 404]);
    expect([await seen('mila', theirs.clients.id), await seen('boss', hidden.id)]).toEqual([404, 200]);

    const url = theirs.clients.picture!.url;
    expect(await fileStatus(url)).toBe(200);
    const [shown] = (await shop.ask<Schemas['PostPage']>('otto', 'GET', '/posts?from=merchant')).body.posts;
    await shop.ask('otto', 'POST', `/invites/${invite}/end`);
    expect([await list('marco', 'clients'), await list('otto', 'merchant')]).toEqual([[], []]);
    // Each person has their own address: the owner's stays.
    expect([await fileStatus(url), await fileStatus(shops.picture!.url)]).toEqual([200, 200]);
    expect(await fileStatus(shown!.picture!.url)).toBe(404);
  });

  it('make one post each, that only the owner changes; its picture outlives it in a product', async () => {
    const pictureId = (await shop.upload('mila')).body.id;
    const sent = { pictureId, caption: 'Before and after', visibility: 'public' };
    const [first, second] = await Promise.all([1, 2].map(() => shop.ask('mila', 'POST', '/posts', sent)));
    expect(first!.body.id).toBe(second!.body.id);
    const path = `/posts/${String(first!.body.id)}`;
    expect((await shop.ask('mila', 'POST', '/posts', { ...sent, caption: 'x' })).body.reason).toBe(
      'picture-used',
    );
    expect(
      (await shop.ask('uma', 'PUT', path, { version: 1, caption: 'x', visibility: 'public' })).status,
    ).toBe(403);
    expect((await shop.ask('uma', 'DELETE', path)).status).toBe(403);
    expect((await shop.ask('uma', 'POST', '/posts', sent)).status).toBe(404);
    const product = await offer(shop, 'mila', { postId: String(first!.body.id) });
    expect(product.pictures.map(({ id }) => id)).toEqual([pictureId]);
    expect((await shop.ask('mila', 'DELETE', path)).status).toBe(204);
    expect((await shop.ask('mila', 'POST', '/posts', sent)).body.reason).toBe('picture-used');
    shop.pass(25 * 3_600_000);
    await sweepDeletedPosts(shop.parts);
    expect(await fileStatus(product.pictures[0]!.url)).toBe(200);
    expect((await shop.ask('mila', 'DELETE', `/products/${product.id}`)).status).toBe(204);
    expect(await fileStatus(product.pictures[0]!.url)).toBe(404);
    expect(await shop.files.list(`pictures/${pictureId}`)).toEqual([]);
  });

  it('wait for a day and at most 50 at a time', { tags: 'full' }, async () => {
    const first = (await shop.upload('boss')).body;
    for (let i = 1; i < 50; i += 1) expect((await shop.upload('boss')).status).toBe(201);
    expect((await shop.upload('boss')).body).toMatchObject({ reason: 'too-many' });
    shop.pass(25 * 3_600_000);
    expect((await shop.upload('boss')).status).toBe(201);
    expect(await fileStatus(first.url)).toBe(404);
  });

  it('has no picture at an address that was guessed', async () => {
    for (const name of [
      'x.webp',
      `${newKey()}-large.webp`,
      '..%2f..%2fetc%2fpasswd',
      `${newKey()}-huge.webp`,
    ])
      expect(
        (await shop.app.inject({ url: `/files/pictures/${name}`, headers: headersOf('boss') })).statusCode,
      ).toBe(404);
  });
});
