import { eq, sql } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/transaction.ts';
import { accounts, documents, oobCodes, refreshTokens, signingKeys } from '../../../server/db/schema.ts';
import { openIdentity } from '../../../server/identity/identity.ts';
import { endSessions } from '../../../server/identity/sessions.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { buildOwnServer, newEmail, type OwnServer, projectId } from '../firebase-backend.ts';

const password = 'correct horse battery';
const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

interface Tokens {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

describeOnEveryDatabase('embedded identity', (open) => {
  let server: OwnServer;
  let now = Date.parse('2026-05-01T08:00:00.250Z');
  let address = 0;
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };

  beforeAll(async () => {
    server = await buildOwnServer({ clock: () => new Date(now) }, open);
  });
  afterAll(() => server.close());
  // Every test has an address of its own, so that none uses up another's allowance.
  beforeEach(() => {
    address += 1;
  });

  async function call(action: string, payload: object, remoteAddress = `10.0.0.${address}`) {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${action}?key=k`;
    const answer = await server.app.inject({ method: 'POST', url, payload, remoteAddress });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json() as Record<string, unknown>,
    };
  }
  async function refresh(refreshToken: string) {
    const payload = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    }).toString();
    const url = '/securetoken.googleapis.com/v1/token?key=k';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
  }
  const refused = (message: string, status = 400) =>
    expect.objectContaining({ status, body: { error: { code: status, message } } });
  async function signUp(email = newEmail()) {
    const { body } = await call('signUp', { email, password });
    return { email, ...(body as unknown as Tokens) };
  }
  const signIn = async (email: string, given = password) =>
    (await call('signInWithPassword', { email, password: given })).body as unknown as Tokens;

  describe('passwords', () => {
    it('are kept as argon2id with the stated parameters', async () => {
      const { localId } = await signUp();
      const [row] = await server.database.orm.select().from(accounts).where(eq(accounts.uid, localId));
      expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it.each([
      ['1234567', 'WEAK_PASSWORD : Use at least 8 characters'],
      ['x'.repeat(129), 'WEAK_PASSWORD : Use at most 128 characters'],
      ['Password1', 'WEAK_PASSWORD : This password is one of the most common. Choose another'],
      ['12345678', 'WEAK_PASSWORD : This password is one of the most common. Choose another'],
    ])('refuses %s', async (weak, message) => {
      expect(await call('signUp', { email: newEmail(), password: weak })).toEqual(refused(message));
      const { idToken } = await signUp();
      expect(await call('update', { idToken, password: weak })).toEqual(refused(message));
    });

    it('are the same however a keyboard writes their letters', async () => {
      const email = newEmail();
      await call('signUp', { email, password: '\u00c4rgerlich lang' });
      expect(await signIn(email, 'A\u0308rgerlich lang')).toHaveProperty('idToken');
    });

    it('made with older parameters are made anew at the next sign-in', async () => {
      const { email, localId } = await signUp();
      const older = '$argon2id$v=19$m=4096,t=3,p=1$';
      const { hash } = await import('@node-rs/argon2');
      const passwordHash = await hash(password, { memoryCost: 4096, timeCost: 3, parallelism: 1 });
      expect(passwordHash.startsWith(older)).toBe(true);
      await server.database.orm.update(accounts).set({ passwordHash }).where(eq(accounts.uid, localId));
      expect(await signIn(email)).toHaveProperty('idToken');
      const [row] = await server.database.orm.select().from(accounts).where(eq(accounts.uid, localId));
      expect(row?.passwordHash).toMatch(/m=19456,/);
    });
  });

  describe('tokens', () => {
    it('are signed with a key that survives a restart', async () => {
      const { idToken, localId } = await signUp();
      const { mailer, publicUrl } = { mailer: { send: async () => undefined }, publicUrl: 'https://x' };
      const restarted = await openIdentity({
        database: server.database,
        mailer,
        publicUrl,
        projectId,
        productTitle: 'Patina',
        clock: () => new Date(now),
      });
      await expect(restarted.verifyIdToken(idToken)).resolves.toMatchObject({ uid: localId });
      expect(await server.database.orm.select().from(signingKeys)).toHaveLength(1);
    });

    it('end after an hour', async () => {
      const { idToken } = await signUp();
      wait(3599 * secondMs);
      await expect(server.identity.verifyIdToken(idToken)).resolves.toBeDefined();
      wait(2 * secondMs);
      expect(await call('lookup', { idToken })).toEqual(refused('TOKEN_EXPIRED'));
    });

    it('are refused when forged, changed, unsigned, or made out to another project', async () => {
      const { idToken } = await signUp();
      const [head = '', body = '', signature = ''] = idToken.split('.');
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const claims = decodeJwt(idToken);
      const otherKey = new TextEncoder().encode('a secret of somebody else, long enough');
      const forgeries = [
        'nonsense',
        `${head}.${encode({ ...claims, sub: 'somebody' })}.${signature}`,
        `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
        `${encode({ ...decodeProtectedHeader(idToken), kid: 'unknown' })}.${body}.${signature}`,
        await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(otherKey),
      ];
      for (const forged of forgeries) {
        expect(await call('lookup', { idToken: forged })).toEqual(refused('INVALID_ID_TOKEN'));
      }
      const stranger = await openIdentity({
        database: server.database,
        mailer: { send: async () => undefined },
        publicUrl: '',
        projectId: 'another',
        productTitle: '',
        clock: () => new Date(now),
      });
      await expect(stranger.verifyIdToken(idToken)).rejects.toThrow('INVALID_ID_TOKEN');
    });
  });

  describe('sessions', () => {
    it('keep no token that could be used by whoever reads the table', async () => {
      const { localId, refreshToken } = await signUp();
      const rows = await server.database.orm
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.uid, localId));
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(refreshToken);
    });

    it('live on through exchanges, and remember when the password was given', async () => {
      const { refreshToken, idToken } = await signUp();
      wait(50 * dayMs);
      const first = await refresh(refreshToken);
      expect(first.body.refresh_token).not.toBe(refreshToken);
      wait(50 * dayMs);
      const second = await refresh(String(first.body.refresh_token));
      expect(second.body).toMatchObject({ expires_in: '3600', token_type: 'Bearer' });
      expect(decodeJwt(String(second.body.id_token)).auth_time).toBe(decodeJwt(idToken).auth_time);
    });

    it('end when unused for ninety days', async () => {
      const { refreshToken } = await signUp();
      wait(90 * dayMs);
      expect(await refresh(refreshToken)).toEqual(refused('TOKEN_EXPIRED'));
    });

    it('let two tabs exchange the same token at once', async () => {
      const { refreshToken } = await signUp();
      const both = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
      for (const { status, body } of both) {
        expect(status).toBe(200);
        expect((await refresh(String(body.refresh_token))).status).toBe(200);
      }
    });

    it('survive an answer that never arrived', async () => {
      const { refreshToken } = await signUp();
      const lost = await refresh(refreshToken);
      wait(10 * minuteMs);
      const again = await refresh(refreshToken);
      expect(again.status).toBe(200);
      // The lost token is used after all, not by the owner: the whole sign-in ends.
      expect(await refresh(String(lost.body.refresh_token))).toEqual(refused('TOKEN_EXPIRED'));
      expect(await refresh(String(again.body.refresh_token))).toEqual(refused('TOKEN_EXPIRED'));
    });

    it('end when a token is used again after its successor, as by a thief', async () => {
      const { refreshToken, email } = await signUp();
      const other = await signIn(email);
      const second = await refresh(refreshToken);
      const third = await refresh(String(second.body.refresh_token));
      wait(10 * minuteMs);
      expect(await refresh(refreshToken)).toEqual(refused('TOKEN_EXPIRED'));
      expect(await refresh(String(third.body.refresh_token))).toEqual(refused('TOKEN_EXPIRED'));
      expect((await refresh(other.refreshToken)).status).toBe(200);
    });

    it('tell what never was a token from one that no longer counts', async () => {
      expect(await refresh('made-up')).toEqual(refused('INVALID_REFRESH_TOKEN'));
      expect(await refresh('')).toEqual(refused('MISSING_REFRESH_TOKEN'));
      expect(await refresh('x'.repeat(43))).toEqual(refused('TOKEN_EXPIRED'));
    });

    it('of other devices end with a password change, at once and for good', async () => {
      const { email, idToken } = await signUp();
      const other = await signIn(email);
      const changed = await call('update', {
        idToken,
        password: 'another horse battery',
        returnSecureToken: true,
      });
      const mine = changed.body as unknown as Tokens;
      expect(await call('lookup', { idToken: other.idToken })).toEqual(refused('TOKEN_EXPIRED'));
      expect(await refresh(other.refreshToken)).toEqual(refused('TOKEN_EXPIRED'));
      expect((await call('lookup', { idToken: mine.idToken })).status).toBe(200);
      expect((await refresh(mine.refreshToken)).status).toBe(200);
    });

    it('all end when somebody signs out everywhere, also one that is being exchanged', async () => {
      const { localId, refreshToken, idToken } = await signUp();
      const ending = inTransaction(server.database, (tx) => endSessions(tx, localId, new Date(now)));
      const [exchanged] = await Promise.all([refresh(refreshToken), ending]);
      expect(await call('lookup', { idToken })).toEqual(refused('TOKEN_EXPIRED'));
      expect(await refresh(String(exchanged.body.refresh_token ?? refreshToken))).toEqual(
        refused('TOKEN_EXPIRED'),
      );
      const rows = await server.database.orm
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.uid, localId));
      expect(rows).toEqual([]);
    });

    it('of a disabled account are refused, and it cannot sign in', async () => {
      const { localId, email, idToken, refreshToken } = await signUp();
      await server.database.orm.update(accounts).set({ disabled: true }).where(eq(accounts.uid, localId));
      expect(await call('lookup', { idToken })).toEqual(refused('USER_DISABLED'));
      expect(await refresh(refreshToken)).toEqual(refused('USER_DISABLED'));
      expect(await call('signInWithPassword', { email, password })).toEqual(refused('USER_DISABLED'));
      // Only somebody who knows the password learns that the account is disabled.
      const guess = await call('signInWithPassword', { email, password: 'something else' });
      expect(guess).toEqual(refused('INVALID_LOGIN_CREDENTIALS'));
      await expect(server.identity.verifyIdToken(idToken)).rejects.toThrow('USER_DISABLED');
    });
  });

  describe('deleting and changing an account', () => {
    it('needs a password given in the last five minutes', async () => {
      const { idToken, email } = await signUp();
      wait(6 * minuteMs);
      expect(await call('delete', { idToken })).toEqual(refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'));
      const change = await call('update', { idToken, password: 'another horse battery' });
      expect(change).toEqual(refused('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'));
      const again = await signIn(email);
      expect((await call('delete', { idToken: again.idToken })).status).toBe(200);
    });

    it('takes the person’s documents, sessions and codes along, and nobody else’s', async () => {
      const gone = await signUp();
      const stays = await signUp();
      const insert = (uid: string) =>
        [`users/${uid}`, `users/${uid}/avatar/meta`].map((path) => ({
          path,
          collection: path.slice(0, path.lastIndexOf('/')),
          fields: path.endsWith('meta')
            ? {}
            : { userName: { stringValue: `name${uid.toLowerCase()}`.slice(0, 30) } },
          createTime: 1,
          updateTime: 1,
        }));
      await server.database.orm
        .insert(documents)
        .values([gone, stays].flatMap(({ localId }) => insert(localId)));
      await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: gone.email });
      await server.identity.close();
      await call('delete', { idToken: gone.idToken });
      const left = await server.database.orm.select({ path: documents.path }).from(documents);
      expect(left.map(({ path }) => path).sort()).toEqual([
        `users/${stays.localId}`,
        `users/${stays.localId}/avatar/meta`,
      ]);
      for (const table of [accounts, refreshTokens, oobCodes]) {
        expect(await server.database.orm.select().from(table).where(eq(table.uid, gone.localId))).toEqual([]);
      }
      expect(await refresh(gone.refreshToken)).toEqual(refused('TOKEN_EXPIRED'));
      await expect(server.identity.verifyIdToken(gone.idToken)).rejects.toThrow('USER_NOT_FOUND');
    });

    it('never changes the email address, which the user document holds too', async () => {
      const { idToken } = await signUp();
      expect(await call('update', { idToken, email: newEmail() })).toEqual(refused('OPERATION_NOT_ALLOWED'));
    });
  });

  describe('mailed links', () => {
    async function mailedCode(email: string) {
      await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
      await server.identity.close();
      const mail = server.mails.findLast(({ to }) => to === email);
      return { mail, code: /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
    }

    it('lead to the login page', async () => {
      const { email } = await signUp();
      const { mail, code } = await mailedCode(email);
      expect(code).toHaveLength(43);
      expect(mail?.subject).toBe('Choose a new password | Patina');
      expect(mail?.text).toContain(`https://patina.example/login?mode=resetPassword&oobCode=${code}`);
    });

    it('work for an hour', async () => {
      const { email } = await signUp();
      const { code } = await mailedCode(email);
      wait(61 * minuteMs);
      expect(await call('resetPassword', { oobCode: code })).toEqual(refused('EXPIRED_OOB_CODE'));
    });

    it('end all sessions and all other links once one is used, which only one of many at once can', async () => {
      const { email, refreshToken } = await signUp();
      const unused = await mailedCode(email);
      const { code } = await mailedCode(email);
      const attempts = await Promise.all(
        ['one', 'two', 'three'].map((name) =>
          call('resetPassword', { oobCode: code, newPassword: `${name} horse battery` }),
        ),
      );
      expect(attempts.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect(await refresh(refreshToken)).toEqual(refused('TOKEN_EXPIRED'));
      expect(await call('resetPassword', { oobCode: unused.code })).toEqual(refused('INVALID_OOB_CODE'));
    });

    it('keep the code when the chosen password is too weak', async () => {
      const { email } = await signUp();
      const { code } = await mailedCode(email);
      const weak = await call('resetPassword', { oobCode: code, newPassword: 'short' });
      expect(weak).toEqual(refused('WEAK_PASSWORD : Use at least 8 characters'));
      expect(
        (await call('resetPassword', { oobCode: code, newPassword: 'another horse battery' })).status,
      ).toBe(200);
    });

    it('are not sent to strangers or disabled accounts, and the answer is the same', async () => {
      const { email, localId } = await signUp();
      await server.database.orm.update(accounts).set({ disabled: true }).where(eq(accounts.uid, localId));
      const stranger = newEmail();
      const before = server.mails.length;
      for (const to of [email, stranger]) {
        const answer = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: to });
        expect(answer).toMatchObject({ status: 200, body: { email: to } });
      }
      await server.identity.close();
      expect(server.mails).toHaveLength(before);
    });
  });

  describe('many attempts', () => {
    const tooMany = refused('TOO_MANY_ATTEMPTS_TRY_LATER', 429);

    it('at one person from one address are slowed down; the owner gets in from elsewhere, and later from there', async () => {
      const { email } = await signUp();
      const guess = () => call('signInWithPassword', { email, password: 'a wrong guess' });
      for (let i = 0; i < 10; i += 1) expect(await guess()).toEqual(refused('INVALID_LOGIN_CREDENTIALS'));
      expect(await guess()).toEqual(tooMany);
      expect((await guess()).headers['retry-after']).toBe('60');
      expect(await call('signInWithPassword', { email, password })).toEqual(tooMany);
      expect((await call('signInWithPassword', { email, password }, '10.9.9.9')).status).toBe(200);
      wait(61 * secondMs);
      expect((await call('signInWithPassword', { email, password })).status).toBe(200);
    });

    it('at once are counted one by one', async () => {
      const email = newEmail();
      const guesses = Array.from({ length: 15 }, () =>
        call('signInWithPassword', { email, password: 'a wrong guess' }),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    });

    it('at many people from one address are slowed down', { tags: 'full' }, async () => {
      const guesses: number[] = [];
      for (let i = 0; i < 101; i += 1) {
        const { status } = await call(
          'signInWithPassword',
          { email: `p${i}@example.com`, password: 'x' },
          '10.8.8.8',
        );
        guesses.push(status);
      }
      expect(guesses.slice(0, 100).every((status) => status === 400)).toBe(true);
      expect(guesses[100]).toBe(429);
    });

    it('that succeed cost nothing', async () => {
      const { email } = await signUp();
      for (let i = 0; i < 15; i += 1) expect(await signIn(email)).toHaveProperty('idToken');
    });

    it('to fill somebody’s mailbox end soon', async () => {
      const email = newEmail();
      const send = () => call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
      for (let i = 0; i < 5; i += 1) expect((await send()).status).toBe(200);
      expect(await send()).toEqual(tooMany);
    });
  });

  describe('a fault of the server', () => {
    it('is no JSON, for the SDK would sign the person out, and shows nothing', async () => {
      const broken = await buildOwnServer();
      await broken.database.orm.execute(sql`drop table accounts cascade`);
      const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
      const payload = { email: newEmail(), password };
      const answer = await broken.app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
      expect(answer.body).toBe('Try again in a moment.');
      await broken.close();
    });
  });
});
