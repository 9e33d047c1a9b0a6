/**
 * Every table of the embedded server, once, for PGlite and for any PostgreSQL alike.
 * A change here is followed by `npx drizzle-kit generate --config .config/drizzle.config.ts`, which writes the
 * migration beside this file; migrations are applied when the database is opened (database.ts).
 * It knows shapes and uniqueness only: who may read or write what lives in identity/ and documents/.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Extraction } from '../../src/events/screening/extraction.ts';
import { screeningStatuses } from '../../src/events/screening/projection.ts';
import type { Points } from '../../src/events/screening/rubric.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A person's account: how they prove who they are. What they are called and may do is in `documents`. */
export const accounts = pgTable('accounts', {
  uid: text('uid').primaryKey(),
  /** Lower-cased before it is stored. */
  email: text('email').notNull().unique('accounts_email_unique'),
  emailVerified: boolean('email_verified').notNull().default(false),
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

/** Keys that sign identity tokens, kept so that a restart signs nobody out. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  algorithm: text('algorithm').notNull(),
  privateJwk: json('private_jwk').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Keys that sign checkpoints. The public half of each is published for ever; the private half goes when the next key comes. */
export const checkpointKeys = pgTable('checkpoint_keys', {
  kid: text('kid').primaryKey(),
  /** Of the Ed25519 public key: base64url, as in a JWK. */
  x: text('x').notNull(),
  /** null once the key has been replaced. */
  d: text('d'),
  createdAt: instant('created_at').notNull(),
});

/** Heads of people's logs that this server has signed. They say nothing of what is in the log. */
export const checkpoints = pgTable(
  'checkpoints',
  {
    stream: text('stream').notNull(),
    /** Two devices of one person have two logs of the same name. */
    device: text('device').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** As it was signed: UTC, ISO 8601. */
    at: text('at').notNull(),
    kid: text('kid')
      .notNull()
      .references(() => checkpointKeys.kid),
    signature: text('signature').notNull(),
  },
  (table) => [
    primaryKey({ name: 'checkpoints_pk', columns: [table.stream, table.device, table.seq] }),
    index('checkpoints_uid').on(table.uid),
  ],
);

/** How far ahead of its allowance a source of attempts is; see identity/rate-limit.ts. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    /** Milliseconds since 1970 at which the allowance is whole again. */
    fullAt: bigint('full_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('attempts_full_at').on(table.fullAt)],
);

/** Documents as the Firestore protocol knows them. */
export const documents = pgTable(
  'documents',
  {
    /** Relative to the root of all documents: `users/u1/avatar/meta`. */
    path: text('path').primaryKey(),
    /** The path without its last segment: `users/u1/avatar`. */
    collection: text('collection').notNull(),
    /** Field name → Firestore value (`{"stringValue":"…"}`), so that every kind survives. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** Microseconds since 1970; strictly increasing per document, for preconditions compare them. */
    createTime: bigint('create_time', { mode: 'number' }).notNull(),
    updateTime: bigint('update_time', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('documents_collection').on(table.collection, table.path),
    uniqueIndex('documents_user_name_unique')
      .on(sql`((${table.fields} -> 'userName' ->> 'stringValue'))`)
      .where(sql`${table.collection} = 'users'`),
    index('documents_user_phone')
      .on(sql`((${table.fields} -> 'phone' ->> 'stringValue'))`)
      .where(sql`${table.collection} = 'users'`),
  ],
);

/** The server's event log: one hash chain per stream, in the envelope of src/events/event.ts. */
export const events = pgTable(
  'events',
  {
    /** Order over all streams; outside the record, and not part of its hash. */
    position: bigserial('position', { mode: 'number' }).notNull().unique('events_position_unique'),
    stream: text('stream').notNull(),
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    v: integer('v').notNull(),
    at: text('at').notNull(),
    actor: text('actor').notNull(),
    device: text('device').notNull(),
    /** `json`, not `jsonb`: the text is kept as it was hashed. */
    data: json('data').notNull(),
    prev: text('prev').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ name: 'events_pk', columns: [table.stream, table.seq] })],
);

/** Folded state of a stream at one of its records; can always be thrown away. */
export const snapshots = pgTable(
  'snapshots',
  {
    stream: text('stream').notNull(),
    projection: text('projection').notNull(),
    version: integer('version').notNull(),
    seq: integer('seq').notNull(),
    hash: text('hash').notNull(),
    state: json('state').notNull(),
  },
  (table) => [primaryKey({ name: 'snapshots_pk', columns: [table.stream, table.projection] })],
);

const ownedBy = (name: string) =>
  text(name)
    .notNull()
    .references(() => accounts.uid, { onDelete: 'cascade' });

/** Uploaded pictures; the files are named after the id, and served to whoever knows the key. */
export const pictures = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    /** Part of its address. Drawn anew when fewer people may see it. */
    key: text('key').notNull().unique('pictures_key_unique'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('pictures_owner').on(table.owner, table.createdAt)],
);

export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    owner: ownedBy('owner'),
    pictureId: text('picture_id')
      .notNull()
      .unique('posts_picture_unique')
      .references(() => pictures.id, { onDelete: 'cascade' }),
    caption: text('caption').notNull(),
    visibility: text('visibility', { enum: ['public', 'clients', 'private'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('posts_owner').on(table.owner, table.createdAt),
    index('posts_visibility').on(table.visibility, table.createdAt),
  ],
);

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    seller: ownedBy('seller'),
    /** Counts the changes, those of the stock included, so that no change is made on what is no longer so. */
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** 0: ask for a quote. */
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    category: text('category').notNull(),
    visibility: text('visibility', { enum: ['public', 'private'] }).notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** null: not counted. */
    stock: integer('stock'),
    postId: text('post_id').references(() => posts.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('products_seller').on(table.seller, table.createdAt),
    index('products_post').on(table.postId),
    index('products_marketplace')
      .on(table.createdAt)
      .where(sql`${table.visibility} = 'public' and not ${table.hidden}`),
  ],
);

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'product_pictures_pk', columns: [table.productId, table.position] }),
    index('product_pictures_picture').on(table.pictureId),
  ],
);

/** Who sees a private product, as long as they are a client of its seller. */
export const productClients = pgTable(
  'product_clients',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    client: ownedBy('client'),
  },
  (table) => [
    primaryKey({ name: 'product_clients_pk', columns: [table.productId, table.client] }),
    index('product_clients_client').on(table.client),
  ],
);

/** Questions for a price that wait for an answer. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    seller: ownedBy('seller'),
    buyer: ownedBy('buyer'),
    quantity: integer('quantity').notNull(),
    contact: json('contact').notNull(),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('quote_requests_product').on(table.productId),
    index('quote_requests_seller').on(table.seller, table.createdAt),
    index('quote_requests_buyer').on(table.buyer),
  ],
);

/** Requests that must be done once, however often they are sent; see common/once.ts. */
export const doneRequests = pgTable(
  'done_requests',
  {
    uid: ownedBy('uid'),
    key: text('key').notNull(),
    /** SHA-256 of what was asked. */
    fingerprint: text('fingerprint').notNull(),
    /** Names what came of it; null while the first request is still under way. */
    outcome: json('outcome'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'done_requests_pk', columns: [table.uid, table.key] })],
);

export const transactionNumbers = pgSequence('transaction_numbers', { startWith: 6_000_000 });

/** Projection of the streams `transaction/{number}`: what lists look for. Parties may be gone, what they did stays. */
export const transactions = pgTable(
  'transactions',
  {
    number: integer('number')
      .primaryKey()
      .default(sql`nextval('transaction_numbers')`),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    state: text('state', { enum: ['draft', 'unpaid', 'paid', 'cancelled', 'refunded'] }).notNull(),
    buyer: text('buyer'),
    seller: text('seller').notNull(),
    buyerName: text('buyer_name').notNull(),
    sellerName: text('seller_name').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** Of the first line. */
    title: text('title').notNull(),
    lineCount: integer('line_count').notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    paymentMethod: text('payment_method').notNull(),
    /** All that a search looks into, in small letters. */
    searched: text('searched').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('transactions_buyer').on(table.buyer, table.number),
    index('transactions_seller').on(table.seller, table.number),
    index('transactions_phone').on(table.phone, table.number),
    index('transactions_created').on(table.createdAt),
    index('transactions_unpaid')
      .on(table.buyer, table.number)
      .where(sql`${table.state} = 'unpaid'`),
  ],
);

/** Projection of the streams `invite/{id}`. The two unique indexes are the last word when merchants meet. */
export const invites = pgTable(
  'invites',
  {
    id: text('id').primaryKey(),
    merchant: ownedBy('merchant'),
    client: ownedBy('client'),
    /** One that waits may be over by its time before anybody notes it. */
    state: text('state', {
      enum: ['pending', 'accepted', 'declined', 'withdrawn', 'expired', 'ended'],
    }).notNull(),
    /** As the merchant typed it. */
    sentTo: text('sent_to').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('invites_merchant').on(table.merchant, table.sentAt),
    index('invites_client').on(table.client),
    uniqueIndex('invites_one_pending')
      .on(table.client)
      .where(sql`${table.state} = 'pending'`),
    uniqueIndex('invites_one_merchant')
      .on(table.client)
      .where(sql`${table.state} = 'accepted'`),
  ],
);

/** Clients a merchant registered; there is no account before the link is used. */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    merchant: ownedBy('merchant'),
    /** SHA-256 of the code in the link, hex. */
    codeHash: text('code_hash').notNull().unique('registrations_code_unique'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower-cased. */
    email: text('email').notNull(),
    /** E.164, or empty. */
    phone: text('phone').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    activatedAt: instant('activated_at'),
  },
  (table) => [uniqueIndex('registrations_merchant_email').on(table.merchant, table.email)],
);

export const tenantNumbers = pgSequence('tenant_numbers', { startWith: 4_000_000 });

/** The directory of businesses. */
export const tenants = pgTable(
  'tenants',
  {
    number: integer('number')
      .primaryKey()
      .default(sql`nextval('tenant_numbers')`),
    /** null when the account is gone. */
    owner: text('owner').references(() => accounts.uid, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    contactFirstName: text('contact_first_name').notNull(),
    contactLastName: text('contact_last_name').notNull(),
    /** E.164, or empty. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    street: text('street').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    plan: text('plan', { enum: ['Basic', 'Premium'] }).notNull(),
    monthlyFeeCents: bigint('monthly_fee_cents', { mode: 'number' }).notNull(),
    status: text('status', { enum: ['active', 'paused', 'closed'] }).notNull(),
    /** An empty row that keeps its number from being given out again. */
    deleted: boolean('deleted').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('tenants_owner').on(table.owner)],
);

/** Projection of the streams `job/{id}`: what lists and screening read. */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    employer: ownedBy('employer'),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    status: text('status', { enum: ['draft', 'open', 'closed'] }).notNull(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    description: text('description').notNull(),
    requiredSkills: jsonb('required_skills').$type<readonly string[]>().notNull(),
    niceToHave: jsonb('nice_to_have').$type<readonly string[]>().notNull(),
    experienceLevel: text('experience_level', { enum: ['Junior', 'Mid', 'Senior'] }).notNull(),
    minYears: integer('min_years').notNull(),
    degreeRequired: boolean('degree_required').notNull(),
    /** For a year of full work; all three are null when no salary is named. */
    salaryMinCents: bigint('salary_min_cents', { mode: 'number' }),
    salaryMaxCents: bigint('salary_max_cents', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    location: text('location').notNull(),
    /** ISO 3166-1, two letters; may be empty in a draft. */
    country: text('country').notNull(),
    remote: boolean('remote').notNull(),
    /** E.164, or empty. */
    contactPhone: text('contact_phone').notNull(),
    /** YYYY-MM-DD; may be empty in a draft. */
    validThrough: text('valid_through').notNull(),
    /** All that a search looks into, in small letters. */
    searched: text('searched').notNull(),
    /** All that the filter by place looks into, in small letters. */
    place: text('place').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    openedAt: instant('opened_at'),
    /** Set: gone for everybody, and soon erased. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('jobs_employer').on(table.employer, table.createdAt),
    index('jobs_board')
      .on(table.openedAt)
      .where(sql`${table.status} = 'open' and ${table.deletedAt} is null`),
    index('jobs_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/**
 * Résumés that were sent for a job, with the projection of the streams `screening/{id}`. What says anything about the
 * person is null or empty once one is erased; the row stays, so that both sides see that there was one.
 */
export const resumes = pgTable(
  'resumes',
  {
    id: text('id').primaryKey(),
    job: text('job')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    employer: ownedBy('employer'),
    /** null for somebody without an account. */
    applicant: text('applicant').references(() => accounts.uid, { onDelete: 'set null' }),
    name: text('name'),
    /** Lower-cased. */
    email: text('email'),
    /** E.164. */
    phone: text('phone'),
    consentAt: instant('consent_at').notNull(),
    /** In the file store. */
    file: text('file'),
    kind: text('kind', { enum: ['pdf', 'docx', 'txt'] }),
    /** Of the file, hex. */
    sha256: text('sha256'),
    /** SHA-256 of the receipt, hex: whoever holds it can erase without an account. */
    receiptHash: text('receipt_hash').unique('resumes_receipt_unique'),
    /** As it was read. */
    text: text('text'),
    extraction: jsonb('extraction').$type<Extraction>(),
    /** The points of the score by their names. */
    points: jsonb('points').$type<readonly Points[]>(),
    /** What the employer wrote with a decision, by the seq of its fact. */
    notes: jsonb('notes').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** As the employer entered it, for the table of selection rates; empty: none. */
    groupName: text('group_name').notNull().default(''),
    /** All that a search looks into, in small letters. */
    searched: text('searched').notNull(),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    state: text('state', { enum: screeningStatuses }).notNull(),
    /** 0 to 100. */
    total: integer('total'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('resumes_once').on(table.job, table.email, table.sha256),
    index('resumes_job').on(table.job),
    index('resumes_employer').on(table.employer, table.createdAt),
    index('resumes_applicant').on(table.applicant, table.createdAt),
    index('resumes_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('received', 'extracting', 'scoring')`),
  ],
);

/** Files of the store that are to go: written before a file is, so that none is ever forgotten. */
export const doomedFiles = pgTable('doomed_files', {
  file: text('file').primaryKey(),
  dueAt: instant('due_at').notNull(),
});

/** Accounts of the second backend, which are no accounts of Patina. */
export const todoAccounts = pgTable('todo_accounts', {
  id: serial('id').primaryKey(),
  /** Lower-cased. */
  username: text('username').notNull().unique('todo_accounts_username_unique'),
  /** Lower-cased. */
  email: text('email').notNull().unique('todo_accounts_email_unique'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** E.164. */
  phone: text('phone'),
  /** argon2id in PHC format. */
  passwordHash: text('password_hash').notNull(),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  isActive: boolean('is_active').notNull().default(true),
  /** Counts changes of the password; tokens carry it. */
  tokenGeneration: integer('token_generation').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export const todos = pgTable(
  'todos',
  {
    id: serial('id').primaryKey(),
    owner: integer('owner')
      .notNull()
      .references(() => todoAccounts.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** 1 can wait … 5 is urgent. */
    priority: integer('priority').notNull(),
    complete: boolean('complete').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('todos_owner').on(table.owner, table.id)],
);
