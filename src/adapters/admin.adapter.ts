/** Admin calls on other people's accounts. The server checks the role again; the check here only stops a mistaken call early. */
import type { AdminPort, UserRow } from '../events/account/port.ts';
import { isAdmin, type UserDocument } from '../events/profile/user.ts';
import type { PagedSearch } from '../events/shared/paging.ts';
import { inPlainWords } from './auth.adapter.ts';
import type { Firebase } from './firebase.ts';

export interface AdminSources {
  readonly server: AdminPort;
  /** The hosted database that holds the documents; null when the embedded server holds them. */
  readonly database: Promise<Pick<Firebase, 'listUsers'>> | null;
  /** The signed-in person's document. */
  readonly asker: () => Pick<UserDocument, 'role'> | null;
}

export function adminPort({ server, database, asker }: AdminSources): AdminPort {
  return {
    ...server,
    /** For anyone but an admin: logs a warning and returns no users, without asking the server. */
    async listUsers(query) {
      if (!isAdmin(asker())) {
        console.warn('Only admins may list the users');
        return { users: [], total: 0 };
      }
      if (!database) return server.listUsers(query);
      const users = await inPlainWords(async () => (await database).listUsers());
      return pageOf(users.map(toRow), query);
    },
  };
}

/** A hosted database cannot search within texts, so all users are fetched and filtered here. */
function pageOf(rows: readonly UserRow[], { search, page, pageSize }: PagedSearch) {
  const wanted = search.trim().toLowerCase();
  const found = rows
    .filter(({ email, displayName, userName }) =>
      [email, displayName, userName].some((text) => text.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => b.registrationDate.localeCompare(a.registrationDate) || a.uid.localeCompare(b.uid));
  return { users: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

function toRow(user: UserDocument & { readonly uid: string }): UserRow {
  const { uid, email, displayName, userName, role, trialLimit, trialUsed, registrationDate } = user;
  // The document does not say whether an account is disabled; only the project's console shows it.
  return {
    uid,
    email,
    displayName,
    userName,
    role,
    trialLimit,
    trialUsed,
    registrationDate,
    disabled: false,
    phone: user.phone,
    emailVerified: false,
    phoneVerified: false,
  };
}
