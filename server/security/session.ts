/**
 * Who sends a request, by the ID token it carries and by what the database says of that person now. A token
 * proves who somebody is, never what they may do: roles are read anew with every request.
 */
import type { FastifyRequest } from 'fastify';
import { isAdmin, isMerchant } from '../../src/events/profile/user.ts';
import type { Queries } from '../db/database.ts';
import { Problem } from '../problem.ts';
import { findPerson, type Person } from '../routes/people.ts';

/** uid of a token's owner, or null when the token is forged, expired, revoked, or its account is gone or disabled. */
export type VerifyToken = (token: string) => Promise<string | null>;

const people = new WeakMap<FastifyRequest, Person>();

export function authorizer(orm: Queries, verifyToken: VerifyToken) {
  return async (request: FastifyRequest, needs: readonly string[]): Promise<void> => {
    const person = await personOf(request, orm, verifyToken);
    if (needs.includes('admin') && !isAdmin(person)) {
      throw new Problem(403, 'not-allowed', 'Only an admin can do this.');
    }
    if (needs.includes('merchant') && !isMerchant(person) && !isAdmin(person)) {
      throw new Problem(403, 'not-allowed', 'Only a merchant can do this.');
    }
    people.set(request, person);
  };
}

export interface Asker {
  readonly uid: string;
  readonly isAdmin: boolean;
  /** An admin passes as a merchant. */
  readonly isMerchant: boolean;
}

/** The person an authorized request comes from. */
export function askerOf(request: FastifyRequest): Asker {
  const asker = knownAskerOf(request);
  if (!asker) throw new Error('An operation that needs no sign-in asked who is signed in');
  return asker;
}

/** null: somebody who is signed out, where that is allowed. */
export function knownAskerOf(request: FastifyRequest): Asker | null {
  const person = people.get(request);
  if (!person) return null;
  return { uid: person.uid, isAdmin: isAdmin(person), isMerchant: isMerchant(person) || isAdmin(person) };
}

/** For people this server keeps no record of: a valid token is all there is to ask for. */
export function tokenHolder(verifyToken: VerifyToken) {
  return async (request: FastifyRequest): Promise<void> => {
    await uidOf(request, verifyToken);
  };
}

async function personOf(request: FastifyRequest, orm: Queries, verifyToken: VerifyToken): Promise<Person> {
  const person = await findPerson(orm, await uidOf(request, verifyToken));
  if (!person || person.disabled) throw signInOver();
  return person;
}

/** The token that a request carries (RFC 6750, section 2.1), or null. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
  return token ?? null;
}

async function uidOf(request: FastifyRequest, verifyToken: VerifyToken): Promise<string> {
  const token = bearerOf(request);
  if (token === null) throw new Problem(401, 'signed-out', 'Log in to do this.');
  const uid = await verifyToken(token);
  if (uid === null) throw signInOver();
  return uid;
}

const signInOver = () => new Problem(401, 'signed-out', 'Your login is over. Log in again to continue.');
