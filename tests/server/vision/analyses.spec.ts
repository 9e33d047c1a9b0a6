/** An analysis from pictures to result over the contract: rights, trial runs, what is kept, and its outcome. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { analyses, pictures } from '../../../server/db/schema.ts';
import { UnfitPair } from '../../../server/vision/engine/measure-pair.ts';
import { sweepDeletedAnalyses } from '../../../server/vision/analyses.ts';
import { hashOfRecord } from '../../../server/vision/record.ts';
import type { Schemas } from '../../../server/vision/parts.ts';
import { addPerson } from '../hosted/support.ts';
import { dayMs, headersOf, openShop, type Shop } from '../trade/support.ts';
import { inconclusive, measured } from './fake-engine.ts';
import { finished, look, newAnalysis, photo, submit, trials, until, upload } from './support.ts';

let shop: Shop;
beforeAll(async () => {
  const plenty = { burst: 1_000_000, refillSeconds: 1 };
  shop = await openShop(undefined, { visionByPerson: plenty });
  await addPerson(shop.db, { uid: 'stranger' });
  await addPerson(shop.db, { uid: 'merchant', roles: ['merchant'] });
  await addPerson(shop.db, { uid: 'admin', roles: ['admin'] });
});
afterAll(() => shop.close());

let people = 0;
/** A person with five trial runs. */
async function user(): Promise<string> {
  const uid = `user${(people += 1)}`;
  await addPerson(shop.db, { uid });
  return uid;
}
beforeEach(() => shop.engine.answer(measured));

const path = ({ row }: Schemas['Analysis'], rest = '') => `/analyses/${row.id}${rest}`;

describe('two pictures', () => {
  it('[ANALYSIS3][ANALYSIS7] are measured, and kept with every number and the hash of the record', async () => {
    const { row, measurement, record, trial } = await finished(shop, 'merchant');
    expect([row.status, row.item, row.cleaningScore, trial]).toEqual([
      'measured',
      'Anna’s tote',
      { value: 83, low: 78, high: 88 },
      false,
    ]);
    expect(record).toBe(hashOfRecord(measurement as never));
    const overlay = await shop.app.inject({
      url: `/api/node/analyses/${row.id}/files/overlay-dirt-before.webp`,
      headers: headersOf('merchant'),
    });
    expect([overlay.statusCode, overlay.body]).toEqual([200, 'overlay']);
    const stored = (measurement as { pictures: { before: { sha256: string } } }).pictures.before.sha256;
    const before = await shop.app.inject({
      url: `/api/node/analyses/${row.id}/files/before-full.webp`,
      headers: headersOf('merchant'),
    });
    expect(createHash('sha256').update(before.rawPayload).digest('hex')).toBe(stored);
  });

  it('[ANALYSIS1] of somebody else are not found, and one picture twice is refused with its field', async () => {
    const theirs = await upload(shop, 'stranger');
    expect((await submit(shop, 'merchant', { beforeId: theirs })).status).toBe(404);
    const mine = await upload(shop, 'merchant');
    const twice = await submit(shop, 'merchant', { beforeId: mine, afterId: mine });
    expect([twice.status, (twice.body as unknown as Schemas['Problem']).field]).toEqual([422, 'afterId']);
  });

  it('that are the same file, or too small, are refused without being measured', async () => {
    const image = await photo();
    const asked = shop.engine.asked();
    const same = await finished(shop, 'merchant', {
      beforeId: await upload(shop, 'merchant', image),
      afterId: await upload(shop, 'merchant', image),
    });
    const small = await finished(shop, 'merchant', {
      beforeId: await upload(shop, 'merchant', await photo(300, 200)),
    });
    expect([same.refusal, small.refusal]).toEqual(['same-picture', 'too-small']);
    expect(shop.engine.asked()).toBe(asked);
  });

  it('sent twice with their key are one analysis, and another content with it is refused', async () => {
    const sent = await newAnalysis(shop, 'merchant');
    const [one, two] = await Promise.all([
      shop.ask<Schemas['Analysis']>('merchant', 'POST', '/analyses', sent),
      shop.ask<Schemas['Analysis']>('merchant', 'POST', '/analyses', sent),
    ]);
    expect(one.body.row.id).toBe(two.body.row.id);
    const other = await shop.ask('merchant', 'POST', '/analyses', { ...sent, item: 'Another' });
    expect([other.status, other.body.reason]).toEqual([409, 'key-reused']);
  });
});

describe('a trial run', () => {
  it('[ANALYSIS4] counts once with a measurement, and is given back by everything else', async () => {
    const uid = await user();
    expect((await finished(shop, uid)).trial).toBe(true);
    expect(await trials(shop, uid)).toEqual({ limit: 5, used: 1, reserved: 0, left: 4 });
    shop.engine.answer(inconclusive);
    expect((await finished(shop, uid)).row.status).toBe('inconclusive');
    shop.engine.answer(() => Promise.reject(new UnfitPair('too-heavy', null)));
    expect((await finished(shop, uid)).failure).toEqual({ during: 'aligning', reason: 'too-heavy' });
    expect(await trials(shop, uid)).toEqual({ limit: 5, used: 1, reserved: 0, left: 4 });
  });

  it('[ANALYSIS1] is reserved while the work goes on, so that two tabs cannot share the last one', async () => {
    const uid = await user();
    let go = () => undefined as void;
    const gate = new Promise<void>((open) => (go = open));
    shop.engine.answer(async (before, after) => {
      await gate;
      return measured(before, after);
    });
    const sent = await Promise.all(Array.from({ length: 8 }, () => newAnalysis(shop, uid)));
    const answers = await Promise.all(
      sent.map((body) => shop.ask<Schemas['Analysis']>(uid, 'POST', '/analyses', body)),
    );
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([taken.length, refused.length]).toEqual([5, 3]);
    expect((refused[0]!.body as unknown as Schemas['Problem']).reason).toBe('trial-used-up');
    expect(await trials(shop, uid)).toEqual({ limit: 5, used: 0, reserved: 5, left: 0 });
    go();
    for (const { body } of taken) await until(shop, uid, body.row.id, 'measured');
    expect(await trials(shop, uid)).toEqual({ limit: 5, used: 5, reserved: 0, left: 0 });
  });

  it('[ANALYSIS3] of what failed is reserved again when it is tried again, and counts once then', async () => {
    const uid = await user();
    shop.engine.answer(() => Promise.reject(new UnfitPair('too-heavy', null)));
    const failed = await finished(shop, uid);
    expect(failed.failure?.reason).toBe('too-heavy');
    shop.engine.answer(measured);
    const version = { version: failed.row.version };
    const [one, two] = await Promise.all([
      shop.ask(uid, 'POST', path(failed, '/retry'), version),
      shop.ask(uid, 'POST', path(failed, '/retry'), version),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    await until(shop, uid, failed.row.id, 'measured');
    expect((await trials(shop, uid))?.used).toBe(1);
  });

  it('is no matter for merchants and admins', async () => {
    expect(await trials(shop, 'merchant')).toBeNull();
    expect(await trials(shop, 'admin')).toBeNull();
  });
});

describe('[ANALYSIS5] an analysis', () => {
  it('is there for whoever made it and for admins, pictures and overlays too, and for nobody else', async () => {
    const one = await finished(shop, 'merchant');
    const files = ['before-large', 'after-small', 'overlay-dirt-before'];
    for (const [who, status] of [
      ['merchant', 200],
      ['admin', 200],
      ['stranger', 404],
      [null, 401],
    ] as const) {
      expect((await shop.ask(who, 'GET', path(one))).status).toBe(status);
      for (const name of files) {
        const url = `/api/node${path(one, `/files/${name}.webp`)}`;
        expect((await shop.app.inject({ url, headers: headersOf(who) })).statusCode).toBe(status);
      }
    }
    expect((await shop.ask('stranger', 'DELETE', path(one))).status).toBe(404);
    expect((await shop.ask('stranger', 'POST', path(one, '/restore'))).status).toBe(404);
  });

  it('is found, sorted and shown in pages, among one’s own only', async () => {
    const uid = await user();
    await finished(shop, uid, { item: 'Blue sofa', itemType: 'sofa' });
    await finished(shop, uid, { item: 'A shoe', itemType: 'shoe' });
    shop.engine.answer(inconclusive);
    await finished(shop, uid, { item: '', itemType: 'carpet' });
    const list = async (query: string) => {
      const { body } = await shop.ask<Schemas['AnalysisPage']>(uid, 'GET', `/analyses?${query}`);
      return [body.total, ...body.analyses.map(({ itemType }) => itemType)];
    };
    expect(await list('sort=item')).toEqual([3, 'carpet', 'shoe', 'sofa']);
    expect(await list('search=BLUE')).toEqual([1, 'sofa']);
    expect(await list('search=carpet')).toEqual([1, 'carpet']);
    expect(await list('itemType=shoe')).toEqual([1, 'shoe']);
    expect(await list('sort=-cleaningScore&page=2&pageSize=2')).toEqual([3, 'carpet']);
  });

  it('is deleted, brought back, and gone with its pictures a day later', async () => {
    const uid = await user();
    const one = await finished(shop, uid);
    expect((await shop.ask(uid, 'DELETE', path(one))).status).toBe(204);
    expect((await shop.ask(uid, 'DELETE', path(one))).status).toBe(204);
    const listed = async (from: string) =>
      (await shop.ask<Schemas['AnalysisPage']>(uid, 'GET', `/analyses?from=${from}`)).body.total;
    expect([await listed('mine'), await listed('deleted')]).toEqual([0, 1]);
    expect((await shop.ask(uid, 'POST', path(one, '/restore'))).status).toBe(200);
    expect([await listed('mine'), await listed('deleted')]).toEqual([1, 0]);
    await shop.ask(uid, 'DELETE', path(one));
    await sweepDeletedAnalyses(shop.vision.parts);
    expect(await listed('deleted')).toBe(1);
    shop.pass(dayMs + 1000);
    await sweepDeletedAnalyses(shop.vision.parts);
    expect(await shop.db.orm.$count(analyses, eq(analyses.owner, uid))).toBe(0);
    expect(await shop.db.orm.$count(pictures, eq(pictures.owner, uid))).toBe(0);
    expect(await shop.files.list(`analyses/${one.row.id}`)).toEqual([]);
  });

  it('that an admin has deleted is not its owner’s to bring back', async () => {
    const one = await finished(shop, 'merchant');
    expect((await shop.ask('admin', 'DELETE', path(one))).status).toBe(204);
    expect((await shop.ask('merchant', 'POST', path(one, '/restore'))).status).toBe(403);
    expect((await shop.ask('admin', 'POST', path(one, '/restore'))).status).toBe(200);
  });

  it('under way is neither deleted nor tried again', async () => {
    let go = () => undefined as void;
    const gate = new Promise<void>((open) => (go = open));
    shop.engine.answer(async (before, after) => {
      await gate;
      return measured(before, after);
    });
    const { body } = await submit(shop, 'merchant');
    expect((await shop.ask('merchant', 'DELETE', path(body))).body.reason).toBe('still-working');
    const again = await shop.ask('merchant', 'POST', path(body, '/retry'), { version: body.row.version });
    expect(again.body.reason).toBe('still-working');
    go();
    await until(shop, 'merchant', body.row.id, 'measured');
  });

  it('with a name of invisible or too many characters is refused with its field', async () => {
    for (const item of ['\u202Eevil', 'x'.repeat(81)]) {
      const { status, body } = await submit(shop, 'merchant', { item });
      expect([status, (body as unknown as Schemas['Problem']).reason]).toEqual([400, expect.any(String)]);
    }
  });
});

describe('the work', () => {
  it('[ANALYSIS2] that our own fault broke is tried again by the queue, and counts once', async () => {
    const uid = await user();
    let faults = 1;
    shop.engine.answer((before, after) => {
      if ((faults -= 1) >= 0) throw new Error('A fault of ours');
      return measured(before, after);
    });
    const { body } = await submit(shop, uid);
    await until(shop, uid, body.row.id, 'measured');
    expect((await trials(shop, uid))?.used).toBe(1);
  }, 30_000);

  it('is seen in each state, and looked at again by its version', async () => {
    const { body } = await submit(shop, 'merchant');
    expect(body.row.status).toBe('received');
    const end = await until(shop, 'merchant', body.row.id, 'measured');
    expect(end.row.version).toBe(5);
    expect((await look(shop, 'merchant', body.row.id)).row.finishedAt).not.toBeNull();
  });
});
