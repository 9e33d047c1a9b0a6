/**
 * Requests that no client of ours sends, over every route and header: the server always answers soon,
 * with a client error, reveals nothing internal, and changes nothing when it refuses.
 */
import { eq, or, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accounts, documents } from '../../../server/db/schema.ts';
import { updateAccount } from '../../../server/identity/accounts.ts';
import { readResume } from '../../../server/hiring/parsing/parse-resume.ts';
import { findPerson } from '../../../server/people/people.ts';
import { seed, times } from '../../counts.ts';
import {
  change,
  malformed,
  type People,
  soundRequests,
  unknownHiring,
  unknownTrade,
  unspoken,
} from './malformed-requests.ts';
import { bytesOf, type RawAnswer, type RawRequest, sendRaw } from './raw-http.ts';
import { documentsRoot, openWholeServer, type SignedIn, type WholeServer } from './whole-server.ts';

/** Anything longer is a hang, unless a second try is faster: this machine may be busy. */
const timeoutMs = 2000;
/** A valid request may wait for a process that opens pictures, which starts slowly on a busy machine. */
const soundTimeoutMs = 20_000;
const inside =
  /\n\s+at |node_modules|node:internal|\.[cm]?[jt]s:\d|\bselect\b.+\bfrom\b|insert into|pglite|postgres|drizzle|argon2|ZodError|FST_ERR|\bECONN|SQLSTATE|server\/(db|identity|documents|routes)/i;

let server: WholeServer;
let people: People;
let reading: NodeJS.Timeout;

beforeAll(async () => {
  // Without a mail server mails are printed.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  server = await openWholeServer();
  const owner = await server.newPerson();
  const admin = await server.newPerson('admin');
  // With a password of their own, which nobody else sends.
  const bystander = await server.newPerson('merchant', 'nobody else knows this 9');
  const [target, todoOwner] = [await server.newPerson(), await server.newTodoOwner()];
  people = { owner, admin, target, bystander, todoOwner };
  // The thread that reads résumés takes seconds to start when other tests keep every core busy, which is not a hang;
  // without work it ends after a minute.
  const read = () => readResume(Buffer.from('Ida'));
  await read();
  reading = setInterval(() => void read(), 20_000);
});
afterAll(async () => {
  clearInterval(reading);
  vi.restoreAllMocks();
  await server?.close();
});

/** Everything stored about people. Counters of attempts and sessions may change with a refusal. */
async function fingerprint(): Promise<string> {
  const table = (name: string) =>
    sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.identifier(name)} t)`;
  const names = [
    ...['accounts', 'documents', 'events', 'signing_keys', 'snapshots'],
    ...['pictures', 'posts', 'products', 'product_pictures', 'product_clients', 'quote_requests'],
    ...['transactions', 'invites', 'registrations', 'tenants', 'done_requests'],
    ...['todo_accounts', 'todos', 'jobs'],
  ];
  const { rows } = (await server.database.orm.execute(
    sql`select ${sql.join(names.map(table), sql` || `)} as print`,
  )) as unknown as { rows: { print: string }[] };
  return rows[0]!.print;
}

const rowsOf = async ({ uid }: SignedIn) => ({
  account: await server.database.orm.select().from(accounts).where(eq(accounts.uid, uid)),
  documents: await server.database.orm
    .select()
    .from(documents)
    .where(or(eq(documents.path, `users/${uid}`), eq(documents.path, `users/${uid}/avatar/meta`))),
});

/** A request may legitimately delete an account or end its sessions; later ones need a person again. */
async function renewPeople(): Promise<void> {
  const works = (token: string) => server.identity.verifyIdToken(token).catch(() => null);
  const { owner, admin, target } = people;
  if (!(await works(owner.token))) people = { ...people, owner: await server.newPerson() };
  const asAdmin = (await works(admin.token)) && (await findPerson(server.database.orm, admin.uid));
  if (!asAdmin || asAdmin.role !== 'admin') people = { ...people, admin: await server.newPerson('admin') };
  if (!(await findPerson(server.database.orm, target.uid)))
    people = { ...people, target: await server.newPerson() };
  const { token, todoId } = people.todoOwner;
  // Publishing a job requires a verified email address.
  await updateAccount(server.database.orm, people.owner.uid, { emailVerified: true });
  const found = await server.app.inject({
    url: `/api/py/todos/${todoId}`,
    headers: { authorization: `Bearer ${token}` },
  });
  if (found.statusCode !== 200) people = { ...people, todoOwner: await server.newTodoOwner() };
}

/** Whether the answer came in time. A repeated request may have taken effect on the first try. */
async function send(
  request: RawRequest,
  ms = timeoutMs,
): Promise<{ readonly answer: RawAnswer; readonly again: boolean }> {
  const answer = await sendRaw(server.port, request, ms);
  if (!answer.timedOut) return { answer, again: false };
  return { answer: await sendRaw(server.port, request, ms), again: true };
}

function describeCase(request: RawRequest, answer: RawAnswer): string {
  const sent = bytesOf(request).toString('utf8');
  return `${JSON.stringify(sent.length > 3000 ? `${sent.slice(0, 3000)}…` : sent)}\n→ ${answer.status} ${answer.body.slice(0, 500)}`;
}

it('has a sound request for every route', async () => {
  // The routes of the contract and of the app, as the router has them; every GET also adds a HEAD.
  const routes = server.routes.filter(({ method }) => !['HEAD', 'OPTIONS'].includes(method));
  const sound = soundRequests(people).map(({ method, target }) => ({ method, path: target.split('?')[0]! }));
  const matcher = (url: string) =>
    new RegExp(
      `^${url
        .split('/')
        .map((part) =>
          part
            .replaceAll('::', '\u0001')
            .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
            .replace(/:\w+/g, '[^/]+')
            .replaceAll('*', '.+')
            .replaceAll('\u0001', ':'),
        )
        .join('/')}$`,
    );
  const uncovered = routes
    .filter(({ url }) => !/^\/(identitytoolkit|securetoken)\.googleapis\.com\/\*$/.test(url))
    .filter(
      ({ method, url }) => !sound.some((each) => each.method === method && matcher(url).test(each.path)),
    );
  expect(routes.length).toBeGreaterThan(20);
  expect(uncovered).toEqual([]);
});

it('answers the sound requests', { timeout: 240_000 }, async () => {
  // A person who signs up in it may exist from a first try.
  await server.database.orm.delete(accounts).where(eq(accounts.email, 'new@patina.example'));
  const answers: { readonly name: string; readonly answer: RawAnswer }[] = [];
  for (const [i] of soundRequests(people).entries()) {
    const sound = soundRequests(people)[i]!;
    const { answer } = await send(malformed(sound, [], people), soundTimeoutMs);
    // After a request that ends the account there is a new owner.
    const name = `${sound.method} ${sound.target}`
      .replace(/\?.*/, '')
      .replace(/users\/\w+(:run|\/merchant)/, 'users/{uid}$1');
    answers.push({ name, answer });
    await renewPeople();
  }
  const refused = answers.filter(({ answer: { status } }) => status === null || status >= 400);
  const reported = refused.map(
    ({ name, answer }) => `${name}: ${answer.status} ${answer.body.slice(0, 100)}`,
  );
  expect(
    refused.map(({ name }) => name),
    reported.join('\n'),
  ).toEqual([
    // With an invented code.
    'POST /identitytoolkit.googleapis.com/v1/accounts:update',
    'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
    'POST /identitytoolkit.googleapis.com/v1/accounts:resetPassword',
    'GET /identitytoolkit.googleapis.com/v1/projects',
    'GET /securetoken.googleapis.com/v1/nothing',
    // The document of a picture can only be read by name.
    `POST /v1/${documentsRoot}/users/{uid}:runQuery`,
    `POST /v1/${documentsRoot}/users/{uid}:runAggregationQuery`,
    // Nobody has deleted an account with this token.
    'POST /api/hosted/account-erasure',
    // Nobody has a pending sign-in, and browsers have no passkeys at a bare IP address.
    'POST /api/hosted/second-factor/options',
    'POST /api/hosted/second-factor/passkey',
    'POST /api/hosted/second-factor/recovery-code',
    'POST /api/hosted/account/passkeys/options',
    'POST /api/hosted/account/passkeys',
    'PUT /api/hosted/account/passkeys/3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11',
    'DELETE /api/hosted/account/passkeys/3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11',
    'POST /api/hosted/account/recovery-codes',
    // Its proof is invented.
    'POST /api/hosted/checkpoints',
    // Nobody asked at that time.
    'PUT /api/hosted/admin/users/{uid}/merchant-request',
    ...['GET', 'POST', 'PATCH', 'DELETE'].flatMap((method) => unspoken.map((path) => `${method} ${path}`)),
    ...[...unknownTrade, ...unknownHiring].map((name) => name.replace(/\?.*/, '')),
    // Its photos are invalid: measuring two takes seconds.
    'POST /api/node/visitor-measurements',
    // The owner is nobody's client.
    'POST /api/node/brand/checks',
    // No model is configured.
    'POST /api/node/transcriptions',
    // Nobody has this upload, nor these pictures.
    'PATCH /api/node/uploads/3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11',
    'DELETE /api/node/uploads/3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11',
    'GET /files/pictures/3f1c1f0e-6b1c-4f7e-9a55-0d5a4e0c9b11-large.webp',
    `GET /files/avatars/${'a'.repeat(24)}-${'0'.repeat(36)}.webp`,
  ]);
});

it(
  `answers ${times(10_000)} malformed requests without a fault`,
  async () => {
    const before = await rowsOf(people.bystander);
    const last = soundRequests(people).length - 1;
    let refusals = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(last),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async (which, changes) => {
          const request = malformed(soundRequests(people)[which]!, changes, people);
          const kept = await fingerprint();
          const { answer, again } = await send(request);
          const shown = () => describeCase(request, answer);
          expect(answer.timedOut, `hangs: ${shown()}`).toBe(false);
          // 501 names a method of Firestore that is not implemented here.
          if (answer.status !== 501) expect(answer.status ?? 0, `fails: ${shown()}`).toBeLessThan(500);
          // Admins may see which database it is.
          const text = answer.head + answer.body.replace(/"database":"Embedded PostgreSQL [\d.]+"/, '');
          expect(text, `shows internals: ${shown()}`).not.toMatch(inside);
          expect(text.includes(server.folder), `shows a path: ${shown()}`).toBe(false);
          if (answer.status === null || answer.status >= 400) {
            refusals += 1;
            if (!again) expect(await fingerprint(), `changes data though refused: ${shown()}`).toBe(kept);
          }
          if (again || (answer.status !== null && answer.status < 400)) await renewPeople();
          const { role } = (await findPerson(server.database.orm, people.owner.uid))!;
          expect(role, `raises a role: ${shown()}`).toBe('user');
        },
      ),
      { numRuns: times(10_000), seed },
    );
    // As intended: most changes make a request invalid.
    expect(refusals).toBeGreaterThan(times(10_000) / 3);
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await rowsOf(people.bystander)).toEqual(before);
    expect(await server.identity.verifyIdToken(people.bystander.token)).toMatchObject({
      uid: people.bystander.uid,
    });
  },
  times(10_000) * 300,
);

it('has logged no fault and no token meanwhile', () => {
  const faults = server.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
  expect(faults).toEqual([]);
  const secrets = [people.admin, people.bystander].flatMap(({ token, refreshToken }) => [
    token,
    refreshToken,
  ]);
  expect(server.log.some((line) => secrets.some((secret) => line.includes(secret)))).toBe(false);
});
