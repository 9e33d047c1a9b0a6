/**
 * The rules of an invite (SPEC.md, INVITE). The server runs them on the truth: the people found, their pending invites,
 * their current merchants and the time come in with the command.
 */
import type { Asker } from '../account/asked.ts';
import { type CommandOf, decideBy, type Decider, type Decision, Refused } from '../log/decider.ts';
import { type Ender, type FoundBy, inviteDays, inviteFact, type InviteFact } from './events.ts';
import { type Invite, inviteProjection, type InviteState, type InviteStatus } from './projection.ts';

type By = Exclude<Asker, 'system'>;

/** A person the merchant may have meant, with what may prevent an invite. */
export interface Candidate {
  readonly uid: string;
  /** uid of the merchant whose client they are. */
  readonly assignedMerchant: string | null;
  /** The invite that awaits their answer. */
  readonly pending: { readonly merchant: string; readonly expiresAt: string } | null;
}

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

const refuse = (reason: InviteRefusal, message: string) => new Refused(reason, message);
const isOver = ({ expiresAt }: { readonly expiresAt: string }, at: string) =>
  Date.parse(expiresAt) <= Date.parse(at);

const expired = refuse('expired', 'This invite has expired. The merchant can send a new one.');

/** Why a status does not allow an answer. */
const statusRefusals: Readonly<Record<InviteStatus, Refused<InviteRefusal>>> = {
  pending: refuse('not-accepted', 'This invite has not been answered yet.'),
  accepted: refuse('already-accepted', 'This invite was accepted already.'),
  declined: refuse('already-declined', 'This invite was declined.'),
  withdrawn: refuse('already-withdrawn', 'The merchant has withdrawn this invite.'),
  expired,
  ended: refuse('already-ended', 'You no longer work together: one of you has ended it.'),
};

const enderOf = ({ merchant, client }: Invite, { uid }: By): Ender =>
  uid === merchant ? 'merchant' : uid === client ? 'client' : 'admin';

const noInvite = refuse('not-found', 'There is no such invite.');
const onlyInvited = refuse('not-allowed', 'Only the person who was invited can answer.');
const onlyMerchant = refuse('not-allowed', 'Only the merchant who sent an invite can withdraw it.');
const onlyParties = refuse('not-allowed', 'Only the merchant and the client can end this.');

interface Answer {
  readonly by: By;
  /** UTC, ISO 8601. */
  readonly at: string;
}

/** Settles a pending invite, by a person for whom `may` holds. Nobody accepts or declines for somebody else, not even an admin. */
const settle =
  <Carried extends Answer>(
    may: (invite: Invite, by: By) => boolean,
    otherwise: Refused<InviteRefusal>,
    rule: (command: Carried) => InviteDecision,
  ) =>
  (state: InviteState, command: Carried): InviteDecision => {
    if (!state) return noInvite;
    if (!may(state, command.by)) return otherwise;
    if (state.status !== 'pending') return statusRefusals[state.status];
    return isOver(state, command.at) ? expired : rule(command);
  };

const isInvited = ({ client }: Invite, { uid }: By) => uid === client;

const rules = {
  SendInvite(
    state: InviteState,
    {
      by,
      merchant,
      foundBy,
      found,
      at,
    }: {
      readonly by: By & { readonly isMerchant: boolean };
      /** uid. */
      readonly merchant: string;
      readonly foundBy: FoundBy;
      /** Everybody who matches the name, email or phone. */
      readonly found: readonly Candidate[];
      /** UTC, ISO 8601. */
      readonly at: string;
    },
  ): InviteDecision {
    if (state) return refuse('already-sent', 'This invite was sent already.');
    if (!by.isAdmin && !(by.isMerchant && by.uid === merchant))
      return refuse('not-allowed', 'Only merchants can invite clients.');
    const [person, ...others] = found;
    if (!person)
      // The same message whether or not there is an account: an unconfirmed address may be somebody else's.
      return refuse(
        'not-found',
        'Nobody was found. Check the spelling. If they have an account, ask them to confirm their email address or phone number in their profile. If they have none, register them as a new client.',
      );
    if (others.length > 0)
      return refuse('ambiguous', 'More than one person was found. Use their user name or email instead.');
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
  },

  /** `assignedMerchant`: uid of the merchant whose client the person already is. */
  AcceptInvite: settle(
    isInvited,
    onlyInvited,
    ({ assignedMerchant }: Answer & { readonly assignedMerchant: string | null }) =>
      assignedMerchant === null
        ? [inviteFact.InviteAccepted({})]
        : refuse('has-merchant', 'You are another merchant’s client. End that first, then accept.'),
  ),

  DeclineInvite: settle(isInvited, onlyInvited, () => [inviteFact.InviteDeclined({})]),

  WithdrawInvite: settle(
    ({ merchant }, { uid, isAdmin }) => isAdmin || uid === merchant,
    onlyMerchant,
    () => [inviteFact.InviteWithdrawn({})],
  ),

  /** By the server itself, once the time is over. */
  ExpireInvite(state: InviteState, { at }: { readonly at: string }): InviteDecision {
    if (!state) return noInvite;
    if (state.status !== 'pending') return statusRefusals[state.status];
    return isOver(state, at)
      ? [inviteFact.InviteExpired({})]
      : refuse('not-expired', 'This invite can still be answered.');
  },

  EndRelation(state: InviteState, { by }: { readonly by: By }): InviteDecision {
    if (!state) return noInvite;
    if (!by.isAdmin && by.uid !== state.merchant && by.uid !== state.client) return onlyParties;
    if (state.status !== 'accepted') return statusRefusals[state.status];
    return [inviteFact.RelationEnded({ by: enderOf(state, by) })];
  },
};

export type InviteCommand = CommandOf<typeof rules>;

export const inviteDecider: Decider<InviteState, InviteCommand, InviteFact, InviteRefusal> = {
  projection: inviteProjection,
  decide: decideBy(rules),
};
