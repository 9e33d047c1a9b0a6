import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userSchema } from '../../../src/events/profile/user.ts';
import { ConfigError } from '../../../server/config/variables.ts';
import { readConfig } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import { checkDemoPassword, createDemoAccounts } from '../../../server/demo/demo-accounts.ts';
import { listDocuments } from '../../../server/documents/store.ts';
import { plainFields } from '../../../server/documents/values.ts';
import { hasAccounts } from '../../../server/identity/accounts.ts';
import { openInMemory } from '../db/in-memory.ts';

let database: Database;
beforeEach(async () => {
  database = await openInMemory();
});
afterEach(() => database.close());

describe('demo accounts', { timeout: 60_000 }, () => {
  it('are made once, with sound documents and one role each', async () => {
    const made = await createDemoAccounts(readConfig({ DEMO_PASSWORD: 'walnut saddle soap 7' }), database);
    expect(made).toEqual({
      emails: ['admin@patina.example', 'merchant@patina.example', 'user@patina.example'],
      password: 'walnut saddle soap 7',
    });
    const documents = (await listDocuments(database.orm, 'users')).map(({ fields }) => plainFields(fields));
    for (const document of documents) expect(userSchema.safeParse(document).error).toBeUndefined();
    expect(documents.map(({ role }) => role).sort()).toEqual(['admin', 'merchant', 'user']);
    expect(await createDemoAccounts(readConfig({}), database)).toBeNull();
  });

  it('have a password that is hard to guess and never the same', async () => {
    const made = await createDemoAccounts(readConfig({}), database);
    expect(made?.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    const other = await openInMemory();
    const again = await createDemoAccounts(readConfig({}), other);
    await other.close();
    expect(again?.password).not.toBe(made?.password);
  });

  it('are never made in production, with a hosted project, or where others can reach the server', async () => {
    for (const env of [
      { NODE_ENV: 'production' },
      { HOST: '0.0.0.0' },
      { FIREBASE_CONFIG: '{"apiKey":"k","projectId":"p"}' },
    ]) {
      expect(await createDemoAccounts(readConfig(env), database)).toBeNull();
    }
    expect(await hasAccounts(database.orm)).toBe(false);
  });

  it('want a password one could sign up with', () => {
    expect(() => checkDemoPassword({ demoPassword: 'password' })).toThrow(ConfigError);
    expect(() => checkDemoPassword({ demoPassword: 'walnut saddle soap 7' })).not.toThrow();
    expect(() => checkDemoPassword({ demoPassword: null })).not.toThrow();
  });
});
