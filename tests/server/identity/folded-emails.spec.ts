/** A mailbox has one account, however its address is written, and no other mailbox gets access to it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../../server/db/schema.ts';
import { findPersonByEmail } from '../../../server/people/people.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { openWholeServer, type WholeServer } from '../security/whole-server.ts';

const password = 'saddle-soap and patience 42';

describeOnEveryDatabase('email addresses', (open) => {
  let server: WholeServer;
  beforeAll(async () => {
    server = await openWholeServer({}, open);
  });
  afterAll(() => server?.close());

  async function call(path: string, email: string) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${path}`,
      payload: { email, password },
    });
    return { status: answer.statusCode, body: answer.json<{ email?: string; localId?: string }>() };
  }

  it('are taken once, in whichever signs they are written', async () => {
    const first = await call('signUp', 'Anna@Müller.example');
    expect(first).toMatchObject({ status: 200, body: { email: 'anna@xn--mller-kva.example' } });
    const { localId } = first.body;
    for (const variant of [
      'ANNA@xn--mller-kva.example',
      'ａｎｎａ@müller.example',
      'an\u200bna@mu\u0308ller.example',
      'anna＠ＭÜＬＬＥＲ．example',
    ]) {
      const again = await call('signUp', variant);
      expect([again.status, JSON.stringify(again.body)]).toEqual([
        400,
        expect.stringContaining('EMAIL_EXISTS'),
      ]);
      expect(await call('signInWithPassword', variant)).toMatchObject({ status: 200, body: { localId } });
    }
    const rows = await server.database.orm.select().from(accounts).where(eq(accounts.uid, localId!));
    expect(rows).toMatchObject([{ email: 'anna@xn--mller-kva.example' }]);
  });

  it('that only look alike open nothing', async () => {
    const { uid, email } = await server.newPerson();
    expect((await findPersonByEmail(server.database.orm, ` ${email.toUpperCase()} `))?.uid).toBe(uid);
    const alike = email.replace('e', '\u0435');
    expect(alike).not.toBe(email);
    expect(await findPersonByEmail(server.database.orm, alike)).toBeNull();
    expect((await call('signInWithPassword', alike)).status).toBe(400);
    expect((await call('signUp', alike)).status).toBe(400);
  });
});
