/** A code that a merchant shows in the shop confirms a contact of the one client it was made for, and of nobody else. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accounts, contactCodes } from '../../../server/db/schema.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import { writeUserFields } from '../../../server/people/people.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { codeAlphabet, codeMs, codeTries } from '../../../src/events/account/contact-code.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { addPerson } from '../hosted/support.ts';
import { makeClient, openShop, type Shop } from './support.ts';

const phone = '+14155550199';

describeOnEveryDatabase('a code from the shop', (open) => {
  let shop: Shop;
  let relation: string;
  beforeAll(async () => {
    shop = await openShop(open, { codeByClient: { burst: 1000, refillSeconds: 1 } });
    for (const uid of ['seller', 'stranger']) await addPerson(shop.db, { uid, roles: ['merchant'] });
    for (const uid of ['client', 'other']) await addPerson(shop.db, { uid });
    relation = await makeClient(shop, 'seller', 'client');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.orm.delete(contactCodes);
    await shop.db.orm.update(accounts).set({ verifiedPhone: null }).where(eq(accounts.uid, 'client'));
    await shop.db.orm.update(accounts).set({ emailVerified: false }).where(eq(accounts.uid, 'client'));
    await writeUserFields(shop.db.orm, 'seller', { role: 'merchant' });
    for (const uid of ['client', 'other']) await writeUserFields(shop.db.orm, uid, { phone });
  });

  const show = async (contact: 'email' | 'phone' = 'phone', who = 'seller') =>
    shop.ask<Schemas['ContactCode']>(who, 'POST', `/clients/${relation}/codes`, { contact });
  const shownCode = async (contact?: 'email' | 'phone') => (await show(contact)).body.code;
  const type = async (code: string, who = 'client') =>
    (await shop.ask(who, 'POST', '/my-contacts/code', { code })).status;
  const contacts = async (who = 'client') =>
    (await shop.ask<Schemas['MyContacts']>(who, 'GET', '/my-contacts')).body;

  it('[ACCOUNT12] proves the phone number it was made for, once, and names the merchant', async () => {
    const { status, body } = await show();
    expect([status, body.value]).toEqual([201, phone]);
    expect([...body.code].every((sign) => codeAlphabet.includes(sign))).toBe(true);
    const typed = ` ${body.code.slice(0, 4).toLowerCase()} \u2013${body.code.slice(4)} `;
    expect(await type(typed)).toBe(200);
    expect(await contacts()).toMatchObject({ phoneVerified: true, emailVerified: false });
    const facts = [];
    for await (const records of postgresLog(shop.db.orm).read('account/client')) facts.push(...records);
    expect(facts.at(-1)).toMatchObject({
      type: 'ContactVerifiedByCode',
      actor: 'client',
      data: { contact: 'phone', merchant: 'seller' },
    });
    expect(await type(body.code)).toBe(409);
    expect((await show()).status).toBe(409);
  });

  it('[ACCOUNT12] is used once by two who type it at the same time', async () => {
    const code = await shownCode();
    expect((await Promise.all([type(code), type(code)])).sort()).toEqual([200, 409]);
  });

  it('[ACCOUNT12] proves an email address where no mail is sent', async () => {
    expect(await type(await shownCode('email'))).toBe(200);
    expect(await contacts()).toMatchObject({ phoneVerified: false, emailVerified: true });
  });

  it('[ACCOUNT12] is offered for what can be confirmed with it, and for nothing else', async () => {
    const offered = async () => {
      const { clients } = (await shop.ask<Schemas['ClientPage']>('seller', 'GET', '/clients')).body;
      const { codeFor } = await contacts();
      expect(clients.find(({ uid }) => uid === 'client')!.codeFor).toEqual(codeFor);
      return codeFor;
    };
    expect(await offered()).toEqual(['phone', 'email']);
    expect(await type(await shownCode('phone'))).toBe(200);
    expect(await offered()).toEqual(['email']);
    await writeUserFields(shop.db.orm, 'client', { phone: '' });
    expect(await type(await shownCode('email'))).toBe(200);
    expect(await offered()).toEqual([]);
  });

  it('[ACCOUNT12] is worth nothing to another account, also one with the same phone number', async () => {
    const code = await shownCode();
    expect([await type(code, 'other'), await type(code, 'stranger')]).toEqual([409, 409]);
    expect(await contacts('other')).toMatchObject({ phoneVerified: false });
    expect(await type(code)).toBe(200);
  });

  it('[ACCOUNT12] is no other merchant’s to show', async () => {
    expect((await show('phone', 'stranger')).status).toBe(404);
    expect((await show('phone', 'client')).status).toBe(403);
  });

  it('[ACCOUNT12] is over after 10 minutes, and once there is a new one', async () => {
    const old = await shownCode();
    const code = await shownCode();
    expect(await type(old)).toBe(409);
    shop.pass(codeMs);
    expect(await type(code)).toBe(409);
    expect(await contacts()).toMatchObject({ phoneVerified: false });
  });

  it('[ACCOUNT12] is over after a few wrong guesses', async () => {
    const code = await shownCode();
    for (let guess = 0; guess < codeTries; guess += 1) expect(await type('22222222')).toBe(409);
    expect(await type(code)).toBe(409);
    expect(await contacts()).toMatchObject({ phoneVerified: false });
  });

  it('[ACCOUNT12] proves nothing once the number, or the merchant’s role, is another', async () => {
    const code = await shownCode();
    await writeUserFields(shop.db.orm, 'client', { phone: '+14155550100' });
    expect(await type(code)).toBe(409);
    await writeUserFields(shop.db.orm, 'client', { phone });
    await writeUserFields(shop.db.orm, 'seller', { role: 'user' });
    expect(await type(code)).toBe(409);
    await writeUserFields(shop.db.orm, 'client', { phone: '' });
    await writeUserFields(shop.db.orm, 'seller', { role: 'merchant' });
    expect((await show()).status).toBe(409);
  });
});

describeOnEveryDatabase('guessing', (open) => {
  it('[ACCOUNT12] is slowed down whether or not there is a code', async () => {
    const shop = await openShop(open, { codeByClient: { burst: 2, refillSeconds: 300 } });
    try {
      await addPerson(shop.db, { uid: 'client' });
      const guess = async () =>
        (await shop.ask('client', 'POST', '/my-contacts/code', { code: '22222222' })).status;
      expect([await guess(), await guess(), await guess()]).toEqual([409, 409, 429]);
    } finally {
      await shop.close();
    }
  });
});
