/** Name and contact details of a person of the second backend, as form values and as sent. */
import { validateEmail } from '../../events/registration/form.ts';
import { toE164 } from '../../events/shared/phone.ts';
import type { TodoPersonFields } from '../../events/todo/port.ts';
import { ownRegion } from '../ui/own-region.ts';

export interface TypedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** In display order. */
export const personFieldNames = ['firstName', 'lastName', 'email', 'phone'] as const;

export const personValidation = {
  email: (text: string) => validateEmail(text),
  firstName: (text: string) => nameError(text, 'first'),
  lastName: (text: string) => nameError(text, 'last'),
  phone: (text: string) =>
    toE164(text, ownRegion()) === null ? 'Enter a phone number, with its country code' : null,
};

export const sentPerson = ({ email, firstName, lastName, phone }: TypedPerson): TodoPersonFields => ({
  email: email.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: toE164(phone, ownRegion()) || null,
});

function nameError(text: string, which: string): string | null {
  const name = text.trim();
  if (name === '') return `Enter your ${which} name`;
  return name.length > 100 ? 'Use at most 100 characters' : null;
}
