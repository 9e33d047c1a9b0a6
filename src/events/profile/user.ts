/**
 * The user document `users/{uid}`: its fields, defaults and limits. Browser and server share this file,
 * so a document written by the sign-up page is by construction one that the server accepts.
 */
import * as z from 'zod/mini';
import { isPlainLine, plainLineMessage, plainTextError } from '../shared/plain-text.ts';

export const roles = ['user', 'merchant', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Why a person uses the product: adapts the navigation and the home page, and grants no permission. */
export const purposes = ['shop', 'customer', 'hiring', 'work'] as const;
export type Purpose = (typeof purposes)[number];

export const userNamePattern = /^[a-z0-9_.-]{3,30}$/;
export const trialLimitDefault = 5;

const text = (max: number) =>
  z.string().check(
    // Counts UTF-16 units, like the rules of a hosted project; zod counts characters.
    z.refine((value) => value.length <= max, `Use at most ${max} characters`),
    // Most databases cannot store NUL, and nobody types it.
    z.regex(/^[^\0]*$/, 'Use letters that can be read'),
  );

const line = (max: number) => text(max).check(z.refine(isPlainLine, plainLineMessage));

const prose = (max: number) =>
  text(max).check((context) => {
    const message = plainTextError(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });

/** The fields a person may change about themselves. */
export const ownFieldsSchema = z.strictObject({
  displayName: line(80),
  firstName: line(80).check(z.trim(), z.minLength(1, 'Enter your first name')),
  lastName: line(80),
  userName: z
    .string()
    .check(
      z.regex(userNamePattern, 'Use 3 to 30 of the small letters a–z, digits, dot, dash and underscore'),
    ),
  /** E.164, or empty. */
  phone: z
    .string()
    .check(
      z.regex(/^(\+[1-9]\d{6,14})?$/, 'Enter a phone number with its country code, like +1 415 555 2671'),
    ),
  companyName: line(120),
  bio: prose(2000),
});
export type OwnFields = z.infer<typeof ownFieldsSchema>;

/** Omitted fields stay unchanged. */
export const changedOwnFieldsSchema = z.partial(ownFieldsSchema);

export const userSchema = z.strictObject({
  ...ownFieldsSchema.shape,
  email: z.email(),
  role: z.union([z.enum(roles), z.array(z.enum(roles))]),
  /** UTC, ISO 8601. */
  registrationDate: z.iso.datetime(),
  policyAcceptedAt: z.iso.datetime(),
  trialLimit: z.int().check(z.gte(0), z.lte(1_000_000)),
  trialUsed: z.int().check(z.gte(0)),
  /** uid of the merchant whose invite awaits an answer. */
  pendingMerchantInvite: z.nullable(z.string()),
  assignedMerchant: z.nullable(z.string()),
  /** null: not answered, or signed up before this was asked. */
  purpose: z._default(z.nullable(z.enum(purposes)), null),
  /** The person hid the first steps of the home page; absent in documents of older releases. */
  firstStepsHidden: z._default(z.boolean(), false),
});
export type UserDocument = z.infer<typeof userSchema>;

/** The changes a person may save to their document. */
export type OwnChanges = Partial<OwnFields & Pick<UserDocument, 'purpose' | 'firstStepsHidden'>>;

/** Fields that only the server changes (through an admin, an accepted invite, a counted run). */
export const protectedFields = [
  'email',
  'role',
  'registrationDate',
  'policyAcceptedAt',
  'trialLimit',
  'trialUsed',
  'pendingMerchantInvite',
  'assignedMerchant',
] as const satisfies readonly (keyof UserDocument)[];

/** The part of a profile that anybody may read. */
export interface PublicProfile {
  readonly userName: string;
  readonly displayName: string;
  readonly companyName: string;
  readonly bio: string;
  readonly role: Role | readonly Role[];
  readonly registrationDate: string;
  readonly imageUrl: string | null;
}

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly displayName: string;
  readonly phone: string;
  readonly companyName: string;
  /** Omitted or null: not answered. */
  readonly purpose?: Purpose | null;
}

/** The document a new account starts with. */
export function newUserDocument(form: Registration, userName: string, now: string): UserDocument {
  return {
    ...form,
    userName,
    bio: '',
    role: 'user',
    registrationDate: now,
    policyAcceptedAt: now,
    trialLimit: trialLimitDefault,
    trialUsed: 0,
    pendingMerchantInvite: null,
    assignedMerchant: null,
    purpose: form.purpose ?? null,
    firstStepsHidden: false,
  };
}

/**
 * Lower-cased first name and a number from 10000 to 99999. Letters outside a–z lose their accents or are
 * dropped, so that the name can be used in a link.
 * @param number random, drawn by the caller
 */
export function suggestUserName(firstName: string, number: number): string {
  const plain = firstName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 25);
  return `${plain || 'user'}${number}`;
}

/** Whether a role, single or list, contains `wanted`. */
export function hasRole(role: Role | readonly Role[] | undefined, wanted: Role): boolean {
  return role === wanted || (Array.isArray(role) && role.includes(wanted));
}

export const isAdmin = (user: { role: Role | readonly Role[] } | null) => hasRole(user?.role, 'admin');
export const isMerchant = (user: { role: Role | readonly Role[] } | null) => hasRole(user?.role, 'merchant');
