/**
 * Who may read and write which document, with which fields. Pure; firestore.rules says the same to a hosted
 * project. Everything that is not allowed here is refused.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  newUserDocument,
  protectedFields,
  type UserDocument,
  userSchema,
} from '../../src/events/profile/user.ts';

/** The signed-in person, with what the database says of them now. */
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

/** A device's clock may be wrong by hours, and its owner shall still be able to sign up. */
const clockTolerance = 24 * 60 * 60 * 1000;
const longestImageUrl = 200_000;
const imageUrlPattern =
  /^(\/files\/avatars\/[\w-]+\.webp|data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2})$/;

/** Whose document a path is, and which. */
function placeOf(path: string): { uid: string; kind: 'user' | 'avatar' } | null {
  const [, uid, rest] = /^users\/([^/]+)(?:\/(avatar\/meta))?$/.exec(path) ?? [];
  return uid === undefined ? null : { uid, kind: rest ? 'avatar' : 'user' };
}

export function mayRead(asker: Asker | null, path: string): boolean {
  const place = placeOf(path);
  return asker !== null && place !== null && (asker.admin || asker.uid === place.uid);
}

/** @param collection `users`, or `users/u1/avatar` */
export function mayList(asker: Asker | null, collection: string): boolean {
  if (!asker) return false;
  if (collection === 'users') return asker.admin;
  const [, uid] = /^users\/([^/]+)\/avatar$/.exec(collection) ?? [];
  return uid !== undefined && (asker.admin || asker.uid === uid);
}

/** Why a write is refused, null when it is allowed. */
export function writeFault(asker: Asker | null, change: DocumentChange): string | null {
  const place = placeOf(change.path);
  if (!place || asker?.uid !== place.uid) return 'Missing or insufficient permissions.';
  return place.kind === 'avatar' ? avatarFault(change) : userFault(asker, change);
}

function avatarFault({ after }: DocumentChange): string | null {
  if (after === null) return null;
  const { imageUrl, ...others } = after;
  const fits =
    typeof imageUrl === 'string' &&
    imageUrl.length <= longestImageUrl &&
    imageUrlPattern.test(imageUrl) &&
    Object.keys(others).length === 0;
  return fits ? null : 'An avatar has an imageUrl that names a picture, and nothing else.';
}

function userFault(asker: Asker, { before, after, now }: DocumentChange): string | null {
  // The account would stay without its document: deleting the account removes both.
  if (after === null) return 'A user document is removed together with its account.';
  const parsed = userSchema.safeParse(after);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.join('.') || 'The document'}: ${issue?.message ?? 'is not valid'}`;
  }
  return before === null ? creationFault(asker, parsed.data, now) : protectedFault(before, parsed.data);
}

function creationFault(asker: Asker, created: UserDocument, now: Date): string | null {
  if (created.email.toLowerCase() !== asker.email.toLowerCase()) return 'email: is not that of the account';
  const { registrationDate, policyAcceptedAt } = created;
  for (const [field, date] of Object.entries({ registrationDate, policyAcceptedAt })) {
    if (Math.abs(Date.parse(date) - now.getTime()) > clockTolerance)
      return `${field}: is not the present time`;
  }
  const fresh = newUserDocument(created, created.userName, registrationDate);
  const expected = { ...fresh, email: created.email, policyAcceptedAt };
  return protectedFault(expected, created, 'does not start like this');
}

function protectedFault(
  before: Readonly<Record<string, unknown>>,
  after: UserDocument,
  fault = 'cannot be changed here',
): string | null {
  const changed = protectedFields.find((field) => !isDeepStrictEqual(before[field], after[field]));
  return changed ? `${changed}: ${fault}` : null;
}
