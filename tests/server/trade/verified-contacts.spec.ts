/** An invite for an email address or phone number reaches only an account that has proved to own it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '../../../src/events/log/decider.ts';
import type { ContactKind } from '../../../src/events/account/events.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import { accounts } from '../../../server/db/schema.ts';
import { changeAccount } from '../../../server/people/change-account.ts';
import { findPerson, writeUserFields } from '../../../server/people/people.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPerson } from '../hosted/support.ts';
import { addPeople, openShop, type Shop } from './support.ts';

describeOnEveryDatabase('a contact', (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(open);
    await addPeople(shop.db);
    await addPerson(shop.db, { uid: 'squatter', verified: false });
    await writeUserFields(shop.db.orm, 'squatter', { phone: '+14155550199' });
  });
  afterAll(() => shop.close());

  const confirm = async (contact: ContactKind) => {
    const { email, phone } = (await findPerson(shop.db.orm, 'squatter'))!;
    const value = contact === 'email' ? email : phone;
    const by = { uid: 'boss', isAdmin: true };
    const parts = { db: shop.db, clock: shop.parts.clock, endSessions: async () => undefined };
    return changeAccount(parts, {
      type: 'VerifyContact',
      uid: 'squatter',
      by,
      contact,
      value,
      byLink: false,
    });
  };
  const invite = async (to: string) => {
    const sent = await shop.ask<Schemas['Invite']>('marco', 'POST', '/invites', { to });
    if (sent.status === 201) await shop.ask('marco', 'POST', `/invites/${sent.body.id}/withdraw`);
    return sent.status;
  };

  it('[INVITE2] that is not verified receives nothing; a user name still does', async () => {
    expect(await invite('squatter@patina.example')).toBe(404);
    expect(await invite('+14155550199')).toBe(404);
    expect(await invite('squatter')).toBe(201);
  });

  it('[ACCOUNT11] receives once an admin said that it is theirs, which the log keeps', async () => {
    expect(await confirm('email')).toMatchObject({ emailVerified: true, phoneVerified: false });
    expect(await invite(' Squatter@Patina.Example ')).toBe(201);
    expect(await invite('+14155550199')).toBe(404);
    expect(await confirm('phone')).toMatchObject({ phoneVerified: true });
    expect(await invite('+1 (415) 555-0199')).toBe(201);
    await confirm('phone');
    const facts = [];
    for await (const records of postgresLog(shop.db.orm).read('account/squatter')) facts.push(...records);
    expect(facts.map(({ type, actor, data }) => [type, actor, data])).toEqual([
      ['ContactVerified', 'boss', { contact: 'email', how: 'admin' }],
      ['ContactVerified', 'boss', { contact: 'phone', how: 'admin' }],
    ]);
  });

  it('[ACCOUNT11] that changes is not verified any more', async () => {
    await writeUserFields(shop.db.orm, 'squatter', { phone: '+14155550198' });
    expect(await invite('+14155550198')).toBe(404);
    expect(await invite('+14155550199')).toBe(404);
    await writeUserFields(shop.db.orm, 'squatter', { phone: '' });
    expect(await confirm('phone')).toBeInstanceOf(Refused);
  });

  it('[ACCOUNT11] of somebody who was registered by a merchant is verified by the link, as a fact', async () => {
    const form = { firstName: 'Nora', lastName: 'Berg', email: 'nora@new.example', phone: '+14155550404' };
    await shop.ask('marco', 'POST', '/clients/registrations', form);
    const code = /activate=([\w-]{43})/.exec(shop.mails.at(-1)!.text)?.[1];
    const activation = { code, password: 'walnut saddle soap 7', policyAccepted: true };
    expect((await shop.ask(null, 'POST', '/activations', activation)).status).toBe(201);
    const [account] = await shop.db.orm.select().from(accounts).where(eq(accounts.email, form.email));
    expect(account).toMatchObject({ emailVerified: true, verifiedPhone: null });
    const facts = [];
    for await (const records of postgresLog(shop.db.orm).read(`account/${account!.uid}`))
      facts.push(...records);
    expect(facts).toMatchObject([{ type: 'ContactVerified', data: { contact: 'email', how: 'link' } }]);
  });
});
