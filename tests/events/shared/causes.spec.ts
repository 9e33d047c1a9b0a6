import { describe, expect, it } from 'vitest';
import {
  causeOf,
  causes,
  causeText,
  fieldOfError,
  IdentityError,
  plainMessage,
} from '../../../src/events/shared/causes.ts';
import { failure } from '../../../src/machines/paths/sample-people.ts';

describe('causes', () => {
  it.each([
    ['auth/invalid-credential', 'wrongCredentials'],
    ['auth/user-not-found', 'wrongCredentials'],
    ['auth/wrong-password', 'wrongCredentials'],
    ['auth/too-many-requests', 'tooManyAttempts'],
    ['auth/network-request-failed', 'noNetwork'],
    ['auth/user-disabled', 'accountDisabled'],
    ['auth/email-already-in-use', 'emailTaken'],
    ['auth/weak-password', 'weakPassword'],
    ['auth/expired-action-code', 'badLink'],
    ['permission-denied', 'notAllowed'],
    ['aborted', 'conflict'],
    ['already-exists', 'conflict'],
    ['unauthenticated', 'sessionEnded'],
    ['auth/some-new-code', 'unknown'],
    ['constructor', 'unknown'],
  ])('[AUTH8] finds the cause of %s', (code, cause) => {
    expect(causeOf(failure(code))).toBe(cause);
  });

  it('[AUTH8] tells a Firestore call without an answer from one that failed on the server', () => {
    for (const words of [
      'Failed to fetch',
      'NetworkError when attempting to fetch resource.',
      'Load failed',
      'fetch failed (Error: connect ECONNREFUSED)',
    ]) {
      expect(causeOf(failure('unknown', `Request failed with error: ${words}`))).toBe('noNetwork');
    }
    expect(causeOf(failure('unknown', 'Request failed with error: Internal Server Error'))).toBe('unknown');
  });

  it.each([null, undefined, 'text', 7, new Error('no code'), { code: 7 }])(
    '[AUTH8] takes %s for an unknown cause',
    (error) => expect(causeOf(error)).toBe('unknown'),
  );

  it('[AUTH8] has words for every cause', () => {
    for (const cause of causes) expect(causeText[cause]).toMatch(/^[A-Z].*\.$/);
  });

  it('[AUTH2] says the same for an unknown email as for a wrong password', () => {
    const [unknownEmail, wrongPassword] = ['auth/user-not-found', 'auth/wrong-password'].map((code) =>
      plainMessage(failure(code)),
    );
    expect(unknownEmail).toBe(wrongPassword);
  });

  it('[AUTH8] lets our own errors speak for themselves, with their field', () => {
    const taken = new IdentityError('conflict', 'This name is taken.', failure('aborted'), 'userName');
    expect(plainMessage(taken)).toBe('This name is taken.');
    expect(fieldOfError(taken)).toBe('userName');
    expect(plainMessage(failure('aborted'))).toBe(causeText.conflict);
    expect(fieldOfError(failure('aborted'))).toBeNull();
    expect(fieldOfError('text')).toBeNull();
  });
});
