import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminPort, type AdminSources } from '../../src/adapters/admin.adapter.ts';
import { annaDocument, failure } from '../../src/machines/paths/sample-people.ts';

const anna = { ...annaDocument, registrationDate: '2026-01-01T00:00:00.000Z' };
const bert = {
  ...annaDocument,
  uid: 'bert',
  email: 'bert@patina.example',
  displayName: 'Bert',
  userName: 'bert55555',
  role: ['merchant'] as const,
  registrationDate: '2026-02-01T00:00:00.000Z',
};
const everybody = { search: '', page: 1, pageSize: 20 };

function port(overrides: Partial<AdminSources> = {}) {
  const listUsers = vi.fn(async () => ({ users: [], total: 7 }));
  const admin = adminPort({
    server: { listUsers } as unknown as AdminSources['server'],
    database: null,
    asker: () => ({ role: ['user', 'admin'] }),
    ...overrides,
  });
  return { admin, listUsers };
}

afterEach(() => vi.restoreAllMocks());

describe('listing the users', () => {
  it.each([null, { role: 'user' as const }, { role: ['merchant'] as const }])(
    'only logs a warning when %o asks',
    async (asker) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { admin, listUsers } = port({ asker: () => asker as never });
      expect(await admin.listUsers(everybody)).toEqual({ users: [], total: 0 });
      expect(warn).toHaveBeenCalledOnce();
      expect(listUsers).not.toHaveBeenCalled();
    },
  );

  it('asks the embedded server for an admin', async () => {
    const { admin, listUsers } = port();
    expect(await admin.listUsers(everybody)).toEqual({ users: [], total: 7 });
    expect(listUsers).toHaveBeenCalledWith(everybody);
  });

  it('asks the hosted database, newest first, searched and paged', async () => {
    const { admin } = port({ database: Promise.resolve({ listUsers: async () => [anna, bert] as never }) });
    const all = await admin.listUsers(everybody);
    expect(all.users.map(({ uid }) => uid)).toEqual(['bert', 'anna']);
    expect((await admin.listUsers({ ...everybody, search: ' ANNA@ ' })).users.map(({ uid }) => uid)).toEqual([
      'anna',
    ]);
    expect(await admin.listUsers({ search: '', page: 2, pageSize: 1 })).toMatchObject({
      users: [{ uid: 'anna' }],
      total: 2,
    });
  });

  it('gives the refusal of the hosted database words', async () => {
    const { admin } = port({
      database: Promise.resolve({ listUsers: () => Promise.reject(failure('permission-denied')) }),
    });
    await expect(admin.listUsers(everybody)).rejects.toThrow('You may not do this.');
  });
});
