import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountFacts } from '../../../src/events/account/events.ts';
import { accountProjection } from '../../../src/events/account/projection.ts';
import { readFact } from '../../../src/events/log/facts.ts';
import { verifiedBatches } from '../../../src/events/log/verify-records.ts';
import { emptyHead } from '../../../src/events/log/hash-chain.ts';
import type { EventRecord } from '../../../src/events/log/event.ts';
import { postgresLog } from '../../../server/db/postgres-log.ts';
import { findPerson } from '../../../server/people/people.ts';
import { addPerson, type Hosted, openHosted, signedIn } from './support.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await openHosted();
  for (const person of [
    { uid: 'boss', roles: ['admin'] as const, registered: '2026-01-01T00:00:00.000Z' },
    { uid: 'second', roles: ['user', 'admin'] as const, registered: '2026-01-02T00:00:00.000Z' },
    {
      uid: 'ida',
      displayName: 'Ida Holm',
      companyName: 'Holm Leather',
      registered: '2026-01-03T00:00:00.000Z',
    },
    { uid: 'closed', disabled: true, registered: '2026-01-04T00:00:00.000Z' },
    { uid: 'halfway', withoutDocument: true, registered: '2026-01-05T00:00:00.000Z' },
  ]) {
    await addPerson(hosted.db, person);
  }
});
afterAll(() => hosted.close());

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, uid: string | null, body?: object) =>
  hosted.app.inject({
    method,
    url: `/api/hosted${path}`,
    headers: uid ? signedIn(uid) : {},
    ...(body ? { payload: body } : {}),
  });

async function factsOf(uid: string): Promise<EventRecord[]> {
  const records: EventRecord[] = [];
  for await (const batch of verifiedBatches(postgresLog(hosted.db.orm), `account/${uid}`, emptyHead)) {
    records.push(...batch);
  }
  return records;
}

describe('configuration', () => {
  it('tells the app what it is called and where identity is', async () => {
    const answer = await ask('GET', '/config', null);
    expect(answer.json()).toEqual({
      productTitle: 'Patina',
      identity: 'embedded',
      firebase: { apiKey: 'embedded', projectId: 'patina' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('hands out the hosted project when there is one', async () => {
    const firebase = { apiKey: 'k', projectId: 'p', databaseURL: 'https://p.firebaseio.com' };
    const other = await openHosted({
      env: { FIREBASE_CONFIG: JSON.stringify(firebase), PRODUCT_TITLE: 'Sheen' },
    });
    const answer = await other.app.inject('/api/hosted/config');
    await other.close();
    expect(answer.json()).toEqual({ productTitle: 'Sheen', identity: 'hosted', firebase });
  });
});

describe('public profiles', () => {
  it('shows the public fields and no other, whatever the capitals', async () => {
    const answer = await ask('GET', '/profiles/IDA', null);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      userName: 'ida',
      displayName: 'Ida Holm',
      companyName: 'Holm Leather',
      bio: '',
      role: 'user',
      registrationDate: '2026-01-03T00:00:00.000Z',
      imageUrl: null,
    });
  });

  it.each([
    ['nobody has', 'nobody', 404],
    ['a disabled account has', 'closed', 404],
    ['cannot be one', 'a', 400],
    ['tries to get out', '%2e%2e%2f', 400],
  ])('knows no profile under a name that %s', async (_, name, status) => {
    const answer = await ask('GET', `/profiles/${name}`, null);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ reason: expect.any(String), message: expect.any(String) });
  });
});

describe('the list of people', () => {
  const found = async (query: string) => {
    const answer = await ask('GET', `/admin/users${query}`, 'boss');
    expect(answer.statusCode).toBe(200);
    const { users, total } = answer.json<{ users: { uid: string }[]; total: number }>();
    return { uids: users.map(({ uid }) => uid), total };
  };

  it('shows the newest first, half-made registrations among them', async () => {
    expect(await found('')).toEqual({ uids: ['halfway', 'closed', 'ida', 'second', 'boss'], total: 5 });
  });

  it('shows an account as admins see it', async () => {
    const { users } = (await ask('GET', '/admin/users?search=second', 'boss')).json();
    expect(users).toEqual([
      {
        uid: 'second',
        email: 'second@patina.example',
        displayName: 'second',
        userName: 'second',
        role: ['user', 'admin'],
        trialLimit: 5,
        trialUsed: 0,
        registrationDate: '2026-01-02T00:00:00.000Z',
        disabled: false,
        emailVerified: true,
        phone: '',
        phoneVerified: false,
      },
    ]);
  });

  it('finds by a part of the address, the names and the company, and nothing by a wildcard', async () => {
    expect((await found('?search=HOLM')).uids).toEqual(['ida']);
    expect((await found('?search=leather')).uids).toEqual(['ida']);
    expect((await found('?search=boss%40')).uids).toEqual(['boss']);
    expect(await found('?search=%25')).toEqual({ uids: [], total: 0 });
    expect(await found('?search=_')).toEqual({ uids: [], total: 0 });
    expect(await found(`?search=${encodeURIComponent("' or 1=1 --")}`)).toEqual({ uids: [], total: 0 });
  });

  it('pages without gaps and repeats, in the order asked for', async () => {
    expect(await found('?sort=email&pageSize=2&page=1')).toEqual({ uids: ['boss', 'closed'], total: 5 });
    expect(await found('?sort=email&pageSize=2&page=2')).toEqual({ uids: ['halfway', 'ida'], total: 5 });
    expect(await found('?sort=email&pageSize=2&page=3')).toEqual({ uids: ['second'], total: 5 });
    expect(await found('?sort=email&pageSize=2&page=4')).toEqual({ uids: [], total: 5 });
    expect((await found('?sort=-email')).uids[0]).toBe('second');
  });

  it.each(['?page=0', '?page=x', '?pageSize=101', '?sort=password_hash', '?unknown=1', '?page=1.5'])(
    'refuses %s by name',
    async (query) => {
      const answer = await ask('GET', `/admin/users${query}`, 'boss');
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toContain(/\?(\w+)/.exec(query)![1]);
    },
  );
});

describe('changes by admins', () => {
  it('changes roles in the document and in the log alike', async () => {
    const answer = await ask('PUT', '/admin/users/ida/roles', 'boss', { roles: ['merchant', 'user'] });
    expect(answer.json()).toMatchObject({ uid: 'ida', role: ['user', 'merchant'] });
    expect(await findPerson(hosted.db.orm, 'ida')).toMatchObject({ role: ['user', 'merchant'] });
    expect((await factsOf('ida')).at(-1)).toMatchObject({
      type: 'RolesChanged',
      data: { roles: ['user', 'merchant'] },
      actor: 'boss',
      device: 'server',
      at: '2026-03-04T05:06:07.008Z',
    });
    await ask('PUT', '/admin/users/ida/roles', 'boss', { roles: ['user'] });
    expect(await findPerson(hosted.db.orm, 'ida')).toMatchObject({ role: 'user' });
  });

  it('adds nothing to the log when nothing changes', async () => {
    const before = await factsOf('second');
    const answer = await ask('PUT', '/admin/users/second/trial-limit', 'boss', { trialLimit: 5 });
    expect(answer.statusCode).toBe(200);
    expect(await factsOf('second')).toEqual(before);
  });

  it('raises a trial limit', async () => {
    const answer = await ask('PUT', '/admin/users/ida/trial-limit', 'boss', { trialLimit: 50 });
    expect(answer.json()).toMatchObject({ trialLimit: 50 });
  });

  it('closes an account, ends its sessions and opens it again', async () => {
    const before = hosted.ended.length;
    expect((await ask('PUT', '/admin/users/ida/disabled', 'boss', { disabled: true })).json()).toMatchObject({
      disabled: true,
    });
    expect(hosted.ended.slice(before)).toEqual(['ida']);
    expect((await ask('POST', '/account/sign-out-everywhere', 'ida')).statusCode).toBe(401);
    expect((await ask('PUT', '/admin/users/ida/disabled', 'boss', { disabled: false })).json()).toMatchObject(
      {
        disabled: false,
      },
    );
    expect((await ask('POST', '/account/sign-out-everywhere', 'ida')).statusCode).toBe(204);
    expect(hosted.ended.slice(before)).toEqual(['ida', 'ida']);
  });

  it('keeps the rows as the facts say, folded from the first', async () => {
    const person = (await findPerson(hosted.db.orm, 'ida'))!;
    let state = accountProjection.initial();
    for (const record of await factsOf('ida')) {
      state = accountProjection.evolve(state, readFact(accountFacts, record)!);
    }
    expect(state).toEqual({
      roles: [person.role].flat(),
      trialLimit: person.trialLimit,
      disabled: person.disabled,
      verified: [],
      passkeys: 0,
      requested: false,
    });
    expect(state.trialLimit).toBe(50);
  });

  it('refuses what a rule forbids, by its name', async () => {
    const refused = async (path: string, uid: string, body: object) => {
      const answer = await ask('PUT', `/admin/users/${path}`, uid, body);
      return [answer.statusCode, answer.json().reason];
    };
    expect(await refused('boss/disabled', 'boss', { disabled: true })).toEqual([409, 'own-account']);
    expect(await refused('ghost/roles', 'boss', { roles: ['user'] })).toEqual([404, 'not-found']);
    expect(await refused('halfway/roles', 'boss', { roles: ['admin'] })).toEqual([409, 'unfinished']);
  });

  it('blocks also somebody who has not finished signing up, since they can already write', async () => {
    const block = (disabled: boolean) => ask('PUT', '/admin/users/halfway/disabled', 'boss', { disabled });
    for (const disabled of [true, false]) {
      const answer = await block(disabled);
      expect([answer.statusCode, answer.json().disabled]).toEqual([200, disabled]);
    }
  });

  it.each<[string, object]>([
    ['roles', { roles: [] }],
    ['roles', { roles: ['root'] }],
    ['roles', { roles: 'admin' }],
    ['roles', { roles: ['user'], uid: 'boss' }],
    ['roles', {}],
    ['trial-limit', { trialLimit: '5' }],
    ['trial-limit', { trialLimit: -1 }],
    ['trial-limit', { trialLimit: 1.5 }],
    ['trial-limit', { trialLimit: null }],
    ['disabled', { disabled: 'true' }],
    ['disabled', { disabled: 0 }],
  ])('refuses a body for %s that is not as the contract says: %j', async (what, body) => {
    const before = await factsOf('ida');
    const answer = await ask('PUT', `/admin/users/ida/${what}`, 'boss', body);
    expect(answer.statusCode).toBe(400);
    expect(await factsOf('ida')).toEqual(before);
  });

  it('refuses another kind of body, a broken one and none', async () => {
    const put = (payload: string | undefined, type?: string) =>
      hosted.app.inject({
        method: 'PUT',
        url: '/api/hosted/admin/users/ida/roles',
        headers: { ...signedIn('boss'), ...(type ? { 'content-type': type } : {}) },
        ...(payload === undefined ? {} : { payload }),
      });
    expect((await put('{"roles":["admin"]}', 'text/plain')).statusCode).toBe(415);
    expect((await put('{"roles":["admin"]}', 'image/png')).statusCode).toBe(415);
    expect((await put('roles=admin', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await put('{"roles":', 'application/json')).statusCode).toBe(400);
    expect((await put('', 'application/json')).statusCode).toBe(400);
    expect((await put(undefined)).statusCode).toBe(415);
    expect((await put('{"__proto__":{"roles":["admin"]}}', 'application/json')).statusCode).toBe(400);
    expect(await findPerson(hosted.db.orm, 'ida')).toMatchObject({ role: 'user' });
  });

  it('keeps the last admin when two admins demote each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        ask('PUT', '/admin/users/second/roles', 'boss', { roles: ['user'] }),
        ask('PUT', '/admin/users/boss/roles', 'second', { roles: ['user'] }),
      ]);
      const people = await Promise.all(['boss', 'second'].map((uid) => findPerson(hosted.db.orm, uid)));
      const admins = people
        .filter((person) => [person!.role].flat().includes('admin'))
        .map((person) => person!.uid);
      expect(admins).toHaveLength(1);
      const other = admins[0] === 'boss' ? 'second' : 'boss';
      await ask('PUT', `/admin/users/${other}/roles`, admins[0]!, { roles: ['admin'] });
    }
  });
});

describe('editing somebody else', () => {
  const fields = {
    displayName: 'Ida H.',
    firstName: 'Ida',
    lastName: 'Holm',
    userName: 'ida.holm',
    phone: '+4520123456',
    companyName: 'Holm Leather',
    bio: 'Saddles.',
  };

  it('changes the own fields and records their names, not what they hold', async () => {
    const answer = await ask('PUT', '/admin/users/ida/profile', 'boss', fields);
    expect(answer.json()).toMatchObject({ displayName: 'Ida H.', userName: 'ida.holm' });
    const fact = (await factsOf('ida')).at(-1)!;
    expect(fact).toMatchObject({ type: 'ProfileEdited', actor: 'boss' });
    expect(fact.data).toEqual({
      fields: ['displayName', 'firstName', 'lastName', 'userName', 'phone', 'bio'],
    });
    expect((await ask('GET', '/profiles/ida.holm', null)).json()).toMatchObject({ bio: 'Saddles.' });
  });

  it('leaves what is not said as it is', async () => {
    const answer = await ask('PUT', '/admin/users/ida/profile', 'boss', { bio: 'Bags.' });
    expect(answer.json()).toMatchObject({ displayName: 'Ida H.', userName: 'ida.holm' });
    expect((await factsOf('ida')).at(-1)!.data).toEqual({ fields: ['bio'] });
    expect((await ask('GET', '/profiles/ida.holm', null)).json()).toMatchObject({
      displayName: 'Ida H.',
      bio: 'Bags.',
    });
    expect((await ask('PUT', '/admin/users/ida/profile', 'boss', {})).statusCode).toBe(400);
    await ask('PUT', '/admin/users/ida/profile', 'boss', fields);
  });

  it('names the field when the user name is taken, and changes nothing', async () => {
    const before = await factsOf('ida');
    const answer = await ask('PUT', '/admin/users/ida/profile', 'boss', {
      ...fields,
      userName: 'boss',
      bio: 'x',
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ reason: 'taken', field: 'userName' });
    expect(await factsOf('ida')).toEqual(before);
    expect((await ask('GET', '/profiles/ida.holm', null)).json()).toMatchObject({ bio: 'Saddles.' });
  });

  it.each([
    ['role', { ...fields, role: 'admin' }],
    ['phone', { ...fields, phone: '20 12 34 56' }],
    ['userName', { ...fields, userName: 'Ida!' }],
    ['firstName', { ...fields, firstName: '' }],
    ['firstName', { ...fields, firstName: '   ' }],
    ['bio', { ...fields, bio: 'x'.repeat(2001) }],
  ])('refuses a wrong %s', async (field, body) => {
    const answer = await ask('PUT', '/admin/users/ida/profile', 'boss', body);
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(field);
  });
});
