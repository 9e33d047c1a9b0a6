/** Who is currently whose client, as SQL conditions and as lookups. */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { invites } from '../db/schema.ts';

/** Those of these people who are clients of the merchant. */
export async function clientsAmong(
  orm: Queries,
  merchant: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const rows = await orm
    .select({ client: invites.client })
    .from(invites)
    .where(
      and(eq(invites.merchant, merchant), eq(invites.state, 'accepted'), inArray(invites.client, [...uids])),
    );
  return new Set(rows.map(({ client }) => client));
}

/** Those of these people who are this person's clients or their merchant. */
export async function relatedAmong(
  orm: Queries,
  uid: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const some = [...uids];
  const rows = await orm
    .select({ client: invites.client, merchant: invites.merchant })
    .from(invites)
    .where(
      and(
        eq(invites.state, 'accepted'),
        or(
          and(eq(invites.merchant, uid), inArray(invites.client, some)),
          and(eq(invites.client, uid), inArray(invites.merchant, some)),
        ),
      ),
    );
  return new Set(rows.map(({ client, merchant }) => (client === uid ? merchant : client)));
}

/** Subquery: the merchants (at most one, by a unique index) of this client. */
export const merchantsOf = (client: string) =>
  sql`(select ${invites.merchant} from ${invites} where ${invites.client} = ${client} and ${invites.state} = 'accepted')`;

export const clientsOf = (merchant: string) =>
  sql`(select ${invites.client} from ${invites} where ${invites.merchant} = ${merchant} and ${invites.state} = 'accepted')`;
