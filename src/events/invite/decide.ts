/**
 * The rules of an invite (SPEC.md, INVITE). The server runs them on the truth: who was found, which invite waits with
 * them and whose client they are come in with the command, as the time does.
 */
import type { Asker } from '../account/asked.ts';
import { type Decider, type Decision, Refused } from '../log/decider.ts';
import { type Ender, type FoundBy, inviteDays, inviteFact, type InviteFact } from './events.ts';
import { type Invite, inviteProjection, type InviteState, type InviteStatus } from './projection.ts';

type By = Exclude<Asker, 'system'>;

/** Somebody whom the merchant may have meant, with what stands against inviting them. */
export interface Candidate {
  readonly uid: string;
  /** uid of the merchant whose client they are. */
  readonly assignedMerchant: string | null;
  /** The invite that waits for their answer. */
  readonly pending: { readonly merchant: string; readonly expiresAt: string } | null;
}

export type InviteCommand =
  | {
      readonly type: 'SendInvite';
      readonly by: By & { readonly isMerchant: boolean };
      /** uid. */
      readonly merchant: string;
      readonly foundBy: FoundBy;
      /** Everybody whom the name, e-mail or phone fits. */
      readonly found: readonly Candidate[];
      /** UTC, ISO 8601. */
      readonly at: string;
    }
  | {
      readonly type: 'AcceptInvite';
      readonly by: By;
      readonly at: string;
      /** uid of the merchant whose client the person is by now. */
      readonly assignedMerchant: string | null;
    }
  | { readonly type: 'DeclineInvite'; readonly by: By; readonly at: string }
  | { readonly type: 'WithdrawInvite'; readonly by: By; readonly at: string }
  /** The server itself, once the time is over. */
  | { readonly type: 'ExpireInvite'; readonly at: string }
  | { readonly type: 'EndRelation'; readonly by: By };

export type InviteRefusal =
  | 'not-allowed'
  | 'not-found'
  | 'ambiguous'
  | 'self'
  | 'already-client'
  | 'already-invited'
  | 'invited-by-another'
  | 'already-sent'
  | 'already-accepted'
  | 'already-declined'
  | 'already-withdrawn'
  | 'already-ended'
  | 'expired'
  | 'not-accepted'
  | 'not-expired'
  | 'has-merchant';

type InviteDecision = Decision<InviteFact, InviteRefusal>;
type Answer = Exclude<InviteCommand, { type: 'SendInvite' }>;

const refuse = (reason: InviteRefusal, message: string) => new Refused(reason, message);
const isOver = ({ expiresAt }: { readonly expiresAt: string }, at: string) =>
  Date.parse(expiresAt) <= Date.parse(at);

const expired = refuse('expired', 'This invite has expired. The merchant can send a new one.');

/** Why a state does not allow an answer. */
const illegal: Readonly<Record<InviteStatus, Refused<InviteRefusal>>> = {
  pending: refuse('not-accepted', 'This invite has not been answered yet.'),
  accepted: refuse('already-accepted', 'This invite was accepted already.'),
  declined: refuse('already-declined', 'This invite was declined.'),
  withdrawn: refuse('already-withdrawn', 'The merchant has withdrawn this invite.'),
  expired,
  ended: refuse('already-ended', 'You no longer work together: one of you has ended it.'),
};

function send(state: InviteState, command: InviteCommand & { type: 'SendInvite' }): InviteDecision {
  if (state) return refuse('already-sent', 'This invite was sent already.');
  const { by, merchant, foundBy, found, at } = command;
  if (!by.isAdmin && !(by.isMerchant && by.uid === merchant))
    return refuse('not-allowed', 'Only merchants can invite clients.');
  const [person, ...others] = found;
  if (!person)
    // The same words whether there is an account or none: an unconfirmed address may be somebody else's.
    return refuse(
      'not-found',
      'Nobody was found. Check the spelling. If they have an account, ask them to confirm their e-mail address or phone number in their profile. If they have none, register them as a new client.',
    );
  if (others.length > 0)
    return refuse('ambiguous', 'More than one person was found. Use their user name or e-mail instead.');
  if (person.uid === merchant) return refuse('self', 'You cannot invite yourself.');
  if (person.assignedMerchant === merchant)
    return refuse('already-client', 'This person is your client already.');
  if (person.pending && !isOver(person.pending, at)) {
    return person.pending.merchant === merchant
      ? refuse('already-invited', 'You have invited this person already. They have not answered yet.')
      : refuse(
          'invited-by-another',
          'This person has not answered another merchant’s invite yet. Try again in a few days.',
        );
  }
  const expiresAt = new Date(Date.parse(at) + inviteDays * 86_400_000).toISOString();
  return [inviteFact.InviteSent({ merchant, client: person.uid, foundBy, expiresAt })];
}

/** null: this person may. Nobody answers for somebody else, not even an admin. */
function notAllowed({ merchant, client }: Invite, command: Answer): Refused<InviteRefusal> | null {
  switch (command.type) {
    case 'AcceptInvite':
    case 'DeclineInvite':
      return command.by.uid === client
        ? null
        : refuse('not-allowed', 'Only the person who was invited can answer.');
    case 'WithdrawInvite':
      return command.by.isAdmin || command.by.uid === merchant
        ? null
        : refuse('not-allowed', 'Only the merchant who sent an invite can withdraw it.');
    case 'EndRelation':
      return command.by.isAdmin || command.by.uid === merchant || command.by.uid === client
        ? null
        : refuse('not-allowed', 'Only the merchant and the client can end this.');
    case 'ExpireInvite':
      return null;
  }
}

const enderOf = ({ merchant, client }: Invite, { uid }: By): Ender =>
  uid === merchant ? 'merchant' : uid === client ? 'client' : 'admin';

function answer(state: Invite, command: Answer): InviteDecision {
  const forbidden = notAllowed(state, command);
  if (forbidden) return forbidden;
  if (command.type === 'EndRelation') {
    if (state.status !== 'accepted') return illegal[state.status];
    return [inviteFact.RelationEnded({ by: enderOf(state, command.by) })];
  }
  if (state.status !== 'pending') return illegal[state.status];
  const over = isOver(state, command.at);
  if (command.type === 'ExpireInvite')
    return over
      ? [inviteFact.InviteExpired({})]
      : refuse('not-expired', 'This invite can still be answered.');
  if (over) return expired;
  switch (command.type) {
    case 'AcceptInvite':
      return command.assignedMerchant === null
        ? [inviteFact.InviteAccepted({})]
        : refuse('has-merchant', 'You are another merchant’s client. End that first, then accept.');
    case 'DeclineInvite':
      return [inviteFact.InviteDeclined({})];
    case 'WithdrawInvite':
      return [inviteFact.InviteWithdrawn({})];
  }
}

function decide(state: InviteState, command: InviteCommand): InviteDecision {
  if (command.type === 'SendInvite') return send(state, command);
  return state ? answer(state, command) : refuse('not-found', 'There is no such invite.');
}

export const inviteDecider: Decider<InviteState, InviteCommand, InviteFact, InviteRefusal> = {
  projection: inviteProjection,
  decide,
};
