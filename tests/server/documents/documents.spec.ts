import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUserDocument, protectedFields, type UserDocument } from '../../../src/events/profile/user.ts';
import { documents } from '../../../server/db/schema.ts';
import { deleteDocumentTree, getDocument, insertDocument } from '../../../server/documents/store.ts';
import { type Fields, fieldsOf } from '../../../server/documents/values.ts';
import { describeOnEveryDatabase } from '../db/databases.ts';
import { buildOwnServer, newEmail, type OwnServer, projectId } from '../firebase-backend.ts';

const root = `projects/${projectId}/databases/(default)/documents`;
let drawn = 0;

interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
  readonly document: UserDocument;
}

describeOnEveryDatabase('embedded documents', (open) => {
  let server: OwnServer;
  let now = Date.parse('2026-05-01T08:00:00.250Z');
  beforeAll(async () => {
    server = await buildOwnServer({ clock: () => new Date(now) }, open);
  });
  afterAll(() => server.close());

  async function send(target: string, body: unknown, token?: string) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/v1/${root}${target}`,
      headers: { 'content-type': 'text/plain', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.statusCode, body: answer.json() as unknown };
  }
  const commit = (writes: object[], token?: string) => send(':commit', { writes }, token);
  const refused = (code: number, status: string) =>
    expect.objectContaining({
      status: code,
      body: { error: expect.objectContaining({ code, status }) as unknown },
    });
  const named = (path: string) => `${root}/${path}`;
  const update = (path: string, fields: Fields, more: object = {}) => ({
    update: { name: named(path), fields },
    ...more,
  });

  async function account(): Promise<Person> {
    drawn += 1;
    const { account: made, idToken } = await server.identity.signUp(
      { email: newEmail(), password: 'correct horse battery' },
      '',
      `10.1.${drawn >> 8}.${drawn & 255}`,
    );
    const form = {
      firstName: 'Anna',
      lastName: '',
      email: made.email,
      displayName: '',
      phone: '',
      companyName: '',
    };
    const document = newUserDocument(form, `anna${10_000 + drawn}`, new Date(now).toISOString());
    return { uid: made.uid, email: made.email, token: idToken, document };
  }
  async function person(changes: Partial<UserDocument> = {}): Promise<Person> {
    const made = await account();
    const document = { ...made.document, ...changes };
    const times = { createTime: now * 1000, updateTime: now * 1000 };
    await insertDocument(server.database.orm, {
      path: `users/${made.uid}`,
      fields: fieldsOf(document),
      ...times,
    });
    return { ...made, document };
  }
  const stored = async (path: string) => (await getDocument(server.database.orm, path))?.fields ?? null;

  describe('who may do what', () => {
    type Role =
      'visitor' | 'owner' | 'newcomer' | 'stranger' | 'merchant' | 'admin' | 'signed out everywhere';
    const ok = 200;
    const no = 403;
    const out = 401;
    const table: readonly (readonly [string, Record<Role, number>])[] = [
      [
        'get a user document',
        {
          visitor: no,
          owner: ok,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: ok,
          'signed out everywhere': out,
        },
      ],
      [
        'get an avatar',
        {
          visitor: no,
          owner: ok,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: ok,
          'signed out everywhere': out,
        },
      ],
      [
        'list users',
        {
          visitor: no,
          owner: no,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: ok,
          'signed out everywhere': out,
        },
      ],
      [
        'count users',
        {
          visitor: no,
          owner: no,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: ok,
          'signed out everywhere': out,
        },
      ],
      [
        'change a biography',
        {
          visitor: no,
          owner: ok,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: no,
          'signed out everywhere': out,
        },
      ],
      [
        'change a role',
        {
          visitor: no,
          owner: no,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: no,
          'signed out everywhere': out,
        },
      ],
      [
        'set an avatar',
        {
          visitor: no,
          owner: no,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: no,
          'signed out everywhere': out,
        },
      ],
      [
        'delete an avatar',
        {
          visitor: no,
          owner: ok,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: no,
          'signed out everywhere': out,
        },
      ],
      [
        'delete a user document',
        {
          visitor: no,
          owner: no,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: no,
          'signed out everywhere': out,
        },
      ],
      [
        'write elsewhere',
        {
          visitor: no,
          owner: no,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: no,
          'signed out everywhere': out,
        },
      ],
      [
        'list elsewhere',
        {
          visitor: no,
          owner: no,
          newcomer: no,
          stranger: no,
          merchant: no,
          admin: no,
          'signed out everywhere': out,
        },
      ],
    ];
    const cases = table.flatMap(([operation, byRole]) =>
      (Object.entries(byRole) as [Role, number][]).map(
        ([role, status]) => [role, operation, status] as const,
      ),
    );
    const imageUrl = fieldsOf({ imageUrl: '/files/avatars/a.webp' });
    const listOf = (collectionId: string) => ({ from: [{ collectionId }] });

    const operations: Record<string, (owner: string, token?: string) => Promise<{ status: number }>> = {
      'get a user document': (uid, token) => send(':batchGet', { documents: [named(`users/${uid}`)] }, token),
      'get an avatar': (uid, token) =>
        send(':batchGet', { documents: [named(`users/${uid}/avatar/meta`)] }, token),
      'list users': (_, token) => send(':runQuery', { structuredQuery: listOf('users') }, token),
      'count users': (_, token) =>
        send(
          ':runAggregationQuery',
          {
            structuredAggregationQuery: {
              structuredQuery: listOf('users'),
              aggregations: [{ alias: 'n', count: {} }],
            },
          },
          token,
        ),
      'change a biography': (uid, token) =>
        commit(
          [update(`users/${uid}`, fieldsOf({ bio: 'x' }), { updateMask: { fieldPaths: ['bio'] } })],
          token,
        ),
      'change a role': (uid, token) =>
        commit(
          [update(`users/${uid}`, fieldsOf({ role: 'admin' }), { updateMask: { fieldPaths: ['role'] } })],
          token,
        ),
      'set an avatar': (uid, token) => commit([update(`users/${uid}/avatar/meta`, imageUrl)], token),
      'delete an avatar': (uid, token) => commit([{ delete: named(`users/${uid}/avatar/meta`) }], token),
      'delete a user document': (uid, token) => commit([{ delete: named(`users/${uid}`) }], token),
      'write elsewhere': (_, token) => commit([update('settings/s1', fieldsOf({ a: 1 }))], token),
      'list elsewhere': (_, token) => send(':runQuery', { structuredQuery: listOf('accounts') }, token),
    };
    const tokens: Record<Role, string | undefined> = {} as Record<Role, string | undefined>;
    let owner: Person;

    beforeAll(async () => {
      owner = await person();
      const revoked = await person();
      Object.assign(tokens, {
        visitor: undefined,
        owner: owner.token,
        newcomer: (await account()).token,
        stranger: (await person()).token,
        merchant: (await person({ role: 'merchant', assignedMerchant: null })).token,
        admin: (await person({ role: ['user', 'admin'] })).token,
        'signed out everywhere': revoked.token,
      });
      const { endSessions } = await import('../../../server/identity/sessions.ts');
      await endSessions(server.database.orm, revoked.uid, new Date(now));
    });

    it.each(cases)('%s: %s → %i', async (role, operation, status) => {
      const answer = await operations[operation]!(owner.uid, tokens[role]);
      expect(answer.status).toBe(status);
      // The attempt has given nobody more rights.
      expect(await stored(`users/${owner.uid}`)).toMatchObject({ role: { stringValue: 'user' } });
    });

    it.each(protectedFields)('an owner cannot change %s, alone or with a merge', async (field) => {
      const value = field === 'role' ? 'admin' : field.startsWith('trial') ? 77 : 'other@example.com';
      const masked = { updateMask: { fieldPaths: [field] } };
      const before = await stored(`users/${owner.uid}`);
      expect(
        await commit([update(`users/${owner.uid}`, fieldsOf({ [field]: value }), masked)], owner.token),
      ).toEqual(refused(403, 'PERMISSION_DENIED'));
      expect(await stored(`users/${owner.uid}`)).toEqual(before);
    });

    it.each([
      ['increment', { increment: { integerValue: '100' } }, 'trialLimit'],
      ['maximum', { maximum: { integerValue: '100' } }, 'trialLimit'],
      ['minimum', { minimum: { integerValue: '-1' } }, 'trialUsed'],
      ['append', { appendMissingElements: { values: [{ stringValue: 'admin' }] } }, 'role'],
      ['server time', { setToServerValue: 'REQUEST_TIME' }, 'registrationDate'],
    ])('an owner cannot change a protected field with %s', async (_, transform, fieldPath) => {
      const name = named(`users/${owner.uid}`);
      const writes = [
        {
          update: { name, fields: {} },
          updateMask: { fieldPaths: [] },
          updateTransforms: [{ fieldPath, ...transform }],
        },
      ];
      expect(await commit(writes, owner.token)).toEqual(refused(403, 'PERMISSION_DENIED'));
    });
  });

  describe('registering', () => {
    const fresh = async (changes: object = {}) => {
      const { uid, token, document } = await account();
      return commit([update(`users/${uid}`, fieldsOf({ ...document, ...changes }))], token);
    };

    it('takes the clock of a device that is some hours wrong, and no invented date', async () => {
      const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
      expect((await fresh({ registrationDate: at(-12), policyAcceptedAt: at(12) })).status).toBe(200);
      expect(await fresh({ registrationDate: at(-25) })).toEqual(refused(403, 'PERMISSION_DENIED'));
      expect(await fresh({ policyAcceptedAt: at(25) })).toEqual(refused(403, 'PERMISSION_DENIED'));
    });

    it('gives a userName to one person only, also when two ask at once', async () => {
      const answers = await Promise.all([
        fresh({ userName: 'sought.after' }),
        fresh({ userName: 'sought.after' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        error: { status: 'ALREADY_EXISTS', message: expect.stringContaining('userName') as unknown },
      });
      const other = await person();
      const taken = update(`users/${other.uid}`, fieldsOf({ userName: 'sought.after' }), {
        updateMask: { fieldPaths: ['userName'] },
      });
      expect(await commit([taken], other.token)).toEqual(refused(409, 'ALREADY_EXISTS'));
    });

    it('cannot be done twice over an existing document', async () => {
      const { uid, token, document } = await person();
      const again = update(`users/${uid}`, fieldsOf(document), { currentDocument: { exists: false } });
      expect(await commit([again], token)).toEqual(refused(409, 'ALREADY_EXISTS'));
    });
  });

  describe('a commit', () => {
    it('answers as Firestore does when a document is missing', async () => {
      const { uid, token } = await account();
      const missing = update(`users/${uid}`, fieldsOf({ bio: '' }), {
        updateMask: { fieldPaths: ['bio'] },
        currentDocument: { exists: true },
      });
      expect(await commit([missing], token)).toEqual(refused(404, 'NOT_FOUND'));
    });

    it('gives every change a later time, even while the clock stands still or runs back', async () => {
      const { uid, token } = await person();
      const times: string[] = [];
      for (const bio of ['a', 'b', 'c']) {
        now -= 5;
        const { body } = await commit(
          [update(`users/${uid}`, fieldsOf({ bio }), { updateMask: { fieldPaths: ['bio'] } })],
          token,
        );
        times.push((body as { writeResults: { updateTime: string }[] }).writeResults[0]!.updateTime);
      }
      expect(new Set(times).size).toBe(3);
      expect([...times].sort()).toEqual(times);
      const [newest = ''] = times.slice(-1);
      const asRead = (updateTime: string) =>
        update(`users/${uid}`, fieldsOf({ bio: 'd' }), {
          updateMask: { fieldPaths: ['bio'] },
          currentDocument: { updateTime },
        });
      expect(await commit([asRead(times[0]!)], token)).toEqual(refused(400, 'FAILED_PRECONDITION'));
      // The SDK sends nine digits where we sent six.
      expect((await commit([asRead(newest.replace('Z', '000Z'))], token)).status).toBe(200);
    });

    it('is all or nothing', async () => {
      const { uid, token, document } = await person();
      const good = update(`users/${uid}`, fieldsOf({ bio: 'x' }), { updateMask: { fieldPaths: ['bio'] } });
      expect((await commit([good, { delete: named(`users/${uid}`) }], token)).status).toBe(403);
      expect(await stored(`users/${uid}`)).toEqual(fieldsOf(document));
      expect((await commit([], token)).status).toBe(200);
    });

    it('takes no address for a picture, however it is written', async () => {
      const { uid, token } = await person();
      const path = `users/${uid}/avatar/meta`;
      const kept = fieldsOf({ imageUrl: '/files/avatars/a.webp' });
      const other = fieldsOf({ imageUrl: 'data:image/png;base64,AAAA' });
      const mask = { updateMask: { fieldPaths: ['imageUrl'] } };
      expect((await commit([update(path, other)], token)).status).toBe(403);
      expect(await stored(path)).toBeNull();
      await insertDocument(server.database.orm, { path, fields: kept, createTime: 1, updateTime: 1 });
      for (const write of [update(path, other), update(path, other, mask), update(path, {}, mask)])
        expect((await commit([write], token)).status).toBe(403);
      expect((await commit([{ delete: named(path) }, update(path, other)], token)).status).toBe(403);
      expect((await commit([update(path, kept)], token)).status).toBe(200);
      expect(await stored(path)).toEqual(kept);
      expect((await commit([{ delete: named(path) }], token)).status).toBe(200);
      expect(await stored(path)).toBeNull();
    });
  });

  it('lists people for an admin in order, filtered, in pages and counted', async () => {
    const admin = await person({ role: 'admin' });
    const company = `c${admin.uid}`;
    const made: Person[] = [];
    for (let i = 0; i < 5; i += 1) made.push(await person({ companyName: company }));
    const structuredQuery = {
      from: [{ collectionId: 'users' }],
      where: {
        fieldFilter: { field: { fieldPath: 'companyName' }, op: 'EQUAL', value: { stringValue: company } },
      },
      orderBy: [{ field: { fieldPath: 'userName' }, direction: 'DESCENDING' }],
      offset: 1,
      limit: { value: 3 },
    };
    const { body } = await send(':runQuery', { structuredQuery }, admin.token);
    const names = (body as { document: { name: string } }[]).map(({ document }) => document.name);
    expect(names).toEqual([made[3], made[2], made[1]].map((each) => named(`users/${each?.uid}`)));
    const counted = await send(
      ':runAggregationQuery',
      {
        structuredAggregationQuery: {
          structuredQuery: { from: structuredQuery.from, where: structuredQuery.where },
          aggregations: [{ alias: 'n', count: {} }],
        },
      },
      admin.token,
    );
    expect(counted.body).toMatchObject([{ result: { aggregateFields: { n: { integerValue: '5' } } } }]);
  });

  it('keeps values of every kind exactly', async () => {
    const fields: Fields = {
      text: { stringValue: 'Größe 😀 \u2028 \\ "' },
      big: { integerValue: '9223372036854775807' },
      small: { integerValue: '-9223372036854775808' },
      tiny: { doubleValue: 5e-324 },
      huge: { doubleValue: 1.7976931348623157e308 },
      tenth: { doubleValue: 0.1 },
      minusZero: { doubleValue: '-0' },
      nan: { doubleValue: 'NaN' },
      when: { timestampValue: '2026-05-01T08:00:00.123456Z' },
      yes: { booleanValue: true },
      none: { nullValue: null },
      bytes: { bytesValue: 'AAEC/w==' },
      place: { geoPointValue: { latitude: 1.5, longitude: -2.25 } },
      link: { referenceValue: named('users/u1') },
      list: {
        arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { a: { nullValue: null } } } }] },
      },
      empty: { mapValue: {} },
      'odd.name': { stringValue: 'x' },
    };
    await insertDocument(server.database.orm, { path: 'kinds/k1', fields, createTime: 1, updateTime: 2 });
    expect(await stored('kinds/k1')).toEqual(fields);
  });

  it('removes a person’s documents and nobody else’s, whatever their names', async () => {
    const paths = ['users/a_b', 'users/a_b/avatar/meta', 'users/axb', 'users/axb/avatar/meta', 'users/a_bc'];
    for (const [i, path] of paths.entries()) {
      const fields = fieldsOf({ userName: `tree${i}` });
      await insertDocument(server.database.orm, { path, fields, createTime: 1, updateTime: 1 });
    }
    await deleteDocumentTree(server.database.orm, 'users/a_b');
    const found = await Promise.all(paths.map((path) => getDocument(server.database.orm, path)));
    expect(found.map((document) => document?.path)).toEqual([undefined, undefined, ...paths.slice(2)]);
    for (const path of paths) await server.database.orm.delete(documents).where(eq(documents.path, path));
  });

  describe('malformed requests', () => {
    const shown = /sql|select |insert |postgres|pglite|drizzle|node_modules|\.ts:|stack/i;

    it.each([
      ['no JSON', ':commit', '{'],
      ['nothing', ':commit', ''],
      ['a list', ':commit', []],
      ['null', ':batchGet', null],
      ['no documents', ':batchGet', {}],
      [
        'a document of another database',
        ':batchGet',
        { documents: ['projects/x/databases/y/documents/users/u'] },
      ],
      ['a collection for a document', ':batchGet', { documents: [named('users')] }],
      ['a name with half a character', ':batchGet', { documents: [named('users/\ud800')] }],
      ['a path upwards', ':batchGet', { documents: [named('users/../x/y')] }],
      [
        '501 writes',
        ':commit',
        { writes: Array.from({ length: 501 }, () => ({ delete: named('users/u') })) },
      ],
      [
        'a write of two kinds',
        ':commit',
        { writes: [{ delete: named('users/u'), verify: named('users/u') }] },
      ],
      [
        'a value of two kinds',
        ':commit',
        { writes: [update('users/u', { a: { stringValue: 'x', booleanValue: true } as never })] },
      ],
      ['a query of no collection', ':runQuery', { structuredQuery: { from: [] } }],
    ])('with %s are refused', async (_, target, body) => {
      const { token } = await person();
      const answer = await send(target, body === null ? 'null' : (body as object | string), token);
      expect(answer).toEqual(refused(400, 'INVALID_ARGUMENT'));
      expect(JSON.stringify(answer.body)).not.toMatch(shown);
    });

    it.each([
      ['POST', ':listen'],
      ['POST', ':write'],
      ['POST', ':listCollectionIds'],
      ['POST', ':batchWrite'],
      ['POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'users', allDescendants: true }] } }],
      ['POST', ':runQuery', { structuredQuery: { from: [{}] } }],
      ['POST', '/users?documentId=u1'],
      ['GET', '/users'],
      ['GET', '/users/u1'],
      ['PATCH', '/users/u1'],
      ['DELETE', '/users/u1'],
    ] as [string, string, object?][])(
      'that nobody here speaks are told so: %s %s',
      async (method, target, body = {}) => {
        const answer = await server.app.inject({
          method,
          url: `/v1/${root}${target}`,
          ...(method === 'GET'
            ? {}
            : { headers: { 'content-type': 'text/plain' }, payload: JSON.stringify(body) }),
        });
        expect(answer.statusCode).toBe(501);
        expect(answer.json()).toEqual({
          error: {
            code: 501,
            status: 'UNIMPLEMENTED',
            message: expect.stringContaining('not offered here') as unknown,
          },
        });
      },
    );

    it('of filters without end within each other are refused', async () => {
      const admin = await person({ role: 'admin' });
      const depth = 20_000;
      const where = `${'{"compositeFilter":{"op":"AND","filters":['.repeat(depth)}${']}}'.repeat(depth)}`;
      const body = `{"structuredQuery":{"from":[{"collectionId":"users"}],"where":${where}}}`;
      expect(await send(':runQuery', body, admin.token)).toEqual(refused(400, 'INVALID_ARGUMENT'));
    });

    it('of any shape are answered without a fault and without a look inside', async () => {
      const { uid, token } = await person();
      const admin = await person({ role: 'admin' });
      const path = fc.constantFrom(
        `users/${uid}`,
        `users/${uid}/avatar/meta`,
        'users',
        'users/__x__',
        'a/b/c',
        '',
      );
      const text = fc.oneof(
        fc.string({ unit: 'binary' }),
        path.map(named),
        fc.constantFrom('bio', '`a`', 'a..b', '__name__'),
      );
      const value = fc.oneof(
        fc.record({ stringValue: text }),
        fc.record({ integerValue: fc.oneof(text, fc.integer()) }),
        fc.record({ doubleValue: fc.oneof(fc.double(), text) }),
        fc.record({ timestampValue: text }),
        fc.record({ arrayValue: fc.anything() }),
        fc.record({ mapValue: fc.anything() }),
        fc.anything(),
      );
      const fields = fc.dictionary(fc.oneof(text, fc.constant('bio')), value);
      const write = fc.record(
        {
          update: fc.record({ name: text, fields }, { requiredKeys: ['name'] }),
          delete: text,
          verify: text,
          updateMask: fc.record({ fieldPaths: fc.array(text) }),
          updateTransforms: fc.array(
            fc.record(
              { fieldPath: text, increment: value, setToServerValue: text },
              { requiredKeys: ['fieldPath'] },
            ),
          ),
          currentDocument: fc.record({ exists: fc.boolean(), updateTime: text }, { requiredKeys: [] }),
        },
        { requiredKeys: [] },
      );
      const where = fc.record({
        fieldFilter: fc.record({
          field: fc.record({ fieldPath: text }),
          op: fc.constantFrom('EQUAL', 'IN', 'LESS_THAN', 'X'),
          value,
        }),
      });
      const structuredQuery = fc.record(
        {
          from: fc.array(fc.record({ collectionId: fc.constantFrom('users', 'avatar', '') }), {
            maxLength: 2,
          }),
          where,
          orderBy: fc.array(
            fc.record({
              field: fc.record({ fieldPath: text }),
              direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
            }),
          ),
          startAt: fc.record({ values: fc.array(value), before: fc.boolean() }),
          limit: fc.oneof(fc.integer(), fc.record({ value: fc.integer() })),
        },
        { requiredKeys: ['from'] },
      );
      const request = fc.oneof(
        fc.tuple(fc.constant(':commit'), fc.record({ writes: fc.array(write, { maxLength: 3 }) })),
        fc.tuple(fc.constant(':batchGet'), fc.record({ documents: fc.array(text) })),
        fc.tuple(
          fc.constantFrom(':runQuery', `/users%2F${uid}:runQuery`, '/%2F%00:runQuery'),
          fc.record({ structuredQuery }),
        ),
        fc.tuple(fc.constantFrom(':commit', ':batchGet', ':runQuery', ':runAggregationQuery'), fc.anything()),
      );
      await fc.assert(
        fc.asyncProperty(
          request,
          fc.constantFrom(token, admin.token, 'x.y.z', undefined),
          async ([target, body], by) => {
            const payload =
              JSON.stringify(body, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)) ?? '';
            const answer = await send(target, payload, by);
            expect(answer.status === 501 || answer.status < 500).toBe(true);
            if (answer.status !== 200) {
              expect(answer.body).toMatchObject({ error: { code: answer.status } });
              expect((answer.body as { error: { message: string } }).error.message).not.toMatch(
                /node_modules|\.ts:|at Object/,
              );
            }
          },
        ),
        { numRuns: 400 },
      );
      expect(await stored(`users/${uid}`)).toMatchObject({
        role: { stringValue: 'user' },
        trialLimit: { integerValue: '5' },
      });
    });
  });
});

describe('a fault of the server', () => {
  it('is answered in Firestore’s shape and shows nothing', async () => {
    const server = await buildOwnServer();
    await server.database.close();
    const answer = await server.app.inject({
      method: 'POST',
      url: `/v1/${root}:batchGet`,
      headers: { 'content-type': 'text/plain', authorization: 'Bearer x.y.z' },
      payload: JSON.stringify({ documents: [`${root}/users/u1`] }),
    });
    expect(answer.statusCode).toBeLessThan(504);
    expect(answer.json()).toMatchObject({ error: { code: answer.statusCode } });
    expect(answer.body).not.toMatch(/pglite|closed|stack/i);
    await server.app.close();
  });
});
