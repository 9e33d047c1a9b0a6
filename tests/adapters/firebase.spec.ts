import { deleteApp, getApps } from 'firebase/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountPort, authSlots } from '../../src/adapters/auth.adapter.ts';
import { type Firebase, openFirebase } from '../../src/adapters/firebase.ts';
import { peoplePort, profileSlots } from '../../src/adapters/profile.adapter.ts';
import { drawSuffix, registrationSlots } from '../../src/adapters/registration.adapter.ts';
import { causeOf } from '../../src/events/shared/causes.ts';
import type { AuthUser } from '../../src/events/auth/events.ts';
import { ownFieldsOf } from '../../src/events/profile/own-fields.ts';
import { newUserDocument } from '../../src/events/profile/user.ts';
import { annaDocument, form } from '../../src/machines/paths/sample-people.ts';
import { type FirebaseStub, startFirebaseStub } from './firebase-stub.ts';

let stub: FirebaseStub;
let firebase: Firebase;
let ready: Promise<Firebase>;
let people = 0;

beforeAll(async () => {
  stub = await startFirebaseStub();
  firebase = openFirebase({ identity: 'embedded', origin: stub.origin, projectId: 'patina' });
  ready = Promise.resolve(firebase);
});
afterAll(async () => {
  await Promise.all(getApps().map(deleteApp));
  await stub.stop();
});
beforeEach(async () => {
  await firebase.signOut();
  stub.commits.length = 0;
});

async function somebody(): Promise<AuthUser & { email: string }> {
  people += 1;
  const email = `p${people}@patina.example`;
  const user = await firebase.createAccount(email, 'password 1');
  return { ...user, email };
}

const codeOf = (error: unknown) => (error as { code?: string }).code;
const failing = async (call: () => Promise<unknown>) =>
  call().then(
    () => null,
    (error: unknown) => error,
  );

describe('accounts', () => {
  it('[AUTH1] tells the auth state, and every change of it', async () => {
    const received: (string | null)[] = [];
    const stop = authSlots(ready).listen((event) => {
      if (event.type === 'auth.changed') received.push(event.user?.uid ?? null);
    });
    await expect.poll(() => received).toEqual([null]);
    const { uid } = await somebody();
    await expect.poll(() => received).toEqual([null, uid]);
    await firebase.signOut();
    await expect.poll(() => received).toEqual([null, uid, null]);
    stop();
    await somebody();
    expect(received).toHaveLength(3);
  });

  it('[AUTH1] says so when the SDK cannot be loaded', async () => {
    const received: string[] = [];
    authSlots(Promise.reject(new Error('no chunk'))).listen(({ type }) => received.push(type));
    await expect.poll(() => received).toEqual(['auth.unavailable']);
  });

  it('stops before the SDK has loaded', async () => {
    const received: string[] = [];
    authSlots(ready).listen(({ type }) => received.push(type))();
    await new Promise((later) => setTimeout(later, 20));
    expect(received).toEqual([]);
  });

  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 'wrongCredentials'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooManyAttempts'],
    ['USER_DISABLED', 'accountDisabled'],
    ['INVALID_EMAIL', 'badEmail'],
  ])('[AUTH8] finds the cause of the server’s %s', async (message, cause) => {
    const { email } = await somebody();
    stub.refuseNext = message;
    const error = await failing(() => firebase.signIn(email, 'password 1'));
    expect(causeOf(error)).toBe(cause);
  });

  it('[REGISTRATION4] passes the SDK’s own error on', async () => {
    const { email } = await somebody();
    const slots = registrationSlots(ready);
    const error = await failing(() => slots.createAccount({ email, password: 'password 1' }));
    expect(codeOf(error)).toBe('auth/email-already-in-use');
  });

  it('sets the display name and gives tokens of the person who is signed in', async () => {
    expect(await firebase.idToken()).toBeNull();
    const { email } = await somebody();
    await firebase.setDisplayName('Anna Holm');
    expect(await firebase.idToken()).toMatch(/^[\w-]+\.[\w-]+\.x$/);
    await firebase.signOut();
    expect(await firebase.signIn(email, 'password 1')).toMatchObject({ displayName: 'Anna Holm' });
  });

  it.each(['TOKEN_EXPIRED', 'USER_DISABLED'])(
    'gives no token once the session has ended (%s), and signs out',
    async (refusal) => {
      await somebody();
      stub.refuseNext = refusal;
      expect(await firebase.idToken(true)).toBeNull();
      stub.refuseNext = null;
      const received: (string | null)[] = [];
      const stop = firebase.listen(
        (user) => received.push(user?.uid ?? null),
        () => undefined,
      );
      await expect.poll(() => received).toEqual([null]);
      stop();
    },
  );

  it('changes a password only with the current one', async () => {
    const { email } = await somebody();
    const account = accountPort(ready);
    const refused = await failing(() => account.changePassword('wrong', 'password 2', null));
    expect(refused).toMatchObject({ field: 'current', message: 'The current password is wrong.' });
    await account.changePassword('password 1', 'password 2', null);
    await firebase.signOut();
    await firebase.signIn(email, 'password 2');
  });

  it('[AUTH2] says the same of a reset for a known and an unknown email', async () => {
    const { email } = await somebody();
    const account = accountPort(ready);
    expect(await account.sendPasswordReset(email)).toBeUndefined();
    expect(await account.sendPasswordReset('nobody@patina.example')).toBeUndefined();
    stub.refuseNext = 'TOO_MANY_ATTEMPTS_TRY_LATER';
    expect(await failing(() => account.sendPasswordReset(email))).toMatchObject({ kind: 'tooManyAttempts' });
  });

  it('chooses a new password with the code of a link', async () => {
    const account = accountPort(ready);
    await account.confirmPasswordReset('good', 'password 3');
    expect(await failing(() => account.confirmPasswordReset('used', 'password 3'))).toMatchObject({
      kind: 'badLink',
    });
  });

  it('deletes the account after the password, and leaves the documents to the server', async () => {
    const { uid, email } = await somebody();
    await firebase.writeUserDocument(uid, newUserDocument(form, 'anna12345', annaDocument.registrationDate));
    const account = accountPort(ready);
    expect(await failing(() => account.deleteAccount('wrong', null))).toMatchObject({ field: 'password' });
    expect(await firebase.readUser(uid)).not.toBeNull();
    stub.commits.length = 0;
    await account.deleteAccount('password 1', null);
    expect(stub.commits).toEqual([]);
    expect(causeOf(await failing(() => firebase.signIn(email, 'password 1')))).toBe('wrongCredentials');
  });

  it('needs somebody signed in', async () => {
    expect(await failing(() => accountPort(ready).deleteAccount('password 1', null))).toMatchObject({
      kind: 'sessionEnded',
    });
  });
});

describe('documents', () => {
  const document = newUserDocument(form, 'anna12345', annaDocument.registrationDate);

  it('[REGISTRATION5] writes a user document only where there is none', async () => {
    await firebase.writeUserDocument('w1', document);
    expect(stub.commits[0]?.writes[0]?.currentDocument).toEqual({ exists: false });
    const again = await failing(() =>
      firebase.writeUserDocument('w1', { ...document, displayName: 'Other' }),
    );
    expect(causeOf(again)).toBe('conflict');
    expect((await firebase.readUser('w1'))?.displayName).toBe('Anna Holm');
  });

  it('[REGISTRATION2] tells a taken userName from a failure, without trying again by itself', async () => {
    stub.refuseNextCommit = 409;
    const write = () => registrationSlots(ready).writeUserDocument({ uid: 'w2', document });
    expect(causeOf(await failing(write))).toBe('conflict');
    expect(stub.commits).toHaveLength(1);
    expect(await firebase.hasUserDocument('w2')).toBe(false);
    await write();
    expect(await firebase.hasUserDocument('w2')).toBe(true);
  });

  it('[PROFILE1] reads the document with its picture', async () => {
    await firebase.writeUserDocument('r1', document);
    await firebase.writeAvatar('r1', '/files/a.jpg');
    const { readUser } = profileSlots(ready);
    expect(await readUser({ uid: 'r1' })).toEqual({ ...document, uid: 'r1', imageUrl: '/files/a.jpg' });
    await firebase.removeAvatar('r1');
    expect(await readUser({ uid: 'r1' })).toEqual({ ...document, uid: 'r1', imageUrl: null });
    expect(await readUser({ uid: 'nobody' })).toBeNull();
  });

  it('[PROFILE4] reads what an older hosted project has stored', async () => {
    stub.documents.set('users/old', {
      email: { stringValue: 'old@patina.example' },
      displayName: { stringValue: 'Old' },
      role: { arrayValue: { values: [{ stringValue: 'merchant' }, { stringValue: 'user' }] } },
      registrationDate: { timestampValue: '2020-05-06T07:08:09.010Z' },
      trialUsed: { integerValue: '3' },
    });
    expect(await firebase.readUser('old')).toMatchObject({
      email: 'old@patina.example',
      role: ['merchant', 'user'],
      registrationDate: '2020-05-06T07:08:09.010Z',
      trialUsed: 3,
      trialLimit: 5,
      bio: '',
    });
  });

  it('[PROFILE6] saves own fields and nothing else', async () => {
    await firebase.writeUserDocument('s1', document);
    stub.commits.length = 0;
    const port = peoplePort({ firebase: ready, publicProfile: async () => null, pictures: null });
    await port.saveOwn('s1', { ...ownFieldsOf(document), bio: 'Saddles' });
    expect([...(stub.commits[0]?.writes[0]?.updateMask?.fieldPaths ?? [])].sort()).toEqual(
      Object.keys(ownFieldsOf(document)).sort(),
    );
    expect(await port.loadUser('s1')).toEqual({ ...document, bio: 'Saddles' });
  });

  it('[PROFILE6] names the field when a userName is taken', async () => {
    const port = peoplePort({ firebase: ready, publicProfile: async () => null, pictures: null });
    stub.refuseNextDocument = 409;
    expect(await failing(() => port.saveOwn('s1', ownFieldsOf(document)))).toMatchObject({
      field: 'userName',
      message: 'This name is taken. Choose another.',
    });
  });

  it('keeps a picture in its document where there is no server for it', async () => {
    const port = peoplePort({ firebase: ready, publicProfile: async () => null, pictures: null });
    const picture = new Blob([new Uint8Array([255, 216, 255])], { type: 'image/jpeg' });
    const url = await port.uploadAvatar('a1', picture);
    expect(url).toBe('data:image/jpeg;base64,/9j/');
    expect(await port.avatarUrl('a1')).toBe(url);
    await port.removeAvatar('a1');
    expect(await port.avatarUrl('a1')).toBeNull();
  });

  it('lists people for an admin, and passes a refusal on', async () => {
    const users = await firebase.listUsers();
    expect(users.find(({ uid }) => uid === 'r1')).toEqual({ ...document, uid: 'r1' });
    stub.refuseNextDocument = 403;
    expect(causeOf(await failing(() => firebase.listUsers()))).toBe('notAllowed');
  });

  it.each([
    [401, 'sessionEnded'],
    [403, 'notAllowed'],
    [503, 'noNetwork'],
    [500, 'unknown'],
  ])('[AUTH8] finds the cause of the database’s %i', async (status, cause) => {
    stub.refuseNextDocument = status;
    expect(causeOf(await failing(() => firebase.readUser('r1')))).toBe(cause);
  });

  it('initialises no realtime database without an address for it', async () => {
    expect(await firebase.realtimeDatabase()).toBeNull();
  });
});

describe('without a server', () => {
  it('[AUTH8] finds that there is no network', async () => {
    const { email } = await somebody();
    await stub.stop();
    expect(await failing(() => firebase.idToken(true))).toBeInstanceOf(TypeError);
    expect(causeOf(await failing(() => firebase.signIn(email, 'password 1')))).toBe('noNetwork');
    expect(causeOf(await failing(() => firebase.readUser('r1')))).toBe('noNetwork');
  });
});

describe('dice', () => {
  it('[REGISTRATION2] draws from 10000 to 99999', () => {
    const drawn = Array.from({ length: 5000 }, drawSuffix);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(10_000);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(99_999);
    expect(new Set(drawn).size).toBeGreaterThan(4000);
  });
});
