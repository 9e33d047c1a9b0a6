/** Lists a merchant's clients: people who accepted an invite, with the contact details that accepting it shares. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { ListQuery, Sorted } from '../../src/events/shared/paging.ts';
import { contactsForCode } from '../../src/events/account/contact-code.ts';
import { readUserDocument } from '../../src/events/profile/stored-user.ts';
import { accounts, documents, invites } from '../db/schema.ts';
import { type Fields, plainFields } from '../documents/values.ts';
import type { Asker } from '../security/session.ts';
import { orderBy, pageOf } from '../common/page.ts';
import type { Schemas, TradeParts } from './parts.ts';

export type ClientQuery = ListQuery<Sorted<'displayName' | 'since'>>;

const text = (field: string) => sql`coalesce(${documents.fields} -> ${field} ->> 'stringValue', '')`;
const ofAccount = eq(documents.path, sql`'users/' || ${accounts.uid}`);

export async function listClients(
  { db: { orm }, mailIsSent }: TradeParts,
  { uid }: Asker,
  query: ClientQuery,
): Promise<Schemas['ClientPage']> {
  const wanted = query.search.trim().toLowerCase();
  const searched = [
    sql`${accounts.email}`,
    ...['displayName', 'userName', 'companyName', 'phone'].map((field) => text(field)),
  ].map((found) => sql`strpos(lower(${found}), ${wanted}) > 0`);
  const where = and(
    eq(invites.merchant, uid),
    eq(invites.state, 'accepted'),
    wanted === '' ? undefined : or(...searched),
  );
  const found = orm
    .select({ invite: invites, account: accounts, fields: documents.fields })
    .from(invites)
    .innerJoin(accounts, eq(accounts.uid, invites.client))
    .innerJoin(documents, ofAccount)
    .where(where)
    .$dynamic();
  const keys = {
    displayName: sql`lower(${text('displayName')})`,
    since: sql`${invites.settledAt}`,
  };
  const { rows, total } = await pageOf(orm, found, orderBy(query.sort, keys, sql`${invites.id}`), query);
  return {
    clients: rows.map(({ invite, account: { email, emailVerified, verifiedPhone }, fields }) => {
      const { userName, displayName, companyName, phone } = readUserDocument(plainFields(fields as Fields))!;
      const phoneVerified = phone !== '' && phone === verifiedPhone;
      const since = (invite.settledAt ?? invite.sentAt).toISOString();
      return {
        inviteId: invite.id,
        uid: invite.client,
        userName,
        displayName,
        companyName,
        email,
        phone,
        codeFor: contactsForCode({ email, emailVerified, phone, phoneVerified }, mailIsSent),
        since,
      };
    }),
    total,
  };
}
