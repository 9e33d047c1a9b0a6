/** Guessing at one account from many addresses: no faster than its allowance, and without locking out its owner. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { buildOwnServer, newEmail, type OwnServer } from '../firebase-backend.ts';

const password = 'correct horse battery';
const wrong = 'a wrong guess';
const allowed = 20;

describeOnEveryDatabase('guesses at one account', (open) => {
  let server: OwnServer;
  let now = Date.parse('2026-05-01T08:00:00.250Z');
  let addresses = 0;
  beforeAll(async () => {
    const limits = { signInByAccount: { burst: allowed, refillSeconds: 60 } };
    server = await buildOwnServer({ clock: () => new Date(now), limits }, open);
  });
  afterAll(() => server.close());

  async function call(action: string, payload: object, cookie = '') {
    addresses += 1;
    const answer = await server.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${action}`,
      payload,
      headers: { cookie },
      remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
    });
    const [set = ''] = [answer.headers['set-cookie'] ?? ''].flat();
    return { status: answer.statusCode, body: answer.json(), set, cookie: set.split(';')[0] ?? '' };
  }
  const signIn = (email: string, given: string, cookie?: string) =>
    call('signInWithPassword', { email, password: given }, cookie);
  async function signUp() {
    const email = newEmail();
    return { email, ...(await call('signUp', { email, password })) };
  }
  async function attack(email: string, times = allowed + 10) {
    const statuses = [];
    for (let guess = 0; guess < times; guess += 1) statuses.push((await signIn(email, wrong)).status);
    return statuses.filter((status) => status === 400).length;
  }

  it('are limited over all addresses, for an account that is there and for one that is not', async () => {
    const { email } = await signUp();
    expect(await attack(email)).toBe(allowed);
    expect((await signIn(email, wrong)).body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await signIn(email, password)).status).toBe(429);
    expect(await attack(newEmail())).toBe(allowed);
    now += 61_000;
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('leave the owner’s own device alone, which has an allowance of its own', async () => {
    const { email, set, cookie } = await signUp();
    expect(set).toMatch(/^patina-device=.+; Path=\/identitytoolkit\.googleapis\.com; Max-Age=\d+; HttpOnly/);
    expect(set).toMatch(/HttpOnly; SameSite=Strict; Secure$/);
    await attack(email);
    const back = await signIn(email, password, `theme=dark; ${cookie}`);
    expect(back.status).toBe(200);
    // Successful sign-ins cost nothing, and the device may not guess more than anybody at one address.
    for (let time = 0; time < 12; time += 1)
      expect((await signIn(email, password, back.cookie)).status).toBe(200);
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await signIn(email, wrong, cookie)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it('count as a stranger’s with a cookie that is forged, another account’s, or older than the password', async () => {
    const { email, cookie, body } = await signUp();
    const other = await signUp();
    const changed = await call(
      'update',
      { idToken: body.idToken, password: 'another horse battery' },
      cookie,
    );
    expect(changed.status).toBe(200);
    await attack(email);
    const [head, claims, signature] = changed.cookie.split('.');
    const last = signature!.endsWith('AAAA') ? 'BBBB' : 'AAAA';
    const forged = [head, claims, signature!.slice(0, -4) + last].join('.');
    for (const stranger of [cookie, other.cookie, forged, 'patina-device=made-up']) {
      expect((await signIn(email, 'another horse battery', stranger)).status, stranger).toBe(429);
    }
    expect((await signIn(email, 'another horse battery', changed.cookie)).status).toBe(200);
  });

  it('leave a new device the way by mail, which makes it known', async () => {
    const { email } = await signUp();
    await attack(email);
    expect((await signIn(email, password)).status).toBe(429);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await server.identity.close();
    const mail = server.mails.findLast(({ to }) => to === email);
    const oobCode = /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = await call('resetPassword', { oobCode, newPassword: 'another horse battery' });
    expect(reset.status).toBe(200);
    expect((await signIn(email, 'another horse battery', reset.cookie)).status).toBe(200);
  });

  it('are told apart on a device that several people share', async () => {
    const first = await signUp();
    const secondEmail = newEmail();
    const second = await call('signUp', { email: secondEmail, password }, first.cookie);
    await attack(first.email);
    await attack(secondEmail);
    for (const email of [first.email, secondEmail]) {
      expect((await signIn(email, password, second.cookie)).status).toBe(200);
      expect((await signIn(email, password, first.cookie)).status).toBe(email === first.email ? 200 : 429);
    }
  });
});
