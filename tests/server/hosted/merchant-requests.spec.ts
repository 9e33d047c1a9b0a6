/** Somebody asks to become a merchant, and an admin answers. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantRequests } from '../../../server/db/schema.ts';
import { findPerson } from '../../../server/people/people.ts';
import { answerNotice, readAnswer } from '../../../server/people/merchant-requests.ts';
import { addPerson, type Hosted, openHosted, signedIn } from './support.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await openHosted();
  await addPerson(hosted.db, { uid: 'boss', roles: ['user', 'admin'] });
});
afterAll(() => hosted.close());

async function ask(who: string, method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const url = `/api/hosted${path}`;
  const answer = await hosted.app.inject({
    method,
    url,
    headers: signedIn(who),
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const own = '/account/merchant-request';
const form = { shopName: ' Holm Leather ', about: 'Bags and shoes' };
const waiting = async () => (await ask('boss', 'GET', '/admin/merchant-requests')).body;
const askedAtOf = async (uid: string): Promise<string> =>
  (await ask(uid, 'GET', own)).body.request?.askedAt ?? new Date().toISOString();
const answer = async (uid: string, granted: boolean, reason = '', askedAt?: string) =>
  ask('boss', 'PUT', `/admin/users/${uid}/merchant-request`, {
    ...{ granted, reason, askedAt: askedAt ?? (await askedAtOf(uid)) },
  });
const roleOf = async (uid: string) => (await findPerson(hosted.db.orm, uid))?.role;

describe('a request to become a merchant', () => {
  it('[ACCOUNT16] waits for an admin, once, and is withdrawn', async () => {
    await addPerson(hosted.db, { uid: 'nora' });
    expect((await ask('nora', 'GET', own)).body).toEqual({ request: null });
    expect((await ask('nora', 'PUT', own, form)).body.request).toMatchObject({
      state: 'waiting',
      shopName: 'Holm Leather',
    });
    const again = await ask('nora', 'PUT', own, { ...form, shopName: 'Another' });
    expect([again.status, again.body.reason]).toEqual([409, 'already-asked']);
    expect(await waiting()).toMatchObject({
      total: 1,
      requests: [{ uid: 'nora', shopName: 'Holm Leather' }],
    });
    expect((await ask('nora', 'DELETE', own)).status).toBe(204);
    expect(await waiting()).toEqual({ requests: [], total: 0 });
    expect((await answer('nora', true)).status).toBe(409);
    expect(await roleOf('nora')).toBe('user');
  });

  it('[ACCOUNT17] is granted: the role is there at once, and the person is told', async () => {
    await addPerson(hosted.db, { uid: 'otto' });
    await ask('otto', 'PUT', own, form);
    expect((await answer('otto', true)).status).toBe(204);
    expect(await roleOf('otto')).toEqual(['user', 'merchant']);
    expect((await ask('otto', 'GET', own)).body.request.state).toBe('granted');
    const { orm } = hosted.db;
    expect(await answerNotice(orm, 'otto')).toMatchObject({ granted: true, read: false });
    await readAnswer(orm, 'otto', '2026-01-01T00:00:00.000Z', new Date());
    expect((await answerNotice(orm, 'otto'))?.read).toBe(false);
    await readAnswer(orm, 'otto', null, new Date());
    expect((await answerNotice(orm, 'otto'))?.read).toBe(true);
    expect((await ask('otto', 'PUT', own, form)).status).toBe(409);
  });

  it('[ACCOUNT17] is not granted when another was sent after it was read', async () => {
    await addPerson(hosted.db, { uid: 'quinn' });
    await ask('quinn', 'PUT', own, form);
    const read = await askedAtOf('quinn');
    await ask('quinn', 'DELETE', own);
    await ask('quinn', 'PUT', own, { ...form, shopName: 'Never read' });
    // The clock of these tests stands still.
    const later = new Date(Date.parse(read) + 1000);
    await hosted.db.orm
      .update(merchantRequests)
      .set({ askedAt: later })
      .where(eq(merchantRequests.uid, 'quinn'));
    const late = await answer('quinn', true, '', read);
    expect([late.status, late.body.reason]).toEqual([409, 'request-changed']);
    expect(await roleOf('quinn')).toBe('user');
    expect((await ask('quinn', 'GET', own)).body.request.state).toBe('waiting');
    expect((await answer('quinn', true)).status).toBe(204);
  });

  it('[ACCOUNT17] is declined with its reason, and may be made again', async () => {
    await addPerson(hosted.db, { uid: 'pia' });
    await ask('pia', 'PUT', own, form);
    expect((await answer('pia', false)).status).toBe(409);
    expect((await answer('pia', false, 'Where is your shop?')).status).toBe(204);
    expect(await answerNotice(hosted.db.orm, 'pia')).toMatchObject({
      granted: false,
      reason: 'Where is your shop?',
    });
    expect(await roleOf('pia')).toBe('user');
    expect((await ask('pia', 'PUT', own, form)).body.request).toMatchObject({ state: 'waiting', reason: '' });
    expect(await answerNotice(hosted.db.orm, 'pia')).toBeNull();
  });
});
