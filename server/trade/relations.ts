/** Who is whose client at this moment, as conditions for queries and for single questions. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { invites } from '../db/schema.ts';

/** Of these people, the ones who are clients of the merchant. */
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

/** The merchants (at most one, by a unique index) whose client somebody is. */
export const merchantsOf = (client: string) =>
  sql`(select ${invites.merchant} from ${invites} where ${invites.client} = ${client} and ${invites.state} = 'accepted')`;

export const clientsOf = (merchant: string) =>
  sql`(select ${invites.client} from ${invites} where ${invites.merchant} = ${merchant} and ${invites.state} = 'accepted')`;
