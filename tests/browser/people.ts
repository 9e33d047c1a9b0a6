/**
 * Registers people and signs them in over the API, with the requests that the pages would send, so that tests about
 * something else need not click through that. The resulting browser data can be put into a window.
 */
import { type Fields, fieldsOf, plainFields } from '../../server/documents/values.ts';
import { drawSuffix } from '../../src/adapters/registration.adapter.ts';
import { type CurrentUser, readUserDocument } from '../../src/events/profile/stored-user.ts';
import { newUserDocument, suggestUserName, type UserDocument } from '../../src/events/profile/user.ts';
import type { Session } from './identity-store.ts';

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Person extends Login {
  readonly firstName: string;
  readonly displayName: string;
}

/** What a browser stores about a signed-in person. */
export interface Found {
  readonly session: Session;
  /** The value of the local key `user`. */
  readonly user: CurrentUser;
}

const apiKey = 'embedded';
const documents = 'projects/patina/databases/(default)/documents';
const nameOf = (uid: string) => `${documents}/users/${uid}`;

let people = 0;
export function somebody(firstName = 'Ida'): Person {
  people += 1;
  return {
    firstName,
    email: `${firstName.toLowerCase()}.${process.pid}.${Date.now()}.${people}@patina.example`,
    password: 'saddle-soap and patience 42',
    displayName: `${firstName} Holm`,
  };
}

/** A random private address for each person: the server limits sign-ups by address. */
export const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

export interface Newcomer extends Found {
  readonly person: Person;
}

let suffix = drawSuffix();
/** Like a name that the app suggests, but with a unique number: among hundreds of people a random one would sometimes repeat. */
function unusedName(firstName: string): string {
  suffix = suffix === 99_999 ? 10_000 : suffix + 1;
  return suggestUserName(firstName, suffix);
}

/** @param origin of the server */
export async function register(origin: string, person: Person): Promise<Newcomer> {
  const { firstName, email, password, displayName } = person;
  const account = await askAccounts(origin, 'signUp', { email, password, displayName });
  const form = { firstName, lastName: '', email, displayName, phone: '', companyName: '' };
  const now = new Date().toISOString();
  const document = newUserDocument(form, unusedName(firstName), now);
  const update = { name: nameOf(account.localId), fields: fieldsOf(document) };
  await ask(
    `${origin}/v1/${documents}:commit`,
    { writes: [{ update, currentDocument: { exists: false } }] },
    account.idToken,
  );
  return { person, ...foundOf(account, document) };
}

/** Signs in somebody who is registered. */
export async function enter(origin: string, { email, password }: Login): Promise<Found> {
  const account = await askAccounts(origin, 'signInWithPassword', { email, password });
  const [read] = await ask<readonly { readonly found: { readonly fields: Fields } }[]>(
    `${origin}/v1/${documents}:batchGet`,
    { documents: [nameOf(account.localId)] },
    account.idToken,
  );
  return foundOf(account, readUserDocument(plainFields(read!.found.fields))!);
}

/** A fresh token of somebody who is registered. */
export async function idTokenOf(origin: string, { email, password }: Login): Promise<string> {
  return (await askAccounts(origin, 'signInWithPassword', { email, password })).idToken;
}

interface Account {
  readonly localId: string;
  readonly email: string;
  readonly displayName: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** In seconds. */
  readonly expiresIn: string;
}

const askAccounts = (origin: string, action: string, body: object): Promise<Account> =>
  ask(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=${apiKey}`, {
    ...body,
    returnSecureToken: true,
  });

async function ask<Answer>(url: string, body: object, idToken?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': someAddress(),
      ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** In the form in which the SDK and the profile's statechart store a signed-in person. */
function foundOf(account: Account, document: UserDocument): Found {
  const { localId: uid, email, displayName, idToken, refreshToken, expiresIn } = account;
  const now = Date.now();
  const value = {
    uid,
    email,
    emailVerified: false,
    displayName,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, email, displayName, photoURL: null, phoneNumber: null },
    ],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: now + Number(expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  return {
    session: { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value },
    user: { ...document, uid, imageUrl: null },
  };
}
