/** Every write of a client, tried by a person who wants to become an admin, on their own account and on another's. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPerson } from '../../../server/people/people.ts';
import { documentsRoot, openWholeServer, password, type SignedIn, type WholeServer } from './whole-server.ts';

let server: WholeServer;
let me: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  server = await openWholeServer();
  me = await server.newPerson();
  other = await server.newPerson('merchant');
});
afterAll(() => server?.close());

const admin = { stringValue: 'admin' };
const admins = { arrayValue: { values: [admin] } };
const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
const name = ({ uid }: SignedIn) => `${documentsRoot}/users/${uid}`;

type Attempt = readonly [method: 'POST' | 'PUT', url: string, body: object];
const commit = (...writes: object[]): Attempt => ['POST', `/v1/${documentsRoot}:commit`, { writes }];

const attempts: Readonly<Record<string, (whose: SignedIn) => Attempt>> = {
  'overwriting the document': (whose) => commit({ update: { name: name(whose), fields: { role: admin } } }),
  'overwriting only the role': (whose) =>
    commit({ update: { name: name(whose), fields: { role: admin } }, updateMask: { fieldPaths: ['role'] } }),
  'a list of roles': (whose) =>
    commit({ update: { name: name(whose), fields: { role: admins } }, updateMask: { fieldPaths: ['role'] } }),
  'a quoted field path': (whose) =>
    commit({
      update: { name: name(whose), fields: { role: admin } },
      updateMask: { fieldPaths: ['`role`'] },
    }),
  'removing the role': (whose) =>
    commit({ update: { name: name(whose), fields: {} }, updateMask: { fieldPaths: ['role'] } }),
  'a transform that appends': (whose) =>
    commit({
      transform: {
        document: name(whose),
        fieldTransforms: [{ fieldPath: 'role', appendMissingElements: { values: [admin] } }],
      },
    }),
  'a transform beside an update': (whose) =>
    commit({
      update: { name: name(whose), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'role', appendMissingElements: { values: [admin] } }],
    }),
  'raising the trial limit by a transform': (whose) =>
    commit({
      transform: {
        document: name(whose),
        fieldTransforms: [{ fieldPath: 'trialLimit', increment: { integerValue: '1000' } }],
      },
    }),
  'deleting the document to start anew': (whose) =>
    commit({ delete: name(whose) }, { update: { name: name(whose), fields: { role: admin } } }),
  'a sound write followed by the role': (whose) =>
    commit(
      {
        update: { name: name(me), fields: { bio: { stringValue: 'x' } } },
        updateMask: { fieldPaths: ['bio'] },
      },
      { update: { name: name(whose), fields: { role: admin } }, updateMask: { fieldPaths: ['role'] } },
    ),
  'a document in another collection of that name': (whose) =>
    commit({ update: { name: `${name(whose)}/users/${whose.uid}`, fields: { role: admin } } }),
  'the admin operation for roles': ({ uid }) => [
    'PUT',
    `/api/hosted/admin/users/${uid}/roles`,
    { roles: ['admin'] },
  ],
  'the admin operation for trial limits': ({ uid }) => [
    'PUT',
    `/api/hosted/admin/users/${uid}/trial-limit`,
    { trialLimit: 1000 },
  ],
};

it.each(
  Object.keys(attempts).flatMap((attempt) => [
    [attempt, 'their own account'] as const,
    [attempt, 'somebody else’s'] as const,
  ]),
)('nobody becomes more by %s, on %s', async (attempt, whose) => {
  const target = whose === 'their own account' ? me : other;
  const before = [
    await findPerson(server.database.orm, me.uid),
    await findPerson(server.database.orm, other.uid),
  ];
  const [method, url, payload] = attempts[attempt]!(target);
  const headers = { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' };
  const { statusCode } = await server.app.inject({ method, url, payload, headers });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect([
    await findPerson(server.database.orm, me.uid),
    await findPerson(server.database.orm, other.uid),
  ]).toEqual(before);
});

it('signs nobody up as more than a user, whatever the sign-up claims', async () => {
  const claims = {
    role: 'admin',
    roles: ['admin'],
    customAttributes: '{"role":"admin"}',
    localId: other.uid,
  };
  const made = await server.app.inject({
    method: 'POST',
    url: `${toolkit}:signUp`,
    payload: { email: 'climber@patina.example', password, ...claims },
  });
  expect(made.statusCode).toBe(200);
  const { localId, idToken } = made.json() as { localId: string; idToken: string };
  expect(localId).not.toBe(other.uid);
  await server.app.inject({ method: 'POST', url: `${toolkit}:update`, payload: { idToken, ...claims } });
  const list = await server.app.inject({
    url: '/api/hosted/admin/users',
    headers: { authorization: `Bearer ${idToken}` },
  });
  expect(list.statusCode).toBe(403);
});

it('lets nobody write an account of another by its id', async () => {
  const payload = { idToken: me.token, localId: other.uid, displayName: 'Mine now' };
  await server.app.inject({ method: 'POST', url: `${toolkit}:update`, payload });
  expect((await server.identity.lookup(other.token)).displayName).toBe('Ida');
});
