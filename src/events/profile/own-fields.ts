/** The fields a person may change about themselves, as in a form: normalized, and validated field by field. */
import * as z from 'zod/mini';
import { toE164 } from '../shared/phone.ts';
import { type OwnFields, ownFieldsSchema } from './user.ts';

export const ownFieldNames = Object.keys(ownFieldsSchema.shape) as readonly (keyof OwnFields)[];

export const ownFieldsOf = (user: OwnFields): OwnFields => ({
  displayName: user.displayName,
  firstName: user.firstName,
  lastName: user.lastName,
  userName: user.userName,
  phone: user.phone,
  companyName: user.companyName,
  bio: user.bio,
});

/** Trimmed, the userName in lower case, the phone as E.164 (unchanged when it is no phone number). */
export function tidyOwnFields(fields: OwnFields, region: string | null): OwnFields {
  return {
    displayName: fields.displayName.trim(),
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    userName: fields.userName.trim().toLowerCase(),
    phone: toE164(fields.phone, region) ?? fields.phone.trim(),
    companyName: fields.companyName.trim(),
    bio: fields.bio.trim(),
  };
}

/**
 * The changed fields, tidied. Only those are saved: another device may have changed the rest since the page was opened.
 * @param shown the fields before the change
 */
export function changedOwnFields(
  fields: OwnFields,
  shown: OwnFields,
  region: string | null,
): Partial<OwnFields> {
  const [now, before] = [tidyOwnFields(fields, region), tidyOwnFields(shown, region)];
  const changed = ownFieldNames.filter((name) => now[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

/** The first error of each field; empty when they may be saved. */
export function ownFieldErrors(fields: OwnFields): Partial<Record<keyof OwnFields, string>> {
  const errors: Partial<Record<keyof OwnFields, string>> = {};
  if (fields.displayName === '') errors.displayName = 'Enter the name others will see';
  const parsed = z.safeParse(ownFieldsSchema, fields);
  if (parsed.success) return errors;
  for (const { path, message } of parsed.error.issues) errors[path[0] as keyof OwnFields] ??= message;
  return errors;
}
