/** Fills the slots of the registration statechart: firebase for the account and the document, the browser for randomness and the clock. */
import type { Credentials } from '../events/auth/port.ts';
import type { UserDocument } from '../events/profile/user.ts';
import type { Firebase } from './firebase.ts';
import { randomBytes } from './random.ts';

export function registrationSlots(firebase: Promise<Firebase>) {
  return {
    createAccount: async ({ email, password }: Credentials) =>
      (await firebase).createAccount(email, password),
    async signIn({ email, password }: Credentials) {
      const signedIn = await (await firebase).signIn(email, password);
      // A half-made account has no passkey, so this one is complete and belongs to somebody.
      if ('pending' in signedIn)
        throw Object.assign(new Error('The account is whole'), { code: 'auth/email-already-in-use' });
      return signedIn;
    },
    setDisplayName: async ({ displayName }: { displayName: string }) =>
      (await firebase).setDisplayName(displayName),
    hasUserDocument: async ({ uid }: { uid: string }) => (await firebase).hasUserDocument(uid),
    draw: async () => ({ number: drawSuffix(), now: new Date().toISOString() }),
    writeUserDocument: async ({ uid, document }: { uid: string; document: UserDocument }) =>
      (await firebase).writeUserDocument(uid, document),
    signOut: async () => (await firebase).signOut(),
  };
}

/** 10000 to 99999, uniformly distributed. */
export function drawSuffix(): number {
  const span = 90_000;
  const fair = Math.floor(2 ** 32 / span) * span;
  for (;;) {
    const drawn = new DataView(randomBytes(4).buffer).getUint32(0);
    if (drawn < fair) return 10_000 + (drawn % span);
  }
}
