/** Accounts and how they prove who they are. */
import { bigint, boolean, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** A person's account: how they prove who they are. What they are called and may do is in `documents`. */
export const accounts = pgTable('accounts', {
  uid: text('uid').primaryKey(),
  /** Lower-cased before it is stored. */
  email: text('email').notNull().unique('accounts_email_unique'),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** E.164: the phone number that was shown to be the person's own. Another one in their document is not. */
  verifiedPhone: text('verified_phone'),
  /** argon2id in PHC format. */
  passwordHash: text('password_hash').notNull(),
  displayName: text('display_name').notNull().default(''),
  photoUrl: text('photo_url').notNull().default(''),
  disabled: boolean('disabled').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at').notNull(),
  /** When all earlier sessions were ended: a password change, a reset, a sign-out everywhere. */
  tokensValidSince: instant('tokens_valid_since').notNull(),
  /**
   * Counts those ends. Tokens carry it, since `iat` has whole seconds only and could not tell a token issued
   * just before the change from one issued just after.
   */
  tokenGeneration: integer('token_generation').notNull().default(0),
});

/** One row per refresh token ever handed out and not yet expired; a sign-in starts a family. */
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
    /** When the password was last given. */
    authTime: instant('auth_time').notNull(),
    /** What was shown beside it; null: nothing was asked for. */
    secondFactor: text('second_factor', { enum: ['passkey', 'recoveryCode'] }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** First exchange for a successor. */
    exchangedAt: instant('exchanged_at'),
    /** Set when its parent was exchanged again because this one never arrived. */
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

/** The code that a merchant shows to a client in the shop, to be typed into the profile: one at a time for each client. */
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
  /** SHA-256 over client and code, hex: it lives for minutes and a few tries. */
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
});

/** Keys that sign identity tokens, kept so that a restart signs nobody out. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  algorithm: text('algorithm').notNull(),
  privateJwk: json('private_jwk').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** How far ahead of its allowance a source of attempts is; see common/rate-limit.ts. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    /** Milliseconds since 1970 at which the allowance is whole again. */
    fullAt: bigint('full_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('attempts_full_at').on(table.fullAt)],
);
