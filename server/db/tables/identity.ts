/** Accounts, their sessions, codes and signing keys, and the allowances that slow attempts down. */
import { bigint, boolean, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** A person's account and credentials. Their name and roles are in `documents`. */
export const accounts = pgTable('accounts', {
  uid: text('uid').primaryKey(),
  /** Lower-cased before it is stored. */
  email: text('email').notNull().unique('accounts_email_unique'),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** E.164: the phone number proved to be the person's own. A different one in their document is unverified. */
  verifiedPhone: text('verified_phone'),
  /** argon2id in PHC format. */
  passwordHash: text('password_hash').notNull(),
  displayName: text('display_name').notNull().default(''),
  photoUrl: text('photo_url').notNull().default(''),
  disabled: boolean('disabled').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at').notNull(),
  /** When all earlier sessions were last ended: by a password change, a reset, or signing out everywhere. */
  tokensValidSince: instant('tokens_valid_since').notNull(),
  /**
   * Counts how often that happened. Tokens carry it, since `iat` has whole seconds only and could not distinguish a
   * token issued just before the change from one issued just after.
   */
  tokenGeneration: integer('token_generation').notNull().default(0),
});

/** One row per refresh token that was issued and has not expired; each sign-in starts a family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hex. The token itself is stored nowhere. */
    hash: text('hash').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    family: text('family').notNull(),
    /** The token this one was exchanged for; null for the first of a family. */
    parent: text('parent'),
    /** When the password was last entered. */
    authTime: instant('auth_time').notNull(),
    /** The second factor used with it; null: none was required. */
    secondFactor: text('second_factor', { enum: ['passkey', 'recoveryCode'] }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was first exchanged for a successor. */
    exchangedAt: instant('exchanged_at'),
    /** Set when its parent was exchanged again because this token never arrived. */
    supersededAt: instant('superseded_at'),
  },
  (table) => [
    index('refresh_tokens_uid').on(table.uid),
    index('refresh_tokens_family').on(table.family),
    index('refresh_tokens_parent').on(table.parent),
  ],
);

/** One-time codes sent by mail. */
export const oobCodes = pgTable(
  'oob_codes',
  {
    /** SHA-256 of the code, hex. */
    hash: text('hash').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    type: text('type', { enum: ['PASSWORD_RESET', 'VERIFY_EMAIL'] }).notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('oob_codes_uid').on(table.uid)],
);

/** The code that a merchant shows to a client in the shop, to enter in their profile: one at a time per client. */
export const contactCodes = pgTable('contact_codes', {
  client: text('client')
    .primaryKey()
    .references(() => accounts.uid, { onDelete: 'cascade' }),
  merchant: text('merchant')
    .notNull()
    .references(() => accounts.uid, { onDelete: 'cascade' }),
  contact: text('contact', { enum: ['email', 'phone'] }).notNull(),
  /** The email address or phone number that it proves. */
  value: text('value').notNull(),
  /** SHA-256 over client and code, hex: it is valid for minutes and a few tries. */
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
});

/** Keys that sign identity tokens, stored so that a restart signs nobody out. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  algorithm: text('algorithm').notNull(),
  privateJwk: json('private_jwk').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** How much of its allowance each source of attempts has used; see common/rate-limit.ts. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    /** When the allowance is full again, in milliseconds since 1970. */
    fullAt: bigint('full_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('attempts_full_at').on(table.fullAt)],
);
