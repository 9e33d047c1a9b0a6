import { describe, expect, it } from 'vitest';
import { hostedBackend } from '../../src/adapters/hosted.ts';
import { HttpProblem, type TokenProvider } from '../../src/adapters/http.ts';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A backend that answers from a list, and records its requests. */
function fake(answers: (Response | Error | 'never')[], token: TokenProvider = async () => 'token-1') {
  const asked: {
    method: string;
    url: string;
    authorization: string | null;
    body: string;
    type: string | null;
  }[] = [];
  const backend = hostedBackend({
    baseUrl: 'http://patina.test/api/hosted',
    token,
    timeout: 40,
    fetch: async (request) => {
      asked.push({
        method: request.method,
        url: request.url,
        authorization: request.headers.get('authorization'),
        body: await request.text(),
        type: request.headers.get('content-type'),
      });
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      if (answer instanceof Error) throw answer;
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    },
  });
  return { backend, asked };
}

async function failureOf(work: Promise<unknown>): Promise<HttpProblem> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HttpProblem);
  return error as HttpProblem;
}

const user = {
  uid: 'u1',
  email: 'ida@patina.example',
  displayName: 'Ida',
  userName: 'ida12345',
  role: 'merchant',
  trialLimit: 5,
  trialUsed: 0,
  registrationDate: '2026-01-01T00:00:00.000Z',
  disabled: false,
};

describe('hosted backend', () => {
  it('sends the token and the query, and gives back the page', async () => {
    const { backend, asked } = fake([json(200, { users: [user], total: 1 })]);
    expect(await backend.admin.listUsers({ search: 'ida & co', page: 2, pageSize: 20 })).toEqual({
      users: [user],
      total: 1,
    });
    expect(asked[0]).toMatchObject({ method: 'GET', authorization: 'Bearer token-1' });
    expect(Object.fromEntries(new URL(asked[0]!.url).searchParams)).toEqual({
      search: 'ida & co',
      page: '2',
      pageSize: '20',
    });
  });

  it('puts each change of a person at its own address', async () => {
    const { backend, asked } = fake([1, 2, 3].map(() => json(200, user)));
    await backend.admin.setRoles('u1', ['merchant']);
    await backend.admin.setTrialLimit('u1', 7);
    await backend.admin.setDisabled('u1', true);
    expect(asked.map(({ method, url, body }) => [method, new URL(url).pathname, JSON.parse(body)])).toEqual([
      ['PUT', '/api/hosted/admin/users/u1/roles', { roles: ['merchant'] }],
      ['PUT', '/api/hosted/admin/users/u1/trial-limit', { trialLimit: 7 }],
      ['PUT', '/api/hosted/admin/users/u1/disabled', { disabled: true }],
    ]);
  });

  it('sends a picture as it is', async () => {
    const { backend, asked } = fake([json(200, { imageUrl: '/files/avatars/a.webp' })]);
    expect(await backend.uploadAvatar('u1', new Blob(['pixels'], { type: 'image/png' }))).toBe(
      '/files/avatars/a.webp',
    );
    expect(asked[0]).toMatchObject({ method: 'PUT', body: 'pixels', type: 'image/png' });
  });

  it('passes on that the server is busy, and that nothing is wrong with the picture', async () => {
    const message = 'Nothing is wrong with yours: wait a moment and send it again.';
    const { backend } = fake([json(503, { reason: 'busy', message })]);
    const failure = await failureOf(backend.uploadAvatar('u1', new Blob(['pixels'], { type: 'image/png' })));
    expect(failure).toMatchObject({ status: 503, reason: 'busy', message });
  });

  it('ends with the reference of a request that the server failed at, and of no refusal', async () => {
    const named = (status: number, body: unknown) => {
      const answer = json(status, body);
      answer.headers.set('x-request-id', '3f2a91c07be4');
      return answer;
    };
    const message = 'You may not do this.';
    const { backend } = fake([named(500, {}), named(403, { reason: 'not-allowed', message })]);
    expect((await failureOf(backend.signOutEverywhere())).message).toBe(
      'Something went wrong on the server. Try again later.\nReference 3f2a91c07be4',
    );
    expect((await failureOf(backend.signOutEverywhere())).message).toBe(message);
  });

  it('waits longer for a picture than for anything else: it may have to wait for its turn', async () => {
    const { backend, asked } = fake(['never', 'never']);
    const sent = backend.uploadAvatar('u1', new Blob(['pixels'], { type: 'image/png' })).then(
      () => 'done',
      () => 'given up',
    );
    await expect.poll(() => asked.length).toBe(1);
    expect((await failureOf(backend.getConfig())).reason).toBe('timeout');
    expect(await Promise.race([sent, 'still waiting'])).toBe('still waiting');
  });

  it('asks once more with a fresh token when the old one is refused', async () => {
    const { backend, asked } = fake(
      [json(401, { reason: 'signed-out', message: 'Sign in again.' }), json(200, user)],
      async ({ fresh }) => (fresh ? 'token-2' : 'token-1'),
    );
    await backend.admin.setTrialLimit('u1', 7);
    expect(asked.map(({ authorization, body }) => [authorization, body])).toEqual([
      ['Bearer token-1', '{"trialLimit":7}'],
      ['Bearer token-2', '{"trialLimit":7}'],
    ]);
  });

  it('asks only once more', async () => {
    const refused = () => json(401, { reason: 'signed-out', message: 'Sign in again.' });
    const { backend, asked } = fake([refused(), refused(), refused()]);
    expect(await failureOf(backend.signOutEverywhere())).toMatchObject({
      status: 401,
      message: 'Sign in again.',
    });
    expect(asked).toHaveLength(2);
  });

  it('sends no token and asks once when nobody is signed in', async () => {
    const { backend, asked } = fake(
      [json(401, { reason: 'signed-out', message: 'Sign in.' })],
      async () => null,
    );
    await failureOf(backend.signOutEverywhere());
    expect(asked.map(({ authorization }) => authorization)).toEqual([null]);
  });

  it('names the field that the server names', async () => {
    const { backend } = fake([json(409, { reason: 'taken', message: 'Taken.', field: 'userName' })]);
    const fields = {
      displayName: '',
      firstName: 'Ida',
      lastName: '',
      userName: 'ida',
      phone: '',
      companyName: '',
      bio: '',
    };
    expect(await failureOf(backend.admin.saveUser('u1', fields))).toMatchObject({
      status: 409,
      reason: 'taken',
      field: 'userName',
      message: 'Taken.',
    });
  });

  it('finds nobody under a name that nobody has or that cannot be one', async () => {
    const { backend } = fake([
      json(404, { reason: 'not-found', message: 'Nobody.' }),
      json(400, { reason: 'bad-request', message: 'No name.' }),
    ]);
    expect(await backend.publicProfile('nobody')).toBeNull();
    expect(await backend.publicProfile('!')).toBeNull();
  });

  const waiting = (status: number, retryAfter: string, body?: object) =>
    new Response(body ? JSON.stringify(body) : '', {
      status,
      headers: { 'retry-after': retryAfter, ...(body ? { 'content-type': 'application/json' } : {}) },
    });
  const tooOften = { reason: 'too-often', message: 'That was too often.' };
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();

  it.each<[string, Response, RegExp, number | undefined]>([
    ['who asks too often', waiting(429, '20', tooOften), /^Too many requests. Try again in 20 seconds.$/, 20],
    ['for a second', waiting(429, '1', tooOften), /in 1 second\.$/, 1],
    ['for minutes', waiting(429, '300'), /^Too many requests. Try again in 5 minutes.$/, 300],
    ['until a time', waiting(429, inAMinute), /^Too many requests. Try again in [56]\d seconds.$/, undefined],
    ['for a server that is busy', waiting(503, '5'), /^The server is not ready. Try again in 5 seconds.$/, 5],
    [
      'for one that says why',
      waiting(503, '60', { reason: 'disk-full', message: 'No room.' }),
      /^No room.$/,
      60,
    ],
    ['for nobody knows how long', waiting(429, 'soon', tooOften), /^That was too often.$/, undefined],
  ])('tells how long to wait: %s', async (_, answer, words, seconds) => {
    const failure = await failureOf(fake([answer]).backend.getConfig());
    expect(failure.message).toMatch(words);
    if (seconds !== undefined) expect(failure.retryAfterSeconds).toBe(seconds);
  });

  it.each<[string, Response | Error | 'never', string, RegExp]>([
    ['a dead server', new TypeError('fetch failed'), 'offline', /cannot be reached/],
    ['a server that does not answer', 'never', 'timeout', /too long/],
    ['a page of a captive portal', new Response('<html>', { status: 200 }), 'unreadable', /no sense/],
    ['an error page of a proxy', new Response('<html>', { status: 502 }), 'http-502', /went wrong/],
    ['a proxy that limits', new Response('', { status: 429 }), 'http-429', /too often/],
    ['an error of another shape', json(500, { message: 'select * from' }), 'http-500', /went wrong/],
  ])('says in words what is wrong with %s', async (_, answer, reason, words) => {
    const failure = await failureOf(fake([answer]).backend.getConfig());
    expect(failure.reason).toBe(reason);
    expect(failure.message).toMatch(words);
  });
});
