/**
 * Addresses of a post's files. An `<img>` or `<video>` cannot send a token, so the address that somebody is told says, signed,
 * whom it was told (docs/decisions/0201). What that person may see is asked with every request.
 */
import { isAdmin, isMerchant } from '../../src/events/profile/user.ts';
import type { posts } from '../db/schema.ts';
import { findPerson } from '../people/people.ts';
import type { Asker } from '../security/session.ts';
import type { TradeParts } from './parts.ts';

/** Addresses stay the same for so long, and lead nowhere after twice that. */
const ticketMs = 12 * 60 * 60 * 1000;

interface Holder {
  readonly uid: string;
  /** Whether they were one in the session that asked. */
  readonly asAdmin: boolean;
  /** Counted in `ticketMs`. */
  readonly until: number;
}

const markOf = ({ sign }: Pick<TradeParts, 'sign'>, postId: string, { uid, asAdmin, until }: Holder) =>
  sign(JSON.stringify(['post-file', postId, uid, asAdmin, until]));

/** Where a post's files are, for whoever is told. What everybody may see is asked for by nobody in particular. */
export function postAddresses(
  parts: Pick<TradeParts, 'sign' | 'clock'>,
  asker: Asker | null,
  post: Pick<typeof posts.$inferSelect, 'id' | 'visibility' | 'takenDownAt'>,
): (name: string) => string {
  const at = `/api/node/posts/${post.id}/files`;
  if (asker === null || isOpen(post)) return (name) => `${at}/${name}`;
  const until = Math.floor(parts.clock().getTime() / ticketMs) + 2;
  const holder = { uid: asker.uid, asAdmin: asker.isAdmin, until };
  const ticket = [
    until.toString(36),
    asker.isAdmin ? 'a' : 'p',
    Buffer.from(asker.uid).toString('base64url'),
    markOf(parts, post.id, holder),
  ].join('.');
  return (name) => `${at}/${name}?ticket=${ticket}`;
}

/** Everybody may see it. */
export const isOpen = ({
  visibility,
  takenDownAt,
}: Pick<typeof posts.$inferSelect, 'visibility' | 'takenDownAt'>) =>
  visibility === 'public' && takenDownAt === null;

/** null: it is forged, of another post, or has run out. */
export async function holderOf(
  parts: Pick<TradeParts, 'db' | 'sign' | 'clock'>,
  postId: string,
  ticket: string,
): Promise<Asker | null> {
  const [untilText = '', role, uidText = '', mark] = ticket.split('.');
  const holder: Holder = {
    uid: Buffer.from(uidText, 'base64url').toString(),
    asAdmin: role === 'a',
    until: parseInt(untilText, 36),
  };
  if (mark !== markOf(parts, postId, holder) || parts.clock().getTime() >= holder.until * ticketMs)
    return null;
  const person = await findPerson(parts.db.orm, holder.uid);
  if (!person || person.disabled) return null;
  const admin = holder.asAdmin && isAdmin(person);
  return { uid: person.uid, isAdmin: admin, isMerchant: isMerchant(person) || admin };
}
