/** What somebody signs in with beside the password: passkeys, recovery codes, and what is under way between two requests. */
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
    /** The authenticator's own id of it, base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says that it signed; some always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator: `internal`, `usb`, `hybrid`. */
    transports: json('transports').$type<readonly string[]>().notNull(),
    /** Kept by a password manager or an account, and so not lost with one device. */
    backedUp: boolean('backed_up').notNull(),
    /** Given by its owner. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_uid').on(table.uid)],
);

/** Codes that each stand in for a passkey once. A used one is gone. */
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

/** Secrets that lead from one request to the next; each is worth something once, for minutes, to one person. */
export const secondFactorSecrets = pgTable(
  'second_factor_secrets',
  {
    /** SHA-256 of the secret, hex. */
    hash: text('hash').primaryKey(),
    uid: owner(),
    /**
     * `pendingSignIn`: the password was right. `signInChallenge` and `newPasskeyChallenge`: what an authenticator is to
     * sign. `signInToken`: everything was shown, and a session may begin.
     */
    purpose: text('purpose', {
      enum: ['pendingSignIn', 'signInChallenge', 'newPasskeyChallenge', 'signInToken'],
    }).notNull(),
    /** Hash of the pending sign-in that a challenge belongs to. */
    pending: text('pending'),
    /** What a `signInToken` was got with; null: the account has no second factor any more. */
    factor: text('factor', { enum: ['passkey', 'recoveryCode'] }),
    /** The account's when it was made: whatever ends all sessions ends this as well. */
    tokenGeneration: integer('token_generation').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('second_factor_secrets_uid').on(table.uid)],
);
