/**
 * Reads a user document that may not have been written by this version: from an older installation, the hosted database,
 * or the cached `user` in local storage, which a person can edit. A missing or invalid field gets its default, so that
 * one bad field never locks a person out. Never grants a role that is not in the document.
 */
import * as z from 'zod/mini';
import { asPlainLine, asPlainText, isPlainLine } from '../shared/plain-text.ts';
import { newUserDocument, type UserDocument, userSchema } from './user.ts';

/** The signed-in person's own document with its id and picture, as used by pages and stored in the local key `user`. */
export interface CurrentUser extends UserDocument {
  readonly uid: string;
  readonly imageUrl: string | null;
}

const defaultUser: UserDocument = newUserDocument(
  { firstName: '', lastName: '', email: '', displayName: '', phone: '', companyName: '' },
  '',
  '1970-01-01T00:00:00.000Z',
);

const lines: readonly string[] = ['displayName', 'firstName', 'lastName', 'companyName'];

/** Older releases allowed line breaks in names and any characters in a biography: removes those and keeps the rest. */
function repairOldText(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (field === 'bio') return asPlainText(value);
  return lines.includes(field) && !isPlainLine(value) ? asPlainLine(value) : value;
}

/** null when `stored` is not an object. */
export function readUserDocument(stored: unknown): UserDocument | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const given = stored as Record<string, unknown>;
  const read = Object.entries(userSchema.shape).map(([field, schema]) => {
    const parsed = z.safeParse(schema, repairOldText(field, given[field]));
    return [field, parsed.success ? parsed.data : defaultUser[field as keyof UserDocument]];
  });
  return Object.fromEntries(read) as UserDocument;
}

/** The cached `user` of local storage, or null when there is none worth showing. */
export function readCurrentUser(stored: unknown): CurrentUser | null {
  const document = readUserDocument(stored);
  if (!document) return null;
  const { uid, imageUrl } = stored as { uid?: unknown; imageUrl?: unknown };
  if (typeof uid !== 'string' || uid === '') return null;
  return { ...document, uid, imageUrl: typeof imageUrl === 'string' ? imageUrl : null };
}

/** The invite that awaits this person's answer. */
export function pendingInviteOf(
  user: Pick<UserDocument, 'pendingMerchantInvite'> | null,
): { readonly merchantId: string } | null {
  return user?.pendingMerchantInvite ? { merchantId: user.pendingMerchantInvite } : null;
}
