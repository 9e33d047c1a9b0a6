/** Measures kept pictures again and compares the result with what is kept, byte by byte. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { analyses } from '../../../server/db/schema.ts';
import { overlayFile } from '../../../server/vision/overlay-files.ts';
import { replayAnalysis, type Replayed } from '../../../server/vision/replay.ts';
import { addPerson } from '../hosted/support.ts';
import { openShop, type Shop } from '../trade/support.ts';
import { inconclusive, measured } from './fake-engine.ts';
import { finished } from './support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addPerson(shop.db, { uid: 'merchant', roles: ['merchant'] });
});
afterAll(() => shop.close());
beforeEach(() => shop.engine.answer(measured));

const replay = (id: string) => replayAnalysis(shop.vision.parts, id);
const different = ({ checks }: Replayed) =>
  checks.filter(({ kept, now }) => kept !== now).map(({ name }) => name);

describe('[ANALYSIS7] measuring again', () => {
  it('gives the same bytes, of the record and of the overlays', async () => {
    const { row } = await finished(shop, 'merchant');
    const replayed = (await replay(row.id)) as Replayed;
    expect([different(replayed), replayed.same, replayed.checks.length]).toEqual([[], true, 6]);
  });

  it('tells an inconclusive one too', async () => {
    shop.engine.answer(inconclusive);
    const { row } = await finished(shop, 'merchant');
    expect(((await replay(row.id)) as Replayed).same).toBe(true);
  });

  it('finds one number that was changed in the database, and an overlay that was changed in the store', async () => {
    const { row } = await finished(shop, 'merchant');
    const [kept] = await shop.db.orm.select().from(analyses).where(eq(analyses.id, row.id));
    const measurement = { ...kept!.measurement!, parameters: { threshold: 3.6 } };
    await shop.db.orm.update(analyses).set({ measurement }).where(eq(analyses.id, row.id));
    await shop.files.write(overlayFile(row.id, 'dirt-before'), Buffer.from('other'));
    const replayed = (await replay(row.id)) as Replayed;
    expect(different(replayed)).toEqual(['record in the database', 'overlay dirt-before, as it is stored']);
    expect(replayed.same).toBe(false);
  });

  it('finds an engine that measures otherwise', async () => {
    const { row } = await finished(shop, 'merchant');
    shop.engine.answer((before, after) => {
      const { measurement, overlays } = measured(before, after);
      const registration = { ...measurement.registration!, inliers: 411 };
      return { measurement: { ...measurement, registration }, overlays };
    });
    expect(different((await replay(row.id)) as Replayed)).toEqual(['record measured again']);
  });

  it('says what cannot be measured again', async () => {
    expect(await replay('nobody')).toBeNull();
    shop.engine.answer(measured);
    const { row } = await finished(shop, 'merchant');
    await shop.files.remove(`pictures/${row.before.id}-large.webp`);
    await shop.files.remove(`pictures/${row.before.id}-full.webp`);
    expect(await replay(row.id)).toBe('picture-lost');
  });
});
