/**
 * Verification codes that a merchant shows to a client in the shop (src/events/account/contact-code.ts). A code is stored as
 * a hash under its client, and only that client's input is compared with it: nobody can use, or guess at, a code made for
 * somebody else.
 */
import { createHash, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  codeAlphabet,
  codeLength,
  codeMs,
  codeTries,
  contactsForCode,
  refuseCode,
  tidyCode,
  type WaitingCode,
} from '../../src/events/account/contact-code.ts';
import type { ContactKind } from '../../src/events/account/events.ts';
import { Refused } from '../../src/events/log/decider.ts';
import { isAdmin, isMerchant } from '../../src/events/profile/user.ts';
import { charge } from '../budget/charge.ts';
import { notFound } from '../common/rows.ts';
import type { Queries } from '../db/database.ts';
import { contactCodes, invites } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { endSessions } from '../identity/sessions.ts';
import { Problem } from '../problem.ts';
import { changeAccount } from '../people/change-account.ts';
import { findPerson, type Person } from '../people/people.ts';
import type { Asker } from '../security/session.ts';
import type { Schemas, TradeParts } from './parts.ts';
import { clientsAmong } from './relations.ts';

type Row = typeof contactCodes.$inferSelect;

const drawCode = () =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
const hashCode = (client: string, code: string) =>
  createHash('sha256')
    .update(JSON.stringify([client, code]))
    .digest('hex');

const valueOf = (person: Person, contact: ContactKind) => (contact === 'email' ? person.email : person.phone);

/** @param inviteId the accepted invite that makes this person the merchant's client */
export async function showContactCode(
  parts: TradeParts,
  by: Asker,
  inviteId: string,
  { contact }: Schemas['WantedContactCode'],
): Promise<Schemas['ContactCode']> {
  await charge(parts, 'codeByMerchant', by.uid);
  const { db, clock, mailIsSent } = parts;
  return inTransaction(db, async (tx) => {
    const [relation] = await tx
      .select({ client: invites.client })
      .from(invites)
      .where(and(eq(invites.id, inviteId), eq(invites.merchant, by.uid), eq(invites.state, 'accepted')));
    const person = relation && (await findPerson(tx, relation.client));
    if (!person) throw notFound('client');
    const value = valueOf(person, contact);
    const verified = contact === 'email' ? person.emailVerified : person.phoneVerified;
    const refused = refuseCode({ contact, value, verified, mailIsSent });
    if (refused) throw new Problem(409, refused.reason, refused.message);
    const code = drawCode();
    const expiresAt = new Date(clock().getTime() + codeMs);
    const fields = {
      merchant: by.uid,
      contact,
      value,
      codeHash: hashCode(person.uid, code),
      expiresAt,
      triesLeft: codeTries,
    };
    await tx
      .insert(contactCodes)
      .values({ client: person.uid, ...fields })
      .onConflictDoUpdate({ target: contactCodes.client, set: fields });
    return { code, contact, value, expiresAt: expiresAt.toISOString() };
  });
}

export async function redeemContactCode(
  parts: TradeParts,
  by: Asker,
  { code }: Schemas['TypedContactCode'],
): Promise<Schemas['MyContacts']> {
  await charge(parts, 'codeByClient', by.uid);
  const { db, clock } = parts;
  const refused = await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(contactCodes).where(eq(contactCodes.client, by.uid)).for('update');
    const person = await findPerson(tx, by.uid);
    const answer = await changeAccount(
      { db: { orm: tx }, endSessions, clock },
      {
        type: 'RedeemCode',
        uid: by.uid,
        by,
        code: row ? await waitingCode(tx, row, tidyCode(code)) : null,
        value: row && person ? valueOf(person, row.contact) : '',
        at: clock().toISOString(),
      },
    );
    // Returned rather than thrown, so that the transaction commits the failed try.
    if (answer instanceof Refused) await countTry(tx, row);
    else await tx.delete(contactCodes).where(eq(contactCodes.client, by.uid));
    return answer instanceof Refused ? answer : null;
  });
  if (refused) throw new Problem(409, refused.reason, refused.message, 'code');
  return myContacts(parts, by);
}

async function waitingCode(tx: Queries, row: Row, typed: string): Promise<WaitingCode> {
  const merchant = await findPerson(tx, row.merchant);
  const clients = await clientsAmong(tx, row.merchant, [row.client]);
  return {
    contact: row.contact,
    value: row.value,
    merchant: row.merchant,
    stillTheirClient:
      merchant !== null &&
      !merchant.disabled &&
      (isMerchant(merchant) || isAdmin(merchant)) &&
      clients.has(row.client),
    expiresAt: row.expiresAt.toISOString(),
    triesLeft: row.triesLeft,
    matches: hashCode(row.client, typed) === row.codeHash,
  };
}

async function countTry(tx: Queries, row: Row | undefined): Promise<void> {
  if (!row) return;
  const ofClient = eq(contactCodes.client, row.client);
  if (row.triesLeft <= 1) await tx.delete(contactCodes).where(ofClient);
  else
    await tx
      .update(contactCodes)
      .set({ triesLeft: row.triesLeft - 1 })
      .where(ofClient);
}

export async function myContacts(
  { db, mailIsSent }: TradeParts,
  { uid }: Asker,
): Promise<Schemas['MyContacts']> {
  const person = await findPerson(db.orm, uid);
  if (!person) throw notFound('account');
  const { email, phone, emailVerified, phoneVerified } = person;
  const contacts = { email, emailVerified, phone, phoneVerified };
  return { ...contacts, codeFor: contactsForCode(contacts, mailIsSent) };
}
