/** Who may see which posts, as SQL conditions. */
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { accounts, postPeople, posts } from '../db/schema.ts';
import type { Asker } from '../security/session.ts';
import { clientsOf, merchantsOf } from './relations.ts';

export type PostSource = 'mine' | 'public' | 'clients' | 'merchant' | 'deleted';

const isNamed = (uid: string) =>
  sql`exists (select from ${postPeople} where ${postPeople.postId} = ${posts.id} and ${postPeople.uid} = ${uid})`;
const sharedWith = (uid: string) =>
  or(eq(posts.visibility, 'clients'), and(eq(posts.visibility, 'named'), isNamed(uid)))!;
const byClients = (uid: string) => and(sharedWith(uid), sql`${posts.owner} in ${clientsOf(uid)}`)!;
const byMerchant = (uid: string) => and(sharedWith(uid), sql`${posts.owner} in ${merchantsOf(uid)}`)!;
/** Posts of a disabled account are shown to admins only. */
const ownerIsActive = sql`${posts.owner} in (select ${accounts.uid} from ${accounts} where not ${accounts.disabled})`;
const isThere = isNull(posts.deletedAt);
const isPublished = and(isThere, isNull(posts.takenDownAt), ownerIsActive)!;

export function seenBy(asker: Asker | null): SQL {
  const open = and(eq(posts.visibility, 'public'), isPublished)!;
  if (!asker) return open;
  if (asker.isAdmin) return isThere;
  const { uid } = asker;
  return or(open, and(eq(posts.owner, uid), isThere), and(or(byClients(uid), byMerchant(uid)), isPublished))!;
}

const deletedByOwner = (uid: string) => and(eq(posts.owner, uid), eq(posts.deletedByOther, false))!;

/** Deleted posts that this person may restore: owners those that they deleted themselves, admins those that an admin deleted. */
export const broughtBackBy = ({ uid, isAdmin }: Asker): SQL =>
  and(
    isNotNull(posts.deletedAt),
    or(deletedByOwner(uid), isAdmin ? eq(posts.deletedByOther, true) : undefined),
  )!;

export function listed(from: PostSource, uid: string): SQL {
  switch (from) {
    case 'mine':
      return and(eq(posts.owner, uid), isThere)!;
    case 'deleted':
      return and(deletedByOwner(uid), isNotNull(posts.deletedAt))!;
    case 'public':
      return and(eq(posts.visibility, 'public'), isPublished)!;
    case 'clients':
      return and(byClients(uid), isPublished)!;
    case 'merchant':
      return and(byMerchant(uid), isPublished)!;
  }
}
