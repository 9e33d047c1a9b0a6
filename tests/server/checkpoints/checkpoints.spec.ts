import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckpointKey } from '../../../src/events/shared/signature.ts';
import type { Checkpoint } from '../../../src/events/audit/checkpoint.ts';
import { signedText } from '../../../src/events/audit/checkpoint.ts';
import { verifyEd25519 } from '../../../server/audit/ed25519.ts';
import { signHead } from '../../../server/checkpoints/checkpoints.ts';
import { publishedKeys, signingKey } from '../../../server/checkpoints/keys.ts';
import { accounts, checkpointKeys, checkpoints } from '../../../server/db/schema.ts';
import { addPerson, type Hosted, openHosted, signedIn } from '../hosted/support.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await openHosted();
  for (const uid of ['ida', 'olga', 'boss'])
    await addPerson(hosted.db, { uid, roles: [uid === 'boss' ? 'admin' : 'user'] });
});
afterAll(() => hosted.close());

const hashOf = (digit: string) => digit.repeat(64);
const sign = (body: object, uid = 'ida') =>
  hosted.app.inject({
    method: 'POST',
    url: '/api/hosted/checkpoints',
    headers: signedIn(uid),
    payload: body,
  });
const head = (seq: number, digit: string, device = 'd1') => ({
  stream: 'ledger/ida',
  seq,
  hash: hashOf(digit),
  device,
});
const list = async (device = 'd1') =>
  (
    await hosted.app.inject({
      url: `/api/hosted/checkpoints?stream=ledger/ida&device=${device}`,
      headers: signedIn('ida'),
    })
  ).json<{ checkpoints: Checkpoint[] }>().checkpoints;
const keys = async () =>
  (await hosted.app.inject({ url: '/api/hosted/checkpoint-keys' })).json<{ keys: CheckpointKey[] }>().keys;
const holds = async (checkpoint: Checkpoint) => {
  const key = (await keys()).find(({ kid }) => kid === checkpoint.kid);
  return key !== undefined && verifyEd25519(key, signedText(checkpoint), checkpoint.signature);
};

describe('checkpoints', () => {
  it('[AUDIT13] are signed with the key that is published, and by the clock of the server', async () => {
    const answer = await sign(head(3, 'a'));
    expect(answer.statusCode).toBe(200);
    const checkpoint = answer.json<Checkpoint>();
    expect(checkpoint).toMatchObject({ ...head(3, 'a'), at: '2026-03-04T05:06:07.008Z' });
    expect(await holds(checkpoint)).toBe(true);
    expect(await holds({ ...checkpoint, seq: 4 })).toBe(false);
    expect(await holds({ ...checkpoint, hash: hashOf('b') })).toBe(false);
    expect(await holds({ ...checkpoint, device: 'd2' })).toBe(false);
  });

  it('[AUDIT13] of the same head are signed once, and listed for their own device', async () => {
    const first = (await sign(head(3, 'a'))).json<Checkpoint>();
    expect((await sign(head(3, 'a'))).json()).toEqual(first);
    const other = (await sign(head(1, 'c', 'd2'))).json<Checkpoint>();
    expect(await list()).toEqual([first]);
    expect(await list('d2')).toEqual([other]);
    expect(await list('d3')).toEqual([]);
  });

  it('[AUDIT13] refuse a head that contradicts one that was signed', async () => {
    await sign(head(8, 'a', 'd4'));
    expect((await sign(head(8, 'b', 'd4'))).json()).toMatchObject({ reason: 'rewritten' });
    expect((await sign(head(7, 'b', 'd4'))).json()).toMatchObject({ reason: 'shortened' });
    expect((await sign(head(7, 'b', 'd4'))).statusCode).toBe(409);
    expect(await list('d4')).toHaveLength(1);
  });

  it('[AUDIT13] of one head, asked for by many at once, are one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => sign(head(5, 'e', 'd5'))));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await list('d5')).toHaveLength(1);
  });

  it('[AUDIT13] are for one’s own log only', async () => {
    expect((await sign(head(9, 'a'), 'olga')).statusCode).toBe(403);
    expect((await sign({ ...head(9, 'a'), stream: 'cart' })).statusCode).toBe(403);
  });

  it.each([
    { ...head(0, 'a') },
    { ...head(1.5, 'a') },
    { ...head(1, 'g') },
    { ...head(1, 'a'), device: 'x y' },
    { ...head(1, 'a'), at: '2020-01-01T00:00:00.000Z' },
    { stream: 'ledger/ida', seq: '1', hash: hashOf('a'), device: 'd1' },
    {},
  ])('refuse %j', async (body) => {
    expect((await sign(body)).statusCode).toBe(400);
  });

  it('[AUDIT5] keep their worth when an admin replaces the key, and the old key signs no more', async () => {
    const before = (await sign(head(10, 'a', 'd6'))).json<Checkpoint>();
    const rotated = await hosted.app.inject({
      method: 'POST',
      url: '/api/hosted/checkpoint-keys',
      headers: signedIn('boss'),
    });
    expect(rotated.statusCode).toBe(200);
    expect(JSON.stringify(rotated.json())).not.toContain('"d"');
    const after = (await sign(head(11, 'a', 'd6'))).json<Checkpoint>();
    expect(after.kid).not.toBe(before.kid);
    expect(await holds(before)).toBe(true);
    expect(await holds(after)).toBe(true);
    const privates = await hosted.db.orm.select().from(checkpointKeys);
    expect(privates.filter(({ d }) => d !== null)).toHaveLength(1);
  });

  it('[AUDIT5] get a new key after a year', async () => {
    const inAYear = new Date('2027-03-05T00:00:00.000Z');
    const old = await signingKey(hosted.db.orm, hosted.parts.clock());
    const next = await signingKey(hosted.db.orm, inAYear);
    expect(next.kid).not.toBe(old.kid);
    expect((await publishedKeys(hosted.db.orm)).map(({ kid }) => kid)).toEqual(
      expect.arrayContaining([old.kid, next.kid]),
    );
  });

  it('go with the account they belong to', async () => {
    await addPerson(hosted.db, { uid: 'gone' });
    const signed = await signHead(
      hosted.db,
      'gone',
      { stream: 'ledger/gone', seq: 1, hash: hashOf('a'), device: 'd1' },
      new Date(),
    );
    expect(signed).toMatchObject({ seq: 1 });
    await hosted.db.orm.delete(accounts);
    expect(await hosted.db.orm.select().from(checkpoints)).toEqual([]);
  });
});
