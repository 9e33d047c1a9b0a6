/** Fills the slots of the sign-in statechart and the account port from firebase. */
import { type Cause, causeOf, causeText, IdentityError } from '../events/auth/causes.ts';
import type { AuthUser } from '../events/auth/events.ts';
import type { Firebase } from './firebase.ts';

type Heard =
  | { readonly type: 'auth.changed'; readonly user: AuthUser | null }
  | { readonly type: 'auth.unavailable'; readonly error: unknown };

/** @param firebase still loading, maybe: it is a chunk of its own */
export function authSlots(firebase: Promise<Firebase>) {
  return {
    listen(send: (heard: Heard) => void): () => void {
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
    signIn: async ({ email, password }: { email: string; password: string }) =>
      (await firebase).signIn(email, password),
    signOut: async () => (await firebase).signOut(),
  };
}

/** What the pages call for their own account; every rejection is an IdentityError. */
export function accountPort(firebase: Promise<Firebase>) {
  return {
    changePassword: (current: string, next: string) =>
      inPlainWords(async () => (await firebase).changePassword(current, next), {
        wrongCredentials: ['The current password is wrong.', 'current'],
        weakPassword: [causeText.weakPassword, 'next'],
      }),
    sendPasswordReset: (email: string) =>
      inPlainWords(async () => {
        try {
          await (await firebase).sendReset(email);
        } catch (error) {
          // Whether an address has an account is nobody's business.
          if (causeOf(error) !== 'wrongCredentials') throw error;
        }
      }),
    confirmPasswordReset: (code: string, password: string) =>
      inPlainWords(async () => (await firebase).confirmReset(code, password), {
        weakPassword: [causeText.weakPassword, 'password'],
      }),
    deleteAccount: (password: string) =>
      inPlainWords(async () => (await firebase).deleteAccount(password), {
        wrongCredentials: ['The password is wrong.', 'password'],
      }),
  };
}

type Words = Partial<Record<Cause, readonly [message: string, field: string]>>;

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
