import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeUserFields, findUserDocument } from '../../../server/people/people.ts';
import { accounts, invites } from '../../../server/db/schema.ts';
import type { Schemas } from '../../../server/trade/parts.ts';
import { removeTradeOf } from '../../../server/trade/removal.ts';
import { removeAccount } from '../../../server/identity/accounts.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { addPerson } from '../hosted/support.ts';
import { addPeople, dayMs, makeClient, newKey, newTenant, openShop, type Shop } from './support.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addPeople(shop.db);
});
afterAll(() => shop.close());

type Invite = Schemas['Invite'];
const invite = (who: string, to: string) => shop.ask<Invite>(who, 'POST', '/invites', { to, region: 'US' });
const verb = (who: string, id: string, what: string) => shop.ask(who, 'POST', `/invites/${id}/${what}`);
const documentOf = async (uid: string) => {
  const { pendingMerchantInvite, assignedMerchant } = (await findUserDocument(shop.db.orm, uid))!;
  return { pendingMerchantInvite, assignedMerchant };
};
const newPerson = async (uid: string, phone = '') => {
  await addPerson(shop.db, { uid });
  await writeUserFields(shop.db.orm, uid, { phone });
  await shop.db.orm.update(accounts).set({ verifiedPhone: phone }).where(eq(accounts.uid, uid));
};

describe('an invite', () => {
  it('finds a person by user name, email and phone in any usual spelling', async () => {
    await newPerson('found', '+14155550101');
    for (const to of ['found', ' FOUND ', 'Found@Patina.example', '+1 415 555 0101', '(415) 555-0101']) {
      const sent = await invite('marco', to);
      expect([sent.status, sent.body.state, sent.body.sentTo, sent.body.client], to).toEqual([
        201,
        'pending',
        to.trim(),
        null,
      ]);
      expect((await verb('marco', sent.body.id, 'withdraw')).status).toBe(200);
    }
  });

  it('needs exactly one person, who is somebody else and no client yet', async () => {
    await newPerson('twin1', '+14155550202');
    await newPerson('twin2', '+14155550202');
    await addPerson(shop.db, { uid: 'closed', disabled: true });
    const reasons: Record<string, string> = {
      'nobody@patina.example': 'not-found',
      closed: 'not-found',
      '+14155550202': 'ambiguous',
      marco: 'self',
    };
    for (const [to, reason] of Object.entries(reasons)) {
      const answer = await shop.ask('marco', 'POST', '/invites', { to });
      expect([answer.status, answer.body.reason], to).toEqual([reason === 'not-found' ? 404 : 409, reason]);
    }
    await newPerson('regular');
    await makeClient(shop, 'marco', 'regular');
    expect((await invite('marco', 'regular')).body).toMatchObject({ reason: 'already-client' });
  });

  it('is told to the person, shares nothing before it is accepted, and then what a client shares', async () => {
    await newPerson('cleo', '+14155550303');
    const { body: sent } = await invite('marco', 'cleo');
    expect(await documentOf('cleo')).toEqual({ pendingMerchantInvite: 'marco', assignedMerchant: null });
    const waiting = await shop.ask<Schemas['PendingInvite']>('cleo', 'GET', '/invites/pending');
    expect(waiting.body.invite).toMatchObject({
      id: sent.id,
      merchant: { uid: 'marco', companyName: 'Conti' },
    });
    const clients = async (who: string) =>
      (await shop.ask<Schemas['ClientPage']>(who, 'GET', '/clients?search=cleo')).body.clients;
    expect(await clients('marco')).toEqual([]);
    for (const who of ['marco', 'boss', 'otto'])
      expect((await verb(who, sent.id, 'accept')).status, who).toBe(who === 'otto' ? 404 : 403);
    expect((await verb('cleo', sent.id, 'accept')).body).toEqual({ id: sent.id, state: 'accepted' });
    expect((await verb('cleo', sent.id, 'accept')).body).toMatchObject({ reason: 'already-accepted' });
    expect(await documentOf('cleo')).toEqual({ pendingMerchantInvite: null, assignedMerchant: 'marco' });
    expect(await clients('marco')).toMatchObject([
      { uid: 'cleo', email: 'cleo@patina.example', phone: '+14155550303' },
    ]);
    expect(await clients('mila')).toEqual([]);
    const mine = await shop.ask<Schemas['MyMerchant']>('cleo', 'GET', '/my-merchant');
    expect(mine.body.relation).toMatchObject({ inviteId: sent.id, merchant: { uid: 'marco' } });
    const { body: other } = await invite('mila', 'cleo');
    expect((await verb('cleo', other.id, 'accept')).body).toMatchObject({ reason: 'has-merchant' });
    expect((await verb('cleo', other.id, 'decline')).status).toBe(200);
    expect((await verb('mila', sent.id, 'end')).status).toBe(404);
    expect((await verb('marco', sent.id, 'end')).body).toEqual({ id: sent.id, state: 'ended' });
    expect(await documentOf('cleo')).toEqual({ pendingMerchantInvite: null, assignedMerchant: null });
    expect(await clients('marco')).toEqual([]);
    expect((await verb('cleo', sent.id, 'end')).body).toMatchObject({ reason: 'already-ended' });
  });

  it('of another merchant stays announced when the client ends the present relation', async () => {
    await newPerson('mover');
    const { body: first } = await invite('marco', 'mover');
    await verb('mover', first.id, 'accept');
    expect((await invite('mila', 'mover')).status).toBe(201);
    await verb('mover', first.id, 'end');
    expect(await documentOf('mover')).toEqual({ pendingMerchantInvite: 'mila', assignedMerchant: null });
  });

  it('expires after 14 days, on reading and on answering, and makes room', async () => {
    await newPerson('late');
    const { body: sent } = await invite('marco', 'late');
    expect((await invite('mila', 'late')).body).toMatchObject({ reason: 'invited-by-another' });
    shop.pass(14 * dayMs);
    const listed = await shop.ask<Schemas['InvitePage']>(
      'marco',
      'GET',
      '/invites?search=late&state=expired',
    );
    expect(listed.body.invites).toMatchObject([{ id: sent.id, state: 'expired', endedAt: sent.expiresAt }]);
    expect((await verb('late', sent.id, 'accept')).body).toMatchObject({ reason: 'expired' });
    expect(await documentOf('late')).toEqual({ pendingMerchantInvite: null, assignedMerchant: null });
    const { body: second } = await invite('mila', 'late');
    expect(second.state).toBe('pending');
    shop.pass(14 * dayMs);
    expect((await shop.ask('late', 'GET', '/invites/pending')).body).toEqual({ invite: null });
    expect(await documentOf('late')).toMatchObject({ pendingMerchantInvite: null });
    expect((await invite('marco', 'late')).status).toBe(201);
  });

  it('is sent a limited number of times', { tags: 'full' }, async () => {
    const strict = await openShop(undefined, { inviteByMerchant: { burst: 2, refillSeconds: 60 } });
    await addPeople(strict.db);
    const statuses = [];
    for (let i = 0; i < 3; i += 1)
      statuses.push((await strict.ask('marco', 'POST', '/invites', { to: 'nobody' })).status);
    expect(statuses).toEqual([404, 404, 429]);
    await strict.close();
  });
});

describe('a registered client', () => {
  const form = {
    firstName: 'Nora',
    lastName: 'Berg',
    email: 'Nora@New.example',
    phone: '(415) 555-0404',
    region: 'US',
  };
  const codeIn = (text: string) => /activate=([\w-]{43})/.exec(text)?.[1] ?? '';
  const register = () => shop.ask<Schemas['Registration']>('marco', 'POST', '/clients/registrations', form);
  const activate = (code: string, password = 'walnut saddle soap 7') =>
    shop.ask(null, 'POST', '/activations', { code, password, policyAccepted: true });

  it.each(['firstName', 'lastName'])('has a %s of one plain line', async (field) => {
    const mailed = shop.mails.length;
    for (const name of ['No\u202era', 'No\nra', 'No\u0007ra', 'No\u200bra']) {
      const refused = await shop.ask('marco', 'POST', '/clients/registrations', { ...form, [field]: name });
      expect([refused.status, refused.body]).toMatchObject([400, { reason: 'bad-text', field }]);
    }
    expect(shop.mails).toHaveLength(mailed);
  });

  it('sets a password behind a link that works once, and finds an invite waiting', async () => {
    const first = await register();
    expect([first.status, first.body.state, first.body.phone]).toEqual([201, 'waiting', '+14155550404']);
    const old = codeIn(shop.mails.at(-1)!.text);
    await register();
    const { to, text } = shop.mails.at(-1)!;
    const code = codeIn(text);
    expect([to, code === old]).toEqual(['nora@new.example', false]);
    expect((await shop.ask(null, 'POST', '/activations/lookup', { code: old })).status).toBe(404);
    expect((await shop.ask(null, 'POST', '/activations/lookup', { code })).body).toMatchObject({
      firstName: 'Nora',
      email: 'nora@new.example',
      merchant: { companyName: 'Conti' },
    });
    expect((await activate(code, 'password')).body).toMatchObject({
      reason: 'weak-password',
      field: 'password',
    });
    const answers = await Promise.all([activate(code), activate(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect((await activate(code)).body).toMatchObject({ reason: 'link-over' });
    const [account] = await shop.db.orm.select().from(accounts).where(eq(accounts.email, 'nora@new.example'));
    expect([account!.emailVerified, account!.displayName]).toEqual([true, 'Nora Berg']);
    expect(await findUserDocument(shop.db.orm, account!.uid)).toMatchObject({
      role: 'user',
      phone: '+14155550404',
      pendingMerchantInvite: 'marco',
      assignedMerchant: null,
    });
    expect((await shop.ask<Schemas['ClientPage']>('marco', 'GET', '/clients?search=nora')).body.total).toBe(
      0,
    );
    const waiting = await shop.ask<Schemas['PendingInvite']>(account!.uid, 'GET', '/invites/pending');
    expect(waiting.body.invite?.merchant.uid).toBe('marco');
    const again = await register();
    expect([again.status, again.body]).toMatchObject([409, { reason: 'has-account', field: 'email' }]);
    const listed = await shop.ask<Schemas['RegistrationPage']>('marco', 'GET', '/clients/registrations');
    expect(listed.body.registrations.map(({ state }) => state)).toEqual(['activated']);
    expect(
      (await shop.ask('marco', 'DELETE', `/clients/registrations/${listed.body.registrations[0]!.id}`))
        .status,
    ).toBe(409);

    // What the merchant entered is erased with the account.
    await shop.db.orm.transaction((tx) => removeTradeOf(tx, account!.uid));
    const after = await shop.ask<Schemas['RegistrationPage']>('marco', 'GET', '/clients/registrations');
    expect(after.body.registrations).toEqual([]);
  });

  it('is told what to do when there is an account with the address by now', async () => {
    const taken = { ...form, email: 'taken@patina.example' };
    await shop.ask('marco', 'POST', '/clients/registrations', taken);
    const code = codeIn(shop.mails.at(-1)!.text);
    await addPerson(shop.db, { uid: 'taken', verified: false });
    const opened = await activate(code);
    expect([opened.status, opened.body]).toMatchObject([
      409,
      { reason: 'has-account', message: expect.stringMatching(/Choose a new password by email/) as string },
    ]);
    const invited = await shop.ask('marco', 'POST', '/invites', { to: taken.email });
    expect([invited.status, invited.body]).toMatchObject([
      404,
      { message: expect.stringMatching(/If they have an account, ask them to confirm/) as string },
    ]);
    const again = () => shop.ask('marco', 'POST', '/clients/registrations', taken);
    expect((await again()).body).toMatchObject({
      reason: 'has-account',
      message: expect.stringMatching(/has not confirmed the address yet/) as string,
    });
    await shop.db.orm.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, 'taken'));
    expect((await again()).body).toMatchObject({
      message: expect.stringMatching(/Send an invite instead/) as string,
    });
  });

  it('has seven days, and the merchant can take it back', async () => {
    const sent = async (email: string) => {
      const answer = await shop.ask('marco', 'POST', '/clients/registrations', { ...form, email });
      return { id: String(answer.body.id), code: codeIn(shop.mails.at(-1)!.text) };
    };
    const late = await sent('late@new.example');
    shop.pass(7 * dayMs);
    expect((await activate(late.code)).body).toMatchObject({ reason: 'link-over' });
    const gone = await sent('gone@new.example');
    expect((await shop.ask('mila', 'DELETE', `/clients/registrations/${gone.id}`)).status).toBe(404);
    expect((await shop.ask('marco', 'DELETE', `/clients/registrations/${gone.id}`)).status).toBe(204);
    expect((await activate(gone.code)).status).toBe(404);
    const bad = await shop.ask('marco', 'POST', '/clients/registrations', { ...form, email: 'nora' });
    expect([bad.status, bad.body.field]).toEqual([400, 'email']);
  });

  it('says who asks in one line, whatever the business is called', async () => {
    const { companyName } = (await findUserDocument(shop.db.orm, 'marco'))!;
    await writeUserFields(shop.db.orm, 'marco', {
      companyName: 'Marco\r\n\r\nYour link: https://evil.example',
    });
    const sent = await shop.ask('marco', 'POST', '/clients/registrations', {
      ...form,
      email: 'lines@new.example',
    });
    expect(sent.status).toBe(201);
    await writeUserFields(shop.db.orm, 'marco', { companyName });
    const { text } = shop.mails.at(-1)!;
    expect(text).toContain('Marco Your link: https://evil.example has registered you');
  });

  it('is not told by mail that could not be sent without the merchant knowing', async () => {
    const { send } = shop.parts.mailer;
    const broken = { ...shop.parts.mailer };
    Object.assign(shop.parts.mailer, { send: () => Promise.reject(new Error('no mail today')) });
    try {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/node/clients/registrations',
        headers: { authorization: 'Bearer token-of-marco' },
        payload: { ...form, email: 'mail@new.example' },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { reason: 'mail-failed' }]);
    } finally {
      Object.assign(shop.parts.mailer, { ...broken, send });
    }
  });
});

describe('the directory of businesses', () => {
  it('shows public fields to everybody, all to the owner and admins, and never gives a number twice', async () => {
    const add = async (changes = {}) =>
      (await shop.ask<Schemas['Tenant']>('marco', 'POST', '/tenants', newTenant(changes))).body;
    const first = await add({ name: 'Öl & Leder', phone: '+39 02 1234 5678' });
    expect([first.number, first.phone]).toEqual([4_000_000, '+390212345678']);
    const turned = await shop.ask('mila', 'POST', '/tenants', newTenant({ name: 'Second\u202e' }));
    expect([turned.status, turned.body]).toMatchObject([400, { reason: 'bad-text', field: 'name' }]);
    const sent = newTenant({ name: 'Second' });
    const twice = await Promise.all([1, 2].map(() => shop.ask('marco', 'POST', '/tenants', sent)));
    expect(twice.map(({ body }) => body.number)).toEqual([4_000_001, 4_000_001]);
    const list = async (who: string | null, query = '') =>
      (await shop.ask<Schemas['TenantPage']>(who, 'GET', `/tenants${query}`)).body.tenants;
    expect(await list(null, '?search=LEDER')).toEqual([
      { number: 4_000_000, name: 'Öl & Leder', city: 'Milan', plan: 'Basic', editable: false },
    ]);
    // What is not public is not found either.
    expect(await list(null, '?search=shop%40conti')).toEqual([]);
    expect((await list('marco')).every(({ editable }) => editable)).toBe(true);
    expect((await list('mila')).some(({ editable }) => editable)).toBe(false);
    const path = `/tenants/${first.number}`;
    expect((await shop.ask('mila', 'GET', path)).status).toBe(403);
    const { key: _, ...fields } = newTenant({ name: 'Renamed' });
    expect((await shop.ask('mila', 'PUT', path, { ...fields, version: 1 })).status).toBe(403);
    expect((await shop.ask('marco', 'PUT', path, { ...fields, version: 1, phone: '12' })).body.field).toBe(
      'phone',
    );
    const puts = await Promise.all(
      [1, 2].map(() => shop.ask('marco', 'PUT', path, { ...fields, version: 1 })),
    );
    expect(puts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shop.ask('marco', 'DELETE', '/tenants/4000001')).status).toBe(403);
    expect((await shop.ask('boss', 'DELETE', '/tenants/4000001')).status).toBe(204);
    expect((await shop.ask('boss', 'GET', '/tenants/4000001')).status).toBe(404);
    expect((await add()).number).toBe(4_000_002);
  });
});

describe('people who trade', () => {
  it('are listed with how much', async () => {
    const page = await shop.ask<Schemas['TradingUserPage']>('boss', 'GET', '/users?search=marco');
    expect(page.body.users).toMatchObject([{ uid: 'marco', clients: 1, sold: 0, bought: 0, products: 0 }]);
  });
});

describe('a removed account', () => {
  it('takes its relations along and leaves nobody with a merchant who is gone', async () => {
    await addPerson(shop.db, { uid: 'leaving', roles: ['merchant'] });
    await newPerson('stays');
    await newPerson('asked');
    const id = await makeClient(shop, 'leaving', 'stays');
    await invite('leaving', 'asked');
    await inTransaction(shop.db, async (tx) => {
      await removeTradeOf(tx, 'leaving');
      await removeAccount(tx, 'leaving');
    });
    expect(await documentOf('stays')).toEqual({ pendingMerchantInvite: null, assignedMerchant: null });
    expect(await documentOf('asked')).toEqual({ pendingMerchantInvite: null, assignedMerchant: null });
    const rows = await shop.db.orm.execute(sql`select 1 from events where stream = ${`invite/${id}`}`);
    expect((rows as unknown as { rows: unknown[] }).rows).toEqual([]);
    expect(await shop.db.orm.$count(invites, eq(invites.merchant, 'leaving'))).toBe(0);
    expect((await verb('stays', newKey(), 'end')).status).toBe(404);
  });
});

describe('a name in the directory of businesses', () => {
  it('[JOB11] takes a name that is another’s, or the product’s, from admins only', async () => {
    const add = (who: string, name: string) =>
      shop.ask<Schemas['Tenant']>(who, 'POST', '/tenants', newTenant({ name }));
    expect((await add('mila', 'Weston & Sons')).status).toBe(201);
    const refused = { status: 409, body: { reason: 'name-taken', field: 'name' } };
    for (const name of ['The WESTON-Sons Ltd.', 'P a t i n a'])
      expect(await add('marco', name)).toMatchObject(refused);
    expect((await add('mila', 'Weston Sons')).status).toBe(201);
    expect((await add('boss', 'Weston Sons')).status).toBe(201);
    const own = (await add('marco', 'Eastgate')).body;
    const { key: _, ...fields } = newTenant({ name: 'Weston Sons' });
    const rename = (who: string, changes: object) =>
      shop.ask(who, 'PUT', `/tenants/${own.number}`, { ...fields, version: 1, ...changes });
    expect(await rename('marco', {})).toMatchObject(refused);
    expect((await rename('marco', { name: 'East Gate', version: 1 })).status).toBe(200);
    expect((await rename('boss', { version: 2 })).status).toBe(200);
    // A role given by an admin stays.
    expect((await rename('marco', { plan: 'Premium', version: 3 })).status).toBe(200);
  });
});
