import { createUserWithEmailAndPassword, signOut, updateProfile } from 'firebase/auth';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  runTransaction,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUserDocument, suggestUserName, type UserDocument } from '../../../src/events/profile/user.ts';
import { type Backend, newEmail, openBackend } from '../firebase-backend.ts';

const denied = expect.objectContaining({ code: 'permission-denied' });
const avatar = 'data:image/png;base64,iVBORw0KGgo=';
let drawn = 10_000;

function freshDocument(email: string, changes: Partial<UserDocument> = {}): UserDocument {
  drawn += 1;
  const userName = suggestUserName('Anna', (drawn + process.pid) % 90_000);
  const form = {
    firstName: 'Anna',
    lastName: 'Ölund',
    email,
    displayName: 'Anna 😀',
    phone: '',
    companyName: '',
  };
  return { ...newUserDocument(form, userName, new Date().toISOString()), ...changes };
}

describe('documents as the Firebase SDK sees them', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
  });
  afterAll(() => backend.close());

  async function signedUp() {
    const { auth, db } = backend.device();
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, 'correct horse battery');
    const own = doc(db, 'users', user.uid);
    return { auth, db, email, user, own, meta: doc(db, 'users', user.uid, 'avatar', 'meta') };
  }
  async function registered() {
    const person = await signedUp();
    const document = freshDocument(person.email);
    await setDoc(person.own, document);
    return { ...person, document };
  }

  it('keep what a person registers with, and give it back', async () => {
    const { own, document } = await registered();
    const snapshot = await getDoc(own);
    expect(snapshot.data()).toEqual(document);
    expect(snapshot.id).toBe(own.id);
  });

  it('say when there is none', async () => {
    const { own, meta } = await signedUp();
    expect((await getDoc(own)).exists()).toBe(false);
    expect((await getDoc(meta)).exists()).toBe(false);
  });

  it('are registered within a transaction, as the sign-up page does', async () => {
    const { db, own, email, user } = await signedUp();
    await updateProfile(user, { displayName: 'Anna' });
    const document = freshDocument(email);
    await runTransaction(db, async (transaction) => {
      expect((await transaction.get(own)).exists()).toBe(false);
      transaction.set(own, document);
    });
    expect((await getDoc(own)).data()).toEqual(document);
  });

  it.each<[string, Partial<Record<keyof UserDocument, unknown>> & Record<string, unknown>]>([
    ['another role', { role: 'admin' }],
    ['a list of roles', { role: ['user', 'merchant'] }],
    ['a higher limit', { trialLimit: 6 }],
    ['a limit that is no whole number', { trialLimit: 5.5 }],
    ['runs to its credit', { trialUsed: -1 }],
    ['an invite', { pendingMerchantInvite: 'm1' }],
    ['a merchant', { assignedMerchant: 'm1' }],
    ['somebody else’s email', { email: 'somebody@example.com' }],
    ['a field of its own', { isAdmin: true }],
    ['a time that is no text', { registrationDate: Timestamp.now() }],
    ['a userName that no link can hold', { userName: 'a/b' }],
    ['a name of another kind', { firstName: 7 }],
    ['a biography without end', { bio: 'x'.repeat(2001) }],
  ])('refuse to start with %s', async (_, changes) => {
    const { own, email } = await signedUp();
    await expect(setDoc(own, { ...freshDocument(email), ...changes })).rejects.toEqual(denied);
    expect((await getDoc(own)).exists()).toBe(false);
  });

  it('refuse to start without a field', async () => {
    const { own, email } = await signedUp();
    const { trialLimit: _, ...others } = freshDocument(email);
    await expect(setDoc(own, others)).rejects.toEqual(denied);
  });

  it('let a person change what is their own', async () => {
    const { own, document } = await registered();
    await updateDoc(own, { bio: 'Leather since 1998.', phone: '+14155552671' });
    await setDoc(own, { companyName: 'Änne’s' }, { merge: true });
    expect((await getDoc(own)).data()).toEqual({
      ...document,
      bio: 'Leather since 1998.',
      phone: '+14155552671',
      companyName: 'Änne’s',
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['role', { role: 'admin' }],
    ['role as a list', { role: ['admin'] }],
    ['trialLimit', { trialLimit: 500 }],
    ['trialUsed', { trialUsed: 0.5 }],
    ['pendingMerchantInvite', { pendingMerchantInvite: 'm1' }],
    ['assignedMerchant', { assignedMerchant: 'm1' }],
    ['email', { email: 'somebody@example.com' }],
    ['registrationDate', { registrationDate: '2020-01-01T00:00:00.000Z' }],
    ['policyAcceptedAt', { policyAcceptedAt: '2020-01-01T00:00:00.000Z' }],
    ['a protected field beside an own one', { bio: 'harmless', role: 'merchant' }],
    ['an unknown field', { extra: 1 }],
    ['an own field, wrongly', { userName: 'Not A Name' }],
    ['an own field away', { bio: deleteField() }],
    ['a protected field away', { trialUsed: deleteField() }],
  ])('refuse to change %s', async (_, changes) => {
    const { own, document } = await registered();
    await expect(updateDoc(own, changes)).rejects.toEqual(denied);
    expect((await getDoc(own)).data()).toEqual(document);
  });

  it('refuse to be overwritten with another role', async () => {
    const { own, document } = await registered();
    await expect(setDoc(own, { ...document, role: 'admin' })).rejects.toEqual(denied);
  });

  it('are nobody else’s to read or write', async () => {
    const { own } = await registered();
    const stranger = await registered();
    const theirs = doc(stranger.db, own.path);
    await expect(getDoc(theirs)).rejects.toEqual(denied);
    await expect(updateDoc(theirs, { bio: 'hello' })).rejects.toEqual(denied);
    await expect(deleteDoc(theirs)).rejects.toEqual(denied);
    await expect(setDoc(doc(theirs, 'avatar', 'meta'), { imageUrl: avatar })).rejects.toEqual(denied);
    await expect(setDoc(doc(stranger.db, 'users', 'nobody'), freshDocument(stranger.email))).rejects.toEqual(
      denied,
    );
  });

  it('are not for visitors', async () => {
    const { auth, own, document } = await registered();
    await signOut(auth);
    await expect(getDoc(own)).rejects.toEqual(denied);
    await expect(setDoc(own, document)).rejects.toEqual(denied);
  });

  it('are listed for admins only', async () => {
    const { db, own } = await registered();
    await expect(getDocs(collection(db, 'users'))).rejects.toEqual(denied);
    await expect(getCount(collection(db, 'users'))).rejects.toEqual(denied);
    const mine = query(collection(db, 'users'), where('email', '==', 'somebody@example.com'));
    await expect(getDocs(mine)).rejects.toEqual(denied);
    expect((await getDoc(own)).exists()).toBe(true);
  });

  it('of collections that are not in use are refused', async () => {
    const { db, own } = await registered();
    await expect(setDoc(doc(db, 'notes', 'n1'), { text: 'hello' })).rejects.toEqual(denied);
    await expect(getDoc(doc(db, 'notes', 'n1'))).rejects.toEqual(denied);
    await expect(setDoc(doc(own, 'private', 'p'), { text: 'hello' })).rejects.toEqual(denied);
    await expect(setDoc(doc(own, 'avatar', 'other'), { imageUrl: avatar })).rejects.toEqual(denied);
  });

  it.skipIf(process.env.FIRESTORE_EMULATOR_HOST)(
    'of several collections at once are not spoken of',
    async () => {
      const { db } = await registered();
      await expect(getDocs(collectionGroup(db, 'users'))).rejects.toMatchObject({ code: 'unimplemented' });
    },
  );

  it('hold an avatar, and forget it', async () => {
    const { user, meta } = await registered();
    await backend.storeAvatar(user.uid, avatar);
    expect((await getDoc(meta)).data()).toEqual({ imageUrl: avatar });
    await setDoc(meta, { imageUrl: avatar });
    await expect(setDoc(meta, { imageUrl: avatar, more: 1 })).rejects.toEqual(denied);
    await expect(setDoc(meta, { imageUrl: 7 })).rejects.toEqual(denied);
    await deleteDoc(meta);
    expect((await getDoc(meta)).exists()).toBe(false);
  });

  it('take a picture from the browser only where no server can make it anew', async () => {
    const { meta } = await registered();
    const written = await setDoc(meta, { imageUrl: avatar }).then(
      () => 'taken',
      ({ code }: { code: string }) => code,
    );
    expect(written).toBe(backend.makesPictures ? 'permission-denied' : 'taken');
  });

  it('change all together or not at all', async () => {
    const { user, db, own, meta, document } = await registered();
    await backend.storeAvatar(user.uid, avatar);
    const batch = writeBatch(db);
    batch.delete(meta);
    batch.update(own, { role: 'admin' });
    await expect(batch.commit()).rejects.toEqual(denied);
    expect((await getDoc(meta)).exists()).toBe(true);
    expect((await getDoc(own)).data()).toEqual(document);
    const both = writeBatch(db);
    both.delete(meta).update(own, { bio: 'both' });
    await both.commit();
    expect((await getDoc(own)).data()).toMatchObject({ bio: 'both' });
    expect((await getDoc(meta)).exists()).toBe(false);
  });

  it('lose no change to rival transactions', async () => {
    const { db, own } = await registered();
    await updateDoc(own, { bio: '' });
    const append = (sign: string) =>
      runTransaction(db, async (transaction) => {
        const bio = String((await transaction.get(own)).data()?.bio);
        transaction.update(own, { bio: bio + sign });
      });
    await Promise.all([append('a'), append('b'), append('c')]);
    const { bio = '' } = (await getDoc(own)).data() as { bio?: string };
    expect([...bio].sort().join('')).toBe('abc');
  });

  it('change only while they are as the writer believes', async () => {
    const { db, own } = await registered();
    let rounds = 0;
    await runTransaction(db, async (transaction) => {
      rounds += 1;
      await transaction.get(own);
      if (rounds === 1) await updateDoc(own, { bio: 'in between' });
      transaction.update(own, { companyName: 'after' });
    });
    expect(rounds).toBe(2);
    expect((await getDoc(own)).data()).toMatchObject({ bio: 'in between', companyName: 'after' });
  });
});
