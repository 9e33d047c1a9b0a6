/** Second factors: passkeys, recovery codes, and the secrets that connect the requests of a sign-in. */
import { bigint, boolean, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';

const owner = () =>
  text('uid')
    .notNull()
    .references(() => accounts.uid, { onDelete: 'cascade' });

/** Public keys of authenticators (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    uid: owner(),
    /** The credential id that the authenticator assigned, base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter as the authenticator reports it; some always report 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator: `internal`, `usb`, `hybrid`. */
    transports: json('transports').$type<readonly string[]>().notNull(),
    /** Backed up by a password manager or an account, and so not lost with one device. */
    backedUp: boolean('backed_up').notNull(),
    /** Name that its owner chose. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_uid').on(table.uid)],
);

/** Recovery codes, each usable once instead of a passkey. A used code's row is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 over person and code, hex. */
    hash: text('hash').primaryKey(),
    uid: owner(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('recovery_codes_uid').on(table.uid)],
);

/** Secrets that link one request to the next; each is valid once, for minutes, for one person. */
export const secondFactorSecrets = pgTable(
  'second_factor_secrets',
  {
    /** SHA-256 of the secret, hex. */
    hash: text('hash').primaryKey(),
    uid: owner(),
    /**
     * `pendingSignIn`: the password was right. `signInChallenge` and `newPasskeyChallenge`: what an authenticator must
     * sign. `signInToken`: every factor was verified, and a session may begin.
     */
    purpose: text('purpose', {
      enum: ['pendingSignIn', 'signInChallenge', 'newPasskeyChallenge', 'signInToken'],
    }).notNull(),
    /** Hash of the pending sign-in that a challenge belongs to. */
    pending: text('pending'),
    /** The second factor that a `signInToken` was obtained with; null: the account no longer has one. */
    factor: text('factor', { enum: ['passkey', 'recoveryCode'] }),
    /** The account's generation when it was made: whatever ends all sessions also invalidates this. */
    tokenGeneration: integer('token_generation').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('second_factor_secrets_uid').on(table.uid)],
);
