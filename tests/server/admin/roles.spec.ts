import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminError } from '../../../server/admin/admin-error.ts';
import { everybody, grantRole, revokeRole, rolesOf } from '../../../server/admin/roles.ts';
import { setTodoRole } from '../../../server/admin/todo-roles.ts';
import type { Database } from '../../../server/db/database.ts';
import { insertTodoAccount } from '../../../server/todo/accounts.ts';
import { addPerson } from '../hosted/support.ts';
import { openInMemory } from '../db/in-memory.ts';

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
  await addPerson(database, { uid: 'ida' });
  await addPerson(database, { uid: 'halfway', withoutDocument: true });
});
afterAll(() => database.close());

describe('roles from the command line', () => {
  it('are added to those that are there, and taken away one by one', async () => {
    expect(rolesOf(await grantRole(database, ' Ida@Patina.Example ', 'ADMIN'))).toEqual(['user', 'admin']);
    expect(rolesOf(await grantRole(database, 'ida@patina.example', 'admin'))).toEqual(['user', 'admin']);
    expect(rolesOf(await revokeRole(database, 'ida@patina.example', 'user'))).toEqual(['admin']);
  });

  it('leave the last admin', async () => {
    await expect(revokeRole(database, 'ida@patina.example', 'admin')).rejects.toThrow('only admin');
    await addPerson(database, { uid: 'ben', roles: ['admin'] });
    expect(rolesOf(await revokeRole(database, 'ida@patina.example', 'admin'))).toEqual(['user']);
  });

  it('say in a line why nothing was done', async () => {
    await expect(grantRole(database, 'nobody@patina.example', 'admin')).rejects.toThrow(AdminError);
    await expect(grantRole(database, 'ida@patina.example', 'root')).rejects.toThrow('root is no role');
    await expect(grantRole(database, 'halfway@patina.example', 'admin')).rejects.toThrow('not finished');
  });

  it('are listed for everybody', async () => {
    for (let i = 0; i < 120; i += 1) await addPerson(database, { uid: `p${String(i).padStart(3, '0')}` });
    const emails: string[] = [];
    for await (const { email } of everybody(database)) emails.push(email);
    expect(emails).toHaveLength(123);
    expect(new Set(emails).size).toBe(123);
  });
});

describe('admins of the second backend', () => {
  it('are made by user name, and only of accounts and roles that there are', async () => {
    await insertTodoAccount(database.orm, {
      username: 'ida',
      email: 'ida@patina.example',
      firstName: 'Ida',
      lastName: 'Holm',
      passwordHash: 'none',
      createdAt: new Date(),
    });
    expect(await setTodoRole(database, ' IDA ', 'admin')).toEqual({ username: 'ida', role: 'admin' });
    await expect(setTodoRole(database, 'ida', 'merchant')).rejects.toThrow('merchant is no role');
    await expect(setTodoRole(database, 'nobody', 'admin')).rejects.toThrow('no account nobody');
  });
});
