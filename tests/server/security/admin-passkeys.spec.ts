/** Where an installation requires a passkey of admins, an admin who signed in without one has no admin rights. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationsOf, readContract } from '../../../server/contract/contract-routes.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { Authenticator } from '../identity/authenticator.ts';
import { documentsRoot, openWholeServer, type SignedIn, type WholeServer } from './whole-server.ts';

const origin = 'https://patina.example';
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
const operationsThatNeed = (role: 'admin' | 'merchant') =>
  (['hosted', 'node', 'fastapi'] as const).flatMap((contract) =>
    operationsOf(readContract(contract))
      // The todos have accounts, and admins, of their own.
      .filter(({ needs, scheme }) => scheme === 'person' && needs?.includes(role))
      .map(({ method, path, operationId }) => ({
        operationId,
        method: method.toUpperCase() as 'GET',
        url: `${contract === 'fastapi' ? '/api/py' : `/api/${contract}`}${path.replace(/\{\w+\}/g, 'x')}`,
      })),
  );

describeOnEveryDatabase('an admin without the passkey that is asked for', (open) => {
  let server: WholeServer;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await openWholeServer({ PUBLIC_URL: origin, REQUIRE_PASSKEY_FOR_ADMINS: 'true' }, open);
    admin = await server.newPerson('admin');
  });
  afterAll(() => server?.close());

  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    token: string,
    payload?: object,
  ) {
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  }
  const listUserDocuments = (token: string) =>
    ask('POST', `/v1/${documentsRoot}:runQuery`, token, {
      structuredQuery: { from: [{ collectionId: 'users' }] },
    });
  const read = (token: string, uid: string) =>
    ask('POST', `/v1/${documentsRoot}:batchGet`, token, { documents: [`${documentsRoot}/users/${uid}`] });
  const needed = { status: 403, body: expect.objectContaining({ reason: 'passkey-needed' }) };

  it('is told so by every operation that needs an admin or a merchant', async () => {
    const admins = operationsThatNeed('admin');
    expect(admins.map(({ operationId }) => operationId)).toContain('listUsers');
    for (const { method, url } of [...admins, ...operationsThatNeed('merchant')]) {
      const body = ['GET', 'DELETE'].includes(method) ? undefined : {};
      expect(await ask(method, url, admin.token, body), `${method} ${url}`).toEqual(needed);
    }
  });

  it('is told so by the documents, and reads their own only', async () => {
    const other = await server.newPerson();
    const refused = {
      status: 403,
      body: {
        error: expect.objectContaining({
          status: 'PERMISSION_DENIED',
          message: expect.stringMatching(/passkey/),
        }),
      },
    };
    expect(await listUserDocuments(admin.token)).toEqual(refused);
    expect(await read(admin.token, other.uid)).toEqual(refused);
    expect((await read(admin.token, admin.uid)).status).toBe(200);
    const picture = await ask('DELETE', `/api/hosted/users/${other.uid}/avatar`, admin.token);
    expect(picture).toEqual(needed);
  });

  it('is an admin with a passkey, and none again with a session that began without', async () => {
    const person = await server.newPerson('admin');
    const secondFactor = () => ask('GET', '/api/hosted/account/passkeys', person.token);
    expect((await secondFactor()).body).toMatchObject({ neededNow: true });
    const { body: options } = await ask('POST', '/api/hosted/account/passkeys/options', person.token);
    const response = new Authenticator(origin).create(options);
    const added = await ask('POST', '/api/hosted/account/passkeys', person.token, { name: 'Key', response });
    const exchanged = await ask('POST', `${toolkit}:signInWithCustomToken`, '', {
      token: added.body.customToken,
    });
    const token: string = exchanged.body.idToken;
    expect((await ask('GET', '/api/hosted/admin/users', token)).status).toBe(200);
    expect((await listUserDocuments(token)).status).toBe(200);
    expect((await ask('GET', '/api/hosted/account/passkeys', token)).body).toMatchObject({
      neededNow: false,
    });

    const [{ id }] = (await ask('GET', '/api/hosted/account/passkeys', token)).body.passkeys;
    const removed = await ask('DELETE', `/api/hosted/account/passkeys/${id}`, token);
    const after = await ask('POST', `${toolkit}:signInWithCustomToken`, '', {
      token: removed.body.customToken,
    });
    expect(await ask('GET', '/api/hosted/admin/users', after.body.idToken)).toEqual(needed);
  });

  it('is nobody else: merchants and everybody keep their rights', async () => {
    const merchant = await server.newPerson('merchant');
    expect((await ask('GET', '/api/hosted/account/passkeys', merchant.token)).body.neededNow).toBe(false);
    expect(await ask('GET', '/api/hosted/admin/users', merchant.token)).toMatchObject({
      status: 403,
      body: { reason: 'not-allowed' },
    });
  });
});
