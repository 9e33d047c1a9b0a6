/** Intakes on the server: their links, what is sealed, and whom they are shown to. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLink, emptyHead } from '../../../src/events/log/hash-chain.ts';
import { events, intakes, pictures } from '../../../server/db/schema.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { changeIntake } from '../../../server/trade/intake/intakes.ts';
import { fileOf, removePictures } from '../../../server/trade/pictures.ts';
import type { Asker } from '../../../server/security/session.ts';
import { PoolBusy } from '../../../server/sandbox/ended-on-task.ts';
import { compareReturned, resumeComparisons } from '../../../server/vision/same-item/returned-items.ts';
import { removeTradeOf } from '../../../server/trade/removal.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { change, newIntake, openedIntake, scratch, sent } from './intake-support.ts';
import { addPeople, dayMs, makeClient, newKey, newTransaction, openShop, type Shop } from './support.ts';

describeOnEveryDatabase('intakes', (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
  });
  afterAll(() => shop.close());

  const lookUp = (code: string) =>
    shop.ask<Schemas['Intake']>(null, 'POST', '/intake-links/lookup', { code });
  const answer = (code: string, seen: Schemas['Intake'], changes: object = {}) =>
    shop.ask<Schemas['Intake']>(null, 'POST', '/intake-links/answers', {
      ...{ code, agreed: true, name: 'Ida Blom', comment: '', seen: seen.records.at(-1)!.hash },
      ...changes,
    });
  const agreed = async () => {
    const { id, photos } = await openedIntake(shop, 'mila');
    await change(shop, 'mila', id, { type: 'DrawMark', mark: scratch(photos[0]!.id) });
    const link = await sent(shop, 'mila', id);
    return { ...link, ...(await answer(link.code, link.intake)).body };
  };

  const comparedOn = async (code: string) => {
    await expect.poll(async () => (await lookUp(code)).body.returned?.comparison).not.toBeNull();
    return (await lookUp(code)).body;
  };

  it(
    '[INTAKE5] mails so many links for one merchant, and no more to whatever address',
    { tags: 'full' },
    async () => {
      const few = await openShop(open, { intakeMailByMerchant: { burst: 2, refillSeconds: 60 } });
      await addPeople(few.db);
      const { id } = await openedIntake(few, 'mila');
      const statuses: number[] = [];
      for (const email of ['a@example.com', 'b@example.com', 'c@example.com', null]) {
        statuses.push((await few.ask('mila', 'POST', `/intakes/${id}/links`, { email })).status);
        await change(few, 'mila', id, { type: 'TakeBack' }).catch(() => undefined);
      }
      expect(statuses).toEqual([200, 200, 429, 200]);
      expect(few.mails.map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com']);
      await few.close();
    },
  );

  /** Does `work` while the server reads the file of the next photo. */
  function whileReading(work: () => Promise<unknown>): void {
    const { read } = shop.files;
    shop.files.read = async (name) => {
      shop.files.read = read;
      await work();
      return read(name);
    };
  }

  it('[INTAKE12] keeps nobody waiting for an intake while its photos are read', async () => {
    const { id } = await openedIntake(shop, 'mila');
    const photo = (await shop.upload('mila')).body.id;
    let found = '';
    whileReading(async () => {
      const free = shop.db.orm
        .select()
        .from(intakes)
        .where(eq(intakes.id, id))
        .for('update', { skipLocked: true });
      // PGlite has one connection, so while a transaction is open no other query is answered.
      found = await Promise.race([
        free.then((rows) => (rows.length > 0 ? 'free' : 'held')),
        sleep(2000, 'held'),
      ]);
    });
    expect((await change(shop, 'mila', id, { type: 'AddPhoto', photo })).photos).toHaveLength(2);
    expect(found).toBe('free');
  });

  it('[INTAKE12] records no photo that was removed while it was read', async () => {
    const { id, version } = await openedIntake(shop, 'mila');
    const photo = (await shop.upload('mila')).body.id;
    whileReading(() => shop.db.orm.delete(pictures).where(eq(pictures.id, photo)));
    const adding = shop.ask('mila', 'POST', `/intakes/${id}/changes`, {
      change: { type: 'AddPhoto', photo },
    });
    expect((await adding).status).toBe(404);
    expect((await shop.ask<Schemas['Intake']>('mila', 'GET', `/intakes/${id}`)).body.version).toBe(version);
  });

  it('[INTAKE12] reads no file for an intake of somebody else', async () => {
    const { id } = await openedIntake(shop, 'mila');
    const photo = (await shop.upload('marco')).body.id;
    let reads = 0;
    const { read } = shop.files;
    whileReading(async () => (reads += 1));
    const adding = shop.ask('marco', 'POST', `/intakes/${id}/changes`, {
      change: { type: 'AddPhoto', photo },
    });
    expect((await adding).status).toBe(404);
    shop.files.read = read;
    expect(reads).toBe(0);
  });

  it('[INTAKE11] proposes marks that are not drawn yet, to its merchant, while it can be changed', async () => {
    const { id, photos, records } = await openedIntake(shop, 'mila');
    const photo = photos[0]!.id;
    const propose = (who: string | null, what = photo) =>
      shop.ask<Schemas['MarkProposals'] & Schemas['Problem']>(who, 'POST', `/intakes/${id}/proposals`, {
        photo: what,
      });
    const { body } = await propose('mila');
    expect([body.outcome, body.proposals.map(({ word }) => word)]).toEqual([
      'marks',
      ['Dark stain', 'Scuff'],
    ]);
    const got = await shop.ask<Schemas['Intake']>('mila', 'GET', `/intakes/${id}`);
    expect([got.body.marks, got.body.records]).toEqual([[], records]);

    const accepted = { ...scratch(photo), ...body.proposals[0]! };
    await change(shop, 'mila', id, { type: 'DrawMark', mark: accepted });
    expect((await propose('mila')).body.proposals.map(({ word }) => word)).toEqual(['Scuff']);
    shop.engine.propose({ outcome: 'patterned', proposals: [] });
    expect((await propose('mila')).body).toEqual({ outcome: 'patterned', proposals: [] });
    const refusal = async (who: string | null, what?: string) => {
      const { status, body: problem } = await propose(who, what);
      return [status, problem.reason];
    };
    expect(await refusal('mila', newKey())).toEqual([409, 'no-such-photo']);
    expect((await refusal(null))[0]).toBe(401);
    expect(await refusal('marco')).toEqual([404, 'not-found']);
    await sent(shop, 'mila', id);
    expect(await refusal('mila')).toEqual([409, 'not-editable']);
  });

  it('[INTAKE1] opens for an own transaction, an own client or neither, and for nobody else’s', async () => {
    const asked = (what: Partial<Schemas['NewIntake']>) =>
      shop.ask<Schemas['Intake']>('mila', 'POST', '/intakes', newIntake(what));
    const { body: order } = await shop.ask<{ number: number }>(
      'mila',
      'POST',
      '/transactions',
      newTransaction(),
    );
    expect((await asked({ transaction: order.number })).body).toMatchObject({ transaction: order.number });
    expect((await asked({ transaction: 6_999_999 })).body).toMatchObject({ field: 'transaction' });
    expect((await asked({ client: 'uma' })).body).toMatchObject({ field: 'client' });
    await makeClient(shop, 'mila', 'uma');
    expect((await asked({ client: 'uma' })).body.client?.uid).toBe('uma');
    const { body } = await shop.ask<Schemas['IntakePage']>(
      'mila',
      'GET',
      `/intakes?transaction=${order.number}`,
    );
    expect(body.intakes.map(({ transaction }) => transaction)).toEqual([order.number]);
    expect((await shop.ask('marco', 'GET', `/intakes/${body.intakes[0]!.id}`)).status).toBe(404);
    const theirs = await shop.ask('marco', 'POST', '/intakes', newIntake({ transaction: order.number }));
    expect(theirs.status).toBe(404);
  });

  it('[INTAKE2] [INTAKE9] seals the file that is shown, and a chain that anybody can check', async () => {
    const { id, photos, records } = await openedIntake(shop, 'mila');
    const { picture, sha256 } = photos[0]!;
    const file = await shop.app.inject({ url: picture!.fullUrl });
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(sha256);
    let head = emptyHead;
    for (const record of records) {
      const link = checkLink(`intake/${id}`, head, record);
      expect(link.ok).toBe(true);
      if (link.ok) head = link.head;
    }
    const forged = { ...records[1]!, data: { ...records[1]!.data, sha256: '0'.repeat(64) } };
    expect(checkLink(`intake/${id}`, { seq: 1, hash: records[0]!.hash }, forged).ok).toBe(false);
    await change(shop, 'mila', id, { type: 'RemovePhoto', photo: photos[0]!.id });
    await removePictures(shop, [photos[0]!.id]);
    expect(await shop.db.orm.$count(pictures, eq(pictures.id, photos[0]!.id))).toBe(1);
    const theirs = (await shop.upload('marco')).body.id;
    const refused = { change: { type: 'AddPhoto', photo: theirs } };
    expect((await shop.ask('mila', 'POST', `/intakes/${id}/changes`, refused)).status).toBe(404);
  });

  it('[INTAKE5] shows one intake by its newest link, until it is over', async () => {
    const { id } = await openedIntake(shop, 'mila');
    const first = await sent(shop, 'mila', id);
    expect((await lookUp(first.code)).body.id).toBe(id);
    const second = await sent(shop, 'mila', id, 'ida@client.example');
    expect(shop.mails.at(-1)).toMatchObject({ to: 'ida@client.example' });
    expect(shop.mails.at(-1)!.text).toContain(second.url);
    expect((await lookUp(first.code)).status).toBe(404);
    expect((await lookUp(second.code)).status).toBe(200);
    await change(shop, 'mila', id, { type: 'TakeBack' });
    expect((await lookUp(second.code)).status).toBe(404);
    const third = await sent(shop, 'mila', id);
    shop.pass(15 * dayMs);
    expect((await answer(third.code, third.intake)).body).toMatchObject({ reason: 'link-over' });
    expect((await lookUp(third.code)).status).toBe(200);
    shop.pass(76 * dayMs);
    expect((await lookUp(third.code)).status).toBe(404);
  });

  it('[INTAKE6] takes one answer, to what was seen', async () => {
    const { id, photos } = await openedIntake(shop, 'mila');
    const first = await sent(shop, 'mila', id);
    await change(shop, 'mila', id, { type: 'TakeBack' });
    await change(shop, 'mila', id, { type: 'DrawMark', mark: scratch(photos[0]!.id) });
    const link = await sent(shop, 'mila', id);
    expect((await answer(link.code, first.intake)).body).toMatchObject({ reason: 'changed-meanwhile' });
    const objection = { agreed: false, comment: 'That is no scratch' };
    const { body } = await answer(link.code, link.intake, objection);
    expect(body).toMatchObject({ state: 'objected', answer: { agreed: false, name: 'Ida Blom' } });
    expect((await answer(link.code, link.intake, objection)).body.version).toBe(body.version);
    expect((await answer(link.code, link.intake)).status).toBe(409);
    expect(body.records.at(-1)).toMatchObject({ type: 'IntakeObjected', actor: 'link' });
  });

  it('[INTAKE7] returns the item mark by mark, and the link shows it', async () => {
    const { id, marks, code } = await agreed();
    const photo = (await shop.upload('mila')).body.id;
    const back = await change(shop, 'mila', id, {
      ...{ type: 'ReturnItem', photos: [photo] },
      answers: marks.map((mark) => ({ mark: mark.id, photo, outcome: 'gone' as const })),
      found: [{ ...scratch(photo), word: 'Crease' }],
    });
    expect(back).toMatchObject({ state: 'returned', returned: { found: [{ word: 'Crease' }] } });
    const compared = await comparedOn(code);
    expect((await shop.ask('mila', 'GET', `/intakes/${id}`)).body).toEqual(compared);
    const closed = await change(shop, 'mila', id, { type: 'CloseIntake' });
    expect(closed.state).toBe('closed');
    expect((await lookUp((await sent(shop, 'mila', id)).code)).body.state).toBe('closed');
  });

  /** @param parts by default those that queue it for comparing */
  const givenBack = async (
    parts: Shop['parts'] = { ...shop.parts, returnedItems: shop.vision.returnedItems },
  ) => {
    const { id, marks, code } = await agreed();
    const photo = (await shop.upload('mila')).body.id;
    const answers = marks.map((mark) => ({ mark: mark.id, photo, outcome: 'gone' as const }));
    const mila = { uid: 'mila' } as Asker;
    await changeIntake(parts, mila, id, { type: 'ReturnItem', photos: [photo], answers, found: [] });
    return { id, code, photo };
  };

  it('[INTAKE14] compares the photos of a return, and seals what they show, for whoever has the link', async () => {
    const { code, photo } = await givenBack();
    const same = await comparedOn(code);
    expect(same.returned!.comparison).toMatchObject({ reason: null, after: photo, tiles: 72 });
    expect(same.records.at(-1)).toMatchObject({ type: 'ItemCompared', actor: 'system' });

    shop.engine.show({ reason: 'other-grain', points: 90, tiles: 72, agreeing: 3 });
    const other = await comparedOn((await givenBack()).code);
    expect(other.returned!.comparison).toMatchObject({ reason: 'other-grain', agreeing: 3 });
  });

  it('[INTAKE14] says after the last try that nothing could be compared', async () => {
    const failing = { ...shop.vision.parts, comparePhotos: () => Promise.reject(new Error('lost')) };
    const { id, code } = await givenBack(shop.parts);
    const comparison = async () => (await lookUp(code)).body.returned!.comparison;
    await expect(compareReturned(failing, id, false)).rejects.toThrow('lost');
    expect(await comparison()).toBeNull();
    // What is only unavailable is tried again later, however often it was.
    const busy = { ...failing, comparePhotos: () => Promise.reject(new PoolBusy()) };
    await expect(compareReturned(busy, id, true)).rejects.toThrow(PoolBusy);
    expect(await comparison()).toBeNull();
    await expect(compareReturned(failing, id, true)).rejects.toThrow('lost');
    expect(await comparison()).toMatchObject({ reason: 'failed', before: null });
    await compareReturned({ ...failing, comparePhotos: shop.engine.comparePhotos }, id, true);
    expect(await comparison()).toMatchObject({ reason: 'failed' });
  });

  it('[INTAKE14] compares what an earlier version took back, and [INTAKE15] only the sealed files', async () => {
    const { code, photo } = await givenBack(shop.parts);
    const [row] = await shop.db.orm.select().from(pictures).where(eq(pictures.id, photo));
    await shop.files.write(fileOf(photo, row!.full ? 'full' : 'large'), Buffer.from('another file'));
    await resumeComparisons(shop, shop.vision.returnedItems);
    expect((await comparedOn(code)).returned!.comparison).toMatchObject({ reason: 'unfit', before: null });
  });

  it('refuses what is no mark, and changes nothing', { tags: 'full' }, async () => {
    const { id, photos, version } = await openedIntake(shop, 'mila');
    const mark = scratch(photos[0]!.id);
    for (const bad of [
      { ...mark, area: { ...mark.area, x: 900 } },
      { ...mark, photo: newKey() },
      { ...mark, word: ' ' },
      { ...mark, word: 'a\u0000b' },
      { ...mark, area: { ...mark.area, x: 1.5 } },
    ]) {
      const sentMark = { change: { type: 'DrawMark', mark: bad } };
      const { status } = await shop.ask('mila', 'POST', `/intakes/${id}/changes`, sentMark);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect((await shop.ask('mila', 'GET', `/intakes/${id}`)).body).toMatchObject({ version });
  });

  it('[INTAKE10] goes with the merchant’s account', async () => {
    const { id } = await openedIntake(shop, 'marco');
    await inTransaction(shop.db, (tx) => removeTradeOf(tx, 'marco'));
    expect(await shop.db.orm.$count(events, eq(events.stream, `intake/${id}`))).toBe(0);
    expect(await shop.db.orm.$count(intakes, eq(intakes.id, id))).toBe(1);
  });
});
