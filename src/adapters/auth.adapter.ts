/** Fills the slots of the sign-in statechart and the account port from firebase. */
import type { ErasureReceipt } from '../events/shared/erasure-receipt.ts';
import { type Cause, causeOf, causeText, IdentityError } from '../events/shared/causes.ts';
import type { AccountPort } from '../events/account/port.ts';
import type { AuthSignal, Credentials, SecondFactorShown } from '../events/auth/port.ts';
import type { Firebase } from './firebase.ts';

/** @param firebase may still be loading: it is a separate chunk */
export function authSlots(firebase: Promise<Firebase>) {
  return {
    listen(send: (received: AuthSignal) => void): () => void {
      const unavailable = (error: unknown) => send({ type: 'auth.unavailable', error });
      let stopped = false;
      let stop = () => {
        stopped = true;
      };
      firebase
        .then((opened) => {
          if (stopped) return;
          stop = opened.listen((user) => send({ type: 'auth.changed', user }), unavailable);
        })
        .catch(unavailable);
      return () => stop();
    },
    signIn: async ({ email, password }: Credentials) => (await firebase).signIn(email, password),
    showFactor: async ({ pending, recoveryCode }: SecondFactorShown) =>
      (await firebase).showSecondFactor(pending, recoveryCode),
    signOut: async () => (await firebase).signOut(),
  };
}

/**
 * Every rejection is an IdentityError.
 * @param receiptFor asks our own server for the erasure receipt; a hosted project gives none
 */
export function accountPort(
  firebase: Promise<Firebase>,
  receiptFor: (idToken: string) => Promise<ErasureReceipt | null> = async () => null,
): AccountPort {
  return {
    changePassword: (current, next, recoveryCode) =>
      inPlainWords(async () => (await firebase).changePassword(current, next, recoveryCode), {
        wrongCredentials: ['The current password is wrong.', 'current'],
        weakPassword: [causeText.weakPassword, 'next'],
        ...wrongCode,
      }),
    confirm: (password, recoveryCode) =>
      inPlainWords(async () => (await firebase).confirm(password, recoveryCode), {
        wrongCredentials: ['The password is wrong.', 'password'],
        ...wrongCode,
      }),
    sendPasswordReset: (email) =>
      inPlainWords(async () => {
        try {
          await (await firebase).sendReset(email);
        } catch (error) {
          // Does not reveal whether an address has an account.
          if (causeOf(error) !== 'wrongCredentials') throw error;
        }
      }),
    confirmPasswordReset: (code, password) =>
      inPlainWords(async () => (await firebase).confirmReset(code, password), {
        weakPassword: [causeText.weakPassword, 'password'],
      }),
    isEmailVerified: () => inPlainWords(async () => (await firebase).isEmailVerified()),
    sendVerification: () => inPlainWords(async () => (await firebase).sendVerification()),
    verifyEmail: (code) => inPlainWords(async () => (await firebase).verifyEmail(code)),
    deleteAccount: (password, recoveryCode) =>
      inPlainWords(
        async () => {
          const token = await (await firebase).deleteAccount(password, recoveryCode);
          // The account is deleted, whether or not a receipt can be had for it.
          return receiptFor(token).catch(() => null);
        },
        { wrongCredentials: ['The password is wrong.', 'password'], ...wrongCode },
      ),
  };
}

type Words = Partial<Record<Cause, readonly [message: string, field: string]>>;

const wrongCode: Words = { wrongRecoveryCode: [causeText.wrongRecoveryCode, 'recoveryCode'] };

/** Turns a call's failure into an IdentityError with a message for people and, where there is one, the form field at fault. */
export async function inPlainWords<T>(call: () => Promise<T>, words: Words = {}): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const kind = causeOf(error);
    const [message, field] = words[kind] ?? [causeText[kind], null];
    throw new IdentityError(kind, message, error, field);
  }
}
