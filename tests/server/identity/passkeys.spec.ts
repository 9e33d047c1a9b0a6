/** Passkeys beside a password: what requires them, what removes them, and every known way to bypass them. */
import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fact } from '../../../src/events/log/event.ts';
import {
  accounts,
  passkeys,
  recoveryCodes,
  refreshTokens,
  secondFactorSecrets,
} from '../../../server/db/schema.ts';
import { resetPasskeys } from '../../../server/admin/passkeys.ts';
import { updateAccount } from '../../../server/identity/accounts.ts';
import { createCode } from '../../../server/identity/oob-codes.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { openWholeServer, password, type SignedIn, type WholeServer } from '../security/whole-server.ts';
import { Authenticator, type Lies } from './authenticator.ts';

const origin = 'https://patina.example';
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';

describeOnEveryDatabase('passkeys', (open) => {
  let server: WholeServer;
  let addresses = 0;
  beforeAll(async () => {
    server = await openWholeServer({ PUBLIC_URL: origin, LOG_LEVEL: 'warn' }, open);
  });
  afterAll(() => server?.close());

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token = '') {
    addresses += 1;
    const answer = await server.app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: {
        'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  }
  const hosted = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token?: string) =>
    call(method, `/api/hosted${path}`, body, token);
  const signIn = (email: string, given = password) =>
    call('POST', `${toolkit}:signInWithPassword`, { email, password: given });
  const exchange = (token: string) => call('POST', `${toolkit}:signInWithCustomToken`, { token });
  const works = async (token: string) =>
    (await call('POST', `${toolkit}:lookup`, { idToken: token })).status === 200;
  const refresh = async (token: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${token}`,
    });
    return answer.json() as { id_token?: string; refresh_token?: string };
  };
  const refusal = (reason: string, status: number) =>
    expect.objectContaining({ status, body: expect.objectContaining({ reason }) });

  async function add(token: string, device: Authenticator, lies?: Lies) {
    const { body: options } = await hosted('POST', '/account/passkeys/options', undefined, token);
    return hosted(
      'POST',
      '/account/passkeys',
      { name: ' Phone ', response: device.create(options, lies) },
      token,
    );
  }
  /** A person with a passkey, signed in with it. */
  async function withPasskey(device = new Authenticator(origin)) {
    const person = await server.newPerson();
    const added = await add(person.token, device);
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    const session = (await exchange(added.body.customToken)).body;
    return {
      ...person,
      device,
      oldToken: person.token,
      oldRefreshToken: person.refreshToken,
      token: session.idToken as string,
      refreshToken: session.refreshToken as string,
      codes: added.body.recoveryCodes as string[],
      passkeyId: added.body.passkey.id as string,
    };
  }
  async function pendingOf(email: string): Promise<string> {
    const { status, body } = await signIn(email);
    expect(status).toBe(200);
    return body.mfaPendingCredential;
  }
  const optionsFor = async (pendingCredential: string) =>
    (await hosted('POST', '/second-factor/options', { pendingCredential })).body;
  const assert = (pendingCredential: string, response: object) =>
    hosted('POST', '/second-factor/passkey', { pendingCredential, response });
  const redeem = (pendingCredential: string, code: string) =>
    hosted('POST', '/second-factor/recovery-code', { pendingCredential, code });
  async function factsOf({ uid }: Pick<SignedIn, 'uid'>): Promise<readonly Fact[]> {
    const facts: Fact[] = [];
    for await (const batch of postgresLog(server.database.orm).read(`account/${uid}`)) {
      for (const { type, v, data } of batch) facts.push({ type, v, data } as Fact);
    }
    return facts;
  }

  it('are asked for after the password, and give a session that says so', async () => {
    const person = await withPasskey();
    const { status, body } = await signIn(person.email);
    expect(status).toBe(200);
    expect(body).toEqual({
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId: person.uid,
      email: person.email,
      mfaPendingCredential: expect.stringMatching(/^[\w-]{43}$/),
      mfaInfo: [{ mfaEnrollmentId: 'passkey', displayName: 'Passkey' }],
    });
    const pending = body.mfaPendingCredential;
    const options = await optionsFor(pending);
    expect(options).toMatchObject({
      rpId: 'patina.example',
      allowCredentials: [{ id: person.device.id, transports: ['internal'] }],
    });
    const shown = await assert(pending, person.device.get(options));
    expect(shown).toEqual({
      status: 200,
      body: { customToken: expect.stringMatching(/^[\w-]{43}$/), recoveryCodesLeft: 10 },
    });
    const session = (await exchange(shown.body.customToken)).body;
    expect(session).toMatchObject({ localId: person.uid, isNewUser: false, expiresIn: '3600' });
    expect(decodeJwt(session.idToken).firebase).toMatchObject({ sign_in_second_factor: 'passkey' });
    const refreshed = await refresh(session.refreshToken);
    expect(decodeJwt(refreshed.id_token!).firebase).toMatchObject({ sign_in_second_factor: 'passkey' });
    const { body: listed } = await hosted('GET', '/account/passkeys', undefined, session.idToken);
    expect(listed.passkeys).toEqual([
      {
        id: person.passkeyId,
        name: 'Phone',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        backedUp: false,
      },
    ]);
  });

  it('leave an account without any as it was, and a wrong password tells nothing of them', async () => {
    const plain = await server.newPerson();
    expect((await signIn(plain.email)).body).toMatchObject({ idToken: expect.any(String) });
    const person = await withPasskey();
    const wrong = await signIn(person.email, 'not this one');
    expect(wrong).toEqual(await signIn(plain.email, 'not this one'));
    expect(wrong).toEqual(await signIn('nobody@patina.example', 'not this one'));
  });

  it('end every other session with the first one, and none with the next', async () => {
    const person = await withPasskey();
    expect(await works(person.oldToken)).toBe(false);
    expect((await refresh(person.oldRefreshToken)).id_token).toBeUndefined();
    expect(await works(person.token)).toBe(true);
    expect(person.codes).toHaveLength(10);
    expect(new Set(person.codes.map((code) => code.length))).toEqual(new Set([16]));
    const second = await add(person.token, new Authenticator(origin));
    expect(second.body).toMatchObject({ customToken: null, recoveryCodes: null });
    expect(await works(person.token)).toBe(true);
    expect((await factsOf(person)).map(({ type, data }) => [type, data])).toEqual([
      ['PasskeyAdded', { passkeys: 1 }],
      ['RecoveryCodesMade', {}],
      ['SessionsEnded', {}],
      ['PasskeyAdded', { passkeys: 2 }],
    ]);
  });

  it('can be used by either of two, and one that is somebody’s cannot be added again', async () => {
    const person = await withPasskey();
    const key = new Authenticator(origin, { counts: false });
    await add(person.token, key);
    for (let time = 0; time < 2; time += 1) {
      const pending = await pendingOf(person.email);
      expect((await assert(pending, key.get(await optionsFor(pending)))).status).toBe(200);
    }
    const other = await withPasskey();
    expect(await add(other.token, key)).toEqual(refusal('passkey-known', 409));
  });

  it('take a recovery code in their place, each once', async () => {
    const person = await withPasskey();
    const [code = ''] = person.codes;
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8)}`;
    const first = await redeem(await pendingOf(person.email), typed);
    expect(first.body).toMatchObject({ recoveryCodesLeft: 9 });
    const session = (await exchange(first.body.customToken)).body;
    expect(decodeJwt(session.idToken).firebase).toMatchObject({ sign_in_second_factor: 'recoveryCode' });
    expect(await redeem(await pendingOf(person.email), code)).toEqual(refusal('wrong-code', 403));
    const other = await withPasskey();
    expect(await redeem(await pendingOf(other.email), person.codes[1]!)).toEqual(refusal('wrong-code', 403));
    expect((await factsOf(person)).at(-1)).toMatchObject({ type: 'RecoveryCodeUsed', data: {} });
  });

  it('of two who come with one code at once let one in', async () => {
    const person = await withPasskey();
    const pendings = await Promise.all([1, 2, 3].map(() => pendingOf(person.email)));
    const answers = await Promise.all(pendings.map((pending) => redeem(pending, person.codes[0]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it('take five answers to one password, of both kinds together', async () => {
    const person = await withPasskey();
    const pending = await pendingOf(person.email);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => redeem(pending, `WRNG${guess}`)),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(403),
      ...Array(7).fill(409),
    ]);
    expect(await redeem(pending, person.codes[0]!)).toEqual(refusal('sign-in-over', 409));
    expect(await assert(pending, person.device.get(await optionsFor(await pendingOf(person.email))))).toEqual(
      refusal('sign-in-over', 409),
    );
    // The code was not used up by an answer that came too late.
    expect((await redeem(await pendingOf(person.email), person.codes[0]!)).status).toBe(200);
  });

  it('cost the one who knows the password as many attempts as guessing it would', async () => {
    const person = await withPasskey();
    const from = { 'x-forwarded-for': '10.250.0.1' };
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      const payload = { email: person.email, password };
      const url = `${toolkit}:signInWithPassword`;
      statuses.push((await server.app.inject({ method: 'POST', url, payload, headers: from })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  it('cost an owner nothing who gets in', async () => {
    const person = await withPasskey();
    const from = { 'x-forwarded-for': '10.251.0.1' };
    const post = async (url: string, payload: object) =>
      (await server.app.inject({ method: 'POST', url, payload, headers: from })).json();
    for (let time = 0; time < 13; time += 1) {
      const { mfaPendingCredential: pendingCredential } = await post(`${toolkit}:signInWithPassword`, {
        email: person.email,
        password,
      });
      const response = person.device.get(await optionsFor(pendingCredential));
      const { customToken } = await post('/api/hosted/second-factor/passkey', {
        pendingCredential,
        response,
      });
      expect(await post(`${toolkit}:signInWithCustomToken`, { token: customToken })).toHaveProperty(
        'idToken',
      );
    }
  });

  const strangersKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  it.each<[string, Lies]>([
    ['signed with another key', { key: strangersKey }],
    ['made for another site', { origin: 'https://patina.example.evil.test' }],
    ['made over http', { origin: 'http://patina.example' }],
    ['of another domain', { rpId: 'evil.test' }],
    ['of another ceremony', { type: 'webauthn.create' }],
    ['for a challenge of their own', { challenge: 'A'.repeat(43) }],
    ['for no challenge', { challenge: '' }],
    ['of another person', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['signed while nobody was there', { flags: 0 }],
    ['of a passkey that there is not', { id: 'AAAA' }],
  ])('are refused when %s', async (_, lies) => {
    const person = await withPasskey();
    const pending = await pendingOf(person.email);
    expect(await assert(pending, person.device.get(await optionsFor(pending), lies))).toEqual(
      refusal('passkey-refused', 403),
    );
  });

  it('are refused when they count no further than before, which the operator is told', async () => {
    const person = await withPasskey();
    const use = async (counter: number) => {
      const pending = await pendingOf(person.email);
      return assert(pending, person.device.get(await optionsFor(pending), { counter }));
    };
    expect((await use(41)).status).toBe(200);
    expect(await use(41)).toEqual(refusal('passkey-refused', 403));
    expect(await use(7)).toEqual(refusal('passkey-refused', 403));
    expect(await use(0)).toEqual(refusal('passkey-refused', 403));
    expect(server.log.filter((line) => line.includes(person.passkeyId))).toHaveLength(3);
    expect((await use(42)).status).toBe(200);
  });

  it('answer a challenge once, for the sign-in that it was made for', async () => {
    const [person, other] = [await withPasskey(), await withPasskey()];
    const pending = await pendingOf(person.email);
    const replayed = person.device.get(await optionsFor(pending));
    expect((await assert(pending, replayed)).status).toBe(200);
    expect(await assert(pending, replayed)).toEqual(refusal('sign-in-over', 409));
    const again = await pendingOf(person.email);
    expect(await assert(again, replayed)).toEqual(refusal('passkey-refused', 403));
    // Challenges of another sign-in, of another person, of a new passkey, and one that was replaced.
    const elsewhere = await optionsFor(await pendingOf(person.email));
    expect(await assert(again, person.device.get(elsewhere))).toEqual(refusal('passkey-refused', 403));
    const others = await optionsFor(await pendingOf(other.email));
    expect(await assert(again, person.device.get(others))).toEqual(refusal('passkey-refused', 403));
    const creation = await hosted('POST', '/account/passkeys/options', undefined, person.token);
    const wrongKind = { challenge: creation.body.challenge, rpId: 'patina.example' };
    expect(await assert(again, person.device.get(wrongKind))).toEqual(refusal('passkey-refused', 403));
    const last = await pendingOf(person.email);
    const replaced = await optionsFor(last);
    await optionsFor(last);
    expect(await assert(last, person.device.get(replaced))).toEqual(refusal('passkey-refused', 403));
  });

  it('of somebody else open nothing', async () => {
    const [person, other] = [await withPasskey(), await withPasskey()];
    const pending = await pendingOf(person.email);
    expect(await assert(pending, other.device.get(await optionsFor(pending)))).toEqual(
      refusal('passkey-refused', 403),
    );
    for (const [method, body] of [
      ['PUT', { name: 'Mine now' }],
      ['DELETE', undefined],
    ] as const) {
      expect(await hosted(method, `/account/passkeys/${person.passkeyId}`, body, other.token)).toEqual(
        refusal('not-found', 404),
      );
    }
    const { body: options } = await hosted('POST', '/account/passkeys/options', undefined, person.token);
    const response = new Authenticator(origin).create(options);
    expect(await hosted('POST', '/account/passkeys', { name: 'x', response }, other.token)).toEqual(
      refusal('passkey-refused', 403),
    );
  });

  it('are not added when they are not what was asked for', async () => {
    const person = await server.newPerson();
    const lies: Lies[] = [
      { origin: 'https://evil.test' },
      { rpId: 'evil.test' },
      { challenge: 'B'.repeat(43) },
      { flags: 0 },
    ];
    for (const lie of lies) {
      expect(await add(person.token, new Authenticator(origin), lie)).toEqual(
        refusal('passkey-refused', 403),
      );
    }
    const { body: options } = await hosted('POST', '/account/passkeys/options', undefined, person.token);
    const device = new Authenticator(origin);
    const made = device.create(options);
    const body = { name: 'Phone', response: made };
    expect((await hosted('POST', '/account/passkeys', body, person.token)).status).toBe(201);
    const { body: pending } = await signIn(person.email);
    expect(pending).not.toHaveProperty('idToken');
  });

  it('need what was shown to be fresh: secrets that are too old, or older than the last password, are worth nothing', async () => {
    const person = await withPasskey();
    const { orm } = server.database;
    const outdate = () =>
      orm
        .update(secondFactorSecrets)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(secondFactorSecrets.uid, person.uid));
    const pending = await pendingOf(person.email);
    const options = await optionsFor(pending);
    await outdate();
    expect(await assert(pending, person.device.get(options))).toEqual(refusal('sign-in-over', 409));
    expect(await hosted('POST', '/second-factor/options', { pendingCredential: pending })).toEqual(
      refusal('sign-in-over', 409),
    );
    const late = await redeem(await pendingOf(person.email), person.codes[0]!);
    await outdate();
    const invalid = { status: 400, body: { error: { code: 400, message: 'INVALID_CUSTOM_TOKEN' } } };
    expect(await exchange(late.body.customToken)).toEqual(invalid);
    // All sessions are ended between the two steps, as by a new password.
    const before = await pendingOf(person.email);
    const shown = await redeem(await pendingOf(person.email), person.codes[1]!);
    await hosted('POST', '/account/sign-out-everywhere', undefined, person.token);
    expect(await redeem(before, person.codes[2]!)).toEqual(refusal('sign-in-over', 409));
    expect(await exchange(shown.body.customToken)).toEqual(invalid);
    // A pending credential is not a token, nor the other way round.
    expect(await exchange(await pendingOf(person.email))).toEqual(invalid);
    expect(await exchange('x'.repeat(43))).toEqual(invalid);
    const used = await redeem(await pendingOf(person.email), person.codes[3]!);
    expect((await exchange(used.body.customToken)).status).toBe(200);
    expect(await exchange(used.body.customToken)).toEqual(invalid);
    await orm.update(accounts).set({ disabled: true }).where(eq(accounts.uid, person.uid));
    expect((await signIn(person.email)).body.error.message).toBe('USER_DISABLED');
  });

  it('stay when the password is replaced by mail, and nobody’s profile turns them off', async () => {
    const person = await withPasskey();
    const updated = await call('POST', `${toolkit}:update`, {
      idToken: person.token,
      displayName: 'Ida',
      mfa: { enrollments: [] },
      deleteProvider: undefined,
      mfaInfo: [],
    });
    expect(updated.status).toBe(200);
    const changed = await call('POST', `${toolkit}:update`, {
      idToken: person.token,
      password: `${password}8`,
    });
    expect(decodeJwt(changed.body.idToken).firebase).toMatchObject({ sign_in_second_factor: 'passkey' });
    expect((await signIn(person.email, `${password}8`)).body).toHaveProperty('mfaPendingCredential');
    expect(
      await server.database.orm.select().from(passkeys).where(eq(passkeys.uid, person.uid)),
    ).toHaveLength(1);
  });

  it('are changed by somebody who signed in just now only', async () => {
    const person = await withPasskey();
    const { orm } = server.database;
    const authTime = new Date(Date.now() - 5 * 60_000 - 1000);
    await orm.update(refreshTokens).set({ authTime }).where(eq(refreshTokens.uid, person.uid));
    const { id_token: token = '' } = await refresh(person.refreshToken);
    const asks = [
      hosted('POST', '/account/passkeys/options', undefined, token),
      hosted('DELETE', `/account/passkeys/${person.passkeyId}`, undefined, token),
      hosted('POST', '/account/recovery-codes', undefined, token),
    ];
    for (const answer of await Promise.all(asks)) expect(answer).toEqual(refusal('proof-too-old', 403));
    const { body: options } = await hosted('POST', '/account/passkeys/options', undefined, person.token);
    const response = new Authenticator(origin).create(options);
    expect(await hosted('POST', '/account/passkeys', { name: 'x', response }, token)).toEqual(
      refusal('proof-too-old', 403),
    );
    const renamed = await hosted('PUT', `/account/passkeys/${person.passkeyId}`, { name: ' Key ' }, token);
    expect(renamed.body).toMatchObject({ name: 'Key' });
    for (const name of ['Key\0', '\u3164', 'Key\u202eyeK', '\ud83d'])
      expect(await hosted('PUT', `/account/passkeys/${person.passkeyId}`, { name }, token)).toMatchObject({
        status: 400,
        body: { reason: 'bad-text', field: 'name' },
      });
  });

  it('go one by one; with the last one the codes and the other sessions go, too', async () => {
    const person = await withPasskey();
    const second = await add(person.token, new Authenticator(origin));
    const first = await hosted('DELETE', `/account/passkeys/${person.passkeyId}`, undefined, person.token);
    expect(first).toEqual({ status: 200, body: { customToken: null } });
    const pending = await pendingOf(person.email);
    const last = await hosted(
      'DELETE',
      `/account/passkeys/${second.body.passkey.id}`,
      undefined,
      person.token,
    );
    expect(await works(person.token)).toBe(false);
    const session = (await exchange(last.body.customToken)).body;
    expect(decodeJwt(session.idToken).firebase).not.toHaveProperty('sign_in_second_factor');
    expect(await redeem(pending, person.codes[0]!)).toEqual(refusal('sign-in-over', 409));
    const codes = server.database.orm.select().from(recoveryCodes);
    expect(await codes.where(eq(recoveryCodes.uid, person.uid))).toEqual([]);
    expect((await signIn(person.email)).body).toHaveProperty('idToken');
    expect(await hosted('POST', '/account/recovery-codes', undefined, session.idToken)).toEqual(
      refusal('no-passkeys', 409),
    );
  });

  it('have new codes when asked, and the old ones are worth nothing', async () => {
    const person = await withPasskey();
    const { body } = await hosted('POST', '/account/recovery-codes', undefined, person.token);
    expect(await redeem(await pendingOf(person.email), person.codes[0]!)).toEqual(refusal('wrong-code', 403));
    expect((await redeem(await pendingOf(person.email), body.recoveryCodes[0])).status).toBe(200);
  });

  it('are kept without a secret in the tables or the log', async () => {
    const person = await withPasskey();
    const pending = await pendingOf(person.email);
    const { orm } = server.database;
    const rows = JSON.stringify([
      await orm.select().from(recoveryCodes),
      await orm.select().from(secondFactorSecrets),
      server.log,
    ]);
    for (const secret of [pending, ...person.codes]) expect(rows).not.toContain(secret);
  });

  it('stay when a new password comes by mail, unless the address was never confirmed before', async () => {
    const replaced = async (verified: boolean) => {
      const person = await withPasskey();
      await updateAccount(server.database.orm, person.uid, { emailVerified: verified });
      const oobCode = await createCode(
        server.database.orm,
        { uid: person.uid, email: person.email, type: 'PASSWORD_RESET' },
        new Date(),
      );
      const newPassword = `${password}9`;
      expect((await call('POST', `${toolkit}:resetPassword`, { oobCode, newPassword })).status).toBe(200);
      return (await signIn(person.email, newPassword)).body;
    };
    expect(await replaced(true)).toHaveProperty('mfaPendingCredential');
    // A stranger had created the account with another person's address, and a passkey.
    expect(await replaced(false)).toHaveProperty('idToken');
  });

  it('are removed by whoever runs the server, for somebody who has lost everything', async () => {
    const person = await withPasskey();
    expect(await resetPasskeys(server.database, person.email.toUpperCase())).toEqual({
      email: person.email,
      removed: 1,
    });
    expect(await works(person.token)).toBe(false);
    expect((await signIn(person.email)).body).toHaveProperty('idToken');
    expect((await factsOf(person)).slice(-2).map(({ type }) => type)).toEqual([
      'PasskeysReset',
      'SessionsEnded',
    ]);
    await expect(resetPasskeys(server.database, person.email)).rejects.toThrow(
      'This account has no passkeys.',
    );
    await expect(resetPasskeys(server.database, 'nobody@patina.example')).rejects.toThrow(
      'There is no account',
    );
  });
});
