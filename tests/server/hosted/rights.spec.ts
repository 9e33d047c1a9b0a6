/** Every operation of the contract, requested by everybody: a missing operation fails. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationsOf, readContract } from '../../../server/contract/contract-routes.ts';
import type { HeadToSign } from '../../../src/events/audit/checkpoint.ts';
import { MerkleTree } from '../../../src/events/log/merkle.ts';
import { addPerson, type Hosted, openHosted, signedIn } from './support.ts';

type Caller = 'signed out' | 'forged' | 'gone' | 'disabled' | 'user' | 'merchant' | 'admin' | 'owner';
const callers: readonly Caller[] = [
  'signed out',
  'forged',
  'gone',
  'disabled',
  'user',
  'merchant',
  'admin',
  'owner',
];

const everybody = Object.fromEntries(callers.map((caller) => [caller, 200])) as Record<Caller, number>;
const signedInOnly = { 'signed out': 401, forged: 401, gone: 401, disabled: 401 };
const admins = { ...signedInOnly, user: 403, merchant: 403, admin: 200, owner: 403 };
const ownerAndAdmins = { ...admins, owner: 200 };

/** A complete log of one record, as it is signed first. */
function firstHead(stream: string): HeadToSign {
  const tree = new MerkleTree();
  tree.push('a'.repeat(64));
  return { stream, seq: 1, hash: 'a'.repeat(64), device: 'd1', root: tree.root(), path: [], earlier: null };
}

const passkeyId = '3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11';
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const all = (status: number) => ({
  ...everybody,
  ...Object.fromEntries(callers.map((each) => [each, status])),
});
const whoever = (status: number) => ({ ...all(status), ...signedInOnly });

const fields = {
  displayName: 'Olga',
  firstName: 'Olga',
  lastName: '',
  userName: 'owner',
  phone: '',
  companyName: '',
  bio: '',
};

/** Requests of each operation about the person `owner`, and the answer for each caller. */
const expected: Readonly<
  Record<
    string,
    {
      readonly body?: object;
      readonly query?: string;
      readonly status: Readonly<Record<Caller, number>>;
    }
  >
> = {
  getConfig: { status: everybody },
  getPublicProfile: { status: everybody },
  uploadAvatar: { status: ownerAndAdmins },
  deleteAvatar: { status: { ...ownerAndAdmins, admin: 204, owner: 204 } },
  signOutEverywhere: {
    status: { ...signedInOnly, user: 204, merchant: 204, admin: 204, owner: 204 },
  },
  getMerchantRequest: { status: whoever(200) },
  askToBeMerchant: {
    body: { shopName: 'Olga’s Leather', about: 'Bags and shoes, in Leeds' },
    status: { ...whoever(200), merchant: 409, admin: 409 },
  },
  // These two have asked by then.
  withdrawMerchantRequest: { status: { ...whoever(409), user: 204, owner: 204 } },
  listMerchantRequests: { status: admins },
  // Nobody has asked.
  answerMerchantRequest: {
    body: { granted: true, reason: '', askedAt: '2026-11-27T09:00:00.000Z' },
    status: { ...admins, admin: 409 },
  },
  getStatus: { status: admins },
  listUsers: { status: admins },
  setUserRoles: { body: { roles: ['user'] }, status: admins },
  setTrialLimit: { body: { trialLimit: 7 }, status: admins },
  setDisabled: { body: { disabled: false }, status: admins },
  verifyContact: { body: { contact: 'email' }, status: admins },
  updateUser: { body: fields, status: admins },
  // A person who is signing in has no session yet: the pending sign-in identifies them, and this one is nobody's.
  getSignInOptions: { body: { pendingCredential: 'x'.repeat(43) }, status: all(409) },
  signInWithPasskey: {
    body: {
      pendingCredential: 'x'.repeat(43),
      response: { ...credential, response: { clientDataJSON: '', authenticatorData: '', signature: '' } },
    },
    status: all(409),
  },
  signInWithRecoveryCode: {
    body: { pendingCredential: 'x'.repeat(43), code: 'ABCD' },
    status: all(409),
  },
  // Only one's own: no path names a person.
  listPasskeys: { status: whoever(200) },
  getPasskeyOptions: { status: whoever(200) },
  addPasskey: {
    body: {
      name: 'Phone',
      response: { ...credential, response: { clientDataJSON: '', attestationObject: '' } },
    },
    status: whoever(403),
  },
  renamePasskey: { body: { name: 'Phone' }, status: whoever(404) },
  removePasskey: { status: whoever(404) },
  makeRecoveryCodes: { status: whoever(409) },
  // For any caller: only the token in the body counts, and that of an existing account gives access to nothing.
  getAccountErasure: {
    body: { idToken: 'token-of-owner' },
    status: all(404),
  },
  getCheckpointKeys: { status: everybody },
  rotateCheckpointKey: { status: admins },
  listCheckpoints: {
    query: '?stream=ledger/owner',
    status: { ...signedInOnly, user: 403, merchant: 403, admin: 403, owner: 200 },
  },
  signCheckpoint: {
    body: firstHead('ledger/owner'),
    status: { ...signedInOnly, user: 403, merchant: 403, admin: 403, owner: 200 },
  },
  // It describes the caller, and nobody else.
  signReport: { body: { sha256: 'a'.repeat(64) }, status: whoever(200) },
};

const operations = operationsOf(readContract('hosted'));
let hosted: Hosted;
let picture: Buffer;

beforeAll(async () => {
  hosted = await openHosted({ env: { PUBLIC_URL: 'https://patina.example' } });
  await addPerson(hosted.db, { uid: 'owner' });
  await addPerson(hosted.db, { uid: 'user' });
  await addPerson(hosted.db, { uid: 'merchant', roles: ['user', 'merchant'] });
  await addPerson(hosted.db, { uid: 'admin', roles: ['merchant', 'admin'] });
  await addPerson(hosted.db, { uid: 'disabled', roles: ['admin'], disabled: true });
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#80502a' } })
    .png()
    .toBuffer();
});
afterAll(() => hosted.close());

function headersOf(caller: Caller): Record<string, string> {
  if (caller === 'signed out') return {};
  if (caller === 'forged') return { authorization: 'Bearer admin' };
  return signedIn(caller);
}

function ask({ method, path, accepts, operationId }: Operation, caller: Caller) {
  const isPicture = accepts.includes('image/*');
  const body = isPicture ? picture : expected[operationId]?.body;
  return hosted.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `/api/hosted${path.replace('{uid}', 'owner').replace('{userName}', 'owner').replace('{passkeyId}', passkeyId)}${expected[operationId]?.query ?? ''}`,
    headers: { ...headersOf(caller), ...(isPicture ? { 'content-type': 'image/png' } : {}) },
    ...(body ? { payload: body } : {}),
  });
}

describe('rights', () => {
  it('has a row for every operation, and none for others', () => {
    expect(Object.keys(expected).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  describe.each(operations)('$operationId', (operation) => {
    it.each(callers)('answers as expected to: %s', async (caller) => {
      const answer = await ask(operation, caller);
      expect(answer.statusCode).toBe(expected[operation.operationId]!.status[caller]);
      if (answer.statusCode >= 400) {
        expect(Object.keys(answer.json()).sort()).toEqual(['message', 'reason']);
      }
    });

    it('says who may before it reads what was sent', async () => {
      if (!operation.needs || operation.accepts.length === 0) return;
      const answer = await hosted.app.inject({
        method: operation.method.toUpperCase() as 'PUT',
        url: `/api/hosted${operation.path.replace('{uid}', 'owner')}`,
        headers: { 'content-type': 'application/json' },
        payload: 'x'.repeat(20_000_000),
      });
      expect(answer.statusCode).toBe(401);
    });
  });

  it.each([
    'Bearer',
    'Bearer ',
    'bearer token-of-admin token-of-admin',
    'Basic YWRtaW46YWRtaW4=',
    'Bearer token-of-admin, Bearer x',
    `Bearer ${'a'.repeat(10_000)}`,
  ])('takes %j for no sign-in', async (authorization) => {
    const answer = await hosted.app.inject({ url: '/api/hosted/admin/users', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  });
});
