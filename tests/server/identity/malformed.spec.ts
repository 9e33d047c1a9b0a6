import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../../server/common/rate-limit.ts';
import { buildOwnServer, type OwnServer } from '../firebase-backend.ts';

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
const actions = [
  'signUp',
  'signInWithPassword',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
];
/** Never reached: the rate is not tested here. */
const generous = { burst: 1_000_000, refillSeconds: 1 };
const unlimited = Object.fromEntries(Object.keys(defaultLimits).map((kind) => [kind, generous]));
const shown = /sql|select |insert |postgres|pglite|drizzle|argon|node_modules|\.ts:|stack|zod/i;

describe('malformed identity requests', () => {
  let server: OwnServer;
  let token: string;
  beforeAll(async () => {
    server = await buildOwnServer({ limits: unlimited });
    const person = { email: 'anna@example.com', password: 'correct horse battery' };
    token = (await server.identity.signUp(person, 'Anna', '10.0.0.1')).idToken;
  });
  afterAll(() => server.close());

  const post = async (url: string, payload: string, contentType = 'application/json') => {
    const headers = { 'content-type': contentType };
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.body };
  };
  const message = ({ body }: { body: string }) =>
    (JSON.parse(body) as { error: { message: string } }).error.message;

  it.each([
    ['no JSON', 'signUp', '{', 'INVALID_REQUEST'],
    ['nothing', 'signUp', '', 'INVALID_REQUEST'],
    ['null', 'lookup', 'null', 'INVALID_REQUEST'],
    ['a list', 'signInWithPassword', '[]', 'INVALID_REQUEST'],
    ['an anonymous sign-up', 'signUp', '{"returnSecureToken":true}', 'ADMIN_ONLY_OPERATION'],
    ['no email', 'signInWithPassword', '{"password":"x"}', 'MISSING_EMAIL'],
    ['an email that is no text', 'signInWithPassword', '{"email":{"a":1},"password":"x"}', 'MISSING_EMAIL'],
    [
      'an email with a NUL',
      'signUp',
      '{"email":"a\\u0000@x.com","password":"long enough 1"}',
      'INVALID_EMAIL',
    ],
    ['no password', 'signInWithPassword', '{"email":"a@example.com"}', 'MISSING_PASSWORD'],
    ['no token', 'lookup', '{}', 'MISSING_ID_TOKEN'],
    ['no code', 'resetPassword', '{}', 'MISSING_OOB_CODE'],
    [
      'a kind of mail that is not sent',
      'sendOobCode',
      '{"requestType":"EMAIL_SIGNIN"}',
      'OPERATION_NOT_ALLOWED',
    ],
    ['no kind of mail', 'sendOobCode', '{}', 'INVALID_REQ_TYPE'],
    [
      'a display name with a NUL',
      'update',
      '{"idToken":"TOKEN","displayName":"a\\u0000"}',
      'INVALID_DISPLAY_NAME',
    ],
    [
      'a picture that is a script',
      'update',
      '{"idToken":"TOKEN","photoUrl":"javascript:x"}',
      'INVALID_PHOTO_URL',
    ],
  ])('with %s are refused', async (_, action, body, expected) => {
    const answer = await post(`${toolkit}:${action}`, body.replace('TOKEN', token));
    expect(message(answer)).toBe(expected);
    expect(answer.status).toBe(400);
  });

  it('that are too large, of another kind or to another place are refused in the same shape', async () => {
    const large = await post(`${toolkit}:signUp`, JSON.stringify({ email: 'x'.repeat(70_000) }));
    expect([large.status, message(large)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const xml = await post(`${toolkit}:signUp`, '<a/>', 'application/xml');
    expect([xml.status, message(xml)]).toEqual([400, 'INVALID_REQUEST']);
    const elsewhere = await post(`${toolkit}:signInWithIdp`, '{}');
    expect([elsewhere.status, message(elsewhere)]).toEqual([404, 'NOT_FOUND']);
    const grant = await post(
      '/securetoken.googleapis.com/v1/token',
      'grant_type=password',
      'application/x-www-form-urlencoded',
    );
    expect(message(grant)).toBe('INVALID_GRANT_TYPE');
  });

  it('of any shape are answered without a fault and without a look inside', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'anna@example.com',
        'A@B',
        '',
        'x'.repeat(43),
        'a.b.c',
        'PASSWORD_RESET',
        'VERIFY_EMAIL',
      ),
      fc.constant('TOKEN'),
    );
    const body = fc.oneof(
      fc.record(
        {
          email: fc.oneof(text, fc.anything()),
          password: fc.oneof(fc.constantFrom('x', '1234567'), fc.integer()),
          idToken: text,
          refresh_token: text,
          grant_type: fc.constantFrom('refresh_token', 'x'),
          displayName: fc.oneof(text, fc.anything()),
          photoUrl: text,
          deleteAttribute: fc.anything(),
          requestType: text,
          oobCode: text,
          newPassword: fc.constantFrom('x', '1234567'),
        },
        { requiredKeys: [] },
      ),
      fc.anything(),
    );
    const url = fc.constantFrom(
      ...actions.map((action) => `${toolkit}:${action}`),
      '/securetoken.googleapis.com/v1/token',
    );
    const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain');
    await fc.assert(
      fc.asyncProperty(url, body, type, async (to, content, contentType) => {
        // The signed-in account stays: deleting it would make the rest of the run test less.
        fc.pre(!to.endsWith(':delete') || !JSON.stringify(content ?? null)?.includes('TOKEN'));
        const json =
          JSON.stringify(content, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)) ?? '';
        const answer = await post(to, json.replaceAll('"TOKEN"', JSON.stringify(token)), contentType);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200) {
          expect(message(answer)).toMatch(/^[A-Z_]+( : .+)?$/);
          expect(answer.body).not.toMatch(shown);
        }
      }),
      { numRuns: 600 },
    );
    await expect(server.identity.verifyIdToken(token)).resolves.toMatchObject({ email: 'anna@example.com' });
  });
});
