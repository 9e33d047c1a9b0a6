/** The form of a job application: normalized and validated field by field, on the page and on the server. */
import * as z from 'zod/mini';
import { foldEmail } from '../shared/email.ts';
import { toE164 } from '../shared/phone.ts';
import { contactSchema, typedNameSchema } from '../transaction/contact.ts';

export const applicationSchema = z.strictObject({
  name: typedNameSchema,
  /** Lower case. */
  email: z
    .string()
    .check(
      z.minLength(1, 'Enter an email address'),
      z.maxLength(254, 'This email address is too long'),
      z.email('Enter an email address like name@example.com'),
    ),
  /** E.164. */
  phone: contactSchema.shape.phone,
  consent: z.literal(
    true,
    'Please agree before sending: the employer needs your consent to read and screen your résumé',
  ),
});
export type Application = Readonly<z.infer<typeof applicationSchema>>;
export type ApplicationField = keyof Application;

/** The form as filled in. */
export type ApplicationForm = Readonly<Record<Exclude<ApplicationField, 'consent'>, string>> & {
  readonly consent: boolean;
};

/** Trimmed, with the phone number as E.164 (unchanged when it is not a phone number). */
export const tidyApplication = (form: ApplicationForm, region: string | null): ApplicationForm => ({
  name: form.name.trim(),
  email: foldEmail(form.email),
  phone: toE164(form.phone, region) ?? form.phone.trim(),
  consent: form.consent,
});

/** The first error of each field of a normalized form; empty when it may be sent. */
export function applicationErrors(form: ApplicationForm): Partial<Record<ApplicationField, string>> {
  const parsed = z.safeParse(applicationSchema, form);
  const errors: Partial<Record<ApplicationField, string>> = {};
  if (parsed.success) return errors;
  for (const { path, message } of parsed.error.issues) errors[path[0] as ApplicationField] ??= message;
  return errors;
}

/** Bytes. */
export const largestResume = 10 * 1024 * 1024;
