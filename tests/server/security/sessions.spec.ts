/** Ending a sign-in ends it everywhere: each way to end one, checked at every backend that accepts its token. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentsRoot, openWholeServer, password, type SignedIn, type WholeServer } from './whole-server.ts';

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
let server: WholeServer;
let admin: SignedIn;

beforeAll(async () => {
  // Without a mail server mails are printed.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  server = await openWholeServer();
  admin = await server.newPerson('admin');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server?.close();
});

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers });
const signIn = (email: string, given: string, from = '10.8.0.1') =>
  post(`${toolkit}:signInWithPassword`, { email, password: given }, { 'x-forwarded-for': from });
const asAdmin = () => ({ authorization: `Bearer ${admin.token}` });

/** Where a token is accepted, and whether it still is. */
const doors: Readonly<Record<string, (person: SignedIn) => ReturnType<typeof post>>> = {
  identity: ({ token }) => post(`${toolkit}:lookup`, { idToken: token }),
  documents: ({ uid, token }) =>
    post(
      `/v1/${documentsRoot}:batchGet`,
      { documents: [`${documentsRoot}/users/${uid}`] },
      { authorization: `Bearer ${token}` },
    ),
  'hosted operations': ({ uid, token }) =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/hosted/users/${uid}/avatar`,
      headers: { authorization: `Bearer ${token}` },
    }),
  refreshing: ({ refreshToken }) =>
    post(
      '/securetoken.googleapis.com/v1/token',
      `grant_type=refresh_token&refresh_token=${refreshToken}`,
      form,
    ),
};
const openDoors = async (person: SignedIn) => {
  const open: string[] = [];
  for (const [name, knock] of Object.entries(doors))
    if ((await knock(person)).statusCode < 300) open.push(name);
  return open;
};

const ends: Readonly<Record<string, (person: SignedIn) => Promise<{ statusCode: number }>>> = {
  'sign-out everywhere': ({ token }) =>
    post('/api/hosted/account/sign-out-everywhere', '', { authorization: `Bearer ${token}` }),
  'a password change': async ({ email }) => {
    const other = (await signIn(email, password)).json() as { idToken: string };
    return post(`${toolkit}:update`, { idToken: other.idToken, password: 'another long password 5' });
  },
  'an admin who closes the account': ({ uid }) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/hosted/admin/users/${uid}/disabled`,
      payload: { disabled: true },
      headers: asAdmin(),
    }),
  'deleting the account': ({ token }) => post(`${toolkit}:delete`, { idToken: token }),
};

describe('a sign-in', () => {
  it.each(Object.keys(ends))('is over at every door after %s', async (name) => {
    const person = await server.newPerson();
    const other = await server.newPerson();
    expect(await openDoors(person)).toEqual(Object.keys(doors));
    expect((await ends[name]!(person)).statusCode).toBeLessThan(300);
    expect(await openDoors(person)).toEqual([]);
    expect(await openDoors(other)).toEqual(Object.keys(doors));
  });

  it('loses an admin’s rights at once when the role goes, token or not', async () => {
    const second = await server.newPerson('admin');
    const list = () =>
      server.app.inject({
        url: '/api/hosted/admin/users',
        headers: { authorization: `Bearer ${second.token}` },
      });
    expect((await list()).statusCode).toBe(200);
    const demoted = await server.app.inject({
      method: 'PUT',
      url: `/api/hosted/admin/users/${second.uid}/roles`,
      payload: { roles: ['user'] },
      headers: asAdmin(),
    });
    expect(demoted.statusCode).toBe(200);
    expect((await list()).statusCode).toBe(403);
  });

  it('is carried by the Authorization header alone, never by an address or a cookie', async () => {
    const { token } = await server.newPerson();
    for (const where of ['access_token', 'idToken', 'auth', 'token']) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `/api/hosted/account/sign-out-everywhere?${where}=${token}`,
        headers: { cookie: `${where}=${token}; session=${token}` },
      });
      expect([400, 401]).toContain(statusCode);
    }
    expect((await doors.identity!({ ...admin, token })).statusCode).toBe(200);
  });

  it('puts no token into a cookie, an address or the log', async () => {
    const person = await server.newPerson();
    const answers = [await signIn(person.email, password), await signIn(person.email, 'wrong')];
    for (const knock of Object.values(doors)) answers.push(await knock(person));
    for (const { headers } of answers) {
      expect(headers.location).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
    const issued = answers.flatMap(
      ({ body }) => body.match(/[\w-]{20,}(?:\.[\w-]{20,}){2}|"refresh\w*":"[\w-]+"/gi) ?? [],
    );
    expect(issued.length).toBeGreaterThan(2);
    const log = server.log.join('');
    expect(log).toContain('/identitytoolkit.googleapis.com');
    expect(answers.map(({ headers }) => String(headers['set-cookie'] ?? '')).join()).not.toContain(
      person.token,
    );
    for (const secret of [person.token, person.refreshToken, password, ...issued]) {
      expect(log.includes(secret), secret.slice(0, 12)).toBe(false);
    }
  });
});

describe('guessing a password', () => {
  it('is slowed down for the guesser and nobody else: the owner gets in from elsewhere', async () => {
    const { email } = await server.newPerson();
    let slowed = 0;
    for (let guess = 0; guess < 15; guess += 1) {
      if ((await signIn(email, `guess ${guess} of many`, '10.66.6.6')).statusCode === 429) slowed += 1;
    }
    expect(slowed).toBeGreaterThan(0);
    expect((await signIn(email, password, '10.66.6.6')).statusCode).toBe(429);
    expect((await signIn(email, password, '10.8.0.2')).statusCode).toBe(200);
  });

  it(
    'does not become free by claiming to come from elsewhere, unless a proxy is trusted',
    { tags: 'full' },
    async () => {
      const bare = await openWholeServer({ TRUST_PROXY: 'false' });
      try {
        const statuses: number[] = [];
        for (let guess = 0; guess < 15; guess += 1) {
          const { statusCode } = await bare.app.inject({
            method: 'POST',
            url: `${toolkit}:signInWithPassword`,
            payload: { email: 'ida@patina.example', password: `guess ${guess} of many` },
            headers: { 'x-forwarded-for': `10.77.0.${guess}` },
          });
          statuses.push(statusCode);
        }
        expect(statuses).toContain(429);
      } finally {
        await bare.close();
      }
    },
  );
});
