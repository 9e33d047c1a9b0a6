import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { googleTokens } from '../../../server/security/google-tokens.ts';
import type { VerifyToken } from '../../../server/security/session.ts';
import { type Hosted, openHosted, signedIn } from './support.ts';

describe('tokens of a hosted project', () => {
  const now = Math.floor(Date.now() / 1000);
  const sound = {
    iss: 'https://securetoken.google.com/shop',
    aud: 'shop',
    sub: 'ida',
    iat: now - 10,
    auth_time: now - 10,
    exp: now + 3600,
  };
  let sign: (claims: object, kid?: string) => Promise<string>;
  let verify: VerifyToken;
  beforeAll(async () => {
    const google = await generateKeyPair('RS256');
    const stranger = await generateKeyPair('RS256');
    const keys = createLocalJWKSet({
      keys: [{ ...(await exportJWK(google.publicKey)), kid: 'g1', alg: 'RS256' }],
    });
    verify = googleTokens('shop', keys);
    sign = (claims, kid = 'g1') =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(kid === 'g1' ? google.privateKey : stranger.privateKey);
  });

  it('say whose they are', async () => {
    expect(await verify(await sign(sound))).toBe('ida');
  });

  it.each<[string, object]>([
    ['expired', { exp: now - 1 }],
    ['of another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['without an owner', { sub: '' }],
    ['without a sign-in', { auth_time: undefined }],
    ['of a sign-in that is still to come', { auth_time: now + 600 }],
  ])('count for nothing when they are %s', async (_, claims) => {
    expect(await verify(await sign({ ...sound, ...claims }))).toBeNull();
  });

  it('count for nothing when somebody else signed them, or nobody', async () => {
    expect(await verify(await sign(sound, 'stranger'))).toBeNull();
    const unsigned = [{ alg: 'none' }, sound].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    expect(await verify(`${unsigned.join('.')}.`)).toBeNull();
    expect(await verify('x')).toBeNull();
  });

  it('are not judged when the keys cannot be had', async () => {
    const offline = googleTokens('shop', () => Promise.reject(new TypeError('fetch failed')));
    await expect(offline(await sign(sound))).rejects.toThrow('fetch failed');
  });
});

describe('the hosted backend in front of a hosted project', () => {
  let hosted: Hosted;
  beforeAll(async () => {
    hosted = await openHosted({ env: { FIREBASE_CONFIG: '{"apiKey":"k","projectId":"shop"}' } });
  });
  afterAll(() => hosted.close());

  it.each<[string, 'GET' | 'PUT' | 'POST' | 'DELETE', string]>([
    ['getPublicProfile', 'GET', '/profiles/ida'],
    ['uploadAvatar', 'PUT', '/users/ida/avatar'],
    ['deleteAvatar', 'DELETE', '/users/ida/avatar'],
    ['signOutEverywhere', 'POST', '/account/sign-out-everywhere'],
    ['getStatus', 'GET', '/admin/status'],
    ['listUsers', 'GET', '/admin/users'],
  ])('sends %s to the project, after it asked who is there', async (operationId, method, path) => {
    const ask = (headers: Record<string, string>) =>
      hosted.app.inject({
        method,
        url: `/api/hosted${path}`,
        headers: { ...headers, ...(method === 'PUT' ? { 'content-type': 'image/png' } : {}) },
      });
    if (operationId !== 'getPublicProfile') expect((await ask({})).statusCode).toBe(401);
    const answer = await ask(signedIn('ida'));
    expect([answer.statusCode, answer.json().reason]).toEqual([501, 'hosted-project']);
  });
});
