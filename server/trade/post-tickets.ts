/**
 * Addresses of a post's files. An `<img>` or `<video>` cannot send a token, so an address carries a signed ticket that names
 * the person whom it was given to (docs/decisions/0201). What that person may see is checked on every request.
 */
import { isAdmin, isMerchant } from '../../src/events/profile/user.ts';
import type { posts } from '../db/schema.ts';
import { findPerson } from '../people/people.ts';
import type { Asker } from '../security/session.ts';
import type { TradeParts } from './parts.ts';

/** Addresses stay the same for this long, and stop working within twice that. */
const ticketMs = 12 * 60 * 60 * 1000;

interface Holder {
  readonly uid: string;
  /** Whether they were signed in as an admin when they asked. */
  readonly asAdmin: boolean;
  /** When the ticket expires, in units of `ticketMs` since the epoch. */
  readonly until: number;
}

const signatureOf = ({ sign }: Pick<TradeParts, 'sign'>, postId: string, { uid, asAdmin, until }: Holder) =>
  sign(JSON.stringify(['post-file', postId, uid, asAdmin, until]));

/** Addresses of a post's files for this asker. Files of public posts need no ticket. */
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
    signatureOf(parts, post.id, holder),
  ].join('.');
  return (name) => `${at}/${name}?ticket=${ticket}`;
}

/** Whether everybody may see the post. */
export const isOpen = ({
  visibility,
  takenDownAt,
}: Pick<typeof posts.$inferSelect, 'visibility' | 'takenDownAt'>) =>
  visibility === 'public' && takenDownAt === null;

/** null: the ticket is forged, for another post or expired, or its holder may no longer sign in. */
export async function holderOf(
  parts: Pick<TradeParts, 'db' | 'sign' | 'clock'>,
  postId: string,
  ticket: string,
): Promise<Asker | null> {
  const [untilText = '', role, uidText = '', signature] = ticket.split('.');
  const holder: Holder = {
    uid: Buffer.from(uidText, 'base64url').toString(),
    asAdmin: role === 'a',
    until: parseInt(untilText, 36),
  };
  if (signature !== signatureOf(parts, postId, holder) || parts.clock().getTime() >= holder.until * ticketMs)
    return null;
  const person = await findPerson(parts.db.orm, holder.uid);
  if (!person || person.disabled) return null;
  const admin = holder.asAdmin && isAdmin(person);
  return { uid: person.uid, isAdmin: admin, isMerchant: isMerchant(person) || admin };
}
