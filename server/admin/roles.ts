/** Role changes by `npm run admin`, under the same rules as for an admin in the app. */
import { Refused } from '../../src/events/log/decider.ts';
import { hasRole, type Role, roles } from '../../src/events/profile/user.ts';
import { accountParts } from '../backends.ts';
import type { Database } from '../db/database.ts';
import { changeAccount } from '../people/change-account.ts';
import { findPersonByEmail, listPeople, type Person } from '../people/people.ts';
import { AdminError } from './admin-error.ts';

export const rolesOf = ({ role }: Pick<Person, 'role'>): Role[] =>
  roles.filter((candidate) => hasRole(role, candidate));

/** @throws AdminError */
export async function grantRole(database: Database, email: string, role: string): Promise<Person> {
  const wanted = readRole(role);
  return changeRoles(database, email, (held) => [...held, wanted]);
}

/** Whoever has no other role left becomes a plain user. @throws AdminError */
export async function revokeRole(database: Database, email: string, role: string): Promise<Person> {
  const unwanted = readRole(role);
  return changeRoles(database, email, (held) => {
    const remaining = held.filter((other) => other !== unwanted);
    return remaining.length > 0 ? remaining : ['user'];
  });
}

async function changeRoles(
  database: Database,
  email: string,
  change: (held: readonly Role[]) => Role[],
): Promise<Person> {
  const person = await findPersonByEmail(database.orm, email);
  if (!person) throw new AdminError(`There is no account with the email address ${email}.`);
  const changed = await changeAccount(accountParts(database), {
    type: 'SetRoles',
    uid: person.uid,
    by: 'system',
    roles: change(rolesOf(person)),
  });
  if (changed instanceof Refused) throw new AdminError(changed.message);
  return changed;
}

function readRole(text: string): Role {
  const role = roles.find((known) => known === text.toLowerCase());
  if (!role) throw new AdminError(`${text} is no role. A role is one of ${roles.join(', ')}.`);
  return role;
}

const pageSize = 100;

/** Everybody, sorted by email address. */
export async function* everybody(database: Database): AsyncGenerator<Person> {
  for (let page = 1; ; page += 1) {
    const { people } = await listPeople(database.orm, { search: '', page, pageSize, sort: 'email' });
    yield* people;
    if (people.length < pageSize) return;
  }
}
