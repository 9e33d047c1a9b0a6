import { describe, expect, it } from 'vitest';
import {
  validateEmail,
  signUpErrors,
  type SignUpForm,
  tidySignUp,
} from '../../../src/events/registration/form.ts';
import { validatePassword, passwordStrength } from '../../../src/events/registration/password.ts';
import { form as typed } from '../../../src/machines/paths/sample-people.ts';

const good: SignUpForm = { ...typed, password: 'saddle soap 42', policyAccepted: true };
const errorsOf = (changes: Partial<SignUpForm>) => signUpErrors(tidySignUp({ ...good, ...changes }, 'US'));

describe('sign-up form', () => {
  it('[REGISTRATION8] accepts a form that is filled in, with or without the optional fields', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ lastName: '', phone: '', companyName: '' })).toEqual({});
  });

  it('[REGISTRATION8] names every field that is wrong', () => {
    const errors = errorsOf({
      firstName: '  ',
      email: 'nobody',
      password: 'short',
      displayName: '',
      phone: 'call me',
      policyAccepted: false,
    });
    expect(Object.keys(errors)).toEqual([
      'firstName',
      'email',
      'password',
      'displayName',
      'phone',
      'policyAccepted',
    ]);
    for (const message of Object.values(errors)) expect(message).toMatch(/^[A-Z]/);
  });

  it.each([
    ['firstName', 81],
    ['lastName', 81],
    ['displayName', 81],
    ['companyName', 121],
  ] as const)('[REGISTRATION8] refuses a %s of %i characters', (field, length) => {
    expect(errorsOf({ [field]: 'x'.repeat(length) })).toHaveProperty(field);
    expect(errorsOf({ [field]: 'x'.repeat(length - 1) })).toEqual({});
  });

  it('[REGISTRATION8] sends trimmed texts and the phone as E.164, and the password untouched', () => {
    const tidy = tidySignUp(
      {
        ...good,
        firstName: ' Anna ',
        email: ' anna@patina.example ',
        phone: '(415) 555-2671',
        password: ' a b ',
      },
      'US',
    );
    expect(tidy).toMatchObject({
      firstName: 'Anna',
      email: 'anna@patina.example',
      phone: '+14155552671',
      password: ' a b ',
    });
  });

  it.each(['', 'a', 'a@', '@b.example', 'a b@c.example', 'a@b', `${'a'.repeat(250)}@b.example`])(
    '[REGISTRATION8] refuses the email %j',
    (email) => expect(validateEmail(email)).not.toBeNull(),
  );
});

describe('password', () => {
  it('[REGISTRATION9] has 8 to 128 characters', () => {
    expect(validatePassword('x'.repeat(7))).toContain('8');
    expect(validatePassword('x'.repeat(8))).toBeNull();
    expect(validatePassword('x'.repeat(128))).toBeNull();
    expect(validatePassword('x'.repeat(129))).toContain('128');
  });

  it.each([
    ['password1', 0],
    ['Qwerty2024', 0],
    ['aaaaaaaaaaaaaaaa', 0],
    ['12345678901', 0],
    ['anna2024holm', 0],
    ['tr0ub4dor', 1],
    ['correct horse battery staple', 3],
    ['saddle-soap and patience 42', 3],
  ])('[REGISTRATION9] rates %s as %i', (password, score) => {
    expect(passwordStrength(password, ['Anna', 'Holm', 'anna@patina.example']).score).toBe(score);
  });

  it('[REGISTRATION9] says that one’s own name is tried first', () => {
    expect(passwordStrength('holm and the sofa', ['Anna', 'Holm']).hint).toContain('own name');
    expect(passwordStrength('', ['Anna']).score).toBe(0);
  });
});
