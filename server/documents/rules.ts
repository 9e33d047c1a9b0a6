/**
 * Who may read and write which document, with which fields. Pure. firestore.rules says the same for a hosted project, except
 * for avatars: only there do browsers write the pictures themselves. Everything not allowed here is refused.
 */
import { isDeepStrictEqual } from 'node:util';
import { foldEmail } from '../../src/events/shared/email.ts';
import {
  newUserDocument,
  protectedFields,
  type UserDocument,
  userSchema,
} from '../../src/events/profile/user.ts';

/** The signed-in person, as the database currently has them. */
export interface Asker {
  readonly uid: string;
  readonly email: string;
  readonly admin: boolean;
}

export interface DocumentChange {
  readonly path: string;
  /** Plain fields; null: the document does not exist. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly now: Date;
}

/** Milliseconds. A device's clock may be wrong by hours, and its owner must still be able to sign up. */
const clockTolerance = 24 * 60 * 60 * 1000;

export interface DocumentRules {
  mayRead(asker: Asker | null, path: string): boolean;
  /** @param collection `users`, or `users/u1/avatar` */
  mayList(asker: Asker | null, collection: string): boolean;
  /** Why a write is refused, null when it is allowed. */
  validateWrite(asker: Asker | null, change: DocumentChange): string | null;
}

/** The owner and kind of the document at a path; null: no such kind. */
function placeOf(path: string): { uid: string; kind: 'user' | 'avatar' } | null {
  const [, uid, rest] = /^users\/([^/]+)(?:\/(avatar\/meta))?$/.exec(path) ?? [];
  return uid === undefined ? null : { uid, kind: rest ? 'avatar' : 'user' };
}

export function mayRead(asker: Asker | null, path: string): boolean {
  const place = placeOf(path);
  return asker !== null && place !== null && (asker.admin || asker.uid === place.uid);
}

/** @param collection `users`, or `users/u1/avatar`, whose one document is read by name */
export function mayList(asker: Asker | null, collection: string): boolean {
  return asker !== null && asker.admin && collection === 'users';
}

/** Why a write is refused, null when it is allowed. */
export function validateWrite(asker: Asker | null, change: DocumentChange): string | null {
  const place = placeOf(change.path);
  if (!place || asker?.uid !== place.uid) return 'Missing or insufficient permissions.';
  return place.kind === 'avatar' ? avatarError(change) : userError(asker, change);
}

/** Pictures that others see are decoded and re-encoded: only the server writes their address, after doing so. */
function avatarError({ before, after }: DocumentChange): string | null {
  if (after === null || (before !== null && isDeepStrictEqual(before, after))) return null;
  return 'A picture is uploaded to /api/hosted/users/{uid}/avatar, not written here.';
}

function userError(asker: Asker, { before, after, now }: DocumentChange): string | null {
  // The account would be left without its document; deleting the account removes both.
  if (after === null) return 'A user document is removed together with its account.';
  const parsed = userSchema.safeParse(after);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.join('.') || 'The document'}: ${issue?.message ?? 'is not valid'}`;
  }
  return before === null ? creationError(asker, parsed.data, now) : protectedError(before, parsed.data);
}

function creationError(asker: Asker, created: UserDocument, now: Date): string | null {
  if (foldEmail(created.email) !== foldEmail(asker.email)) return 'email: is not that of the account';
  const { registrationDate, policyAcceptedAt } = created;
  for (const [field, date] of Object.entries({ registrationDate, policyAcceptedAt })) {
    if (Math.abs(Date.parse(date) - now.getTime()) > clockTolerance)
      return `${field}: is not the present time`;
  }
  const fresh = newUserDocument(created, created.userName, registrationDate);
  const expected = { ...fresh, email: created.email, policyAcceptedAt };
  return protectedError(expected, created, 'does not start like this');
}

function protectedError(
  before: Readonly<Record<string, unknown>>,
  after: UserDocument,
  error = 'cannot be changed here',
): string | null {
  const changed = protectedFields.find((field) => !isDeepStrictEqual(before[field], after[field]));
  return changed ? `${changed}: ${error}` : null;
}

export const rules: DocumentRules = { mayRead, mayList, validateWrite };
