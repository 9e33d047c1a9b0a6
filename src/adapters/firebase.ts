/**
 * The only file that knows the firebase SDK: sign-in and accounts, and people's documents. The same code serves a hosted
 * Firebase project and the embedded server, which speaks the same protocol. Only translates: errors are the SDK's own;
 * events/shared/causes.ts turns them into messages. Load it with `import()`; it is large.
 */
import { type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app';
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  type User,
} from 'firebase/auth';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  initializeFirestore,
  runTransaction,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { causeOf } from '../events/shared/causes.ts';
import type { AuthUser, PendingSignIn } from '../events/auth/events.ts';
import { readUserDocument } from '../events/profile/stored-user.ts';
import type { OwnChanges, UserDocument } from '../events/profile/user.ts';

export type IdentityConfig =
  | {
      readonly identity: 'embedded';
      /** Where the embedded server is, like https://patina.example; usually `location.origin`. */
      readonly origin: string;
      readonly projectId: string;
    }
  /** What the Firebase console gives for a web app. */
  | { readonly identity: 'hosted'; readonly options: FirebaseOptions };

export type Firebase = ReturnType<typeof openFirebase>;

/** Presents a second factor after the password. @param recoveryCode null: a passkey. Resolves with a custom token */
export type SecondStep = (pendingCredential: string, recoveryCode: string | null) => Promise<string>;

/** @param secondStep of the embedded server only; a hosted project's second factors are not supported */
export function openFirebase(config: IdentityConfig, secondStep: SecondStep | null = null) {
  // The SDK logs whole request bodies when a call fails.
  setLogLevel('silent');
  const options =
    config.identity === 'hosted'
      ? config.options
      : { apiKey: 'embedded', projectId: config.projectId, appId: 'embedded' };
  const app = initializeApp(options);
  // No popup resolver: with one, the SDK loads a script from outside.
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (config.identity === 'embedded') {
    connectAuthEmulator(auth, config.origin, { disableWarnings: true });
  }
  const db = config.identity === 'embedded' ? embeddedFirestore(config.origin) : getFirestore(app);

  function embeddedFirestore(origin: string) {
    const { host, protocol } = new URL(origin);
    return initializeFirestore(app, { host, ssl: protocol === 'https:' });
  }

  const realtime = openRealtime();
  async function openRealtime() {
    if (config.identity !== 'hosted' || !config.options.databaseURL) return null;
    // A separate chunk: most installations have no such database.
    const { getDatabase } = await import('firebase/database');
    return getDatabase(app);
  }
  // Callers of `realtimeDatabase` see a failure; without callers it must not count as unhandled.
  realtime.catch(() => undefined);

  const userRef = (uid: string) => doc(db, 'users', uid);
  const avatarRef = (uid: string) => doc(db, 'users', uid, 'avatar', 'meta');

  function current(): User {
    if (auth.currentUser) return auth.currentUser;
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/null-user' });
  }

  /** Adds the second factor where the password alone is not enough. */
  async function withSecondStep(password: Promise<unknown>, recoveryCode: string | null): Promise<User> {
    try {
      await password;
    } catch (error) {
      const pending = pendingCredentialOf(error);
      if (pending === null || !secondStep) throw error;
      await signInWithCustomToken(auth, await secondStep(pending, recoveryCode));
    }
    return current();
  }

  function reauthenticate(password: string, recoveryCode: string | null): Promise<User> {
    const user = current();
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    return withSecondStep(reauthenticateWithCredential(user, credential), recoveryCode);
  }

  return {
    /** Reports the auth state as soon as it is known, and on every change. Returns how to stop. */
    listen: (listener: (user: AuthUser | null) => void, fail: (error: unknown) => void): (() => void) =>
      onAuthStateChanged(auth, (user) => listener(user && toAuthUser(user)), fail),

    async signIn(email: string, password: string): Promise<AuthUser | PendingSignIn> {
      try {
        return toAuthUser((await signInWithEmailAndPassword(auth, email, password)).user);
      } catch (error) {
        const pending = pendingCredentialOf(error);
        if (pending === null || !secondStep) throw error;
        return { pending };
      }
    },

    /** Completes a sign-in whose password was correct but not enough. @param recoveryCode null: a passkey */
    async showSecondFactor(pending: string, recoveryCode: string | null): Promise<AuthUser> {
      if (!secondStep) throw new Error('There is no second factor here');
      const { user } = await signInWithCustomToken(auth, await secondStep(pending, recoveryCode));
      return toAuthUser(user);
    },

    /** Reauthenticates the person, as some changes require. */
    async confirm(password: string, recoveryCode: string | null): Promise<void> {
      await reauthenticate(password, recoveryCode);
    },

    async signInWithToken(customToken: string): Promise<void> {
      await signInWithCustomToken(auth, customToken);
    },

    async createAccount(email: string, password: string): Promise<AuthUser> {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return toAuthUser(user);
    },

    setDisplayName: (displayName: string): Promise<void> => updateProfile(current(), { displayName }),

    signOut: (): Promise<void> => signOut(auth),

    /**
     * The token for requests to our own server; null when nobody is signed in, or no longer. Refreshed when it is about
     * to expire, or when asked.
     * @throws TypeError, as `fetch` does, when it must be refreshed and there is no network
     */
    async idToken(fresh = false): Promise<string | null> {
      await auth.authStateReady();
      try {
        return (await auth.currentUser?.getIdToken(fresh)) ?? null;
      } catch (error) {
        const cause = causeOf(error);
        if (cause === 'sessionEnded' || cause === 'accountDisabled') return null;
        if (cause === 'noNetwork') throw new TypeError('Failed to fetch', { cause: error });
        throw error;
      }
    },

    async changePassword(currentPassword: string, next: string, recoveryCode: string | null): Promise<void> {
      await updatePassword(await reauthenticate(currentPassword, recoveryCode), next);
    },

    sendReset: (email: string): Promise<void> => sendPasswordResetEmail(auth, email),

    confirmReset: (code: string, password: string): Promise<void> =>
      confirmPasswordReset(auth, code, password),

    /** @returns the account's last token, with which our own server gives the erasure receipt */
    async deleteAccount(password: string, recoveryCode: string | null): Promise<string> {
      const user = await reauthenticate(password, recoveryCode);
      const token = await user.getIdToken();
      // The embedded server removes everything or, when it refuses, nothing. In a hosted project the documents go
      // first: without the account nobody could remove them.
      if (config.identity === 'hosted') {
        await deleteOwn(avatarRef(user.uid));
        await deleteOwn(userRef(user.uid));
      }
      await deleteUser(user);
      return token;
    },

    /** Reloads the user first: the link may have been used on another device. */
    async isEmailVerified(): Promise<boolean> {
      const user = current();
      await reload(user);
      return user.emailVerified;
    },

    sendVerification: (): Promise<void> => sendEmailVerification(current()),

    /** Works for whoever is signed in, or nobody: the code alone identifies the address. */
    verifyEmail: (code: string): Promise<void> => applyActionCode(auth, code),

    async readUser(uid: string): Promise<UserDocument | null> {
      const snapshot = await getDoc(userRef(uid));
      return snapshot.exists() ? readUserDocument(plainValues(snapshot.data())) : null;
    },

    async hasUserDocument(uid: string): Promise<boolean> {
      return (await getDoc(userRef(uid))).exists();
    },

    /** Never overwrites: an existing document or a taken userName is a conflict. */
    writeUserDocument: (uid: string, document: UserDocument): Promise<void> =>
      runTransaction(
        db,
        async (transaction) => {
          const found = await transaction.get(userRef(uid));
          if (found.exists()) {
            throw Object.assign(new Error('The user document exists'), { code: 'already-exists' });
          }
          transaction.set(userRef(uid), document);
        },
        // A conflict is for the statechart to handle, not to be retried here.
        { maxAttempts: 1 },
      ),

    saveOwnFields: (uid: string, fields: OwnChanges): Promise<void> => updateDoc(userRef(uid), { ...fields }),

    async readAvatar(uid: string): Promise<string | null> {
      const snapshot = await getDoc(avatarRef(uid));
      const imageUrl: unknown = snapshot.data()?.imageUrl;
      return typeof imageUrl === 'string' && imageUrl !== '' ? imageUrl : null;
    },

    writeAvatar: (uid: string, imageUrl: string): Promise<void> => setDoc(avatarRef(uid), { imageUrl }),

    removeAvatar: (uid: string): Promise<void> => deleteDoc(avatarRef(uid)),

    /** Admins only; the database refuses everybody else. */
    async listUsers(): Promise<readonly (UserDocument & { readonly uid: string })[]> {
      const { docs } = await getDocs(collection(db, 'users'));
      return docs.flatMap((found) => {
        const document = readUserDocument(plainValues(found.data()));
        return document ? [{ ...document, uid: found.id }] : [];
      });
    },

    /** The realtime database of a hosted project that has one, else null. Nothing in the product reads it yet. */
    realtimeDatabase: () => realtime,
  };
}

/** The pending credential in the SDK's error for a correct password that is not enough; null for any other error. */
function pendingCredentialOf(error: unknown): string | null {
  const { code, customData } = error as {
    code?: unknown;
    customData?: { _serverResponse?: { mfaPendingCredential?: unknown } };
  };
  const pending = customData?._serverResponse?.mfaPendingCredential;
  return code === 'auth/multi-factor-auth-required' && typeof pending === 'string' ? pending : null;
}

const toAuthUser = ({ uid, email, displayName }: User): AuthUser => ({ uid, email, displayName });

/** Ignores permission-denied: the database's rules may leave deleting documents to the server. */
async function deleteOwn(ref: Parameters<typeof deleteDoc>[0]): Promise<void> {
  try {
    await deleteDoc(ref);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'permission-denied') throw error;
  }
}

/** Older hosted documents hold times as the database's own type. */
function plainValues(data: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    value instanceof Timestamp ? value.toDate().toISOString() : value,
  ]);
  return Object.fromEntries(entries);
}
