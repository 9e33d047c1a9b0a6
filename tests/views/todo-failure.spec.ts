import { expect, it } from 'vitest';
import { failureTitle } from '../../src/views/todo/todo-session.tsx';

it('says on either form what did not happen', () => {
  const failure = { message: 'No.', field: null };
  expect(failureTitle({ ...failure, reason: 'taken' }, 'Failed to login.')).toBe('You are not signed up yet');
  expect(failureTitle({ ...failure, reason: 'wrongCredentials' }, 'You are not signed up yet')).toBe(
    'Failed to login.',
  );
  expect(failureTitle({ ...failure, reason: 'offline' }, 'Failed to login.')).toBe('Failed to login.');
});
