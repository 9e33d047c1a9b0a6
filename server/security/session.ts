/**
 * Determines who sends a request, from its ID token and the current state of the database. A token proves who somebody is,
 * never what they may do: roles are read from the database with every request.
 */
import type { FastifyRequest } from 'fastify';
import { isAdmin, isMerchant } from '../../src/events/profile/user.ts';
import { chargePerson } from '../budget/requests.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import type { StoredDocument } from '../documents/store.ts';
import type { SecondFactor } from '../identity/second-factor-secrets.ts';
import { Problem } from '../problem.ts';
import { type Person, personFinder } from '../people/people.ts';

/** The uid of a token's owner, or null when the token is forged or expired. Does not check whether it was revoked. */
export type VerifyToken = (token: string) => Promise<string | null>;

/** Who is signed in, by the current state of the database. */
export interface Session {
  readonly person: Person;
  /** Their user document; null between the two steps of a registration. */
  readonly document: StoredDocument | null;
  readonly isAdmin: boolean;
  /** The person is an admin, but not in this session, which began without the passkey that this installation requires. */
  readonly lacksPasskey: boolean;
}

/**
 * The session of a token, or null when the token is forged, expired, revoked, or its account is gone or disabled. It takes
 * one prepared query, the only one for this per request.
 */
export type FindSession = (token: string) => Promise<Session | null>;

/** What a token contains. */
export interface TokenHolder {
  readonly uid: string;
  /** null: a kind of token without a generation, which a password change does not end. */
  readonly tokenGeneration: number | null;
  /** The second factor used with the password, if any. */
  readonly secondFactor?: SecondFactor | null;
}

export function sessionFinder(
  orm: Queries,
  verify: (token: string) => Promise<TokenHolder | null>,
  { requirePasskeyForAdmins }: Pick<Config, 'requirePasskeyForAdmins'> = { requirePasskeyForAdmins: false },
): FindSession {
  const find = personFinder(orm);
  return async (token) => {
    const holder = await verify(token);
    const found = holder && (await find(holder.uid));
    if (!found || found.person.disabled) return null;
    const { tokenGeneration, secondFactor = null } = holder;
    if (tokenGeneration !== null && tokenGeneration !== found.tokenGeneration) return null;
    const { person, document } = found;
    const lacksPasskey = requirePasskeyForAdmins && isAdmin(person) && secondFactor === null;
    return { person, document, isAdmin: isAdmin(person) && !lacksPasskey, lacksPasskey };
  };
}

const sessions = new WeakMap<FastifyRequest, Session>();

export function authorizer(findSession: FindSession) {
  return async (request: FastifyRequest, needs: readonly string[]): Promise<void> => {
    const session = await findSession(tokenOf(request));
    if (!session) throw signInOver();
    const { person } = session;
    if (needs.includes('admin') && !session.isAdmin) {
      throw session.lacksPasskey
        ? passkeyNeeded()
        : new Problem(403, 'not-allowed', 'Only an admin can do this.');
    }
    if (needs.includes('merchant') && !isMerchant(person) && !session.isAdmin) {
      throw session.lacksPasskey
        ? passkeyNeeded()
        : new Problem(403, 'not-allowed', 'Only a merchant can do this.');
    }
    sessions.set(request, session);
    chargePerson(request, person.uid);
  };
}

export interface Asker {
  readonly uid: string;
  readonly isAdmin: boolean;
  /** Also true for an admin. */
  readonly isMerchant: boolean;
}

/** The person who sends an authorized request. @throws Error when the operation requires no sign-in */
export function askerOf(request: FastifyRequest): Asker {
  const asker = knownAskerOf(request);
  if (!asker) throw new Error('An operation that needs no sign-in asked who is signed in');
  return asker;
}

/** The person who sends a request; null: signed out, where that is allowed. */
export function knownAskerOf(request: FastifyRequest): Asker | null {
  const session = sessions.get(request);
  if (!session) return null;
  const { person } = session;
  return { uid: person.uid, isAdmin: session.isAdmin, isMerchant: isMerchant(person) || session.isAdmin };
}

/**
 * For operations whose content others will read under the sender's name.
 * @throws Problem 403 between the two steps of a registration
 */
export function requireProfile(request: FastifyRequest): void {
  if (sessions.get(request)?.document) return;
  throw new Problem(
    403,
    'profile-unfinished',
    'Finish your profile first: others see your name with it. Open “Profile” to do so.',
  );
}

/** Whether an authorized request comes from an admin who lacks the passkey that this installation requires. */
export const lacksPasskey = (request: FastifyRequest) => sessions.get(request)?.lacksPasskey ?? false;

/** Authorizes by a valid token alone, for people of whom this server stores no account. */
export function tokenHolder(verifyToken: VerifyToken) {
  return async (request: FastifyRequest): Promise<void> => {
    const uid = await verifyToken(tokenOf(request));
    if (uid === null) throw signInOver();
    chargePerson(request, uid);
  };
}

/** The token that a request carries (RFC 6750, section 2.1), or null. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
  return token ?? null;
}

function tokenOf(request: FastifyRequest): string {
  const token = bearerOf(request);
  if (token === null) throw new Problem(401, 'signed-out', 'Log in to do this.');
  return token;
}

export const passkeyNeededText =
  'An admin needs a passkey here. Add one under Passkeys in your settings, or log in again with it.';

export const passkeyNeeded = () => new Problem(403, 'passkey-needed', passkeyNeededText);

export const signInOver = () =>
  new Problem(401, 'signed-out', 'Your login is over. Log in again to continue.');
