import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeAfterSignIn, safeNext } from '../../../src/events/auth/next-path.ts';

describe('next', () => {
  it.each([
    '/ledger',
    '/ledger?sort=true#end',
    '/user/anna12345',
    '/firestore-users?page=2&search=a%2Fb',
    '/view-transaction/6000000',
    '/',
  ])('[AUTH7] follows %s', (path) => expect(safeNext(path)).toBe(path));

  it.each([
    null,
    undefined,
    '',
    'ledger',
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '%2f%2fevil.example',
    '/%5cevil.example',
    '/%252f%252fevil.example',
    '/./%2f/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%e0%a4%a',
    'javascript:alert(1)',
    '/javascript:alert(1)\n',
    'data:text/html,x',
    '/login',
    '/login?next=/login',
    '/Login/',
    '/signup',
    '/../login',
  ])('[AUTH7] replaces %j', (path) => expect(safeNext(path)).toBe(homeAfterSignIn));

  it('[AUTH7] never leaves the site, whatever the text', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '..',
      '.',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'evil.example',
      'a',
    );
    const tricky = fc
      .array(fc.oneof(pieces, fc.string()), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(tricky, (path) => {
        const followed = safeNext(path);
        expect(new URL(followed, 'https://patina.example').origin).toBe('https://patina.example');
        expect(followed).toMatch(/^\/(?![/\\])/);
        expect(safeNext(followed)).toBe(followed);
      }),
      { numRuns: 2000 },
    );
  });
});
