/**
 * The rules of becoming a merchant (SPEC.md, ACCOUNT16 and ACCOUNT17): a person asks, an admin answers. Their texts are
 * stored outside the log, which must never be edited and so records only that it happened.
 */
import * as z from 'zod/mini';
import { type Decision, Refused } from '../log/decider.ts';
import { isPlainLine, plainLineMessage, plainTextError } from '../shared/plain-text.ts';
import { roles as allRoles } from '../profile/user.ts';
import type { Asked } from './asked.ts';
import { accountFact, type AccountFact } from './events.ts';
import type { AccountState } from './projection.ts';

const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.refine((value) => value.length <= max, `Use at most ${max} characters`),
    z.refine(isPlainLine, plainLineMessage),
  );

export const merchantRequestSchema = z.strictObject({
  shopName: line(120).check(z.minLength(1, 'Enter your shop’s name')),
  about: line(300).check(z.minLength(1, 'Say in a line what you do')),
});
export type MerchantRequestForm = z.infer<typeof merchantRequestSchema>;

const maxReason = 500;

/** The first error of each field; empty when the form may be sent. */
export function merchantRequestErrors(
  form: MerchantRequestForm,
): Partial<Record<keyof MerchantRequestForm, string>> {
  const errors: Partial<Record<keyof MerchantRequestForm, string>> = {};
  const parsed = z.safeParse(merchantRequestSchema, form);
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues)
      errors[path[0] as keyof MerchantRequestForm] ??= message;
  return errors;
}

/** What is wrong with the reason of an answer, or null. Only a refusal needs one. */
export function reasonError(granted: boolean, reason: string): string | null {
  if (!granted && reason.trim() === '') return 'Say why, so they know what to do next';
  return reason.length > maxReason ? `Use at most ${maxReason} characters` : plainTextError(reason);
}

export type MerchantRequestRefusal =
  | 'not-allowed'
  | 'already-merchant'
  | 'already-asked'
  | 'no-request'
  | 'request-changed'
  | 'own-account'
  | 'bad-request';

type MerchantDecision = Decision<AccountFact, MerchantRequestRefusal>;

const isOwn = ({ by, uid }: Asked) => by !== 'system' && by.uid === uid;
const notYours = new Refused('not-allowed', 'Only the person themselves can do this.');
const noRequest = new Refused('no-request', 'This request was answered or withdrawn already.');
const requestChanged = new Refused(
  'request-changed',
  'This person has sent a new request in the meantime. Read it first, then answer.',
);

/** An admin's answer to the request that they have read. */
export interface MerchantRequestAnswer {
  readonly granted: boolean;
  readonly reason: string;
  /** When the request that they have read was sent, in ISO format. */
  readonly askedAt: string;
}

export const merchantRequestRules = {
  AskToBeMerchant(
    { roles, requested }: AccountState,
    command: Asked & MerchantRequestForm,
  ): MerchantDecision {
    if (!isOwn(command)) return notYours;
    if (roles.includes('merchant') || roles.includes('admin'))
      return new Refused('already-merchant', 'You’re a merchant already.');
    if (requested) return new Refused('already-asked', 'Your request is with the admins already.');
    const { shopName, about } = command;
    const [wrong] = Object.values(merchantRequestErrors({ shopName, about }));
    return wrong === undefined
      ? [accountFact.MerchantRequested({})]
      : new Refused('bad-request', `${wrong}.`);
  },

  WithdrawMerchantRequest({ requested }: AccountState, command: Asked): MerchantDecision {
    if (!isOwn(command)) return notYours;
    return requested ? [accountFact.MerchantRequestWithdrawn({})] : noRequest;
  },

  AnswerMerchantRequest(
    { roles, requested }: AccountState,
    command: Asked &
      MerchantRequestAnswer & {
        /** When the request that waits now was sent. */
        readonly waitingSince: string | null;
      },
  ): MerchantDecision {
    const { by, granted, reason } = command;
    if (by !== 'system' && !by.isAdmin) return new Refused('not-allowed', 'Only an admin can answer this.');
    if (isOwn(command)) return new Refused('own-account', 'Another admin answers your own request.');
    if (!requested) return noRequest;
    // Otherwise a request could be replaced by another between reading and granting.
    if (command.askedAt !== command.waitingSince) return requestChanged;
    const wrong = reasonError(granted, reason);
    if (wrong !== null) return new Refused('bad-request', `${wrong}.`);
    if (!granted) return [accountFact.MerchantRequestDeclined({})];
    const held = [...roles, 'merchant' as const];
    return [
      accountFact.RolesChanged({ roles: allRoles.filter((role) => held.includes(role)) }),
      accountFact.MerchantRequestGranted({}),
    ];
  },
};
