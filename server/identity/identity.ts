/**
 * Identity: who somebody is, not what they may do. Combines accounts, passwords, sessions and mailed codes; plugin.ts offers
 * it over Firebase's protocol, and the rest of the server calls `verifyIdToken`.
 */
import { foldEmail } from '../../src/events/shared/email.ts';
import type { Database, Queries } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  removeAccount,
  replacePassword,
  updateAccount,
} from './accounts.ts';
import { type Beginning, sessionStarter, signInFinder } from './beginnings.ts';
import { idTokens, type SignInProof } from './id-tokens.ts';
import { type IdentityCode, IdentityError } from '../common/identity-error.ts';
import { mailText } from './mail-text.ts';
import { reportMailFailure } from './mail-failure.ts';
import type { Mailer } from './mailer.ts';
import { createCode, type OobType, readCode, useCode } from './oob-codes.ts';
import { checkPassword, hashPassword, isOutdatedHash, isPassword } from './passwords.ts';
import { defaultLimits, type Limits, networkOf, rateLimit } from '../common/rate-limit.ts';
import { type DeviceAccount, knownDevices } from './known-devices.ts';
import { createSecret, readSecret, redeemSecret } from './second-factor-secrets.ts';
import { chargeSignIn, refundSignIn } from './sign-in-attempts.ts';
import { exchange, firstExchange, startSession } from './sessions.ts';
import { openSigningKeys } from './signing-keys.ts';

export interface IdentityOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly mailer: Mailer;
  /** Base URL of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  /** The project id that the SDK is initialized with; the audience of tokens. */
  readonly projectId: string;
  /** Names the product in mails. */
  readonly productTitle: string;
  readonly clock?: () => Date;
  readonly limits?: Partial<Limits>;
  /** Removes the person's other data, in the transaction that removes the account. */
  readonly onAccountRemoved?: (tx: Queries, uid: string) => Promise<void>;
  /** A mailed link was used. Runs in the transaction that marks the address as verified, before it does. */
  readonly onEmailProved?: (tx: Queries, uid: string) => Promise<void>;
  /** The password was reset by mail, and nobody had verified the address before: a stranger may have created the account. */
  readonly onReclaimed?: (tx: Queries, uid: string) => Promise<void>;
  /** A mail could not be sent. The requester is not informed, so that nobody learns who has an account. */
  readonly onMailFailed?: (error: unknown) => void;
}

export interface Credentials {
  /** Lower-cased. */
  readonly email: string;
  readonly password: string;
}

export interface Session {
  readonly account: Account;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** The password was right, and the account has passkeys: no session yet. */
export interface SecondFactorNeeded {
  readonly account: Account;
  /** Secret; proves for some minutes that the password was given. */
  readonly pendingCredential: string;
}

/** The owner of an ID token, and how their session began. */
export interface SignedInAs extends SignInProof {
  readonly uid: string;
}

export interface Verified {
  readonly uid: string;
  readonly email: string;
}

export interface ProfileChanges {
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly password?: string;
}

export type Identity = Awaited<ReturnType<typeof openIdentity>>;

/** Changes that lock others out or cannot be undone need a sign-in this recent. */
const recentMs = 5 * 60 * 1000;

export async function openIdentity(options: IdentityOptions) {
  const {
    database,
    mailer,
    publicUrl,
    projectId,
    productTitle,
    onAccountRemoved,
    onEmailProved,
    onReclaimed,
  } = options;
  const { onMailFailed = (error) => reportMailFailure(error) } = options;
  const clock = options.clock ?? (() => new Date());
  const keys = await openSigningKeys(database.orm, clock);
  const tokens = idTokens(keys, projectId, clock);
  const devices = knownDevices(keys, clock, {
    path: '/identitytoolkit.googleapis.com',
    secure: publicUrl.startsWith('https:'),
  });
  const limit = rateLimit(database.orm, { ...defaultLimits, ...options.limits }, clock);
  const exchangeFirst = firstExchange(database.orm);
  const findSignIn = signInFinder(database.orm);
  const start = sessionStarter(database.orm);
  const sending = new Set<Promise<void>>();

  /** @throws IdentityError INVALID_ID_TOKEN, TOKEN_EXPIRED (also when signed out everywhere), USER_NOT_FOUND, USER_DISABLED */
  async function accountOf(idToken: string): Promise<SignInProof & { account: Account }> {
    const { uid, tokenGeneration, authTime, secondFactor } = await tokens.verify(idToken);
    const account = await findAccount(database.orm, uid);
    if (!account) throw new IdentityError('USER_NOT_FOUND');
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    if (account.tokenGeneration !== tokenGeneration) throw new IdentityError('TOKEN_EXPIRED');
    return { account, authTime, secondFactor };
  }

  async function recentAccountOf(idToken: string): ReturnType<typeof accountOf> {
    const found = await accountOf(idToken);
    if (clock().getTime() - found.authTime.getTime() > recentMs) {
      throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    }
    return found;
  }

  async function session(account: Account, refreshToken: string, proof: SignInProof): Promise<Session> {
    return { account, refreshToken, idToken: await tokens.sign(account, proof) };
  }

  async function mailCode(account: Account, type: OobType): Promise<void> {
    const { uid, email } = account;
    const secret = await createCode(database.orm, { uid, email, type }, clock());
    const { mode, subject, why } = mails[type];
    const link = `${publicUrl}/login?mode=${mode}&oobCode=${secret}`;
    const text = mailText`${why}\n\n${link}\n\nThe link works once, within an hour. If this was not you, do nothing.\n`;
    await mailer.send(email, mailText`${subject} | ${productTitle}`, text);
  }

  /** Sends in the background: the time it takes would reveal whether there is an account. */
  function mailLater(work: () => Promise<void>): void {
    const sent: Promise<void> = work()
      .catch(onMailFailed)
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  async function signUp(
    { email, password }: Credentials,
    displayName: string,
    address: string,
  ): Promise<Session> {
    await limit.charge('signUpByAddress', networkOf(address));
    checkPassword(password);
    if (await findAccountByEmail(database.orm, email)) throw new IdentityError('EMAIL_EXISTS');
    const passwordHash = await hashPassword(password);
    const now = clock();
    const proof = { authTime: now, secondFactor: null };
    const [account, refreshToken] = await inTransaction(database, async (tx) => {
      const created = await insertAccount(tx, { email, passwordHash, displayName }, now);
      return [created, await startSession(tx, created.uid, proof)];
    });
    return session(account, refreshToken, proof);
  }

  /** @param cookies the request's header, which may identify a known device */
  async function signIn(
    { email, password }: Credentials,
    address: string,
    cookies?: string,
  ): Promise<Session | SecondFactorNeeded> {
    const found = await findSignIn(email);
    const seen = found?.account ?? null;
    const charged = await chargeSignIn(limit, devices, {
      account: seen && deviceAccount(seen),
      name: email,
      address,
      cookies,
    });
    if (!(await isPassword(seen?.passwordHash ?? null, password)) || !found || !seen) {
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    }
    if (seen.disabled) throw new IdentityError('USER_DISABLED');
    const now = clock();
    if (found.passkeys > 0) {
      // Refunded only at the end: whoever knows the password gets few tries at the second factor.
      const pending = { purpose: 'pendingSignIn', account: seen } as const;
      return { account: seen, pendingCredential: await createSecret(database.orm, pending, now) };
    }
    const passwordHash = isOutdatedHash(seen.passwordHash) ? await hashPassword(password) : undefined;
    const proof = { authTime: now, secondFactor: null };
    const refunds = limit.refundsOf(charged);
    return begin({ seen, passwordHash, proof, refunds }, 'INVALID_LOGIN_CREDENTIALS');
  }

  /** @param otherwise the error when the account was disabled, or all sessions were ended, since `seen` was read */
  async function begin(beginning: Beginning, otherwise: IdentityCode): Promise<Session> {
    const started = await start(beginning);
    if (!started) throw new IdentityError(otherwise);
    return session(started.account, started.refreshToken, beginning.proof);
  }

  /**
   * Completes a sign-in with a second factor. Accepts only tokens that this server has just issued for it.
   * @param cookies the request's header
   * @throws IdentityError INVALID_CUSTOM_TOKEN
   */
  async function signInWithToken(token: string, address: string, cookies?: string): Promise<Session> {
    const now = clock();
    const found = await readSecret(database.orm, token, 'signInToken', now);
    const account = found && (await findAccount(database.orm, found.uid));
    if (!account || !(await redeemSecret(database.orm, token, 'signInToken', now))) {
      throw new IdentityError('INVALID_CUSTOM_TOKEN');
    }
    const proof = { authTime: now, secondFactor: found.factor };
    const begun = await begin({ seen: account, proof, refunds: [] }, 'INVALID_CUSTOM_TOKEN');
    // The owner gave the password, so refund the attempt; a token without a password step was charged nothing.
    if (found.pending !== null) {
      const attempt = { account: deviceAccount(account), name: account.email, address, cookies };
      await refundSignIn(limit, devices, attempt);
    }
    return begun;
  }

  /** @throws IdentityError TOKEN_EXPIRED, which makes the SDK sign out */
  async function refresh(refreshToken: string): Promise<Session> {
    const first = await exchangeFirst(refreshToken, clock());
    if (first?.account.disabled) throw new IdentityError('USER_DISABLED');
    if (first) return session(first.account, first.refreshToken, first);
    const exchanged = await inTransaction(database, (tx) => exchange(tx, refreshToken, clock()));
    const account = exchanged && (await findAccount(database.orm, exchanged.uid));
    if (!exchanged || !account) throw new IdentityError('TOKEN_EXPIRED');
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    return session(account, exchanged.refreshToken, exchanged);
  }

  async function changeProfile(
    idToken: string,
    { password, ...changes }: ProfileChanges,
  ): Promise<Session | Account> {
    const { account, secondFactor } = await (password === undefined ? accountOf : recentAccountOf)(idToken);
    const { uid } = account;
    if (password !== undefined) checkPassword(password);
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const now = clock();
    const proof = { authTime: now, secondFactor };
    const [changed, refreshToken] = await inTransaction(database, async (tx) => {
      await updateAccount(tx, uid, changes);
      if (passwordHash !== null) await replacePassword(tx, uid, passwordHash, now);
      const stored = await findAccount(tx, uid);
      if (!stored) throw new IdentityError('USER_NOT_FOUND');
      return [stored, passwordHash === null ? null : await startSession(tx, uid, proof)];
    });
    return refreshToken === null ? changed : session(changed, refreshToken, proof);
  }

  async function deleteAccount(idToken: string): Promise<void> {
    const { uid } = (await recentAccountOf(idToken)).account;
    await inTransaction(database, async (tx) => {
      await onAccountRemoved?.(tx, uid);
      await removeAccount(tx, uid);
    });
  }

  async function chargeMail(email: string, address: string): Promise<void> {
    await limit.charge('mailByAddress', networkOf(address));
    await limit.charge('mailByEmail', email);
  }

  /** Succeeds in the same way whether or not there is such an account. */
  async function sendPasswordReset(email: string, address: string): Promise<void> {
    await chargeMail(email, address);
    mailLater(async () => {
      const account = await findAccountByEmail(database.orm, email);
      if (account && !account.disabled) await mailCode(account, 'PASSWORD_RESET');
    });
  }

  async function sendVerification(idToken: string, address: string): Promise<string> {
    const { account } = await accountOf(idToken);
    await chargeMail(account.email, address);
    mailLater(() => mailCode(account, 'VERIFY_EMAIL'));
    return account.email;
  }

  async function resetPassword(secret: string, password: string): Promise<Account> {
    await readCodeOf(secret, 'PASSWORD_RESET');
    checkPassword(password);
    const passwordHash = await hashPassword(password);
    return inTransaction(database, async (tx) => {
      const { uid } = await useCode(tx, secret, clock());
      const account = await findAccount(tx, uid);
      if (!account || account.disabled) throw new IdentityError('USER_DISABLED');
      await replacePassword(tx, uid, passwordHash, clock());
      if (!account.emailVerified) await onReclaimed?.(tx, uid);
      await onEmailProved?.(tx, uid);
      await updateAccount(tx, uid, { emailVerified: true });
      return (await findAccount(tx, uid)) ?? account;
    });
  }

  async function verifyEmail(secret: string): Promise<Account> {
    await readCodeOf(secret, 'VERIFY_EMAIL');
    return inTransaction(database, async (tx) => {
      const { uid } = await useCode(tx, secret, clock());
      await onEmailProved?.(tx, uid);
      await updateAccount(tx, uid, { emailVerified: true });
      const account = await findAccount(tx, uid);
      if (!account) throw new IdentityError('INVALID_OOB_CODE');
      return account;
    });
  }

  async function readCodeOf(secret: string, type: OobType) {
    const code = await readCode(database.orm, secret, clock());
    if (code.type !== type) throw new IdentityError('INVALID_OOB_CODE');
    return code;
  }

  return {
    signUp,
    signIn,
    signInWithToken,
    refresh,
    lookup: async (idToken: string) => (await accountOf(idToken)).account,
    changeProfile,
    deleteAccount,
    sendPasswordReset,
    sendVerification,
    /** @throws IdentityError INVALID_OOB_CODE, EXPIRED_OOB_CODE */
    readCode: (secret: string) => readCode(database.orm, secret, clock()),
    resetPassword,
    verifyEmail,

    /** The `Set-Cookie` header for a device whose user has just proved to own the account. */
    rememberDevice: (account: Account, cookies: string | undefined): Promise<string> =>
      devices.remember(cookies, deviceAccount(account)),

    /**
     * The claims of a token, verified without a query; whether its session is still valid is checked together with what the
     * person may do (security/session.ts).
     * @throws IdentityError INVALID_ID_TOKEN, TOKEN_EXPIRED
     */
    readIdToken: tokens.verify,

    /** @throws IdentityError */
    async verifyIdToken(idToken: string): Promise<Verified> {
      const { account } = await accountOf(idToken);
      return { uid: account.uid, email: account.email };
    },

    /** For the command line and for demo data: no rate limit, no session. @throws IdentityError */
    async createAccount({ email, password }: Credentials, displayName: string): Promise<Account> {
      checkPassword(password);
      const passwordHash = await hashPassword(password);
      const account = { email: foldEmail(email), passwordHash, displayName };
      return insertAccount(database.orm, account, clock());
    },

    /** Waits for mails that are still being sent. */
    async close(): Promise<void> {
      await Promise.all(sending);
    },
  };
}

const deviceAccount = ({ uid, tokenGeneration }: Account): DeviceAccount => ({ id: uid, tokenGeneration });

const mails: Readonly<Record<OobType, { mode: string; subject: string; why: string }>> = {
  PASSWORD_RESET: {
    mode: 'resetPassword',
    subject: 'Choose a new password',
    why: 'Somebody asked for a new password for this email address. Choose one here:',
  },
  VERIFY_EMAIL: {
    mode: 'verifyEmail',
    subject: 'Confirm your email address',
    why: 'Confirm that this email address is yours:',
  },
};
