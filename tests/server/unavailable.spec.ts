/** Which errors are answered as temporary, and in which words. */
import { expect, it } from 'vitest';
import { unavailabilityOf } from '../../server/unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('could not extend file'), { code });

it.each([
  ['PostgreSQL’s own code', withCode('53100')],
  ['that of a statement', new Error('Failed query', { cause: withCode('53100') })],
  ['no space in the folder of the files', withCode('ENOSPC')],
  ['a used-up quota', new Error('upload', { cause: withCode('EDQUOT') })],
])('a full disk is named as that: %s', (_, error) => {
  expect(unavailabilityOf(error)).toMatchObject({
    reason: 'disk-full',
    message: expect.stringContaining('disk is full'),
    retryAfterSeconds: 60,
  });
});

it('another error of the database is none', () => {
  expect(unavailabilityOf(withCode('23505'))).toBeNull();
});
