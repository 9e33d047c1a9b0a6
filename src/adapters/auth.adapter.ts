/** Fills the slots of the sign-in statechart and the account port from firebase. */
import type { ErasureReceipt } from '../events/shared/erasure-receipt.ts';
import { type Cause, causeOf, causeText, IdentityError } from '../events/shared/causes.ts';
import type { AccountPort } from '../events/account/port.ts';
import type { AuthSignal, Credentials, SecondFactorShown } from '../events/auth/port.ts';
import type { Firebase } from './firebase.ts';

/** @param firebase still loading, maybe: it is a chunk of its own */
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
 * @param receiptFor asks our own server; a hosted project gives no receipts
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
          // Whether an address has an account is nobody's business.
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
          // The account is gone, whether or not there is a receipt to be had for it.
          return receiptFor(token).catch(() => null);
        },
        { wrongCredentials: ['The password is wrong.', 'password'], ...wrongCode },
      ),
  };
}

type Words = Partial<Record<Cause, readonly [message: string, field: string]>>;

const wrongCode: Words = { wrongRecoveryCode: [causeText.wrongRecoveryCode, 'recoveryCode'] };

/** Runs a call and gives its failure words, and the form field it belongs to where there is one. */
export async function inPlainWords<T>(call: () => Promise<T>, words: Words = {}): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const kind = causeOf(error);
    const [message, field] = words[kind] ?? [causeText[kind], null];
    throw new IdentityError(kind, message, error, field);
  }
}
