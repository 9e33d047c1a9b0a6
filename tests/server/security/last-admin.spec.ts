/** The last admin of an installation cannot delete their own account. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPerson } from '../../../server/people/people.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { openWholeServer, type SignedIn, type WholeServer } from './whole-server.ts';

describeOnEveryDatabase('deleting an account', (open) => {
  let server: WholeServer;
  beforeAll(async () => {
    server = await openWholeServer({}, open);
  });
  afterAll(() => server?.close());

  const deleteOwn = async ({ token }: SignedIn) => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:delete',
      payload: { idToken: token },
    });
    return { status: statusCode, body };
  };
  const isThere = async ({ uid }: SignedIn) => (await findPerson(server.database.orm, uid)) !== null;

  it('[ACCOUNT10] keeps the last admin and says the way out, until somebody else is one', async () => {
    const admin = await server.newPerson('admin');
    const plain = await server.newPerson();
    const refused = await deleteOwn(admin);
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('LAST_ADMIN : This is the only admin. Make somebody else an admin first');
    expect(await isThere(admin)).toBe(true);
    expect((await deleteOwn(plain)).status).toBe(200);

    // Both at once: one of them is the last.
    const second = await server.newPerson('admin');
    const answers = await Promise.all([deleteOwn(admin), deleteOwn(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([await isThere(admin), await isThere(second)].filter(Boolean)).toHaveLength(1);
  });
});
