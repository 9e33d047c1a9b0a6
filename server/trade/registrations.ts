/**
 * Clients whom a merchant registers. The account is created only when its owner has opened the mailed link and set a
 * password, so that nobody can claim somebody else's address; see docs/decisions/0087.
 */
import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ListQuery } from '../../src/events/shared/paging.ts';
import * as z from 'zod/mini';
import { foldEmail } from '../../src/events/shared/email.ts';
import { toE164 } from '../../src/events/shared/phone.ts';
import { isAdmin, isMerchant, newUserDocument, suggestUserName } from '../../src/events/profile/user.ts';
import { requireRoom } from '../budget/room.ts';
import type { Queries } from '../db/database.ts';
import { violatedConstraint } from '../db/errors.ts';
import { registrations } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { insertDocument } from '../documents/store.ts';
import { fieldsOf } from '../documents/values.ts';
import { findAccountByEmail, insertAccount } from '../identity/accounts.ts';
import { IdentityError } from '../common/identity-error.ts';
import { reportMailFailure } from '../identity/mail-failure.ts';
import { mailText } from '../identity/mail-text.ts';
import { checkPassword, hashPassword } from '../identity/passwords.ts';
import { networkOf } from '../common/rate-limit.ts';
import { hashSecret, newSecret } from '../identity/secrets.ts';
import { Problem } from '../problem.ts';
import { endSessions } from '../identity/sessions.ts';
import { changeAccount } from '../people/change-account.ts';
import { findPerson } from '../people/people.ts';
import type { Asker } from '../security/session.ts';
import { inviteRegistered } from './invites.ts';
import { charge } from '../budget/charge.ts';
import { once, outcomeOf, releaseKey } from '../common/once.ts';
import { newId } from '../ids.ts';
import { orderBy, pageOf } from '../common/page.ts';
import { requirePlainLines } from '../common/plain-lines.ts';
import { notFound } from '../common/rows.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { businessName, cardsOf } from '../people/people-cards.ts';

export type RegistrationQuery = ListQuery<'createdAt' | 'email'>;
type Row = typeof registrations.$inferSelect;

const linkDays = 7;
const maxAttempts = 5;

function asRegistration(row: Row, now: Date): Schemas['Registration'] {
  const { id, firstName, lastName, email, phone, createdAt, expiresAt, activatedAt } = row;
  return {
    id,
    state: activatedAt ? 'activated' : expiresAt <= now ? 'expired' : 'waiting',
    firstName,
    lastName,
    email,
    phone,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** @param emailVerified an invite finds only accounts with a verified address */
const hasAccount = (emailVerified: boolean) =>
  new Problem(
    409,
    'has-account',
    emailVerified
      ? 'There is an account with this email address. Send an invite instead.'
      : 'There is an account with this email address, but its owner has not confirmed the address yet. Ask them to confirm it in their profile, then send an invite.',
    'email',
  );

export async function registerClient(
  parts: TradeParts,
  by: Asker,
  { region, key, ...form }: Schemas['NewRegistration'],
): Promise<Schemas['Registration']> {
  requirePlainLines({ firstName: form.firstName, lastName: form.lastName });
  const email = foldEmail(form.email);
  if (!z.email().safeParse(email).success) {
    throw new Problem(400, 'bad-email', 'Enter an email address like name@example.com.', 'email');
  }
  const phone = toE164(form.phone, region ?? null);
  if (phone === null) {
    throw new Problem(
      400,
      'bad-phone',
      'Enter a phone number with its country code, like +1 415 555 2671.',
      'phone',
    );
  }
  const now = parts.clock();
  const content = { ...form, email, phone };
  const request =
    key === undefined
      ? null
      : { uid: by.uid, key, operation: 'registerClient', content, at: now, lasting: false };
  const before = request && (await outcomeOf<Outcome>(parts.db.orm, request));
  if (before) return findRegistration(parts, before.id);
  await charge(parts, 'registrationByMerchant', by.uid);
  const account = await findAccountByEmail(parts.db.orm, email);
  if (account) throw hasAccount(account.emailVerified);
  await charge(parts, 'mailByEmail', email);
  const code = newSecret();
  const fields = {
    codeHash: hashSecret(code),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phone,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkDays * 86_400_000),
    activatedAt: null,
  };
  const written: Row[] = [];
  const { id } = await inTransaction(parts.db, (tx) => {
    const register = async (): Promise<Outcome> => {
      const rows = await tx
        .insert(registrations)
        .values({ id: newId(), merchant: by.uid, email, ...fields })
        .onConflictDoUpdate({ target: [registrations.merchant, registrations.email], set: fields })
        .returning();
      written.push(...rows);
      await requireRoom(tx, 'registrations', by.uid, parts.storageAllowance);
      return { id: rows[0]!.id };
    };
    return request ? once(tx, request, register) : register();
  });
  const [row] = written;
  // Of two concurrent requests, the other one sends the mail.
  if (!row) return findRegistration(parts, id);
  try {
    await mailLink(parts, by, row, code);
  } catch (error) {
    if (request) await releaseKey(parts.db.orm, request);
    throw error;
  }
  return asRegistration(row, now);
}

/** Outcome stored for a keyed request. */
interface Outcome {
  readonly id: string;
}

async function findRegistration({ db, clock }: TradeParts, id: string): Promise<Schemas['Registration']> {
  const [row] = await db.orm.select().from(registrations).where(eq(registrations.id, id));
  if (!row) throw new Problem(409, 'withdrawn', 'This registration was withdrawn. Register the client anew.');
  return asRegistration(row, clock());
}

async function mailLink(
  { db, mailer, publicUrl, productTitle }: TradeParts,
  by: Asker,
  { email, firstName }: Row,
  code: string,
): Promise<void> {
  const business = businessName((await cardsOf(db.orm, [by.uid]))(by.uid));
  const link = `${publicUrl}/preSignup?activate=${code}`;
  const text = mailText`Hello ${firstName},\n\n${business} has registered you as a client. Set a password to open your account:\n\n${link}\n\nThe link works once, within ${linkDays} days. Then you can accept or decline the invite of ${business}. If you do not know them, do nothing.\n`;
  try {
    await mailer.send(email, mailText`Open your account | ${productTitle}`, text);
  } catch (error) {
    reportMailFailure(error);
    throw new Problem(503, 'mail-failed', 'The mail could not be sent. Try again later.');
  }
}

export async function listRegistrations(
  { db: { orm }, clock }: TradeParts,
  { uid }: Asker,
  query: RegistrationQuery,
): Promise<Schemas['RegistrationPage']> {
  const wanted = query.search.trim().toLowerCase();
  const searched = sql`lower(${registrations.firstName} || ' ' || ${registrations.lastName} || ' ' || ${registrations.email})`;
  const where = and(
    eq(registrations.merchant, uid),
    wanted === '' ? undefined : sql`strpos(${searched}, ${wanted}) > 0`,
  );
  const keys = { createdAt: sql`${registrations.createdAt}`, email: sql`${registrations.email}` };
  const found = orm.select().from(registrations).where(where).$dynamic();
  const order = orderBy(query.sort, keys, sql`${registrations.id}`);
  const { rows, total } = await pageOf(orm, found, order, query);
  return { registrations: rows.map((row) => asRegistration(row, clock())), total };
}

export async function withdrawRegistration({ db }: TradeParts, by: Asker, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
    if (!row || (row.merchant !== by.uid && !by.isAdmin)) throw notFound('registration');
    if (row.activatedAt) throw new Problem(409, 'activated', 'This person has an account already.');
    await tx.delete(registrations).where(eq(registrations.id, id));
  });
}

async function readRegistration(orm: Queries, code: string, now: Date): Promise<Row> {
  const [row] = await orm
    .select()
    .from(registrations)
    .where(and(eq(registrations.codeHash, hashSecret(code)), isNull(registrations.activatedAt)));
  if (row && row.expiresAt > now) return row;
  throw new Problem(404, 'link-over', 'This link was used, replaced, or is too old. Ask for a new one.');
}

export async function lookUpActivation(
  parts: TradeParts,
  address: string,
  { code }: Schemas['ActivationCode'],
): Promise<Schemas['Activation']> {
  await charge(parts, 'activationByAddress', networkOf(address));
  const { orm } = parts.db;
  const { firstName, lastName, email, merchant, expiresAt } = await readRegistration(
    orm,
    code,
    parts.clock(),
  );
  const cards = await cardsOf(orm, [merchant]);
  return { firstName, lastName, email, merchant: cards(merchant), expiresAt: expiresAt.toISOString() };
}

export async function activate(
  parts: TradeParts,
  address: string,
  { code, password }: Schemas['NewActivation'],
): Promise<Schemas['Activated']> {
  await charge(parts, 'activationByAddress', networkOf(address));
  const now = parts.clock();
  await readRegistration(parts.db.orm, code, now);
  requireGoodPassword(password);
  const passwordHash = await hashPassword(password);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(parts.db, (tx) => openAccount(tx, code, passwordHash, now));
    } catch (error) {
      if (error instanceof IdentityError && error.code === 'EMAIL_EXISTS') {
        throw new Problem(
          409,
          'has-account',
          'There is already an account with this address. Choose a new password by email to make it yours, then log in.',
        );
      }
      const isTaken = violatedConstraint(error) === 'documents_user_name_unique';
      if (!isTaken || attempt === maxAttempts) throw error;
    }
  }
}

function requireGoodPassword(password: string): void {
  try {
    checkPassword(password);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const [, why = 'Choose another'] = error.message.split(' : ');
    throw new Problem(400, 'weak-password', `${why}.`, 'password');
  }
}

/** Creates the account with its user document, and the merchant's invite. */
async function openAccount(
  tx: Queries,
  code: string,
  passwordHash: string,
  now: Date,
): Promise<Schemas['Activated']> {
  const { id } = await readRegistration(tx, code, now);
  // If two requests use the same link, the second finds it used.
  const [row] = await tx
    .update(registrations)
    .set({ activatedAt: now })
    .where(and(eq(registrations.id, id), isNull(registrations.activatedAt)))
    .returning();
  if (!row) throw new Problem(404, 'link-over', 'This link was used already. Log in with your password.');
  const { firstName, lastName, email, phone, merchant } = row;
  const displayName = `${firstName} ${lastName}`.trim().slice(0, 80);
  const { uid } = await insertAccount(tx, { email, passwordHash, displayName }, now);
  const form = { firstName, lastName, email, displayName, phone, companyName: '' };
  const userName = suggestUserName(firstName, randomInt(10_000, 100_000));
  const document = newUserDocument(form, userName, now.toISOString());
  const time = now.getTime() * 1000;
  await insertDocument(tx, {
    path: `users/${uid}`,
    fields: fieldsOf({ ...document }),
    createTime: time,
    updateTime: time,
  });
  // Opening the mailed link proves that this person receives the address's mail.
  await changeAccount(
    { db: { orm: tx }, endSessions, clock: () => now },
    { type: 'VerifyContact', uid, by: { uid, isAdmin: false }, contact: 'email', value: email, byLink: true },
  );
  const sender = await findPerson(tx, merchant);
  if (sender && !sender.disabled) {
    const by = { uid: merchant, isAdmin: isAdmin(sender), isMerchant: isMerchant(sender) };
    await inviteRegistered(tx, by, uid, email, now);
  }
  return { email };
}
