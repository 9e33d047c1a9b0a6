import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todoAccounts } from '../../../server/db/schema.ts';
import { openTodoBackend, password, registrationOf, type TodoBackend } from './support.ts';

let backend: TodoBackend;
let ida: string;
let bert: string;
let admin: string;

beforeAll(async () => {
  backend = await openTodoBackend();
  ida = await backend.signUp('ida');
  bert = await backend.signUp('bert', { first_name: 'Bert' });
  admin = await backend.signUp('astrid');
  await backend.db.orm.update(todoAccounts).set({ role: 'admin' }).where(eq(todoAccounts.username, 'astrid'));
});
afterAll(() => backend.close());

const todo = { title: 'Oil the saddle', description: 'Two thin coats', priority: 3, complete: false };

const complaints = (body: { detail: { loc: unknown; type: string }[] }) =>
  body.detail.map(({ loc, type }) => [loc, type]);

describe('registration', () => {
  it('makes a plain user, with a small user name and email', async () => {
    const { status, body } = await backend.ask('POST', '/auth/register', {
      body: { ...registrationOf('Nora.Lind'), email: 'Nora@Patina.example', phone_number: '+14155552671' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      username: 'nora.lind',
      email: 'nora@patina.example',
      phone_number: '+14155552671',
      role: 'user',
      is_active: true,
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('takes no role and nothing else that it does not know', async () => {
    const { status, body } = await backend.ask('POST', '/auth/register', {
      body: { ...registrationOf('mallory'), role: 'admin' },
    });
    expect(status).toBe(422);
    expect(complaints(body)).toEqual([[['body', 'role'], 'extra_forbidden']]);
  });

  it('names what is taken', async () => {
    const name = await backend.ask('POST', '/auth/register', {
      body: { ...registrationOf('IDA'), email: 'other@patina.example' },
    });
    expect(name.status).toBe(409);
    expect(complaints(name.body)).toEqual([[['body', 'username'], 'taken']]);
    const email = await backend.ask('POST', '/auth/register', {
      body: { ...registrationOf('other'), email: 'IDA@patina.example' },
    });
    expect(email.status).toBe(409);
    expect(complaints(email.body)).toEqual([[['body', 'email'], 'taken']]);
  });

  it('tells each place that is wrong, as FastAPI does', async () => {
    const { status, body } = await backend.ask('POST', '/auth/register', {
      body: {
        ...registrationOf('x'),
        email: 'nobody',
        password: 'short',
        phone_number: 7,
        last_name: undefined,
      },
    });
    expect(status).toBe(422);
    expect(complaints(body)).toEqual(
      expect.arrayContaining([
        [['body', 'last_name'], 'missing'],
        [['body', 'username'], 'string_pattern_mismatch'],
        [['body', 'email'], 'string_pattern_mismatch'],
        [['body', 'password'], 'string_too_short'],
        [['body', 'phone_number'], 'string_type'],
      ]),
    );
  });

  it('refuses a password that everybody has, beside its field', async () => {
    const { status, body } = await backend.ask('POST', '/auth/register', {
      body: { ...registrationOf('weak'), password: 'password123' },
    });
    expect(status).toBe(422);
    expect(complaints(body)).toEqual([[['body', 'password'], 'value_error']]);
  });
});

describe('sign-in', () => {
  it('gives a token for the user name or the email', async () => {
    for (const name of ['ida', 'IDA', 'ida@patina.example']) {
      const { status, body } = await backend.signIn(name);
      expect(status).toBe(200);
      expect(body).toMatchObject({ token_type: 'bearer', expires_in: 1800 });
    }
  });

  it('sounds the same for a wrong password and for nobody', async () => {
    for (const answer of [await backend.signIn('ida', 'wrong'), await backend.signIn('nobody')]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ detail: 'Incorrect username or password' });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('takes a form and nothing else', async () => {
    const json = await backend.ask('POST', '/auth/token', { body: { username: 'ida', password } });
    expect(json.status).toBe(415);
    const other = await backend.ask('POST', '/auth/token', {
      form: 'grant_type=magic&username=ida&password=x',
    });
    expect(other.status).toBe(422);
  });

  it('slows down whoever guesses, and never whoever knows', async () => {
    for (let i = 0; i < 30; i += 1) expect((await backend.signIn('bert')).status).toBe(200);
    const statuses = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await backend.signIn('bert', 'guess')).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.at(-1)).toBe(429);
    backend.pass(60);
    expect((await backend.signIn('bert')).status).toBe(200);
  });

  it(
    'counts guesses once by account, under whichever name, over all addresses',
    { tags: 'full' },
    async () => {
      await backend.signUp('rosa');
      const { headers } = await backend.signIn('rosa');
      const [cookie = ''] = String(headers['set-cookie']).split(';');
      const statuses: number[] = [];
      const names = ['rosa', 'rosa@patina.example', 'rosa'];
      for (let i = 0; i < 12; i += 1) {
        statuses.push((await backend.signIn(names[i % 3]!, 'guess', '', '10.3.3.3')).status);
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
      for (let i = 0; i < 95; i += 1) {
        statuses.push((await backend.signIn(names[i % 3]!, 'guess', '', `10.4.0.${i}`)).status);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(100);
      expect((await backend.signIn('rosa', undefined, '', '10.5.5.5')).status).toBe(429);
      expect((await backend.signIn('rosa', undefined, cookie, '10.5.5.5')).status).toBe(200);
      expect((await backend.signIn('bert', undefined, '', '10.5.5.5')).status).toBe(200);
    },
  );
});

describe('a token', () => {
  it('is good for half an hour', async () => {
    const token = (await backend.signIn('ida')).body.access_token;
    backend.pass(1799);
    expect((await backend.ask('GET', '/users/me', { token })).status).toBe(200);
    backend.pass(2);
    const late = await backend.ask('GET', '/users/me', { token });
    expect([late.status, late.body]).toEqual([401, { detail: 'Could not validate credentials' }]);
    [ida, bert, admin] = (await Promise.all(
      ['ida', 'bert', 'astrid'].map(async (name) => (await backend.signIn(name)).body.access_token),
    )) as [string, string, string];
  });

  it('ends with a change of the password', async () => {
    const token = await backend.signUp('olga');
    const change = (old: string) =>
      backend.ask('PUT', '/users/me/password', {
        token,
        body: { password: old, new_password: 'birch oil 99 x' },
      });
    const wrong = await change('wrong');
    expect(wrong.status).toBe(400);
    expect(complaints(wrong.body)).toEqual([[['body', 'password'], 'wrong-credentials']]);
    expect((await change(password)).status).toBe(204);
    expect((await backend.ask('GET', '/users/me', { token })).status).toBe(401);
    expect((await backend.signIn('olga', password)).status).toBe(401);
    expect((await backend.signIn('olga', 'birch oil 99 x')).status).toBe(200);
  });

  it('is worth nothing once the account is closed', async () => {
    const token = await backend.signUp('closed');
    await backend.db.orm
      .update(todoAccounts)
      .set({ isActive: false })
      .where(eq(todoAccounts.username, 'closed'));
    expect((await backend.ask('GET', '/todos', { token })).status).toBe(401);
    expect((await backend.signIn('closed')).status).toBe(401);
  });
});

describe('rights', () => {
  const rows: [method: string, path: string, body: unknown, expected: [number, number, number, number]][] = [
    // nobody, another user, the owner, an admin
    ['GET', '/users/me', undefined, [401, 200, 200, 200]],
    ['GET', '/users', undefined, [401, 403, 403, 200]],
    ['GET', '/todos', undefined, [401, 200, 200, 200]],
    ['POST', '/todos', todo, [401, 201, 201, 201]],
    ['GET', '/todos/ID', undefined, [401, 404, 200, 404]],
    ['PUT', '/todos/ID', todo, [401, 404, 200, 404]],
    ['DELETE', '/todos/ID', undefined, [401, 404, 204, 404]],
  ];

  it.each(rows)('%s %s', async (method, path, body, expected) => {
    const { body: made } = await backend.ask('POST', '/todos', { token: ida, body: todo });
    const askers = [undefined, bert, ida, admin];
    // The owner comes last, since their actions cannot be undone.
    for (const who of [0, 1, 3, 2]) {
      const token = askers[who];
      const answer = await backend.ask(method, path.replace('ID', made.id), {
        body,
        ...(token === undefined ? {} : { token }),
      });
      expect([who, answer.status]).toEqual([who, expected[who]]);
      if (answer.status >= 400) expect(Object.keys(answer.body)).toEqual(['detail']);
    }
  });

  it.each(['', 'x', 'a.b.c', 'Bearer'])('takes %j for no token', async (token) => {
    expect((await backend.ask('GET', '/todos', { token })).status).toBe(401);
  });
});

describe('todos', () => {
  it('are kept as they were tidied, changed and deleted', async () => {
    const { status, body } = await backend.ask('POST', '/todos', {
      token: ida,
      body: { ...todo, title: '  Wax  ', complete: true },
    });
    expect(status).toBe(201);
    expect(body).toEqual({ ...todo, title: 'Wax', complete: true, id: body.id, created_at: body.created_at });
    const changed = await backend.ask('PUT', `/todos/${body.id}`, {
      token: ida,
      body: { ...todo, priority: 5 },
    });
    expect(changed.body).toMatchObject({ ...todo, priority: 5 });
    expect((await backend.ask('DELETE', `/todos/${body.id}`, { token: ida })).status).toBe(204);
    const gone = await backend.ask('GET', `/todos/${body.id}`, { token: ida });
    expect([gone.status, gone.body]).toEqual([404, { detail: 'Todo not found.' }]);
  });

  it.each([
    [{ title: 'ab' }, ['body', 'title']],
    [{ title: ' ab ' }, ['body', 'title']],
    [{ title: 'x'.repeat(101) }, ['body', 'title']],
    [{ description: '  ' }, ['body', 'description']],
    [{ description: 'x'.repeat(1001) }, ['body', 'description']],
    [{ priority: 0 }, ['body', 'priority']],
    [{ priority: 6 }, ['body', 'priority']],
    [{ priority: '3' }, ['body', 'priority']],
    [{ complete: 'yes' }, ['body', 'complete']],
    [{ owner: 1 }, ['body', 'owner']],
  ])('are refused at the place that is wrong: %j', async (wrong, loc) => {
    const before = await backend.ask('GET', '/todos', { token: ida });
    const { status, body } = await backend.ask('POST', '/todos', { token: ida, body: { ...todo, ...wrong } });
    expect(status).toBe(422);
    expect(body.detail.map((each: { loc: unknown }) => each.loc)).toContainEqual(loc);
    expect((await backend.ask('GET', '/todos', { token: ida })).body.total).toBe(before.body.total);
  });

  it('are searched, filtered, sorted and paged', async () => {
    const token = await backend.signUp('lister');
    const made = [
      { ...todo, title: 'Brush', priority: 1 },
      { ...todo, title: 'apron', priority: 5, complete: true },
      { ...todo, title: 'Cloth 100%', priority: 3, description: 'For the SADDLE' },
    ];
    for (const body of made) await backend.ask('POST', '/todos', { token, body });
    const titles = async (query: string) =>
      (await backend.ask('GET', `/todos?${query}`, { token })).body.items.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('')).toEqual(['Cloth 100%', 'apron', 'Brush']);
    expect(await titles('sort=title')).toEqual(['apron', 'Brush', 'Cloth 100%']);
    expect(await titles('sort=priority')).toEqual(['apron', 'Cloth 100%', 'Brush']);
    expect(await titles('complete=true')).toEqual(['apron']);
    expect(await titles('complete=false&sort=title')).toEqual(['Brush', 'Cloth 100%']);
    expect(await titles('search=saddle')).toEqual(['Cloth 100%']);
    expect(await titles(`search=${encodeURIComponent('100%')}`)).toEqual(['Cloth 100%']);
    expect(await titles(`search=${encodeURIComponent('%')}&sort=title`)).toEqual(['Cloth 100%']);
    expect(await titles('sort=title&skip=1&limit=1')).toEqual(['Brush']);
    expect((await backend.ask('GET', '/todos?limit=1', { token })).body.total).toBe(3);
  });

  it.each(['limit=0', 'limit=101', 'skip=-1', 'sort=age', 'complete=maybe', 'unknown=1'])(
    'cannot be listed with %s',
    async (query) => {
      const { status, body } = await backend.ask('GET', `/todos?${query}`, { token: ida });
      expect(status).toBe(422);
      expect(body.detail[0].loc[0]).toBe('query');
    },
  );

  it.each(['0', '-1', 'x', '1.5', '99999999999'])('have no number %s', async (id) => {
    const { status, body } = await backend.ask('GET', `/todos/${id}`, { token: ida });
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['path', 'todo_id']);
  });
});

describe('one’s own account', () => {
  it('is changed, but not to somebody else’s email', async () => {
    const body = { email: 'Ida2@patina.example', first_name: ' Ida ', last_name: 'Lind', phone_number: null };
    const changed = await backend.ask('PUT', '/users/me', { token: ida, body });
    expect(changed.body).toMatchObject({
      email: 'ida2@patina.example',
      first_name: 'Ida',
      last_name: 'Lind',
    });
    const taken = await backend.ask('PUT', '/users/me', {
      token: ida,
      body: { ...body, email: 'bert@patina.example' },
    });
    expect(taken.status).toBe(409);
    expect((await backend.ask('GET', '/users/me', { token: ida })).body.email).toBe('ida2@patina.example');
  });

  it('is among all for an admin, who can search', async () => {
    const { body } = await backend.ask('GET', '/users?search=BERT&limit=5', { token: admin });
    expect(body.items.map(({ username }: { username: string }) => username)).toEqual(['bert']);
    expect(body.total).toBe(1);
  });
});

describe('a request that makes no sense', () => {
  it('is told so in the same shape', async () => {
    const broken = await backend.app.inject({
      method: 'POST',
      url: '/api/py/todos',
      headers: { authorization: `Bearer ${ida}`, 'content-type': 'application/json' },
      payload: '{"title":',
    });
    expect(broken.statusCode).toBe(422);
    expect(broken.json().detail[0]).toEqual({
      type: 'json_invalid',
      loc: ['body'],
      msg: 'JSON decode error',
      input: {},
    });
    for (const text of ['%00', 'wax%00']) {
      const unstorable = await backend.ask('GET', `/todos?search=${text}`, { token: ida });
      expect([unstorable.status, complaints(unstorable.body)]).toEqual([
        422,
        [[['body', 'search'], 'value_error']],
      ]);
    }
    const nowhere = await backend.ask('GET', '/nothing');
    expect([nowhere.status, Object.keys(nowhere.body)]).toEqual([404, ['detail']]);
  });
});
