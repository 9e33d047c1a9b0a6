/** Order details that a checkout asks for: normalized, and validated field by field. */
import * as z from 'zod/mini';
import { addressError } from '../shared/address-lines.ts';
import { isPlainLine, plainLineMessage, plainTextError } from '../shared/plain-text.ts';
import { toE164 } from '../shared/phone.ts';
import { ownFieldsSchema } from '../profile/user.ts';

const text = (max: number) =>
  z.string().check(
    z.maxLength(max, `Use at most ${max} characters`),
    z.refine((value) => !/\p{Surrogate}/u.test(value), 'Use plain text'),
  );

export const contactSchema = z.strictObject({
  name: text(120).check(z.minLength(1, 'Enter a name')),
  /** E.164. */
  phone: ownFieldsSchema.shape.phone.check(z.minLength(1, 'Enter a phone number')),
  /** May be empty. */
  email: z
    .union([z.literal(''), z.email('Enter an email address like name@example.com')])
    .check(z.maxLength(254, 'This email address is too long')),
  /** May be empty when the order is picked up. */
  address: text(300),
});
/** A newly typed name. Names in older facts are not checked by it. */
export const typedNameSchema = contactSchema.shape.name.check(z.refine(isPlainLine, plainLineMessage));
export type Contact = Readonly<z.infer<typeof contactSchema>>;

export const paymentMethods = ['cash', 'card', 'transfer', 'check'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Display names. */
export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  card: 'Card',
  transfer: 'Bank transfer',
  check: 'Check',
};

export const maxNoteLength = 1000;

/** Everything a buyer enters for an order besides its contents. */
export const orderDetailsSchema = z.strictObject({
  contact: contactSchema,
  paymentMethod: z.enum(paymentMethods),
  /** May be empty. */
  note: text(maxNoteLength),
});
const typed = (errorOf: (text: string) => string | null) =>
  z.check<string>((context) => {
    const message = errorOf(context.value);
    if (message !== null) context.issues.push({ code: 'custom', input: context.value, message });
  });
const typedDetailsSchema = z.extend(orderDetailsSchema, {
  contact: z.extend(contactSchema, {
    name: typedNameSchema,
    address: contactSchema.shape.address.check(typed(addressError)),
  }),
  note: orderDetailsSchema.shape.note.check(typed(plainTextError)),
});
export type OrderDetails = Readonly<z.infer<typeof orderDetailsSchema>>;

/** Trimmed, the phone as E.164 (unchanged when it is no phone number). */
export function tidyOrderDetails(
  { contact, paymentMethod, note }: OrderDetails,
  region: string | null,
): OrderDetails {
  return {
    contact: {
      name: contact.name.trim(),
      phone: toE164(contact.phone, region) ?? contact.phone.trim(),
      email: contact.email.trim(),
      address: contact.address.trim(),
    },
    paymentMethod,
    note: note.trim(),
  };
}

export type OrderField = keyof Contact | 'paymentMethod' | 'note';

/** The first error of each field of tidy details; empty when they may be sent. */
export function orderDetailsErrors(details: OrderDetails): Partial<Record<OrderField, string>> {
  const parsed = z.safeParse(typedDetailsSchema, details);
  const errors: Partial<Record<OrderField, string>> = {};
  if (parsed.success) return errors;
  for (const { path, message } of parsed.error.issues) errors[path.at(-1) as OrderField] ??= message;
  return errors;
}
