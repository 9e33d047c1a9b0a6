/** Validation of the sign-up form, field by field, before anything is sent. */
import * as z from 'zod/mini';
import { toE164 } from '../shared/phone.ts';
import { ownFieldsSchema, type Registration } from '../profile/user.ts';
import { validatePassword } from './password.ts';

export interface SignUpForm extends Registration {
  readonly password: string;
  readonly policyAccepted: boolean;
}

export type FieldErrors<Form> = Partial<Record<keyof Form, string>>;

const email = z
  .email('Enter an email address like name@example.com')
  .check(z.maxLength(254, 'This email address is too long'));

/** The form as it is sent: trimmed, with the phone as E.164 (unchanged when it is no phone number). */
export function tidySignUp(form: SignUpForm, region: string | null): SignUpForm {
  return {
    ...form,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    displayName: form.displayName.trim(),
    companyName: form.companyName.trim(),
    phone: toE164(form.phone, region) ?? form.phone.trim(),
  };
}

/** The first error of each field of a tidy form; empty when it may be sent. */
export function signUpErrors(form: SignUpForm): FieldErrors<SignUpForm> {
  const { firstName, lastName, displayName, phone, companyName } = ownFieldsSchema.shape;
  const found: readonly (readonly [keyof SignUpForm, string | null])[] = [
    ['firstName', validate(firstName, form.firstName)],
    ['lastName', validate(lastName, form.lastName)],
    ['email', validate(email, form.email)],
    ['password', validatePassword(form.password)],
    [
      'displayName',
      form.displayName === '' ? 'Enter the name others will see' : validate(displayName, form.displayName),
    ],
    ['phone', validate(phone, form.phone)],
    ['companyName', validate(companyName, form.companyName)],
    ['policyAccepted', form.policyAccepted ? null : 'Accept the terms to sign up'],
  ];
  return Object.fromEntries(found.filter(([, message]) => message !== null));
}

export const validateEmail = (text: string): string | null => validate(email, text.trim());

function validate(schema: z.ZodMiniType, value: unknown): string | null {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'This does not fit');
}
