import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, newEmail, openBackend } from '../firebase-backend.ts';

const password = 'correct horse battery';
const withCode = (code: string) => expect.objectContaining({ code: `auth/${code}` });

describe('identity as the Firebase SDK sees it', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
  });
  afterAll(() => backend.close());

  async function signedUp(email = newEmail()) {
    const { auth } = backend.device();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    return { auth, user, email };
  }
  const signInElsewhere = async (email: string, given: string) =>
    (await signInWithEmailAndPassword(backend.device().auth, email, given)).user;

  it('signs a new person up and in', async () => {
    const { auth, user, email } = await signedUp();
    expect(auth.currentUser).toBe(user);
    expect(user).toMatchObject({ email, emailVerified: false, displayName: null, photoURL: null });
    expect(user.uid).toMatch(/^[\w-]{20,128}$/);
  });

  it('gives a token for an hour that says who signed in when', async () => {
    const { user, email } = await signedUp();
    const { claims, expirationTime, signInProvider } = await user.getIdTokenResult();
    expect(claims).toMatchObject({ sub: user.uid, user_id: user.uid, email });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(Math.abs(Number(claims.auth_time) * 1000 - Date.now())).toBeLessThan(60_000);
    expect(Date.parse(expirationTime)).toBeGreaterThan(Date.now());
    expect(signInProvider).toBe('password');
  });

  it('takes an address once, however it is written', async () => {
    const { email } = await signedUp();
    const again = createUserWithEmailAndPassword(backend.device().auth, email.toUpperCase(), password);
    await expect(again).rejects.toEqual(withCode('email-already-in-use'));
    await expect(signInElsewhere(email.toUpperCase(), password)).resolves.toMatchObject({ email });
  });

  it.each([
    ['weak-password', newEmail(), '123'],
    ['invalid-email', 'nobody', password],
    ['missing-password', newEmail(), ''],
  ])('refuses a sign-up with auth/%s', async (code, email, given) => {
    const attempt = createUserWithEmailAndPassword(backend.device().auth, email, given);
    await expect(attempt).rejects.toEqual(withCode(code));
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await signedUp();
    await expect(signInElsewhere(email, 'something else')).rejects.toEqual(withCode('invalid-credential'));
    await expect(signInElsewhere(newEmail(), password)).rejects.toEqual(withCode('invalid-credential'));
  });

  it('keeps display name and picture, together and apart, and forgets them when asked', async () => {
    const { user, email } = await signedUp();
    await updateProfile(user, { displayName: 'Änne O’Neil 😀' });
    await updateProfile(user, { photoURL: 'https://example.com/a.png' });
    expect(user).toMatchObject({ displayName: 'Änne O’Neil 😀', photoURL: 'https://example.com/a.png' });
    const elsewhere = await signInElsewhere(email, password);
    expect(elsewhere).toMatchObject({ displayName: 'Änne O’Neil 😀', photoURL: 'https://example.com/a.png' });
    // null does not silently remove anything: it is refused.
    await expect(updateProfile(user, { displayName: null })).rejects.toMatchObject({ name: 'FirebaseError' });
    await expect(updateProfile(user, { photoURL: null })).rejects.toMatchObject({ name: 'FirebaseError' });
    await user.reload();
    expect(user).toMatchObject({ displayName: 'Änne O’Neil 😀', photoURL: 'https://example.com/a.png' });
    await updateProfile(user, { displayName: '', photoURL: '' });
    await elsewhere.reload();
    expect(elsewhere).toMatchObject({ displayName: null, photoURL: null });
  });

  it('refreshes a token, again and again', async () => {
    const { user } = await signedUp();
    for (let round = 0; round < 3; round += 1) {
      const token = await user.getIdToken(true);
      expect(token.split('.')).toHaveLength(3);
    }
    await expect(user.reload()).resolves.toBeUndefined();
  });

  it('tells listeners of signing in and out', async () => {
    const { auth, user } = await signedUp();
    const seen: (User | null)[] = [];
    const stop = onAuthStateChanged(auth, (state) => void seen.push(state));
    await auth.authStateReady();
    await signOut(auth);
    await expect.poll(() => seen).toEqual([user, null]);
    stop();
  });

  it('changes a password', async () => {
    const { user, email } = await signedUp();
    await updatePassword(user, 'another horse battery');
    await expect(user.reload()).resolves.toBeUndefined();
    await expect(signInElsewhere(email, password)).rejects.toEqual(withCode('invalid-credential'));
    await expect(signInElsewhere(email, 'another horse battery')).resolves.toMatchObject({ email });
  });

  it('asks for the password again', async () => {
    const { user, email } = await signedUp();
    const right = EmailAuthProvider.credential(email, password);
    await expect(reauthenticateWithCredential(user, right)).resolves.toMatchObject({ user });
    const wrong = EmailAuthProvider.credential(email, 'something else');
    await expect(reauthenticateWithCredential(user, wrong)).rejects.toEqual(withCode('invalid-credential'));
  });

  it('resets a password by mail, once for each mail', async () => {
    const { email } = await signedUp();
    const { auth } = backend.device();
    await sendPasswordResetEmail(auth, email);
    const code = await backend.mailedCode(email);
    await expect(verifyPasswordResetCode(auth, code)).resolves.toBe(email);
    await confirmPasswordReset(auth, code, 'a third horse battery');
    await expect(signInElsewhere(email, 'a third horse battery')).resolves.toMatchObject({ email });
    await expect(confirmPasswordReset(auth, code, password)).rejects.toEqual(withCode('invalid-action-code'));
    await expect(verifyPasswordResetCode(auth, 'made-up')).rejects.toEqual(withCode('invalid-action-code'));
  });

  it('does not tell by a reset whether there is an account', async () => {
    await expect(sendPasswordResetEmail(backend.device().auth, newEmail())).resolves.toBeUndefined();
  });

  it('confirms an address by mail', async () => {
    const { auth, user, email } = await signedUp();
    await sendEmailVerification(user);
    await applyActionCode(auth, await backend.mailedCode(email));
    await user.reload();
    expect(user.emailVerified).toBe(true);
  });

  it('deletes an account, and signs its other devices out', async () => {
    const { auth, user, email } = await signedUp();
    const elsewhere = await signInElsewhere(email, password);
    await deleteUser(user);
    expect(auth.currentUser).toBeNull();
    await expect(signInElsewhere(email, password)).rejects.toEqual(withCode('invalid-credential'));
    await expect(elsewhere.reload()).rejects.toEqual(withCode('user-token-expired'));
    await expect(signedUp(email)).resolves.toMatchObject({ email });
  });
});
